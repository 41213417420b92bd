// Where pieces of the log of the embedded database wait for their way to the backups.
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

/** Seconds since the oldest piece of the log was handed over that is still here; 0 when all is sent. */
export async function secondsWaiting({ archived, waiting }: Spool): Promise<number> {
  let oldest = Infinity
  for (const folder of [archived, waiting])
    for (const name of await readdir(folder).catch(() => [])) {
      // It may be sent, and gone, by now.
      const found = await stat(join(folder, name)).catch(() => undefined)
      oldest = Math.min(oldest, found?.mtimeMs ?? Infinity)
    }
  return oldest === Infinity ? 0 : Math.max(0, (epochMs() - oldest) / 1000)
}
