// The spool: the folder where PostgreSQL archives finished pieces of its log for backups, and the settings for it.
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedUser } from './embeddedUser.ts'

/** The spool of a database folder. */
export const spoolOf = (folder: string): string => join(folder, 'spool')

export function makeSpool(folder: string, user: EmbeddedUser): string {
  const spool = spoolOf(folder)
  mkdirSync(spool, { recursive: true, mode: 0o700 })
  if (user && statSync(spool).uid === 0) chownSync(spool, user.uid, user.gid)
  return spool
}

/**
 * basic_archive comes with PostgreSQL: it writes a piece under another name, syncs and renames it, and accepts an
 * existing piece only if it is the same.
 * @param within seconds after which a piece is archived even if it is not full
 */
export const archiveSettings = (spool: string, within: number): string[] => [
  'archive_mode=on',
  'archive_library=basic_archive',
  `basic_archive.archive_directory=${spool}`,
  `archive_timeout=${within}`,
]
