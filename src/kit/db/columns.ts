// Types of table columns that come from fields and stamps.
import type { Generated } from 'kysely'
import type { Fields, ValueOf } from '../fields/kinds.ts'

/** The columns of an entity's fields; flags and lists of flags have a default in the database. */
export type ColumnsOf<F extends Fields> = {
  -readonly [K in keyof F]: ValueOf<F[K]> extends boolean | number[]
    ? Generated<ValueOf<F[K]>>
    : ValueOf<F[K]>
}

export type StampColumns = {
  id: Generated<number>
  version: Generated<number>
  createdOn: Generated<string>
  createdById: number | null
  modifiedOn: Generated<string>
  modifiedById: number | null
  deletedOn: string | null
  deletedById: number | null
}
