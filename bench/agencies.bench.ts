// How many agencies fit on one PostgreSQL, with a database each: node scripts/runScript.mjs bench/agencies.bench.ts [how many]. Takes
// some 20 MB of disk for each, in BENCH_DIR or a temporary folder.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { keptValues } from '#app/features.ts'
import { startServer } from './startProcess.ts'

const agencies = Number(process.argv[2] ?? 1000)
const root = join(import.meta.dirname, '..')
const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'agencies-'))
// PostgreSQL may run as another user, who must be able to pass through.
chmodSync(dataDir, 0o711)
const say = (line: string) => console.log(line)
const seconds = (since: number) => (performance.now() - since) / 1000
const nameOf = (index: number) => `agency_${index}`

// Without durability: making so many databases would only wait for the disk.
const embedded = await startEmbedded({ dataDir, log: () => {}, durable: false })
const to = (database: string) => ({ ...embedded.connection, database })
const admin = new pg.Client(embedded.superuser)
const numberOf = async (query: string) =>
  Number((await admin.query<{ value: string }>(query)).rows[0]!.value)

/** Runs `work` for each agency, `atOnce` of them at a time; resolves to seconds. */
async function forEach(atOnce: number, work: (index: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  let next = 0
  const worker = async () => {
    while (next < agencies) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return seconds(started)
}

/** Memory of PostgreSQL's processes in MB: private memory, plus each one's share of common memory (PSS). */
function memoryOfPostgres(): number {
  const found = execFileSync('pgrep', ['-P', String(embedded.pid())], { encoding: 'utf8' })
  const pids = [embedded.pid(), ...found.trim().split('\n').map(Number)]
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]),
  )
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024)
}

async function makeThem(): Promise<void> {
  const { pool, close } = openDatabase(embedded.connection, { max: 1 })
  await migrate(pool, root, keptValues, () => {})
  await close()
  const size = await numberOf(`SELECT pg_database_size('${embedded.connection.database}') AS value`)
  say(`- an empty agency has ${(size / 1e6).toFixed(1)} MB`)
  const { user, database } = embedded.connection
  const took = await forEach(1, async (index) => {
    await admin.query(
      `CREATE DATABASE ${nameOf(index)} OWNER ${user} TEMPLATE ${database} STRATEGY FILE_COPY`,
    )
  })
  say(`- to make ${agencies} of them: ${took.toFixed(0)} s`)
}

async function upgradeThem(): Promise<void> {
  const each = (work: (pool: pg.Pool) => Promise<unknown>) => async (index: number) => {
    const { pool, close } = openDatabase(to(nameOf(index)), { max: 1 })
    await work(pool)
    await close()
  }
  const look = each((pool) => migrate(pool, root, keptValues, () => {}))
  say(`- to find nothing to upgrade, four at a time: ${(await forEach(4, look)).toFixed(0)} s`)
  const change = each((pool) => pool.query('ALTER TABLE "account" ADD COLUMN "bench" text'))
  say(`- to add a column in each, four at a time: ${(await forEach(4, change)).toFixed(0)} s`)
}

/** Everyday requests, which fill PostgreSQL's caches of tables, indexes and functions. */
const page = `
  SELECT a."id", a."name", o."referenceNumber" FROM "account" a
  LEFT JOIN "objectAccount" l ON l."accountId" = a."id" LEFT JOIN "object" o ON o."id" = l."objectId"
  LEFT JOIN "lead" d ON d."accountId" = a."id" LEFT JOIN "place" p ON p."id" = o."locationId"
  ORDER BY a."createdOn" DESC, a."id" DESC LIMIT 20`

async function connections(): Promise<void> {
  const before = memoryOfPostgres()
  const clients = await Promise.all(
    Array.from({ length: 80 }, async (_, index) => {
      const client = new pg.Client(to(nameOf(index % agencies)))
      await client.connect()
      await client.query(page)
      return client
    }),
  )
  const each = (memoryOfPostgres() - before) / clients.length
  say(`- a connection that has worked: ${each.toFixed(1)} MB in PostgreSQL`)
  for (const client of clients) await client.end()
  const took: { fresh: number[]; kept: number[] } = { fresh: [], kept: [] }
  for (let index = 0; index < 200; index++) {
    const client = new pg.Client(to(nameOf(index % agencies)))
    for (const kind of ['fresh', 'kept'] as const) {
      const started = performance.now()
      if (kind === 'fresh') await client.connect()
      await client.query(page)
      took[kind].push(performance.now() - started)
    }
    await client.end()
  }
  const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length / 2]!.toFixed(1)
  say(
    `- the first page over a new connection: ${median(took.fresh)} ms, over one that is kept: ${median(took.kept)} ms`,
  )
}

async function servers(): Promise<void> {
  const started = await Promise.all(
    Array.from({ length: 4 }, (_, index) => startServer(to(nameOf(index)), dataDir)),
  )
  try {
    // Wait until the servers have started and have released unused memory.
    await wait(60_000)
    const open = await numberOf(
      `SELECT count(*) AS value FROM pg_stat_activity WHERE datname LIKE 'agency%'`,
    )
    const commits = `SELECT sum(xact_commit) AS value FROM pg_stat_database WHERE datname LIKE 'agency%'`
    const before = await numberOf(commits)
    await wait(30_000)
    const asked = (await numberOf(commits)) - before
    const memory = started.reduce((sum, { memory: of }) => sum + of().now, 0)
    say(
      `- a server that nobody uses: ${Math.round(memory / started.length)} MB, ${(open / started.length).toFixed(1)} connections, ${(asked / 30 / started.length).toFixed(1)} transactions a second`,
    )
  } finally {
    for (const each of started) each.stop()
    await wait(5_000)
  }
}

await admin.connect()
try {
  await makeThem()
  say(`- PostgreSQL with nobody connected: ${memoryOfPostgres()} MB`)
  await upgradeThem()
  await connections()
  await servers()
  const size = await numberOf(`SELECT sum(pg_database_size(oid)) AS value FROM pg_database`)
  say(`- all databases: ${(size / 1e9).toFixed(1)} GB`)
} finally {
  await admin.end()
  await embedded.stop()
  rmSync(embedded.folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
