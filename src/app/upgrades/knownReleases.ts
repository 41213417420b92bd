// Decides whether this release may serve a database that a newer one has upgraded.
import type pg from 'pg'

/**
 * The oldest release whose servers still work on the tables of this one, while servers are replaced one by one or after
 * a rollback. Raise it with a migration that removes or changes what an earlier release uses.
 */
export const servesBeside = '0.2.0'

type ServedRelease = { version: string; servesBeside: string }

const isNewer = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) > 0

/**
 * The message for the release `own` on a database that the releases `known` have served; throws if it must not serve
 * it.
 */
export function mayServe(own: string, known: readonly ServedRelease[]): string | null {
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

/** Call before the database is migrated. Throws one line if this release must not serve it. */
export async function guardRelease(
  pool: pg.Pool,
  own: string,
  say: (line: string) => void,
): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string | null }>(
    `SELECT to_regclass('"release"') AS "name"`,
  )
  if (!tables[0]?.name) return
  const { rows } = await pool.query<ServedRelease>(
    'SELECT "version", "servesBeside" FROM "release"',
  )
  const line = mayServe(own, rows)
  if (line) say(line)
}

/** Call after the database is migrated. */
export const noteRelease = (pool: pg.Pool, own: string): Promise<unknown> =>
  pool.query(
    `INSERT INTO "release" ("version", "servesBeside") VALUES ($1, $2)
     ON CONFLICT ("version") DO UPDATE SET "servesBeside" = $2 WHERE "release"."servesBeside" <> $2`,
    [own, servesBeside],
  )
