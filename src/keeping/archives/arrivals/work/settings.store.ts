// Agency-wide settings: those of the archive replace the existing ones, which are stored for an undo.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { SettingsBefore } from '../arrivals.tables.ts'
import type { Row } from '../contents/readLines.ts'

/** The rows of a settings table, and their digest. */
export async function readSettings(
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

/** Replaces the existing rows by these. */
export async function replaceSettings(
  tx: Db,
  { table, columns }: { table: string; columns: readonly string[] },
  rows: readonly unknown[],
): Promise<void> {
  // An archive never lifts a rule that requires a second factor.
  if (table !== 'secondFactorRule') await sql`DELETE FROM ${sql.table(table)}`.execute(tx)
  if (columns.length === 0) return
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`
    INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT DO NOTHING
  `.execute(tx)
  if (table === 'rule') await skipUsedNumbers(tx, table)
}

/** New rows get ids above those that came, and above all that were ever used here. */
const skipUsedNumbers = (tx: Db, table: string) =>
  sql`
  SELECT setval("ids", greatest(nextval("ids"), (SELECT max("id") FROM ${sql.table(table)})))
  FROM (SELECT pg_get_serial_sequence(${`"${table}"`}, 'id')::regclass AS "ids") AS "sequence"
`.execute(tx)

/** Stores the old settings and a digest of the new ones. Call once all settings are final. */
export async function noteSettings(
  tx: Db,
  arrivalId: number,
  before: ReadonlyMap<string, readonly unknown[]>,
): Promise<void> {
  const settings: SettingsBefore = {}
  for (const [table, rows] of before)
    settings[table] = { before: [...rows], digest: (await readSettings(tx, table)).digest }
  await sql`UPDATE "arrival" SET "settings" = ${JSON.stringify(settings)}::jsonb WHERE "id" = ${arrivalId}`.execute(
    tx,
  )
}

/** Restores the settings from before the import. */
export async function restoreSettings(
  tx: Db,
  table: string,
  rows: readonly unknown[],
): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)}`.execute(tx)
  const columns = Object.keys((rows[0] ?? {}) as Row)
  await replaceSettings(tx, { table, columns }, rows)
}

/** Raises the counter by which servers notice changed texts. */
export const announceChangedTexts = (tx: Db) =>
  sql`UPDATE ${sql.table('localizationRevision')} SET "revision" = "revision" + 1`.execute(tx)
