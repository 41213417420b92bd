// What `estia dump` and `estia load` do, with tables of sheep: no column, trigger or reference of the product hides a gap.
// @module-tag faults
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { readSqlFiles } from '#kit/db/migrate/sqlFiles.ts'
import { folderStore } from '#kit/files/folderStore.ts'
import { readCatalogue } from '#kit/testing/catalogue.ts'
import { readContents } from '#kit/testing/contents.ts'
import { type EmptyDatabases, emptyDatabases } from '#kit/testing/emptyDatabases.ts'
import { dump } from './dump.ts'
import { load } from './load.ts'
import { checkWhole } from './openArchive.ts'
import { readArchive } from './readArchive.ts'
import { bleat, graze, listFiles, sheep } from './testing/flock.ts'

let databases: EmptyDatabases
let folder: string
let source: pg.Pool
let target: pg.Pool

beforeAll(async () => {
  databases = await emptyDatabases()
})
afterAll(() => databases.drop())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estia-dump-'))
  for (const each of ['migrations', 'src']) mkdirSync(join(folder, each))
  write('src/sheep.tables.sql', sheep)
  write('src/bleat.sql', bleat)
  source = await databases.open()
  target = await databases.open()
})
afterEach(async () => {
  await databases.close()
  rmSync(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const filesOf = (name: string) => folderStore(join(folder, name))
async function migrated(pool: pg.Pool) {
  await migrate(pool, folder, [], () => {})
  return pool
}

/** `meanwhile` runs once the first bytes are there, while the rest waits. */
async function dumped(version = '1.0.0', meanwhile?: () => Promise<unknown>) {
  const client = await source.connect()
  const out = new PassThrough()
  const from = {
    client,
    sqlFiles: await readSqlFiles(folder, []),
    files: filesOf('from'),
    listFiles,
    madeBy: { name: 'flock', version },
  }
  const taken = async () => {
    if (meanwhile) await once(out, 'readable').then(meanwhile)
    return buffer(out)
  }
  try {
    const [archive, outcome] = await Promise.all([taken(), dump(from, out, () => {})])
    return { archive, ...outcome }
  } finally {
    client.release(true)
  }
}

const loaded = async (bytes: Buffer, version = '1.0.0', files = filesOf('to')) =>
  load(
    {
      open: () => Readable.from(slices(bytes), { objectMode: false }),
      pool: target,
      files,
      listFiles,
      sqlFiles: await readSqlFiles(folder, []),
      program: { name: 'flock', version },
      whatItHolds: async (client) =>
        (await client.query('SELECT FROM "sheep" WHERE "id" > 0')).rowCount ? 'it has sheep' : null,
    },
    () => {},
  )

/** As a disk or a pipe hands it over: not by entries. */
function* slices(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 5_000) yield bytes.subarray(at, at + 5_000)
}

/** Stores files of these sizes, with rows. */
async function takePhotos(pool: pg.Pool, ...sizes: number[]): Promise<string[]> {
  const names = sizes.map((size) => `${size}-${randomBytes(4).toString('hex')}.png`)
  await pool.query('ALTER TABLE "photo" DISABLE TRIGGER "always"')
  for (const [at, size] of sizes.entries()) {
    await pool.query('INSERT INTO "photo" VALUES ($1, $2)', [names[at], size])
    await filesOf('from').write(names[at]!, Readable.from([randomBytes(size)]), 'image/png')
  }
  await pool.query('ALTER TABLE "photo" ENABLE ALWAYS TRIGGER "always"')
  return names
}

const bytesIn = async (store: string, name: string) => buffer(await filesOf(store).read(name))
const tablesIn = async (pool: pg.Pool) => Object.keys(await readContents(pool))

test('every kind of value comes out as it went in, with triggers, references, sequences and files', async () => {
  await graze(await migrated(source))
  const names = await takePhotos(source, 1, 512, 70_000, 3_000_000)
  const { archive, ...outcome } = await dumped()
  expect(outcome).toMatchObject({ files: 4, missing: [], tables: 7 })
  expect(await loaded(archive)).toMatchObject({ rows: outcome.rows, files: 4 })
  expect(await readContents(target)).toEqual(await readContents(source))
  expect(await readCatalogue(target)).toEqual(await readCatalogue(source))
  for (const name of names)
    expect((await bytesIn('to', name)).equals(await bytesIn('from', name))).toBe(true)
  await expect(target.query('DELETE FROM "herd" WHERE "id" = 1')).resolves.toBeTruthy()
  await expect(target.query('INSERT INTO "herd" VALUES (9)')).rejects.toThrow('no more')
  const added = await target.query('INSERT INTO "sheep" DEFAULT VALUES RETURNING "id", "name"')
  expect(added.rows).toEqual([{ id: 10, name: 'shorn' }])
})

test('rows are as of one moment, whatever is written meanwhile', async () => {
  await graze(await migrated(source))
  const before = await readContents(source)
  const { archive: bytes } = await dumped('1.0.0', async () => {
    const other = await databases.another(source)
    await other.query(`UPDATE "sheep" SET "herd" = NULL, "mother" = NULL`)
    await other.query(`DELETE FROM "herd"; DELETE FROM "sheep" WHERE "id" = 1`)
  })
  expect(await readContents(source)).not.toEqual(before)
  await loaded(bytes)
  expect(await readContents(target)).toEqual(before)
})

test('a database that a start has made takes an archive as an entirely new one does', async () => {
  await graze(await migrated(source))
  await migrated(target)
  await loaded((await dumped()).archive)
  expect(await readContents(target)).toEqual(await readContents(source))
})

test('an archive of an earlier release is upgraded; one of a newer is refused', async () => {
  await graze(await migrated(source))
  const { archive: bytes } = await dumped()
  write(
    'src/sheep.tables.sql',
    sheep.replace('"wool" numeric', '"wool" numeric, "horns" integer DEFAULT 2'),
  )
  write('migrations/0001_horns.sql', 'ALTER TABLE "sheep" ADD "horns" integer DEFAULT 2')
  await loaded(bytes, '1.1.0')
  expect((await target.query('SELECT DISTINCT "horns" FROM "sheep"')).rows).toEqual([{ horns: 2 }])
  await expect(dumped()).rejects.toThrow('start the server of flock 1.0.0 once, which upgrades it')
  await migrated(source)
  const newer = await dumped('1.1.0')
  rmSync(join(folder, 'migrations/0001_horns.sql'))
  await expect(dumped()).rejects.toThrow('of a newer release than flock 1.0.0')
  target = await databases.open()
  await expect(loaded(newer.archive)).rejects.toThrow('flock 1.1.0, which is newer than this 1.0.0')
  expect(await tablesIn(target)).toEqual([])
})

test('an archive of an earlier release does not go into tables of today', async () => {
  await migrated(source)
  const { archive: bytes } = await dumped()
  write('migrations/0001_horns.sql', 'ALTER TABLE "sheep" ADD "horns" integer')
  await migrated(target)
  const before = await readContents(target)
  await expect(loaded(bytes)).rejects.toThrow(
    'an earlier release, which only a database without tables',
  )
  expect(await readContents(target)).toEqual(before)
})

test('a database that holds something, or in which somebody works, is refused and left as it was', async () => {
  await migrated(source)
  const { archive: bytes } = await dumped()
  await graze(await migrated(target))
  const before = await readContents(target)
  await expect(loaded(bytes)).rejects.toThrow(
    'The database is not empty, it has sheep: make an empty',
  )
  expect(await readContents(target)).toEqual(before)
  target = await databases.open()
  const other = await databases.another(target)
  await other.query('SELECT 1')
  await expect(loaded(bytes)).rejects.toThrow('in use: stop the servers')
  expect(await tablesIn(target)).toEqual([])
})

test('when a row cannot be loaded, neither rows nor files stay', async () => {
  await migrated(source)
  const [name = ''] = await takePhotos(source, 4_000)
  // A reference that leads nowhere, as only damage makes one.
  await source.query(`
    ALTER TABLE "herd" DROP CONSTRAINT "herd_leader_fkey"; ALTER TABLE "herd" DISABLE TRIGGER USER;
    INSERT INTO "herd" VALUES (1, 404)`)
  const { archive: bytes } = await dumped()
  await expect(loaded(bytes)).rejects.toThrow('violates foreign key constraint "herd_leader_fkey"')
  expect(await tablesIn(target)).toEqual([])
  await expect(bytesIn('to', name)).rejects.toThrow('ENOENT')
})

test('files that were in the store stay when a load fails; another file of the name is refused', async () => {
  await migrated(source)
  const [first = '', second = ''] = await takePhotos(source, 4_000, 5_000)
  const { archive: bytes } = await dumped()
  await filesOf('to').write(first, Readable.from([await bytesIn('from', first)]), 'image/png')
  await filesOf('to').write(second, Readable.from(['other']), 'image/png')
  await expect(loaded(bytes)).rejects.toThrow(`The file store holds another file named ${second}`)
  expect(await bytesIn('to', first)).toEqual(await bytesIn('from', first))
  expect(String(await bytesIn('to', second))).toBe('other')
  await filesOf('to').remove(second)
  expect(await loaded(bytes)).toMatchObject({ files: 2 })
})

test('missing and shortened files are named, and all else is in the archive', async () => {
  await migrated(source)
  const [gone = '', cut = '', whole = '', uploading = ''] = await takePhotos(source, 10, 20, 30, 0)
  await filesOf('from').remove(gone)
  await filesOf('from').remove(uploading)
  await filesOf('from').write(cut, Readable.from(['x']), 'image/png')
  const { archive: bytes, missing, files } = await dumped()
  expect({ missing: missing.sort(), files }).toEqual({ missing: [gone, cut].sort(), files: 1 })
  expect(await loaded(bytes)).toMatchObject({ files: 1, missing })
  expect(await bytesIn('to', whole)).toEqual(await bytesIn('from', whole))
})

test('a changed bit is noticed, or changes nothing that is read', async () => {
  await graze(await migrated(source))
  await takePhotos(source, 700, 40_000)
  const { archive: bytes } = await dumped()
  const contentOf = async (archive: Buffer) => {
    const all: [string, string][] = []
    for await (const { name, content } of readArchive(
      Readable.from(slices(archive), { objectMode: false }),
    ))
      all.push([name, (await buffer(content)).toString('base64')])
    return all
  }
  const right = await contentOf(bytes)
  let noticed = 0
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
      const damaged = Buffer.from(bytes)
      damaged[bit >> 3]! ^= 1 << (bit & 7)
      const read = await contentOf(damaged).catch((error: Error) => error.message)
      if (typeof read === 'string') noticed++
      if (typeof read === 'string') expect(read).toContain('The archive is damaged: ')
      else expect(read).toEqual(right)
    }),
    { numRuns: 100 },
  )
  // Most of an archive is content; what is left over fills blocks.
  expect(noticed).toBeGreaterThan(50)
})

