import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

const mostRows = 500
const mostLetters = 1_000_000

type Batch = {
  columns: readonly string[]
  which: RawBuilder<unknown>
  order: string
  /** The column whose length is limited. */
  letters: string
}

/** The next rows to work on; fewer if they hold long texts. */
export async function nextBatch<Row>(
  db: Db,
  { columns, which, order, letters }: Batch,
): Promise<Row[]> {
  const length = sql`length(${sql.ref(letters)}::text)`
  const selected = sql.join(columns.map((name) => sql.ref(name)))
  const { rows } = await sql<Row>`
    SELECT ${selected} FROM (
      SELECT *, sum(${length}) OVER (ORDER BY ${sql.ref(order)}) - ${length} AS "lettersBefore" FROM (
        SELECT ${sql.join([...new Set([...columns, order])].map((name) => sql.ref(name)))} FROM "importRow" WHERE ${which} ORDER BY ${sql.ref(order)} LIMIT ${mostRows}
      ) AS "next"
    ) AS "sized" WHERE "lettersBefore" < ${mostLetters} ORDER BY ${sql.ref(order)}
  `.execute(db)
  return rows
}
