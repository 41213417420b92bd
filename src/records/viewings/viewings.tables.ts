import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { viewingFields } from './viewingFields.contract.ts'

/** Derived by the database; never written. */
type Made<T> = ColumnType<T, never, never>

export type ViewingTables = {
  viewing: ColumnsOf<typeof viewingFields> &
    StampColumns & {
      viewingNumber: Made<string>
      leadName: Made<string | null>
      assignedNames: Made<string | null>
      objectNumbers: Made<string | null>
      /** 0 if none of its objects has a result. */
      result: Made<number>
    }
  viewingResult: {
    viewingId: Generated<number>
    objectId: number
    position: number
    result: number | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ViewingTables {}
}
