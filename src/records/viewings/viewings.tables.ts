import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { viewingFields } from './viewingFields.contract.ts'

/** Maintained by the database from other columns and rows; never written. */
type Computed<T> = ColumnType<T, never, never>

export type ViewingTables = {
  viewing: ColumnsOf<typeof viewingFields> &
    StampColumns & {
      viewingNumber: Computed<string>
      leadName: Computed<string | null>
      assignedNames: Computed<string | null>
      assignedIds: Computed<number[]>
      objectNumbers: Computed<string | null>
      /** 0 while none of its objects has a result. */
      result: Computed<number>
    }
  viewingResult: {
    viewingId: Generated<number>
    objectId: number
    position: number
    result: number | null
    offer: number | null
    offeredOn: string | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ViewingTables {}
}
