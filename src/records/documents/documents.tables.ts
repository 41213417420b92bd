import type { ColumnType } from 'kysely'
import type { StampColumns } from '#kit/db/columns.ts'

/** Maintained by the database from other columns; never written. */
type Computed<T> = ColumnType<T, never, never>

export type DocumentTables = {
  document: StampColumns & {
    name: string
    description: string | null
    descriptionBegin: Computed<string | null>
    searchText: Computed<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends DocumentTables {}
}
