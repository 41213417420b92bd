// While writes and backups run concurrently: a restore to a moment has everything acknowledged by then, and nothing that began
// later.
// @module-tag faults
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { superuser, superuserPassword } from '#kit/embedded/clusterPassword.ts'
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'
import { spoolOf } from '#kit/embedded/spool.ts'
import { embeddedFolder } from '#kit/testing/embeddedFolder.ts'
import { epochMs } from '#kit/clock.ts'
import { until } from '#kit/testing/eventually.ts'
import { rounds } from '#kit/testing/rounds.ts'
import { readManifests } from '../base/manifest.ts'
import { takeBase } from '../base/takeBase.ts'
import { CannotOpen, readBackupKey } from '../pack/sealing.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { folderBackups } from '../store/folderBackups.ts'
import { OtherServer, shipWal } from '../wal/shipWal.ts'
import { isSegment, segmentAt, segmentName } from '../wal/walNames.ts'
import { restore } from './restore.ts'
import type { Target } from './replay.ts'

const here = embeddedFolder()
const key = readBackupKey('an-olive-tree-that-is-older-than-the-town')
let store: BackupStore
let place: string
beforeEach(() => {
  place = join(here.dataDir, 'backups')
  store = folderBackups(place)
})

/** Seconds until PostgreSQL archives what was written. */
const archiveWithin = 1
const report = { say: () => {}, progress: () => {} }

/** Sends the log repeatedly, as a server does. */
function keepShipping(database: EmbeddedDatabase) {
  const spool = { archived: spoolOf(database.folder), waiting: join(here.dataDir, 'waiting') }
  const stopping = new AbortController()
  const go = async () => {
    while (!stopping.signal.aborted) {
      await shipWal(spool, store, key)
      await wait(50)
    }
    await shipWal(spool, store, key)
  }
  const going = go()
  return async () => {
    stopping.abort()
    await going
  }
}

const base = (database: EmbeddedDatabase) =>
  takeBase({
    store,
    key,
    version: '0.0.0',
    atOnce: true,
    bytesPerSecond: 1e9,
    connection: {
      ...database.connection,
      user: superuser,
      password: superuserPassword(database.folder),
    },
    async note(client) {
      await client.query(`SELECT pg_create_restore_point('proof')`)
      return { point: 'proof' }
    },
    onProgress: () => {},
  })

const restoreTo = (target: Target, into: string) =>
  restore({
    store,
    key,
    target,
    into,
    report,
    inspect: async (client: pg.Client) =>
      (await client.query<{ id: number }>('SELECT "id" FROM "written"')).rows.map(({ id }) => id),
  })

type Write = { id: number; began: number; acknowledged: number }

/** Writes rows over several connections until stopped. */
function writers(database: EmbeddedDatabase, count: number) {
  const writes: Write[] = []
  const stopping = new AbortController()
  let next = 1
  const write = async () => {
    const client = new pg.Client(database.connection)
    await client.connect()
    while (!stopping.signal.aborted) {
      const [id, began] = [next++, epochMs()]
      await client.query('INSERT INTO "written" VALUES ($1, repeat($2, 500))', [id, 'Πύλη '])
      writes.push({ id, began, acknowledged: epochMs() })
      await wait(Math.random() * 8)
    }
    await client.end()
  }
  const all = Array.from({ length: count }, write)
  return {
    writes,
    stop: async () => {
      stopping.abort()
      await Promise.all(all)
    },
  }
}

