// Records that are opened and searched for in the browser, spread over all data.
import type pg from 'pg'

const most = 30

export async function examples(pool: pg.Pool): Promise<{ objects: number[]; words: string[] }> {
  const objects = await pool.query<{ id: number }>(
    `SELECT "id" FROM "object" WHERE "deletedOn" IS NULL AND "title" IS NOT NULL ORDER BY md5("id"::text) LIMIT $1`,
    [most],
  )
  const people = await pool.query<{ lastName: string }>(
    `SELECT "lastName" FROM "account" TABLESAMPLE SYSTEM (0.01) REPEATABLE (1)
     WHERE "deletedOn" IS NULL AND length("lastName") > 6 LIMIT $1`,
    [most],
  )
  return {
    objects: objects.rows.map(({ id }) => id),
    words: people.rows.map(({ lastName }) => lastName.slice(0, 6)),
  }
}
