// `estia dump` and `estia load` as programs: an agency moves from the embedded database to another server and back.
// @module-tag faults
import { execFile, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import type { DatabaseConnection } from '#kit/db/open.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { readCatalogue } from '#kit/testing/catalogue.ts'
import { endedWithTests } from '#kit/testing/childProcesses.ts'
import { readContents } from '#kit/testing/contents.ts'
import { embeddedFolder } from '#kit/testing/embeddedFolder.ts'
import { type EmptyDatabases, emptyDatabases } from '#kit/testing/emptyDatabases.ts'
import { until } from '#kit/testing/eventually.ts'
import { keptValues } from '../features.ts'
import { databaseSettings, endServer, startServer } from '../testing/runningServer.ts'
import { smallWorld } from '../testing/smallWorld.ts'

const root = join(import.meta.dirname, '../../..')
const program = join(root, 'src/app/main.estia.ts')
const here = embeddedFolder()
let databases: EmptyDatabases
/** The folder of the test, with a folder `data` for files. */
let folder: string

beforeAll(async () => {
  databases = await emptyDatabases()
})
afterAll(() => databases.drop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-move-'))
})
afterEach(async () => {
  await databases.close()
  rmSync(folder, { recursive: true, force: true })
})

type Settings = Record<string, string>

function environment(settings: Settings) {
  const env = { ...process.env, NODE_ENV: '', STARTED_IN: folder, DATA_DIR: join(folder, 'data') }
  return { ...env, ...settings }
}

function estia(settings: Settings, ...words: string[]) {
  const options = { env: environment(settings), cwd: root, maxBuffer: 2 ** 28 } as const
  return new Promise<{ code: number; out: Buffer; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [program, ...words],
      { ...options, encoding: 'buffer' },
      (error, out, said) =>
        resolve({
          code: error ? Number(error.code) : 0,
          out,
          said: `${String(said)}${String(out.subarray(0, 5_000))}`,
        }),
    )
  })
}

type NamedConnection = Parameters<typeof databaseSettings>[0]['connection']

const settingsOf = (connection: NamedConnection) => databaseSettings({ connection })

async function within<Answer>(
  connection: DatabaseConnection,
  work: (pool: pg.Pool) => Promise<Answer>,
) {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    return await work(pool)
  } finally {
    await close()
  }
}

const everything = (connection: DatabaseConnection) =>
  within(connection, async (pool) => ({
    contents: await readContents(pool),
    catalogue: await readCatalogue(pool),
  }))

/** Makes a small agency in this database, with two files and a logo in the store below `dataDir`. */
async function makeAgency(connection: DatabaseConnection, dataDir: string): Promise<string[]> {
  const names = ['webp', 'pdf', 'png'].map((kind) => `${randomBytes(10).toString('hex')}.${kind}`)
  await within(connection, async (pool) => {
    await migrate(pool, root, keptValues, () => {})
    await pool.query(smallWorld)
    await pool.query('UPDATE "agency" SET "logo" = $1', [names[0]])
    for (const [at, name] of names.entries())
      if (at > 0)
        await pool.query(
          `INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId")
           VALUES ($1, 'Σχέδιο "1"', 'application/pdf', $2, 'Object', 9001)`,
          [name, at * 100_000],
        )
    await pool.query(
      `UPDATE "lead" SET "description" = E'tab\\t, line\\n, \\\\N, "quotes" and 🏠' WHERE "id" = 9003`,
    )
  })
  const store = await openFileStore(undefined, dataDir)
  for (const [at, name] of names.entries())
    await store.write(name, Readable.from([randomBytes(at * 100_000 || 700)]), '')
  return names
}

const pathOf = (dataDir: string, name: string) =>
  join(dataDir, 'files', name.slice(0, 2), name.slice(2, 4), name)

test('an agency moves from the embedded database to another server, and from there to a new embedded one', async () => {
  const embedded = await here.start()
  const names = await makeAgency(embedded.connection, here.dataDir)
  const before = await everything(embedded.connection)
  // The dump runs beside the process that runs the database.
  const first = await estia({ DATA_DIR: here.dataDir }, 'dump', '--to', 'first.estia')
  expect(first).toMatchObject({ code: 0, said: expect.stringContaining('tables and 3 files') })
  expect(statSync(join(folder, 'first.estia')).mode & 0o777).toBe(0o600)
  expect(await estia({ DATA_DIR: here.dataDir }, 'dump', '--to', 'first.estia')).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists already'),
  })
  const connection = await databases.make()
  const there = settingsOf(connection)
  const loaded = await estia(there, 'load', '--from', 'first.estia', '--json')
  expect(loaded.code).toBe(0)
  expect(JSON.parse(String(loaded.out))).toMatchObject({
    ok: true,
    files: 3,
    faults: 0,
    missing: [],
  })
  const between = await everything(connection)
  expect(between.contents).toEqual(before.contents)
  // Versions of PostgreSQL write the text of a view in different ways.
  const isView = (line: string) => line.startsWith('view ')
  expect(between.catalogue.filter((line) => !isView(line))).toEqual(
    before.catalogue.filter((line) => !isView(line)),
  )
  const second = await estia(there, 'dump', '--to', '-')
  expect(second.code).toBe(0)
  writeFileSync(join(folder, 'second.estia'), second.out)
  await embedded.stop()
  rmSync(embedded.folder, { recursive: true })
  rmSync(join(here.dataDir, 'files'), { recursive: true })
  // Nothing runs in this folder; the command starts the database and stops it.
  expect(await estia({ DATA_DIR: here.dataDir }, 'load', '--from', 'second.estia')).toMatchObject({
    code: 0,
    said: expect.stringContaining('What the database derives agrees with its sources'),
  })
  for (const name of names)
    expect(readFileSync(pathOf(here.dataDir, name))).toEqual(
      readFileSync(pathOf(join(folder, 'data'), name)),
    )
  const again = await here.startNew()
  expect(await everything(again.connection)).toEqual(before)
})

