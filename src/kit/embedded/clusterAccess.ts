// Makes sure that a cluster, whatever release made it, accepts no connection without a password, even on its socket.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { newPassword, passwordFileOf, superuser, writeAs } from './clusterPassword.ts'
import { asUser } from './embeddedUser.ts'
import { removeForeignPidFile } from './postmaster.ts'

/**
 * If a cluster has `trust` rules or its password file is lost, sets a new superuser password and requires passwords.
 * No PostgreSQL may be running in the folder. If interrupted, the next start does it again.
 */
export function requirePasswords(cluster: Cluster, log: (line: string) => void): void {
  const { folder, user } = cluster
  const rules = join(folder, 'data/pg_hba.conf')
  const before = readFileSync(rules, 'utf8')
  const after = before.replace(
    /^([^\S\n]*(?:local|host\w*)\s[^#\n]*\s)trust\b/gm,
    '$1scram-sha-256',
  )
  if (after === before && existsSync(passwordFileOf(folder))) return
  const password = newPassword()
  setPassword(cluster, password)
  writeAs(user, passwordFileOf(folder), password)
  if (after !== before) writeAs(user, rules, after)
  log(`The database in ${folder} has a new password, and lets nobody in without one`)
}

/** Uses PostgreSQL's single-user mode, which needs no password. */
function setPassword(cluster: Cluster, password: string): void {
  const { folder, native, user, key } = cluster
  const run = () =>
    spawnSync(
      join(native, 'bin/postgres'),
      [
        '--single',
        '-D',
        join(folder, 'data'),
        '-c',
        `cluster_name=${key}`,
        // Without this, parts of the log could be removed before they are archived.
        '-c',
        'archive_mode=on',
        '-c',
        'exit_on_error=on',
        'postgres',
      ],
      {
        ...asUser(user),
        input: `ALTER ROLE ${superuser} PASSWORD '${password}'\n`,
        encoding: 'utf8',
      },
    )
  let { status, stderr } = run()
  if (status !== 0 && removeForeignPidFile(cluster)) ({ status, stderr } = run())
  if (status !== 0)
    throw new Error(`PostgreSQL did not take a new password: ${stderr.replaceAll(password, '…')}`)
}
