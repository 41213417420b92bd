// Settings of the agency as a whole: those of the archive take the place of those here, which are kept for taking it back.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { SettingsBefore } from '../arrivals.tables.ts'
import type { Row } from '../contents/readLines.ts'

/** What a table of settings holds, and a digest of it. */
export async function settingsNow(
  tx: Db,
  table: string,
): Promise<{ rows: unknown[]; digest: string }> {
  const { rows } = await sql<{ rows: unknown[]; digest: string }>`
    SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') AS "rows",
      md5(coalesce(string_agg(to_jsonb(t)::text, ',' ORDER BY to_jsonb(t)::text), '')) AS "digest"
    FROM ${sql.table(table)} t
  `.execute(tx)
  return rows[0]!
}

/** These rows instead of those here. */
export async function replaceSettings(
  tx: Db,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly unknown[],
): Promise<void> {
  // A rule that asks for a second factor is never lifted by an archive.
  if (table !== 'secondFactorRule') await sql`DELETE FROM ${sql.table(table)}`.execute(tx)
  if (columns.length === 0) return
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`
    INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING
  `.execute(tx)
}

/** Noted once they are settled. */
export async function noteSettings(
  tx: Db,
  arrivalId: number,
  before: ReadonlyMap<string, readonly unknown[]>,
): Promise<void> {
  const settings: SettingsBefore = {}
  for (const [table, rows] of before)
    settings[table] = { before: [...rows], digest: (await settingsNow(tx, table)).digest }
  await sql`UPDATE "arrival" SET "settings" = ${JSON.stringify(settings)}::jsonb WHERE "id" = ${arrivalId}`.execute(
    tx,
  )
}

/** Puts back what was here before. */
export async function restoreSettings(
  tx: Db,
  table: string,
  rows: readonly unknown[],
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)}`.execute(tx)
  const columns = Object.keys((rows[0] ?? {}) as Row)
  await replaceSettings(tx, { table, columns }, rows)
}

/** Servers look at the counter for changed texts. */
export const tellOfTexts = (tx: Db) =>
  sql`UPDATE ${sql.table('localizationRevision')} SET "revision" = "revision" + 1`.execute(tx)
