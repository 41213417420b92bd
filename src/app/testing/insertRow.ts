import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Inserts a row without any checks of the application; returns its id. */
export async function insertRow(db: Db, table: string, values: object): Promise<number> {
  const names = Object.keys(values)
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    VALUES (${sql.join(Object.values(values))}) RETURNING "id"`.execute(db)
  return rows[0]!.id
}