async function query(database: EmbeddedDatabase, sql: string) {
  const client = new pg.Client(database.connection)
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

/** The name of the current log segment. */
async function currentPiece(database: EmbeddedDatabase): Promise<string> {
  const { rows } = await query(
    database,
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS "name"',
  )
  return String(rows[0].name)
}

/** Writes for a while around one base backup, and resolves to all writes once they are sent. */
async function anAfternoon(seconds: number) {
  await here.prepare()
  const database = await here.startNew(here.dataDir, { archiveWithin })
  await query(database, 'CREATE TABLE "written" ("id" int PRIMARY KEY, "text" text)')
  const stopShipping = keepShipping(database)
  const { writes, stop } = writers(database, 4)
  await wait(300)
  await base(database)
  const begun = epochMs()
  await wait(seconds * 500)
  await base(database)
  await wait(seconds * 500)
  await stop()
  const ended = epochMs()
  // The test also needs a moment after all writes, and two segments that no base backup needs.
  for (const table of ['nothing', 'nothingMore']) {
    await query(database, `CREATE TABLE "${table}" ()`)
    const last = await currentPiece(database)
    await until(() => existsSync(join(place, 'wal', last)))
  }
  await stopShipping()
  return { database, writes, begun, ended }
}

test('a restore to any moment has all writes acknowledged by then, and none that began later', async () => {
  const { writes, begun, ended } = await anAfternoon(rounds(4, 12))
  expect(writes.length).toBeGreaterThan(100)
  for (let round = 0; round < rounds(3, 20); round++) {
    const at = begun + Math.floor(Math.random() * (ended - begun))
    const into = join(here.dataDir, `restored-${round}`)
    const restored = await restoreTo({ kind: 'time', at: new Date(at).toISOString() }, into)
    const there = new Set(restored.found)
    const lost = writes.filter(({ id, acknowledged }) => acknowledged < at && !there.has(id))
    const tooNew = writes.filter(({ id, began }) => began > at && there.has(id))
    expect({ at, lost, tooNew }).toEqual({ at, lost: [], tooNew: [] })
    expect(Date.parse(restored.reached!)).toBeLessThanOrEqual(at)
    expect(restored).toMatchObject({ isTargetReached: true, hasGap: false })
    rmSync(into, { recursive: true })
  }
})

test('a failed restore says why, and leaves no folder behind', async () => {
  const { writes, ended } = await anAfternoon(1)
  const into = join(here.dataDir, 'restored')
  const later: Target = { kind: 'time', at: new Date(ended + 3_600_000).toISOString() }
  const early: Target = { kind: 'time', at: '2020-01-01T00:00:00.000Z' }
  await expect(restoreTo(early, into)).rejects.toThrow('nothing before can be restored')
  await expect(restoreTo({ kind: 'end' }, here.dataDir)).rejects.toThrow('is not empty')

  // A moment after the end of the log restores everything.
  const all = await restoreTo(later, into)
  expect(all).toMatchObject({ isTargetReached: false, hasGap: false })
  expect(all.found.length).toBe(writes.length)
  rmSync(into, { recursive: true })

  const segments = readdirSync(join(place, 'wal')).filter((name) => isSegment(name))
  const last = segments.toSorted().at(-1)!
  const before = segments.toSorted().at(-2)!

  // A segment in the middle is missing: the restore ends before it, and reports the gap.
  renameSync(join(place, 'wal', before), join(place, 'aside'))
  expect(await restoreTo({ kind: 'end' }, into)).toMatchObject({ hasGap: true })
  rmSync(into, { recursive: true })
  renameSync(join(place, 'aside'), join(place, 'wal', before))

  // The newest base backup lacks a segment of its own time: the previous one is used.
  const [older, newer] = (await readManifests(store, key)).map(({ id }) => id)
  const own = segmentName(1, segmentAt((await readManifests(store, key))[1]!.from))
  renameSync(join(place, 'wal', own), join(place, 'aside'))
  const fromOlder = await restoreTo({ kind: 'end' }, into)
  expect(fromOlder).toMatchObject({ manifest: { id: older }, hasGap: true })
  rmSync(into, { recursive: true })
  renameSync(join(place, 'aside'), join(place, 'wal', own))

  // A changed segment is noticed, and so is a changed part of the base backup.
  damage(join(place, 'wal', last))
  await expect(restoreTo({ kind: 'end' }, into)).rejects.toThrow(`wal/${last} was changed`)
  const part = join(place, 'base', newer!, 'part-0000')
  damage(part)
  await expect(restoreTo({ kind: 'end' }, into)).rejects.toThrow(CannotOpen)
  rmSync(part)
  await expect(restoreTo({ kind: 'end' }, into)).rejects.toThrow('ENOENT')
  expect(existsSync(into)).toBe(false)

  // Without its log the newest base backup is unusable.
  rmSync(join(place, 'wal'), { recursive: true })
  await expect(restoreTo({ kind: 'end' }, into)).rejects.toThrow('lack a part of their log')
})

function damage(file: string) {
  const bytes = readFileSync(file)
  bytes[Math.floor(bytes.length / 2)]! ^= 1
  writeFileSync(file, bytes)
}

test('a restored database continues in the same place, and a second copy of it is refused', async () => {
  const { database, writes } = await anAfternoon(1)
  await database.stop()
  const [first, second] = ['first', 'second'].map((name) => join(here.dataDir, name))
  await restoreTo({ kind: 'end' }, first!)
  await restoreTo({ kind: 'end' }, second!)
  const goOn = async (dataDir: string, id: number) => {
    const copy = await here.startNew(dataDir, { archiveWithin })
    const spool = { archived: spoolOf(copy.folder), waiting: join(dataDir, 'waiting') }
    await query(copy, `INSERT INTO "written" VALUES (${id}, 'later')`)
    const last = await currentPiece(copy)
    await until(() => existsSync(join(spool.archived, last)))
    try {
      await shipWal(spool, store, key)
    } finally {
      await copy.stop()
    }
  }
  await goOn(first!, -1)
  await expect(goOn(second!, -2)).rejects.toThrow(OtherServer)
  const again = await restoreTo({ kind: 'end' }, join(here.dataDir, 'again'))
  expect(again.found).toContain(-1)
  expect(again.found.length).toBe(writes.length + 1)
})

test("a place with the log of a copy, too, can be restored along either timeline, including the original's newest backup", async () => {
  const { database, writes } = await anAfternoon(1)
  const copyFolder = join(here.dataDir, 'copy')
  await restoreTo({ kind: 'end' }, copyFolder)
  const ship = async (from: EmbeddedDatabase, waiting: string, id: number) => {
    await query(from, `INSERT INTO "written" VALUES (${id}, 'later')`)
    const last = await currentPiece(from)
    await query(from, `CREATE TABLE "of${-id}" ()`)
    await until(() => existsSync(join(spoolOf(from.folder), last)))
    await shipWal({ archived: spoolOf(from.folder), waiting }, store, key)
  }
  const copy = await here.startNew(copyFolder, { archiveWithin })
  await ship(copy, join(copyFolder, 'waiting'), -2)
  await ship(database, join(here.dataDir, 'waiting'), -1)
  const stopShipping = keepShipping(database)
  const newest = await base(database)
  await stopShipping()
  await ship(database, join(here.dataDir, 'waiting'), -3)
  await copy.stop()

  const find = async (name: string, timeline?: number) => {
    const into = join(here.dataDir, name)
    const restored = await restore({
      store,
      key,
      target: { kind: 'end' as const },
      into,
      report,
      ...(timeline !== undefined && { timeline }),
      inspect: async (client: pg.Client) =>
        (await client.query<{ id: number }>('SELECT "id" FROM "written"')).rows.map(({ id }) => id),
    })
    return { ...restored, later: restored.found.filter((id) => id < 0).toSorted() }
  }
  const furthest = await find('furthest')
  expect(furthest).toMatchObject({ timeline: 1, manifest: { id: newest.id }, hasGap: false })
  expect(furthest.later).toEqual([-1, -3])
  expect(furthest.found.length).toBe(writes.length + 2)
  const other = await find('other', 2)
  expect(other).toMatchObject({ timeline: 2, later: [-2], hasGap: false })
  await expect(find('none', 7)).rejects.toThrow('have no timeline 7')
})

test('a restore goes as far as its keys allow, and says where they end', async () => {
  const { database, writes } = await anAfternoon(1)
  const both = readBackupKey(`a-fig-tree-in-the-yard-of-the-school ${key!.secrets[0]}`)!
  const spool = { archived: spoolOf(database.folder), waiting: join(here.dataDir, 'waiting') }
  await query(database, `INSERT INTO "written" VALUES (-1, 'sealed anew')`)
  const last = await currentPiece(database)
  await until(() => existsSync(join(spool.archived, last)))
  await shipWal(spool, store, both)
  const into = join(here.dataDir, 'restored')
  const old = await restoreTo({ kind: 'end' }, into)
  expect(old.closedFrom).toBe(last)
  expect(old.found.length).toBe(writes.length)
  rmSync(into, { recursive: true })
  const restored = await restore({
    store,
    key: both,
    target: { kind: 'end' as const },
    into,
    report,
    inspect: async (client: pg.Client) => (await client.query('SELECT FROM "written"')).rowCount,
  })
  expect(restored).toMatchObject({ closedFrom: null, found: writes.length + 1 })
})
