// The superuser of a cluster and its password, which lies in a file beside the data.
import { randomBytes } from 'node:crypto'
import { lchownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedUser } from './embeddedUser.ts'

export const superuser = 'estia'

export const newPassword = (): string => randomBytes(24).toString('hex')

/** The operator's way in, for a backup; only the user who runs PostgreSQL and root can read it. */
export const passwordFileOf = (folder: string): string => join(folder, 'password')

export const superuserPassword = (folder: string): string =>
  readFileSync(passwordFileOf(folder), 'utf8').trim()

/** Replaces a file that belongs to the user, wholly or not at all; nobody else may read it. */
export function writeAs(user: EmbeddedUser, file: string, text: string): void {
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  // Exclusively: what the user put there is never followed to a file of root.
  writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx' })
  if (user) lchownSync(unfinished, user.uid, user.gid)
  renameSync(unfinished, file)
}
