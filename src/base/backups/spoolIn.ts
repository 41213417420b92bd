import { join } from 'node:path'
import { spoolOf } from '#kit/embedded/spool.ts'
import type { Spool } from '#kit/backup/wal/shipWal.ts'

/** @param folder of the embedded database */
export const spoolIn = (folder: string): Spool => ({
  archived: spoolOf(folder),
  waiting: join(folder, 'spool-packed'),
})
