import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { dealFields } from './dealFields.contract.ts'
import type { dealRelations } from '#base/settings/knownOptions.contract.ts'

/** Maintained by the database from other columns and rows; never written. */
type Computed<T> = ColumnType<T, never, never>

export type DealTables = {
  deal: ColumnsOf<typeof dealFields> &
    StampColumns &
    Record<`${keyof typeof dealRelations | 'assigned'}Names`, Computed<string | null>> & {
      assignedIds: Computed<number[]>
      objectNumber: Computed<string | null>
      searchLastNames: Computed<string | null>
    }
  dealAccount: {
    id: Generated<number>
    dealId: number
    accountId: number
    relation: number | null
    position: number
  }
  dealShare: {
    id: Generated<number>
    dealId: number
    accountId: number
    percent: number | null
    amount: number | null
    paidOn: string | null
    position: number
  }
  dealFollowUp: {
    id: Generated<number>
    dealId: number
    step: string
    changed: unknown
    doneOn: Generated<string>
    doneById: number | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends DealTables {}
}
