// Notes every row that is written and stays, by whichever way: for tests of what must write nothing.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Of a table, the rows (`NEW`) whose being added or changed counts. */
type Counted = Record<string, RawBuilder<SqlBool>>

/** Answers what names the tables that were written since it was last called. */
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

/** All tables but these. */
export async function tablesBut(db: Db, ...names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS "name" FROM pg_tables WHERE schemaname = 'public'`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !names.includes(name))
}
