// The folders in which log segments of the embedded database wait to be sent to the backups.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { epochMs } from '#kit/clock.ts'
import { spoolOf } from '#kit/embedded/spool.ts'
import type { Spool } from '#base/copies/wal/shipWal.ts'

/** @param folder of the embedded database */
export const spoolIn = (folder: string): Spool => ({
  archived: spoolOf(folder),
  waiting: join(folder, 'spool-packed'),
})

/** Age in seconds of the oldest log segment that is still here; 0 if all are sent. */
export async function secondsWaiting({ archived, waiting }: Spool): Promise<number> {
  let oldest = Infinity
  for (const folder of [archived, waiting])
    for (const name of await readdir(folder).catch(() => [])) {
      // It may have been sent and removed meanwhile.
      const found = await stat(join(folder, name)).catch(() => undefined)
      oldest = Math.min(oldest, found?.mtimeMs ?? Infinity)
    }
  return oldest === Infinity ? 0 : Math.max(0, (epochMs() - oldest) / 1000)
}
