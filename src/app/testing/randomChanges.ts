// Random changes of the source tables of derived values, realistic or not.
import fc from 'fast-check'
import type pg from 'pg'
import type { KeptValue } from '#kit/db/kept/kept.ts'

export type Table = {
  name: string
  key: readonly string[]
  /** Columns that a change may set: not generated, not derived, and not a single-column key. */
  columns: readonly string[]
  /** The columns that a trigger mentions; all if none does. */
  watched: readonly string[]
}

/** Each number selects, modulo the count, a column or a row. `source` is the row whose value is copied. */
export type Change = {
  table: string
  what: 'update' | 'insert' | 'remove'
  column: number
  isWatched: boolean
  row: number
  source: number
  value: 'other' | 'null' | 'now'
}

/** Tables that only triggers write. */
const derived = new Set(['transactionSum'])
/** Columns that never change after the insert. */
const untouched = new Set(['version', 'createdById', 'mergedIntoId'])
/** Tables of which only these columns ever change. */
const only: Readonly<Record<string, readonly string[]>> = { selectOption: ['position'] }

/** The tables that the triggers of these values watch. */
export async function sourceTables(db: pg.Pool, values: readonly KeptValue[]): Promise<Table[]> {
  const triggers = values.flatMap((value) => [...value.triggers])
  const names = [...new Set(triggers.map(({ table }) => table))].filter(
    (name) => !derived.has(name),
  )
  const kept = new Set(
    values.flatMap(({ stored }) =>
      stored.flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`)),
    ),
  )
  return Promise.all(
    names.map(async (name) => {
      const { rows } = await db.query<{ column: string; isKey: boolean; isGenerated: boolean }>(
        `SELECT a.attname AS "column", coalesce(a.attnum = ANY (i.indkey), false) AS "isKey", a.attgenerated <> '' AS "isGenerated"
         FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
         WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
        [`"${name}"`],
      )
      const key = rows.filter(({ isKey }) => isKey).map(({ column }) => column)
      const columns = rows
        .filter(({ isKey, isGenerated }) => !isGenerated && (!isKey || key.length > 1))
        .map(({ column }) => column)
        .filter((column) => only[name]?.includes(column) ?? !untouched.has(column))
        .filter((column) => !kept.has(`${name}.${column}`))
      const texts = triggers
        .filter(({ table }) => table === name)
        .map((each) => ('fires' in each ? `${each.fires} ${each.when ?? ''}` : ''))
        .join(' ')
      const watched = columns.filter((column) => texts.includes(`"${column}"`))
      return { name, key, columns, watched: watched.length > 0 ? watched : columns }
    }),
  )
}

export const anyChange = (tables: readonly Table[]): fc.Arbitrary<Change> =>
  fc.record({
    table: fc.constantFrom(...tables.map(({ name }) => name)),
    what: fc.constantFrom('update', 'update', 'update', 'insert', 'remove'),
    column: fc.nat(1000),
    isWatched: fc.boolean(),
    row: fc.nat(1000),
    source: fc.nat(1000),
    value: fc.constantFrom('other', 'other', 'null', 'now'),
  })

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

/** The key of the row with this number, modulo the number of rows. */
const keyOf = ({ name, key }: Table, number: number) => `
  (SELECT ${list(key)} FROM "${name}" ORDER BY ${list(key)}
  OFFSET ${number} % (SELECT greatest(count(*), 1) FROM "${name}") LIMIT 1)`

/** The SQL statement of a change. It may violate a constraint. */
export function statementOf(table: Table, change: Change): string {
  const { name, key, columns, watched } = table
  const among = change.isWatched ? watched : columns
  const column = among[change.column % among.length]!
  const which = `(${list(key)}) = ${keyOf(table, change.row)}`
  if (only[name])
    return `UPDATE "${name}" SET "${column}" = ${valueOf(table, column, change)} WHERE ${which}`
  if (change.what === 'remove') return `DELETE FROM "${name}" WHERE ${which}`
  const value = valueOf(table, column, change)
  if (change.what === 'update') return `UPDATE "${name}" SET "${column}" = ${value} WHERE ${which}`
  const copied = columns.map((each) => (each === column ? value : `"${each}"`))
  return `INSERT INTO "${name}" (${list(columns)}) SELECT ${copied.join(', ')} FROM "${name}" WHERE ${which}`
}

function valueOf(table: Table, column: string, { source, value }: Change): string {
  if (value === 'null') return 'NULL'
  if (value === 'now' && column.endsWith('On')) return 'now()'
  return `(SELECT "${column}" FROM "${table.name}" WHERE (${list(table.key)}) = ${keyOf(table, source)})`
}
