// Whether this release may serve a database in which a newer one has worked.
import type pg from 'pg'

/**
 * The oldest release whose servers still work on the tables of this one: beside it while servers are replaced, or after going
 * back to it. Raise it with a migration that takes away or changes what an earlier release uses.
 */
export const servesBeside = '0.2.0'

type Known = { version: string; servesBeside: string }

const isNewer = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) > 0

/** What to say before the release `own` serves a database that those of `known` have served; throws when it must not. */
export function mayServe(own: string, known: readonly Known[]): string | null {
  const newest = known
    .filter(({ version }) => isNewer(version, own))
    .toSorted((one, other) => (isNewer(one.version, other.version) ? 1 : -1))
    .at(-1)
  if (!newest) return null
  const { version, servesBeside: oldest } = newest
  if (isNewer(oldest, own))
    throw new Error(
      `This database was upgraded by Estia ${version}, whose tables only Estia ${oldest} and newer can work with; this is Estia ${own}. Install ${version} again, or restore the backup from before the upgrade (docs/operations/releases.md). Nothing was changed.`,
    )
  return `This database was upgraded by Estia ${version}. Estia ${own} serves it, and changes nothing of its tables; install ${version} again when you can`
}

/** To be called before the database is migrated. Throws one line when this release must not serve it. */
export async function guardRelease(
  pool: pg.Pool,
  own: string,
  say: (line: string) => void,
): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string | null }>(
    `SELECT to_regclass('"release"') AS "name"`,
  )
  if (!tables[0]?.name) return
  const { rows } = await pool.query<Known>('SELECT "version", "servesBeside" FROM "release"')
  const line = mayServe(own, rows)
  if (line) say(line)
}

/** To be called once the database is migrated. */
export const noteRelease = (pool: pg.Pool, own: string): Promise<unknown> =>
  pool.query(
    `INSERT INTO "release" ("version", "servesBeside") VALUES ($1, $2)
     ON CONFLICT ("version") DO UPDATE SET "servesBeside" = $2 WHERE "release"."servesBeside" <> $2`,
    [own, servesBeside],
  )
