// Reads a backup as a restore would, without writing it anywhere.
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Manifest, tarName } from './base/manifest.ts'
import { partsOf } from './base/partsOf.ts'
import { unpacked } from './pack/pack.ts'
import type { BackupKey } from './pack/sealing.ts'
import { sha256Of } from './pack/sha256Of.ts'
import type { BackupStore } from './store/backupStore.ts'
import { reachableFrom, segmentAt, segmentNumber } from './wal/walNames.ts'
import { walFolder } from './wal/shipWal.ts'

type Progress = (line: string) => void

/** Throws CannotOpen when a part is missing, damaged, or sealed with another key. */
export async function verifyBase(
  store: BackupStore,
  key: BackupKey | null,
  manifest: Manifest,
  progress: Progress,
): Promise<void> {
  let read = 0
  const nowhere = new Writable({
    write(chunk: Buffer, _encoding, done) {
      progress(
        `Database: ${Math.floor((100 * (read += chunk.length)) / Math.max(1, manifest.size))} %`,
      )
      done()
    },
  })
  const content = Readable.from(partsOf(store, manifest))
  await pipeline(unpacked(content, tarName(manifest.id), key), nowhere)
}

export type VerifiedLog = {
  pieces: number
  /** The number of the first piece that is missing though later ones are there; null if there is none. */
  gapAt: number | null
}

/** Opens every piece of the log from the start of a base backup on. Throws CannotOpen for one that does not open. */
export async function verifyLog(
  store: BackupStore,
  key: BackupKey | null,
  manifest: Manifest,
  progress: Progress,
): Promise<VerifiedLog> {
  const names: string[] = []
  for await (const { name } of store.list(walFolder)) names.push(name.slice(walFolder.length))
  const first = segmentAt(manifest.from)
  const needed = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && segmentNumber(name) >= first)
  for (const [index, name] of needed.entries()) {
    await sha256Of(unpacked(await store.read(walFolder + name), walFolder + name, key))
    progress(`Log: ${index + 1} of ${needed.length} pieces`)
  }
  const last = reachableFrom(first, names) ?? first - 1
  const isMore = needed.some((name) => segmentNumber(name) > last)
  const isShort = last < segmentAt(manifest.to)
  return { pieces: needed.length, gapAt: isMore || isShort ? last + 1 : null }
}
