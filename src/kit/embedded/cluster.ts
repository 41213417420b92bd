// Creates a PostgreSQL cluster (database folder) whose locale knows Greek and Cyrillic letters.
import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newPassword, passwordFileOf, superuser, writeAs } from './clusterPassword.ts'
import { asUser, type EmbeddedUser, succeedsAs } from './embeddedUser.ts'

export type Cluster = {
  /** Contains `data`, `socket`, `password` and `server.log`. */
  folder: string
  /** The folder of PostgreSQL's programs, with bin, lib and share. */
  native: string
  user: EmbeddedUser
  /** See `folderKey`. */
  key: string
  /** False only in tests: faster, but nothing survives a power cut. */
  durable: boolean
  /** Additional PostgreSQL settings, such as `archive_mode=on`. */
  settings?: readonly string[]
}

/** Works in `data.new` and renames it at the end, so that `data` is never half a cluster. */
export async function createCluster({ folder, native, user, durable }: Cluster): Promise<void> {
  const data = join(folder, 'data')
  const unfinished = join(folder, 'data.new')
  const passwordFile = passwordFileOf(folder)
  rmSync(unfinished, { recursive: true, force: true })
  writeAs(user, passwordFile, newPassword())
  mkdirSync(unfinished, { mode: 0o700 })
  if (user) chownSync(unfinished, user.uid, user.gid)
  // Ends with this process: if it is killed, the next one starts over in the same folder.
  const endsWithUs = succeedsAs(user, 'setpriv', ['--pdeathsig', 'KILL', 'true'])
  const initdb = join(native, 'bin/initdb')
  const [command, ...before] = endsWithUs
    ? (['setpriv', '--pdeathsig', 'KILL', '--', initdb] as const)
    : ([initdb] as const)
  await promisify(execFile)(
    command,
    [
      ...before,
      '--pgdata',
      unfinished,
      '--username',
      superuser,
      '--pwfile',
      passwordFile,
      '--encoding',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      // Without this lc-ctype, pg_trgm takes Greek and Cyrillic letters for punctuation.
      '--locale=C',
      '--lc-ctype=C.UTF-8',
      '--auth=scram-sha-256',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    asUser(user),
  ).catch((error: Error & { stderr?: string }) => {
    throw new Error(`initdb failed: ${error.stderr?.trim() || error.message}`)
  })
  renameSync(unfinished, data)
}
