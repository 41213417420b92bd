// What a database schema is made of, as comparable descriptions.

export type SchemaKind =
  | 'table'
  | 'view'
  | 'sequence'
  | 'type'
  | 'collation'
  | 'column'
  | 'nullability'
  | 'default'
  | 'constraint'
  | 'index'
  | 'trigger'
  | 'function'
  | 'statistics'
  | 'rule'
  | 'policy'

export type SchemaObject = {
  kind: SchemaKind
  name: string
  /** The table or view that it stands on; null when it stands alone. */
  table: string | null
  /** Key of what it vanishes with, such as `column account.fax`. */
  parent: string | null
  definition: string
  /** Such as `disabled` or `invalid`; null: in order. */
  state: string | null
  /** SQL that makes it; null where that would need rows that are lost. */
  make: string | null
  /** SQL that removes it, before it is made in another way; null where `make` replaces it. */
  drop: string | null
  /** What rows must meet. */
  rule: RowRule | null
}

/** Expressions are SQL over the columns of the table. */
export type RowRule = { table: string } & (
  | { type: 'check'; check: string }
  | { type: 'distinct'; parts: string[]; operators: string[]; where: string | null }
  | { type: 'reference'; columns: string[]; to: string; toColumns: string[] }
)

/** The schema in which what a release makes is built and read, within a transaction that is rolled back. */
export const releaseSchema = 'estia_release'

export const keyOf = ({ kind, table, name }: Pick<SchemaObject, 'kind' | 'table' | 'name'>) =>
  `${kind} ${table === null ? '' : `${table}.`}${name}`
