import type { ColumnType } from 'kysely'
import type { StampColumns } from '#kit/db/columns.ts'

/** Made by the database from other columns; never written. */
type Made<T> = ColumnType<T, never, never>

export type DocumentTables = {
  document: StampColumns & {
    name: string
    description: string | null
    descriptionBegin: Made<string | null>
    searchText: Made<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends DocumentTables {}
}
