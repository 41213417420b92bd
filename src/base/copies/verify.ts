// Reads a backup as a restore would, without writing it anywhere.
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Manifest, tarName } from './base/manifest.ts'
import { partsOf } from './base/partsOf.ts'
import { unpacked } from './pack/pack.ts'
import type { BackupKey } from './pack/sealing.ts'
import { sha256Of } from './pack/sha256Of.ts'
import type { BackupStore } from './store/backupStore.ts'
import type { RestorePath } from './restore/chooseRestorePath.ts'
import { timelineAt } from './wal/lines.ts'
import { walName } from './wal/shipWal.ts'
import { segmentAt, segmentName } from './wal/walNames.ts'

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
  /** The number of the first missing segment before existing later ones; null if there is none. */
  gapAt: number | null
}

/** Decrypts every log segment that a restore along this way reads. Throws CannotOpen if one fails. */
export async function verifyLog(
  store: BackupStore,
  key: BackupKey | null,
  { manifest, line, last, hasGap }: RestorePath,
  progress: Progress,
): Promise<VerifiedLog> {
  const first = segmentAt(manifest.from)
  const pieces = last - first + 1
  for (let each = first; each <= last; each++) {
    const name = walName(segmentName(timelineAt(line, each), each))
    await sha256Of(unpacked(await store.read(name), name, key))
    progress(`Log: ${each - first + 1} of ${pieces} pieces`)
  }
  return { pieces, gapAt: hasGap ? last + 1 : null }
}
