// Sums up what a database holds, so that two of them can be compared.
import pg from 'pg'

/** A hash of the rows of each table of the schema `public`, whatever their order, and the state of each sequence. */
export async function readContents(db: pg.Pool | pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; kind: string }>(`
    SELECT relname::text AS "name", relkind::text AS "kind" FROM pg_class
    WHERE relkind IN ('r', 'S') AND relnamespace = 'public'::regnamespace ORDER BY 1`)
  const all: Record<string, string> = {}
  for (const { name, kind } of rows) {
    const found = await db.query<{ sum: string }>(
      kind === 'S'
        ? `SELECT concat_ws(' ', last_value, is_called) AS "sum" FROM ${pg.escapeIdentifier(name)}`
        : `SELECT concat_ws(' ', count(*), md5(string_agg(md5(t::text), '' ORDER BY md5(t::text)))) AS "sum" FROM ${pg.escapeIdentifier(name)} t`,
    )
    all[name] = found.rows[0]!.sum
  }
  return all
}