test('a shortened or changed archive is refused before anything is changed', async () => {
  await migrated(source)
  await takePhotos(source, 90_000)
  const { archive: bytes } = await dumped()
  // The last kilobyte only says that the tar file ends.
  for (const length of [600, 3_000, bytes.length >> 1, bytes.length - 1_500, bytes.length - 3_000])
    await expect(loaded(bytes.subarray(0, length))).rejects.toThrow(/damaged|no archive/)
  const changed = Buffer.from(bytes)
  changed[bytes.length - 20_000]! ^= 4
  await expect(loaded(changed)).rejects.toThrow(
    /The archive is damaged: files\/90000-\S+ was changed/,
  )
  await expect(loaded(Buffer.from('Dear Dolly'))).rejects.toThrow('no archive that flock dump made')
  expect(await tablesIn(target)).toEqual([])
  await expect(filesOf('to').read('90000')).rejects.toThrow('ENOENT')
})

test('sums of more entries than one list holds are compared as well', async () => {
  await migrated(source)
  await takePhotos(source, ...Array.from({ length: 1_100 }, (_, n) => 1 + (n % 7)))
  const { archive: bytes } = await dumped()
  const foot = await checkWhole(Readable.from([bytes]), () => {})
  expect(foot).toMatchObject({ files: 1_100 })
  const names = bytes.toString('latin1').match(/sums\/\d+/g)
  expect(names).toEqual(['sums/000001', 'sums/000002', 'sums/000003'])
})
