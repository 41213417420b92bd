// Makes a new PostgreSQL cluster: a database folder that knows Greek and Cyrillic letters.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

export const superuser = 'estia'

/** Half a cluster never stands under its final name. */
export function createCluster({ folder, native, user, durable }: Cluster): void {
  const data = join(folder, 'data')
  const unfinished = join(folder, 'data.new')
  const passwordFile = join(folder, 'password')
  rmSync(unfinished, { recursive: true, force: true })
  writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 })
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) for (const each of [passwordFile, unfinished]) chownSync(each, user.uid, user.gid)
  const { status, stderr, error } = spawnSync(
    join(native, 'bin/initdb'),
    [
      ...['--pgdata', unfinished, '--username', superuser, '--pwfile', passwordFile],
      ...['--encoding', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      // Without the character type, pg_trgm takes Greek and Cyrillic letters for punctuation.
      ...['--locale=C', '--lc-ctype=C.UTF-8'],
      ...['--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions'],
      ...(durable ? [] : ['--no-sync']),
    ],
    { ...asUser(user), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr.trim()}`)
  renameSync(unfinished, data)
}

export const clusterPassword = (folder: string): string =>
  readFileSync(join(folder, 'password'), 'utf8').trim()
