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
  /** The table or view that it belongs to, or null. */
  table: string | null
  /** Key of the object with which it is dropped, such as `column account.fax`. */
  parent: string | null
  definition: string
  /** Such as `disabled` or `invalid`; null if in order. */
  state: string | null
  /** SQL that creates it; null if lost rows could not be restored. */
  make: string | null
  /** SQL that drops it before it is created differently; null if `make` replaces it. */
  drop: string | null
  /** The rule that rows must satisfy. */
  rule: RowRule | null
}

/** Expressions are SQL over the columns of the table. */
export type RowRule = { table: string } & (
  | { type: 'check'; check: string }
  | { type: 'distinct'; parts: string[]; operators: string[]; where: string | null }
  | { type: 'reference'; columns: string[]; to: string; toColumns: string[] }
)

/**
 * The name of the schema in which this release's objects are created and read, within a transaction that is rolled
 * back.
 */
export const releaseSchema = 'estia_release'

export const keyOf = ({ kind, table, name }: Pick<SchemaObject, 'kind' | 'table' | 'name'>) =>
  `${kind} ${table === null ? '' : `${table}.`}${name}`
