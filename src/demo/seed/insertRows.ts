// Bulk-inserts rows of a table.

import { sql, type Transaction } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'

/** One statement per table: the rows are passed as JSON and get their types from the table. */
export async function insertRows(tx: Transaction<Tables>, table: string, rows: readonly object[]) {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(tx)
}

export const continueIds = (tx: Transaction<Tables>, table: string, column = 'id') =>
  sql`SELECT setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), max(${sql.ref(column)}))
    FROM ${sql.table(table)}`.execute(tx)
