// Starts and stops one PostgreSQL server process on a cluster.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { writeAs } from './clusterPassword.ts'
import type { Endpoint } from './embeddedEndpoint.ts'
import { asUser, succeedsAs } from './embeddedUser.ts'
import { postgresProcesses, readCommandLine } from './orphans.ts'

export type Postmaster = {
  pid: number
  /** Resolves when the process has ended, whatever the reason. */
  exited: Promise<void>
  /** Fast shutdown: rolls back open transactions, writes everything to the disk, and stops. */
  stop(): Promise<void>
}

const settings = [
  'shared_buffers=256MB',
  'effective_cache_size=1GB',
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'max_connections=100',
  'max_wal_size=2GB',
  'jit=off',
  'random_page_cost=1.1',
  'timezone=UTC',
  'log_timezone=UTC',
]

const unsafeSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Small, because the test folder may be in memory.
  'max_wal_size=256MB',
]

/** Resolves when the server accepts connections; throws with the end of its log if it does not start. */
export async function startPostmaster(cluster: Cluster, endpoint: Endpoint): Promise<Postmaster> {
  try {
    return await launch(cluster, endpoint)
  } catch (error) {
    if (!removeForeignPidFile(cluster)) throw error
    return launch(cluster, endpoint)
  }
}

async function launch(cluster: Cluster, endpoint: Endpoint): Promise<Postmaster> {
  const { folder, key, durable } = cluster
  const logFile = join(folder, 'server.log')
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000) truncateSync(logFile)
  const logFrom = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
  const args = [
    ...settings,
    ...(durable ? [] : unsafeSettings),
    ...endpoint.settings,
    ...(cluster.settings ?? []),
  ]
  leaveOutOfFile(cluster, args)
  const child = spawnPostgres(cluster, logFile, [
    '-D',
    join(folder, 'data'),
    '-c',
    `cluster_name=${key}`,
    ...args.flatMap((setting) => ['-c', setting]),
  ])
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  while (!isReady(folder, child.pid)) {
    if (hasEnded(child)) {
      const lines = readFileSync(logFile).subarray(logFrom).toString().trim().split('\n')
      throw new Error(`PostgreSQL did not start:\n${lines.slice(-10).join('\n')}`)
    }
    await Promise.race([exited, wait(5)])
  }
  // The checkpointer starts while the database is still recovering. It then sleeps until its first checkpoint, and does not see to
  // archive_timeout before: a reload of the settings wakes it.
  if (cluster.settings?.some((each) => each.startsWith('archive_timeout'))) child.kill('SIGHUP')
  return { pid: child.pid as number, exited, stop: () => stopPostmaster(child, exited) }
}

/**
 * Settings of the command line win over those of initdb's file, but where a restart would be needed to change one, each
 * reload says that the file contains errors.
 */
function leaveOutOfFile({ folder, user }: Cluster, given: readonly string[]): void {
  const file = join(folder, 'data', 'postgresql.conf')
  const names = given.map((setting) => setting.slice(0, setting.indexOf('=')))
  const before = readFileSync(file, 'utf8')
  const after = before.replace(new RegExp(`^(?=[^\\S\\n]*(?:${names.join('|')})\\b)`, 'gim'), '#')
  if (after !== before) writeAs(user, file, after)
}

function spawnPostgres({ native, user }: Cluster, logFile: string, args: string[]): ChildProcess {
  const postgres = join(native, 'bin/postgres')
  const command = [
    // Makes PostgreSQL stop when this process is killed.
    ...(succeedsAs(user, 'setpriv', ['--pdeathsig', 'INT', 'true'])
      ? ['setpriv', '--pdeathsig', 'INT', '--']
      : []),
    postgres,
    ...args,
  ]
  const log = openSync(logFile, 'a', 0o600)
  // `detached`, so that Ctrl-C reaches only this process, which finishes its requests before it stops PostgreSQL.
  const child = spawn(command[0] ?? postgres, command.slice(1), {
    ...asUser(user),
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return child
}

const hasEnded = (child: ChildProcess): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null

function isReady(folder: string, pid: number | undefined): boolean {
  const lines = readPidFile(folder)
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

/** Its lines: process, folder, start, port, socket folder, address, memory, state; none when there is no file. */
export function readPidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/**
 * Removes an old postmaster.pid unless its process is a PostgreSQL; returns whether it did. PostgreSQL would refuse to
 * start if the process id is in use, even if it now belongs to an unrelated program.
 */
export function removeForeignPidFile({ folder, key }: Cluster): boolean {
  const pid = Number(readPidFile(folder)[0])
  if (!pid || postgresProcesses(key).length > 0) return false
  if (/(^|\/)(postgres|postmaster)[\0: ]/.test(readCommandLine(pid))) return false
  rmSync(join(folder, 'data', 'postmaster.pid'), { force: true })
  return true
}

async function stopPostmaster(child: ChildProcess, exited: Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (hasEnded(child)) break
    child.kill(signal)
    const timeout = new AbortController()
    await Promise.race([
      exited,
      wait(20_000, undefined, { signal: timeout.signal }).catch(() => {}),
    ])
    timeout.abort()
  }
  await exited
}
