// The superuser of a cluster, and its password in a file beside the data.
import { randomBytes } from 'node:crypto'
import { lchownSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmbeddedUser } from './embeddedUser.ts'

export const superuser = 'estia'

export const newPassword = (): string => randomBytes(24).toString('hex')

/** The password file, for operators who make a backup. Only root and the user who runs PostgreSQL can read it. */
export const passwordFileOf = (folder: string): string => join(folder, 'password')

export const superuserPassword = (folder: string): string =>
  readFileSync(passwordFileOf(folder), 'utf8').trim()

/** Replaces a file atomically. It belongs to the user, and nobody else may read it. */
export function writeAs(user: EmbeddedUser, file: string, text: string): void {
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  // `wx`: root must not follow a link that the user put there.
  writeFileSync(unfinished, text, { mode: 0o600, flag: 'wx' })
  if (user) lchownSync(unfinished, user.uid, user.gid)
  renameSync(unfinished, file)
}
