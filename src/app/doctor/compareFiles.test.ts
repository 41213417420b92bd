// Finds files without records and records without files, in a folder and in a bucket, and removes nothing.
// @module-tag faults
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FileStore } from '#kit/files/fileStore.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { smallWorld } from '#app/testing/smallWorld.ts'
import { adoptFiles } from '#base/files/mark/storageMark.store.ts'
import { compareFiles } from './compareFiles.ts'

let folder: string
let s3: S3rver
let stores: Record<string, FileStore>
let database: TestDatabase<unknown>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-compared-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'papers', configs: [] }],
  })
  const { port } = await s3.run()
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  stores = {
    folder: await openFileStore(undefined, folder),
    S3: await openFileStore(`s3://S3RVER:S3RVER@papers/crm?endpoint=${endpoint}`, folder),
  }
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  database = await testDatabase()
  await database.pool.query(smallWorld)
})
afterEach(() => database.drop())

const names = {
  lease: 'aa00000000000001.pdf',
  plan: 'bb00000000000002.pdf',
  photo: 'cc00000000000003.jpg',
  lost: 'dd00000000000004.pdf',
  feed: 'ee00000000000005.xml',
}

const addFile = (name: string, size: number, type = 'application/pdf') =>
  database.pool.query(
    `INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId")
     VALUES ($1, 'Μίσθωση', $2, $3, 'Object', 9001)`,
    [name, type, size],
  )

describe.each(['folder', 'S3'])('with the files in a %s', (kind) => {
  const store = () => stores[kind]!
  /** Lists files as written long ago, since new ones may still get a record. */
  const aged = (): FileStore => ({
    ...store(),
    async *list() {
      for await (const file of store().list()) yield { ...file, writtenOn: 0 }
    },
  })
  const put = (name: string, size: number) =>
    store().write(name, Readable.from([Buffer.alloc(size, 'x')]), '')

  test('complete storage, with thumbnails, an archive and the mark, has no faults', async () => {
    await addFile(names.lease, 5)
    await addFile(names.photo, 9, 'image/jpeg')
    await database.pool.query(
      `INSERT INTO "archive" ("language", "file", "createdById") VALUES ('en', $1, 9001)`,
      [names.feed],
    )
    await put(names.feed, 4)
    await put(names.lease, 5)
    await put(names.photo, 9)
    for (const end of ['.thumb.webp', '.800.webp', '.320.jpg']) await put(names.photo + end, 3)
    await adoptFiles(database.pool, store())
    expect(await compareFiles(database.pool, aged())).toMatchObject({
      state: 'ok',
      stored: 7,
      missing: 0,
      damaged: 0,
      orphans: 0,
    })
  })

  test('a missing file, one of wrong size and files without records are reported, and stay', async () => {
    await addFile(names.lease, 5)
    await addFile(names.plan, 7)
    await addFile(names.lost, 8)
    await put(names.lease, 5)
    await put(names.plan, 6)
    await store().remove(names.photo)
    await put(names.photo, 1_000)
    expect(await compareFiles(database.pool, aged())).toMatchObject({
      state: 'wrong',
      said: expect.stringMatching(
        /^1 missing and 1 of another size.* stored files? .*restore-files/,
      ),
      faults: 2,
      missing: 1,
      damaged: 1,
      details: [
        expect.stringMatching(/^file \d+, Μίσθωση is missing$/),
        expect.stringMatching(/^file \d+, Μίσθωση has 6 bytes instead of 7$/),
      ],
    })
    const before: string[] = []
    for await (const { name } of store().list()) before.push(name)
    expect(before).toContain(names.photo)
  })

  test('files without records are no fault, but reported with their size; a running upload is not reported', async () => {
    for await (const { name } of store().list()) await store().remove(name)
    await put(names.feed, 70_000)
    expect(await compareFiles(database.pool, aged())).toMatchObject({
      state: 'ok',
      said: expect.stringContaining('1 stored file with 70.0 kB'),
      orphans: 1,
      orphanBytes: 70_000,
      details: [`of no record: ${names.feed}, 70.0 kB`],
    })
    const fresh: FileStore = {
      ...store(),
      async *list() {
        for await (const file of store().list()) yield { ...file, writtenOn: Infinity }
      },
    }
    expect(await compareFiles(database.pool, fresh)).toMatchObject({ state: 'ok', orphans: 0 })
  })

  test('a file removed with its record during the check is no fault', async () => {
    await addFile(names.lost, 8)
    const meanwhile: FileStore = {
      ...store(),
      async *list() {
        await database.pool.query('DELETE FROM "file"')
        yield* []
      },
    }
    expect(await compareFiles(database.pool, meanwhile)).toMatchObject({ state: 'ok', missing: 0 })
  })
})

test('the storage of another database is not compared', async () => {
  const other = await testDatabase()
  await adoptFiles(other.pool, stores['folder']!)
  await database.pool.query('INSERT INTO "storageMark" ("mark") VALUES (gen_random_uuid())')
  expect(await compareFiles(database.pool, stores['folder']!)).toMatchObject({
    state: 'wrong',
    said: expect.stringContaining('not the one of this database'),
  })
  await other.drop()
})

test('a storage that does not answer is reported', async () => {
  const silent: FileStore = {
    ...stores['folder']!,
    read: () => Promise.reject(new Error('no route')),
  }
  expect(await compareFiles(database.pool, silent)).toEqual({
    state: 'wrong',
    said: 'the file storage does not answer: no route',
  })
})
