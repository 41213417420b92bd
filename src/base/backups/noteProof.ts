// Notes facts about the database with a backup, so that its restored copy can be compared.
import type pg from 'pg'

export type RestoreProof = {
  /** The restore point used for the proof. */
  point: string
  /** No write was in progress at the restore point, so counts and rows must match exactly. */
  isExact: boolean
  /** Row counts by table. */
  counts: Record<string, number>
  /** Some rows of each table, with their hashes. */
  rows: Record<string, Record<string, string>>
}

/** How often to try for a moment without writes. */
const tries = 100
const rowsInAll = 1000

/**
 * Takes the counts in one snapshot, and sets the restore point right after it. If no transaction ended in between, and none was
 * about to, the restored copy must match exactly.
 */
export async function recordProof(client: pg.Client, another: pg.Client): Promise<RestoreProof> {
  for (let attempt = 1; ; attempt++) {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ')
    const point = `estia-proof-${attempt}-${process.pid}`
    const before = await snapshotOf(client)
    await client.query('SELECT pg_create_restore_point($1)', [point])
    const after = await snapshotOf(another)
    const isExact = before === after && before.endsWith(':')
    if (isExact || attempt === tries) {
      const noted = { point, isExact, ...(await readState(client)) }
      await client.query('COMMIT')
      return noted
    }
    await client.query('ROLLBACK')
  }
}

/** `xmin:xmax:` and the running transactions. */
async function snapshotOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>(
    'SELECT pg_current_snapshot()::text AS "snapshot"',
  )
  return rows[0]!.snapshot
}

type Table = { name: string; hasId: boolean }

async function readState(client: pg.Client): Promise<Pick<RestoreProof, 'counts' | 'rows'>> {
  const { rows: tables } = await client.query<Table>(`
    SELECT c.relname AS "name", EXISTS (
        SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'id'
          AND a.atttypid = 'int4'::regtype AND NOT a.attisdropped) AS "hasId"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
    ORDER BY 1`)
  const counts: RestoreProof['counts'] = {}
  const rows: RestoreProof['rows'] = {}
  const withId = tables.filter(({ hasId }) => hasId)
  const perTable = Math.ceil(rowsInAll / Math.max(1, withId.length))
  for (const { name, hasId } of tables) {
    counts[name] = await countRows(client, name)
    if (hasId) rows[name] = await sample(client, name, perTable)
  }
  return { counts, rows }
}

async function countRows(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM public."${table}"`)
  return Number(rows[0]!.count)
}

async function sample(client: pg.Client, table: string, count: number) {
  const random = `SELECT (random() * "highest")::int FROM generate_series(1, $1::int),
    (SELECT max("id") AS "highest" FROM public."${table}") m`
  return sumsOf(client, table, random, count)
}

/** Hashes of the rows whose ids the query returns. */
async function sumsOf(client: pg.Client, table: string, ids: string, param: number | string[]) {
  const { rows } = await client.query<{ id: number; sum: string }>(
    `SELECT t."id", md5(t::text) AS "sum" FROM public."${table}" t WHERE t."id" IN (${ids})`,
    [param],
  )
  return Object.fromEntries(rows.map(({ id, sum }) => [id, sum]))
}

/** Lists differences in a restored copy, at most a few of each kind. */
export async function compareProof(client: pg.Client, noted: RestoreProof): Promise<string[]> {
  const differing: string[] = []
  for (const [table, count] of Object.entries(noted.counts)) {
    const found = await countRows(client, table)
    // In a copy that is not exact, a few writes may be missing or extra.
    if (Math.abs(found - count) > (noted.isExact ? 0 : 20 + count / 1000))
      differing.push(`"${table}" has ${found} rows, and had ${count}`)
  }
  for (const [table, sums] of Object.entries(noted.rows)) {
    const found = await sumsOf(client, table, 'SELECT unnest($1::int[])', Object.keys(sums))
    const others = Object.entries(sums).filter(([id, sum]) => found[id] !== sum)
    if (others.length > (noted.isExact ? 0 : 2))
      differing.push(`${others.length} rows of "${table}" differ, such as ${others[0]![0]}`)
  }
  return differing
}
