// Derived values, called "kept" in code: columns and tables that triggers derive from others, so that lists can sort
// and filter by them. Each is declared once, in its feature's `….kept.ts`. The migrator makes the triggers from the
// declaration, and `estia doctor` and a property test compare what is stored with the SQL that computes it from
// scratch.

export type KeptValue = {
  /** Unique, such as 'openLeads'. Its triggers carry it as a comment. */
  name: string
  /** Printed by the doctor: 'whether an account has an open lead'. */
  what: string
  /** Grows with every change of the triggers, as that of a function file does. */
  version: number
  /** Files that must be applied first: those of the functions that its triggers call. */
  requires: readonly string[]
  stored: readonly StoredValue[]
} & (
  | { triggers: readonly KeptTrigger[] }
  /** SQL that makes the named triggers, where their text depends on rows of the database. */
  | { triggers: readonly TriggerName[]; madeBy: string }
)

export type TriggerName = { name: string; table: string }

export type KeptTrigger = TriggerName & {
  /** 'AFTER INSERT OR UPDATE OF "stage"' */
  fires: string
  each: 'ROW' | 'STATEMENT'
  /** Names of the transition tables of a statement: `{ new: 'moved' }`. */
  tables?: { old?: string; new?: string }
  when?: string
  /** Name of the trigger function. */
  calls: string
}

/** One table in which a derived value is stored. Conditions are the end of an SQL condition: 'BETWEEN 1 AND 5000'. */
export type StoredValue = {
  table: string
  /** The table whose "id" the first key column holds; null when the value is not compared in batches of ids. */
  of: string | null
  /** Columns that identify a row. */
  key: readonly string[]
  columns: readonly string[]
  /** A SELECT that computes key and columns from the sources, for the rows whose first key column meets the condition. */
  fresh: (ids: string) => string
  /** A SELECT of key and columns as they are stored; without it, of all rows that meet the condition. */
  current?: (ids: string) => string
  /**
   * For columns that need not be equal: SQL that says whether the column of the rows `s` (stored) and `f` (fresh)
   * agrees.
   */
  agrees?: Readonly<Record<string, string>>
  /**
   * SQL that writes the fresh values for an array of first keys, such as 'ARRAY[1, 2]'. It takes its locks first,
   * because every statement of it sees what was committed before that statement began.
   */
  mend: (ids: string) => string
}

const named = (names: readonly string[], alias: string) =>
  names.map((name) => `${alias}."${name}"`).join(', ')

/** A `mend` for derived columns of ordinary rows: takes the locks, then updates the rows that differ. */
export const updateFresh =
  ({ table, key, columns, fresh }: Omit<StoredValue, 'mend'>, locks: (ids: string) => string) =>
  (ids: string): string =>
    `${locks(ids)};
    UPDATE "${table}" t SET ${columns.map((name) => `"${name}" = f."${name}"`).join(', ')}
    FROM (${fresh(`= ANY (${ids})`)}) f
    WHERE t."${key[0]}" = f."${key[0]}" AND (${named(columns, 't')}) IS DISTINCT FROM (${named(columns, 'f')})`

/** Locks rows of a table, in the order of their ids, against everything but reading and new references. */
export const lockRows =
  (table: string) =>
  (ids: string): string =>
    `SELECT FROM "${table}" WHERE "id" = ANY (${ids}) ORDER BY "id" FOR NO KEY UPDATE`

/**
 * The totals of a table's lists (keepTotals.sql). Its version grows when a list or an order of the table is added to
 * "keptList" or "keptOrder".
 */
export function totalsOf(table: string, version: number): KeptValue {
  const lists = `SELECT "list" FROM "keptList" WHERE "table" = '${table}'`
  return {
    name: `${table}Totals`,
    what: `how many rows the lists of "${table}" have`,
    version,
    requires: ['keepTotals.sql'],
    triggers: ['totalsAdded', 'totalsRemoved', 'totalsChanged'].map((name) => ({ name, table })),
    madeBy: `SELECT "keepTotals"('${table}')`,
    stored: [
      {
        table: 'listChange',
        of: null,
        key: ['list', 'sort', 'group'],
        columns: ['rows'],
        current: () => `
          SELECT "list", "sort", "group", sum("rows")::bigint AS "rows"
          FROM "listChange" WHERE "list" IN (${lists}) GROUP BY 1, 2, 3 HAVING sum("rows") <> 0`,
        fresh: () => `SELECT * FROM "countTotals"('${table}')`,
        mend: () => `SELECT "keepTotals"('${table}')`,
      },
    ],
  }
}
