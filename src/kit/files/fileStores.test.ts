import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './fileStore.ts'
import { openFileStore } from './openFileStore.ts'
import { clockOf } from './temporaryFolder.ts'

let folder: string
let s3: S3rver
const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estia-stores-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'papers', configs: [] }],
  })
  const { port } = await s3.run()
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  stores['folder'] = await openFileStore(undefined, folder)
  stores['S3'] = await openFileStore(`s3://S3RVER:S3RVER@papers/crm?endpoint=${endpoint}`, folder)
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['folder', 'S3'])('the %s store', (kind) => {
  const store = () => stores[kind]!
  const name = 'a1b2c3d4e5f60718.txt'

  test('reads back a file, whole or in part', async () => {
    expect(
      await store().write(
        name,
        Readable.from([Buffer.from('καλη'), Buffer.from('μέρα')]),
        'text/plain',
      ),
    ).toBe(16)
    expect(await text(await store().read(name))).toBe('καλημέρα')
    expect(await text(await store().read(name, { start: 8, end: 11 }))).toBe('μέ')
  })

  test('keeps an empty file', async () => {
    expect(
      await store().write('d1b2c3d4.webp', Readable.from([Buffer.alloc(0)]), 'image/webp'),
    ).toBe(0)
    expect((await buffer(await store().read('d1b2c3d4.webp'))).length).toBe(0)
  })

  test('lists what is stored, with sizes and times, and nothing else', async () => {
    const listed = new Map<string, { size: number; writtenOn: number }>()
    for await (const { name: each, ...facts } of store().list()) listed.set(each, facts)
    expect([...listed.keys()].sort()).toEqual([name, 'd1b2c3d4.webp'])
    expect([...listed.values()].map(({ size }) => size).sort()).toEqual([0, 16])
    // Times come from the clock of the storage, which may differ from the test's.
    for (const { writtenOn } of listed.values()) expect(writtenOn).toBeGreaterThan(0)
  })

  test('stores a file that is larger than one part', async () => {
    const piece = Buffer.alloc(1024 * 1024, 'x')
    const pieces = Readable.from(
      (function* () {
        for (let at = 0; at < 20; at++) yield piece
      })(),
    )
    const large = '0f0f0f0f0f0f0f0f.bin'
    expect(await store().write(large, pieces, 'application/zip')).toBe(20 * piece.length)
    expect((await buffer(await store().read(large))).length).toBe(20 * piece.length)
  })

  test('stores nothing of a stream that broke', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the network went away')
      })(),
    )
    await expect(store().write('b1b2c3d4e5f60718.txt', broken, 'text/plain')).rejects.toThrow(
      'went away',
    )
    await expect(store().read('b1b2c3d4e5f60718.txt')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('rejects the write when the source cannot be opened', async () => {
    const gone = createReadStream(join(folder, 'gone'))
    await expect(store().write('e1b2c3d4e5f60718.txt', gone, 'text/plain')).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })

  test('rejects with ENOENT for a missing file, and can remove a file twice', async () => {
    await store().write('c1b2c3d4e5f60718.txt', Readable.from(['x']), 'text/plain')
    await store().remove('c1b2c3d4e5f60718.txt')
    await store().remove('c1b2c3d4e5f60718.txt')
    await expect(store().read('c1b2c3d4e5f60718.txt')).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('rejects when a stored file does not have the expected size', async () => {
    const cut = 'e1b2c3d4e5f60718.txt'
    await store().write(cut, Readable.from(['half']), 'text/plain')
    expect(await text(await store().read(cut, undefined, 4))).toBe('half')
    expect(await text(await store().read(cut, { start: 1, end: 2 }, 4))).toBe('al')
    await expect(store().read(cut, undefined, 8)).rejects.toThrow('should have 8 bytes and has 4')
    await expect(store().read(cut, { start: 1, end: 2 }, 8)).rejects.toThrow('has 4')
  })

  test('refuses names that lead outside the store', async () => {
    for (const bad of ['../../etc/passwd', '..', 'a/b', '.hidden', ''])
      await expect((async () => store().read(bad))()).rejects.toThrow('Not a name')
  })
})

test('the start removes unfinished files once they are too old to be still in use', async () => {
  const root = await mkdtemp(join(tmpdir(), 'estia-stores-'))
  await mkdir(join(root, 'files', 'unfinished'), { recursive: true })
  for (const [name, hours] of [
    ['left', 2],
    ['fresh', 0.5],
  ] as const) {
    const path = join(root, 'files', 'unfinished', name)
    await writeFile(path, 'half')
    const stamp = new Date((await clockOf(root)) - hours * 3_600_000)
    await utimes(path, stamp, stamp)
  }
  await openFileStore(undefined, root)
  expect(await readdir(join(root, 'files', 'unfinished'))).toEqual(['fresh'])
  await rm(root, { recursive: true })
})

test('the folder store leaves no unfinished file behind', async () => {
  expect(await readdir(join(folder, 'files', 'unfinished'))).toEqual([])
})
