// Where PostgreSQL puts the finished pieces of its log for backups, and how it is told to.
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedUser } from './embeddedUser.ts'

/** In the folder of the database. */
export const spoolOf = (folder: string): string => join(folder, 'spool')

export function makeSpool(folder: string, user: EmbeddedUser): string {
  const spool = spoolOf(folder)
  mkdirSync(spool, { recursive: true, mode: 0o700 })
  if (user && statSync(spool).uid === 0) chownSync(spool, user.uid, user.gid)
  return spool
}

/**
 * basic_archive comes with PostgreSQL: it writes a piece under another name, syncs and renames it, and takes one that is there
 * already only when it is the same.
 * @param within seconds after which a piece is finished though it is not full
 */
export const archiveSettings = (spool: string, within: number): string[] => [
  'archive_mode=on',
  'archive_library=basic_archive',
  `basic_archive.archive_directory=${spool}`,
  `archive_timeout=${within}`,
]
