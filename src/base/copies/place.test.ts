import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packed } from './pack/pack.ts'
import { readBackupKey } from './pack/sealing.ts'
import { WrongPlace, checkPlace } from './place.ts'
import type { BackupStore } from './store/backupStore.ts'
import { openBackupStore } from './store/openBackupStore.ts'

const [oldKey, newKey] = [
  'an-olive-tree-that-is-older-than-the-town',
  'a-fig-tree-in-the-yard-of-the-school',
]
const of = (system: string | null, key: string | null = oldKey) => ({
  system,
  key: readBackupKey(key ?? undefined),
})

let folder: string
let s3: S3rver
let stores: Record<string, (name: string) => Promise<BackupStore>>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'estia-places-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'safe', configs: [] }],
  })
  const { port } = await s3.run()
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  stores = {
    folder: (name) => openBackupStore(join(folder, name)),
    S3: (name) => openBackupStore(`s3://S3RVER:S3RVER@safe/${name}?endpoint=${endpoint}`),
  }
})

afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const names = async (store: BackupStore, below: string) => {
  const found: string[] = []
  for await (const { name } of store.list(below)) found.push(name)
  return found
}

describe.each(['folder', 'S3'])('backups in %s', (kind) => {
  test('are stored, listed in the order of their names, replaced and removed', async () => {
    const store = await stores[kind]!('stored')
    for (const name of ['wal/2', 'wal/1', 'base/a/part-0000', 'base/a/manifest'])
      await store.write(name, Readable.from([`of ${name}`]))
    await store.write('wal/1', Readable.from(['another']))
    expect(await names(store, 'wal/')).toEqual(['wal/1', 'wal/2'])
    expect(await names(store, 'base/')).toEqual(['base/a/manifest', 'base/a/part-0000'])
    expect(await text(await store.read('wal/1'))).toBe('another')
    await store.remove('wal/1')
    await store.remove('wal/1')
    await expect(store.read('wal/1')).rejects.toMatchObject({ code: 'ENOENT' })
    expect(await names(store, 'nothing/')).toEqual([])
    await expect(store.read('../../etc/passwd')).rejects.toThrow('Not a name')
    expect(store.where).not.toContain('S3RVER')
  })

  test('a stream that fails stores nothing', async () => {
    const store = await stores[kind]!('failing')
    const failing = Readable.from(
      (async function* () {
        yield 'half'
        throw new Error('the disk is gone')
      })(),
    )
    await expect(store.write('wal/1', failing)).rejects.toThrow('the disk is gone')
    expect(await names(store, 'wal/')).toEqual([])
  })

  test('the place of another database, an empty disk and another disk are refused', async () => {
    const store = await stores[kind]!('place')
    const placeId = await checkPlace(store, of('7411'), null)
    expect(await checkPlace(store, of('7411'), placeId)).toBe(placeId)
    // A restored copy does not know a place that was made later.
    expect(await checkPlace(store, of('7411'), null)).toBe(placeId)
    await expect(checkPlace(store, of('9999'), null)).rejects.toThrow('another database')
    await expect(checkPlace(store, of(null), null)).rejects.toThrow(WrongPlace)
    await expect(checkPlace(store, of('7411', null), placeId)).rejects.toThrow('are sealed')
    const empty = await stores[kind]!('empty')
    await expect(checkPlace(empty, of('7411'), placeId)).rejects.toThrow('is its disk connected')
    const other = await stores[kind]!('other')
    await checkPlace(other, of('7411'), null)
    await expect(checkPlace(other, of('7411'), placeId)).rejects.toThrow('holds other backups')
  })

  test('a mistyped key is refused, and a new one is accepted together with the old one', async () => {
    const store = await stores[kind]!('keys')
    const placeId = await checkPlace(store, of('7411'), null)
    const mistyped = of('7411', `${oldKey}r`)
    await expect(checkPlace(store, mistyped, placeId)).rejects.toThrow('is it mistyped?')
    await expect(checkPlace(store, of('7411', newKey), placeId)).rejects.toThrow(WrongPlace)
    await checkPlace(store, of('7411', `${newKey} ${oldKey}`), placeId)
    await checkPlace(store, of('7411', newKey), placeId)
    await expect(checkPlace(store, mistyped, placeId)).rejects.toThrow('--new-key')
    await checkPlace(store, { ...mistyped, isNewKey: true }, placeId)
    await checkPlace(store, mistyped, placeId)
  })

  test('the key of a place made by an older release is recognised from its newest backup', async () => {
    const store = await stores[kind]!('older')
    const made = { format: 1, placeId: randomUUID(), system: '7411', isSealed: true }
    await store.write('estia-backups.json', Readable.from([JSON.stringify(made)]))
    const name = 'base/20261127T013000Z/manifest'
    await store.write(name, packed(Readable.from(['{}']), name, of(null).key))
    await expect(checkPlace(store, of('7411', newKey), null)).rejects.toThrow('is it mistyped?')
    expect(await checkPlace(store, of('7411'), null)).toBe(made.placeId)
  })
})
