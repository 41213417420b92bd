// A base backup that is damaged at any point ends with an error, and never hangs.
// @module-tag faults
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Manifest, partName, tarName } from '../base/manifest.ts'
import { packed } from '../pack/pack.ts'
import { sha256Of } from '../pack/sha256Of.ts'
import { CannotOpen, readBackupKey } from '../pack/sealing.ts'
import { folderBackups } from '../store/folderBackups.ts'
import { unpackBase } from './unpackBase.ts'

const key = readBackupKey('an-olive-tree-that-is-older-than-the-town')
const id = '20261127T013000Z'
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'estia-unpack-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Many small files in separate folders, and some that are larger than an encrypted chunk. */
async function storeBackup(names: (name: string) => string = (name) => name): Promise<Manifest> {
  const tar = pack()
  for (let at = 0; at < 120; at++) {
    const size = at % 10 === 0 ? 300_000 : 500
    tar.entry({ name: names(`base/${at}/${at}`), mode: 0o600 }, randomBytes(size))
  }
  tar.finalize()
  const bytes = await buffer(packed(tar as unknown as Readable, tarName(id), key))
  const store = folderBackups(join(folder, 'backups'))
  await store.write(partName(id, 0), Readable.from([bytes]))
  const sha256 = await sha256Of(Readable.from([bytes]))
  const parts = [{ name: partName(id, 0), size: bytes.length, sha256 }]
  const instants = { startedOn: '2026-11-27T01:30:00Z', finishedOn: '2026-11-27T01:31:00Z' }
  const log = { timeline: 1, from: '0/1', to: '0/2', label: 'START WAL LOCATION' }
  return {
    format: 1,
    id,
    version: '',
    postgres: 18,
    system: '',
    size: 1,
    noted: {},
    parts,
    ...instants,
    ...log,
  }
}

let rounds = 0
const unpack = (manifest: Manifest) =>
  unpackBase({
    store: folderBackups(join(folder, 'backups')),
    key,
    manifest,
    user: undefined,
    data: join(folder, `data-${rounds++}`),
    onProgress: () => {},
  })

test('an intact base backup is unpacked, and one with damage at any point ends with an error', async () => {
  const manifest = await storeBackup()
  await unpack(manifest)
  const part = join(folder, 'backups', partName(id, 0))
  const whole = readFileSync(part)
  for (let round = 0; round < 60; round++) {
    const damaged = Buffer.from(whole)
    damaged[Math.floor(((round + 0.5) * whole.length) / 60)]! ^= 1
    writeFileSync(part, damaged)
    await expect(unpack(manifest)).rejects.toThrow(CannotOpen)
  }
  rmSync(part)
  await expect(unpack(manifest)).rejects.toThrow('ENOENT')
})

test('names that point outside of the folder are refused', async () => {
  const manifest = await storeBackup((name) => `#kit/${name}`)
  await expect(unpack(manifest)).rejects.toThrow('holds a file with the name')
})
