import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Diff } from '#kit/db/diff.ts'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { accountFields } from './accountFields.contract.ts'
import type { MovedReferences } from './merge/movedReferences.ts'

/** A generated column: read, never written. */
type GeneratedText = ColumnType<string, never, never>

export type AccountTables = {
  account: ColumnsOf<typeof accountFields> &
    StampColumns & {
      role: string | null
      isClientDate: Generated<string | null>
      isOwnerDate: Generated<string | null>
      mergedIntoId: number | null
      erasedOn: string | null
      hasNotClosedLead: Generated<boolean>
      firstNumber: Generated<string>
      firstOwnedNumber: Generated<string>
      name: GeneratedText
      searchName: GeneratedText
      searchLastName: GeneratedText
      searchPhone: GeneratedText
      searchEmail: GeneratedText
    }
  accountMerge: {
    id: Generated<number>
    keptId: number
    duplicateId: number
    mergedOn: Generated<string>
    mergedById: number | null
    fields: JSONColumnType<Diff>
    moved: JSONColumnType<MovedReferences>
    undoneOn: string | null
    undoneById: number | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends AccountTables {}
}
