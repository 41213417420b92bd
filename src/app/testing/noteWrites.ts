// Records every committed write to a table, for tests of calls that must not write anything.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** By table, a condition on the rows (`NEW`) whose inserts and updates count. */
type Counted = Record<string, RawBuilder<SqlBool>>

/** Returns a function that returns the tables written since its last call. */
export async function noteWrites(
  db: Db,
  tables: readonly string[],
  counted: Counted = {},
): Promise<() => Promise<string[]>> {
  await sql`CREATE SCHEMA "noted"`.execute(db)
  await sql`CREATE TABLE "noted"."write" ("table" text)`.execute(db)
  await sql`
    CREATE FUNCTION "noted"."note"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO "noted"."write" VALUES (TG_TABLE_NAME); RETURN NULL; END $$`.execute(db)
  for (const table of tables) {
    const note = (name: string, verbs: string, when = sql``) => sql`
      CREATE TRIGGER ${sql.id(name)} AFTER ${sql.raw(verbs)} ON ${sql.table(table)} FOR EACH ROW ${when}
      EXECUTE FUNCTION "noted"."note"()`
    const condition = counted[table]
    await note('noteWritten', 'INSERT OR UPDATE', condition && sql`WHEN (${condition})`).execute(db)
    await note('noteDeleted', 'DELETE').execute(db)
  }
  return async () => {
    const { rows } = await sql<{
      table: string
    }>`DELETE FROM "noted"."write" RETURNING "table"`.execute(db)
    return [...new Set(rows.map(({ table }) => table))].sort()
  }
}

/** All tables except these. */
export async function tablesBut(db: Db, ...names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS "name" FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !names.includes(name))
}