test('a missing file is named; the rest is dumped, and the loaded agency works', async () => {
  const source = await databases.make()
  const [logo = '', plan = ''] = await makeAgency(source, join(folder, 'data'))
  rmSync(pathOf(join(folder, 'data'), plan))
  const { code, out } = await estia(settingsOf(source), 'dump', '--to=moved.estia', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(String(out))).toMatchObject({ ok: false, files: 2, missing: [plan] })
  const target = await databases.make()
  const settings = { ...settingsOf(target), DATA_DIR: join(folder, 'other') }
  expect(await estia(settings, 'load', '--from', 'moved.estia')).toMatchObject({
    code: 0,
    said: expect.stringContaining(`The archive has no ${plan}`),
  })
  expect(statSync(pathOf(join(folder, 'other'), logo)).size).toBe(700)
  const server = await startServer(settings)
  const during = await estia(settings, 'load', '--from', 'moved.estia')
  await endServer(server)
  expect(during).toMatchObject({
    code: 1,
    said: expect.stringContaining('in use: stop the servers'),
  })
})

test('a load accepts a database in which a server was only started, but not one that people have used', async () => {
  const source = await databases.make()
  await makeAgency(source, join(folder, 'data'))
  expect(await estia(settingsOf(source), 'dump', '--to', 'agency')).toMatchObject({ code: 0 })
  const target = await databases.make()
  const settings = { ...settingsOf(target), DATA_DIR: join(folder, 'other') }
  await endServer(await startServer(settings))
  expect(await estia(settings, 'load', '--from', 'agency')).toMatchObject({ code: 0 })
  const after = await everything(target)
  expect(after).toEqual(await everything(source))
  expect(await estia(settings, 'load', '--from', 'agency')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The database is not empty, it has several accounts'),
  })
  expect(await everything(target)).toEqual(after)
})

/** Starts a load that stops halfway: all rows are inserted but not committed, and some files are stored. */
async function loadHalf(target: NamedConnection, settings: Settings, name: string) {
  // Reading a pipe blocks until somebody writes.
  const pipe = pathOf(settings['DATA_DIR']!, name)
  mkdirSync(dirname(pipe), { recursive: true })
  execFileSync('mkfifo', [pipe])
  const child = endedWithTests(
    spawn(process.execPath, [program, 'load', '--from', 'agency'], {
      env: environment(settings),
      cwd: root,
      stdio: 'ignore',
    }),
  )
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const server = { ...inject('templateDatabase'), user: target.user, database: 'postgres' }
  await within(server, async (pool) => {
    const standsStill = `SELECT FROM pg_stat_activity
      WHERE datname = $1 AND state = 'idle in transaction' AND query LIKE '%"contentType"%$1%' AND state_change < clock_timestamp() - interval '1 second'`
    await until(async () => (await pool.query(standsStill, [target.database])).rowCount === 1)
  })
  return { child, ended, pipe }
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a load that gets %s when all rows are there leaves none of them, and the next one works',
  async (signal) => {
    const source = await databases.make()
    const [, first = '', last = ''] = await makeAgency(source, join(folder, 'data'))
    expect(await estia(settingsOf(source), 'dump', '--to', 'agency')).toMatchObject({ code: 0 })
    const target = await databases.make()
    const settings = { ...settingsOf(target), DATA_DIR: join(folder, 'other') }
    const { child, ended, pipe } = await loadHalf(target, settings, last)
    child.kill(signal)
    // After a kill nobody reads the pipe, and opening it for writing would block.
    if (signal === 'SIGTERM') writeFileSync(pipe, 'goes on')
    expect(await ended).toBe(signal === 'SIGTERM' ? 1 : null)
    const stored = statSync(pathOf(settings.DATA_DIR, first), { throwIfNoEntry: false })
    expect(stored === undefined).toBe(signal === 'SIGTERM')
    // PostgreSQL notices the lost connection a moment later.
    await until(async () => Object.keys(await within(target, readContents)).length === 0)
    rmSync(pipe)
    expect(await estia(settings, 'load', '--from', 'agency')).toMatchObject({ code: 0 })
    expect(await everything(target)).toEqual(await everything(source))
  },
)

test('wrong arguments are explained, and nothing is written', async () => {
  const database = await databases.make()
  const settings = settingsOf(database)
  expect(await estia(settings, 'dump')).toMatchObject({
    code: 2,
    said: expect.stringContaining('--to'),
  })
  expect(await estia(settings, 'load')).toMatchObject({
    code: 2,
    said: expect.stringContaining('--from'),
  })
  expect(await estia(settings, 'dump', '--to', 'nothing')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The database is empty: there is nothing to dump'),
  })
  for (const name of ['nothing', 'nothing.unfinished'])
    expect(statSync(join(folder, name), { throwIfNoEntry: false })).toBeUndefined()
  expect(await estia(settings, 'load', '--from', 'nothing')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The archive cannot be read: ENOENT'),
  })
  writeFileSync(join(folder, 'letter'), 'Dear agency')
  expect(await estia(settings, 'load', '--from', 'letter')).toMatchObject({
    code: 1,
    said: expect.stringContaining('This is no archive that estia dump made'),
  })
  expect(await within(database, readContents)).toEqual({})
})
