import type { Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { CheckedContent } from './checkedContent.ts'
import type { knownClientFields } from './knownClientFields.contract.ts'

export type KnownClientTables = {
  knownClient: ColumnsOf<typeof knownClientFields> &
    StampColumns & {
      dealId: number
      accountId: number
      /** Not 0 for the second file of one person about one deal, after a merge of accounts. */
      twin: Generated<number>
    }
  knownClientOwner: {
    id: Generated<number>
    knownClientId: number
    position: number
    name: string
    percent: number | null
    bornOn: string | null
    taxNumber: string | null
    established: string | null
  }
  knownClientCheck: {
    id: Generated<number>
    knownClientId: number
    checkedOn: Generated<string>
    checkedById: number | null
    content: CheckedContent
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends KnownClientTables {}
}
