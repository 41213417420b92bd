// Time and memory for exporting an agency with [accounts] accounts and a tenth as many objects, importing it elsewhere, and
// undoing the import: node scripts/runScript.mjs bench/archives.bench.ts [accounts]. Uses the PostgreSQL of `npm run bench`
// (BENCH_DIR), with two databases of its own.
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { keptValues } from '#app/features.ts'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { openDatabase } from '#kit/db/open.ts'
import type { ArchiveLine } from '#keeping/archives/archives.contract.ts'
import type { ArrivalLine } from '#keeping/archives/arrivals/arrivals.contract.ts'
import { fill } from './fill.ts'
import { fillDealings } from './fillDealings.ts'
import { fillPayments } from './fillPayments.ts'
import { fillWork } from './fillWork.ts'
import { signIn, startServer } from './startProcess.ts'
import type { Process } from './startProcess.ts'

const accounts = Number(process.argv[2] ?? 100_000)
const dataDir = resolve(process.env['BENCH_DIR'] ?? './data/bench')
const names = ['leaving', 'arriving'] as const
const path = join(dataDir, 'archive.zip')
const say = (line: string) => console.log(line)

const embedded = await startEmbedded({ dataDir, log: () => {} })
const { user } = embedded.connection
await embedded.administer(`ALTER ROLE ${user} CREATEDB`)
await embedded.administer(
  `GRANT pg_checkpoint TO ${user}; GRANT SET ON PARAMETER session_replication_role TO ${user}`,
)
const admin = openDatabase(embedded.connection, { max: 1 })

async function database(name: (typeof names)[number]) {
  await admin.pool.query(`DROP DATABASE IF EXISTS "${name}"`)
  await admin.pool.query(`CREATE DATABASE "${name}"`)
  await rm(join(dataDir, `server-${name}`), { recursive: true, force: true })
  return { ...embedded.connection, database: name }
}

async function fillAgency(connection: typeof embedded.connection) {
  const { pool, close } = openDatabase(connection, { max: 2 })
  await migrate(pool, join(import.meta.dirname, '..'), keptValues, () => {})
  await fill(pool, { accounts, objects: Math.ceil(accounts / 10) }, say)
  await fillDealings(pool, accounts, () => {})
  await fillWork(pool, accounts, () => {})
  await fillPayments(pool, accounts, () => {})
  await close()
}

const asking = (server: Process, token: string) =>
  async function call<Answer>(path_: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData
    const answer = await fetch(`${server.url}/api/archive${path_}`, {
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: isForm ? body : JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path_} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }

async function timed(what: string, server: Process, work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  const { now, most } = server.memory()
  say(
    `${what}: ${((performance.now() - started) / 1000).toFixed(1)} s; server ${now} MB, at most ${most} MB`,
  )
}

/** Polls until the work has ended. */
async function until<T extends { state: string }>(ask: () => Promise<T>, underWay: string[]) {
  for (;;) {
    const seen = await ask()
    if (!underWay.includes(seen.state)) return seen
    await wait(1000)
  }
}

const running: Process[] = []
try {
  const leaving = await database('leaving')
  await fillAgency(leaving)
  const from = await startServer(leaving, dataDir)
  running.push(from)
  const token = await signIn(from)
  const call = asking(from, token)
  const archive = async () => (await call<{ items: ArchiveLine[] }>('/list')).items[0]!
  await timed('exported', from, async () => {
    await call('/add', {})
    await until(archive, ['waiting', 'making'])
  })
  const { id, total } = await archive()
  const answer = await fetch(`${from.url}/api/archive/file/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(path))
  say(`${total} rows and files, ${((await stat(path)).size / 1e6).toFixed(0)} MB`)
  from.stop()

  const to = await startServer(await database('arriving'), dataDir)
  running.push(to)
  const there = asking(to, await signIn(to))
  const arrival = async () => (await there<{ items: ArrivalLine[] }>('/arrivals')).items[0]!
  await timed('brought in', to, async () => {
    const form = new FormData()
    form.append('file', await openAsBlob(path), 'agency.zip')
    await there('/arrival/add', form)
    const seen = await until(arrival, ['waiting', 'working'])
    if (seen.state !== 'done') throw new Error(`It was refused: ${seen.fault}`)
    say(`${seen.rows} rows came`)
  })
  await timed('taken back', to, async () => {
    await there('/arrival/takeBack', { id: (await arrival()).id })
    const seen = await until(arrival, ['leaving'])
    if (seen.state !== 'gone') throw new Error(`It stays: ${seen.fault}`)
  })
} finally {
  for (const server of running) server.stop()
  await wait(3000)
  for (const name of names) await admin.pool.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await rm(path, { force: true })
  await admin.close()
  await embedded.stop()
}
