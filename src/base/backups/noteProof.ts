// What is noted of the database with a backup, so that its restored copy can be compared.
import type pg from 'pg'

export type Noted = {
  /** The name of the moment that is restored for the proof. */
  point: string
  /** No write was under way at that moment: counts and rows must be the same to the last. */
  isExact: boolean
  /** Rows of each table. */
  counts: Record<string, number>
  /** Some rows of each table, and their sums. */
  rows: Record<string, Record<string, string>>
}

/** How often a moment without a write is tried. */
const tries = 100
const rowsInAll = 1000

/**
 * The counts are those of one snapshot, and the restore point is set right after it. When no transaction ended between the two,
 * and none was about to, the restored copy must be the same.
 */
export async function noteProof(client: pg.Client, another: pg.Client): Promise<Noted> {
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

/** `xmin:xmax:` and the transactions under way. */
async function snapshotOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>(
    'SELECT pg_current_snapshot()::text AS "snapshot"',
  )
  return rows[0]!.snapshot
}

type Table = { name: string; hasId: boolean }

async function readState(client: pg.Client): Promise<Pick<Noted, 'counts' | 'rows'>> {
  const { rows: tables } = await client.query<Table>(`
    SELECT c.relname AS "name", EXISTS (
        SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'id'
          AND a.atttypid = 'int4'::regtype AND NOT a.attisdropped) AS "hasId"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
    ORDER BY 1`)
  const counts: Noted['counts'] = {}
  const rows: Noted['rows'] = {}
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

/** Of the rows whose numbers the query returns. */
async function sumsOf(client: pg.Client, table: string, ids: string, param: number | string[]) {
  const { rows } = await client.query<{ id: number; sum: string }>(
    `SELECT t."id", md5(t::text) AS "sum" FROM public."${table}" t WHERE t."id" IN (${ids})`,
    [param],
  )
  return Object.fromEntries(rows.map(({ id, sum }) => [id, sum]))
}

/** Names what differs in a restored copy, at most a few of each kind. */
export async function compareNoted(client: pg.Client, noted: Noted): Promise<string[]> {
  const differing: string[] = []
  for (const [table, count] of Object.entries(noted.counts)) {
    const found = await countRows(client, table)
    // Of a copy that is not exact, a few writes are later or earlier.
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
