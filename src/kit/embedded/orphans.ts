// Finds and stops PostgreSQL processes that an earlier server left behind in a database folder.
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

type PostgresProcess = { pid: number; isPostmaster: boolean }

/**
 * Finds processes by the cluster's key: a postmaster has it in its `cluster_name` argument, backends have it in their
 * titles. Unlike a process's working folder, both can be read without privileges.
 */
export function postgresProcesses(key: string): PostgresProcess[] {
  const found: PostgresProcess[] = []
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid) || pid === process.pid) continue
    const commandLine = readCommandLine(pid)
    if (commandLine.includes(`\0cluster_name=${key}\0`)) found.push({ pid, isPostmaster: true })
    else if (commandLine.startsWith(`postgres: ${key}: `)) found.push({ pid, isPostmaster: false })
  }
  return found
}

export function readCommandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1')
  } catch {
    return ''
  }
}

/**
 * Stops an orphaned postmaster gently first. Backends without a postmaster are killed at once: their shared memory is
 * already lost. When this returns, no PostgreSQL runs in the folder.
 */
export async function endOrphans(key: string, log: (line: string) => void): Promise<void> {
  const postmaster = postgresProcesses(key).find((each) => each.isPostmaster)
  if (postmaster) {
    log(`Stopping PostgreSQL (process ${postmaster.pid}), left behind by an earlier server`)
    if (await stopAll(key, 'SIGINT', 30, (each) => each.isPostmaster)) return
  }
  const left = postgresProcesses(key)
  if (left.length > 0) log(`Ending ${left.length} PostgreSQL processes without a server`)
  if (await stopAll(key, 'SIGQUIT', 2)) return
  if (await stopAll(key, 'SIGKILL', 5)) return
  throw new Error(
    `PostgreSQL processes ${postgresProcesses(key).map((each) => each.pid)} do not end; stop them first`,
  )
}

/** Sends the signal, and resolves to whether all processes ended within the time. */
async function stopAll(
  key: string,
  signal: NodeJS.Signals,
  seconds: number,
  which: (each: PostgresProcess) => boolean = () => true,
): Promise<boolean> {
  for (const { pid } of postgresProcesses(key).filter(which)) send(pid, signal)
  const end = performance.now() + seconds * 1000
  while (postgresProcesses(key).length > 0) {
    if (performance.now() > end) return false
    await wait(20)
  }
  return true
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
