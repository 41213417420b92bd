// Makes a new PostgreSQL cluster: a database folder that knows Greek and Cyrillic letters.
import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newPassword, passwordFileOf, superuser, writeAs } from './clusterPassword.ts'
import { asUser, type EmbeddedUser } from './embeddedUser.ts'

export type Cluster = {
  /** Holds `data`, `socket`, `password` and `server.log`. */
  folder: string
  /** Holds bin, lib and share. */
  native: string
  user: EmbeddedUser
  key: string
  /** False: nothing is safe from a power cut, for tests. */
  durable: boolean
}

/** Half a cluster never stands under its final name. */
export function createCluster({ folder, native, user, durable }: Cluster): void {
  const data = join(folder, 'data')
  const unfinished = join(folder, 'data.new')
  const passwordFile = passwordFileOf(folder)
  rmSync(unfinished, { recursive: true, force: true })
  writeAs(user, passwordFile, newPassword())
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) chownSync(unfinished, user.uid, user.gid)
  const { status, stderr, error } = spawnSync(
    join(native, 'bin/initdb'),
    [
      ...['--pgdata', unfinished, '--username', superuser, '--pwfile', passwordFile],
      ...['--encoding', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      // Without the character type, pg_trgm takes Greek and Cyrillic letters for punctuation.
      ...['--locale=C', '--lc-ctype=C.UTF-8'],
      ...['--auth=scram-sha-256', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...asUser(user), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr.trim()}`)
  renameSync(unfinished, data)
}
