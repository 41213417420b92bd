// Temporary folders, which are removed after use, also after a failure.
import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'estia-upload-'
// Names contain the machine and the process id, because servers on several machines may share the folder.
const machine = hostname().replace(/[^a-z0-9]/gi, '_')
const own = `${prefix}${machine}-`

/** Milliseconds. No upload takes that long: idle ones are cut off much earlier. */
const old = 24 * 3_600_000

export async function inTemporaryFolder<Answer>(
  use: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), `${own}${process.pid}-`))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes folders of killed processes of this machine, and those of any machine that are a day old. Call at the start,
 * before this process makes any.
 */
export async function sweepTemporaryFolders(root = tmpdir()): Promise<void> {
  const now = await clockOf(root)
  for (const name of await readdir(root)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(root, name)
    if (isOfDead(name) || (await isOlder(folder, now - old)))
      await rm(folder, { recursive: true, force: true })
  }
}

function isOfDead(name: string): boolean {
  const pid = Number(/^(\d+)-/.exec(name.startsWith(own) ? name.slice(own.length) : '')?.[1])
  // In a container each start gets the same process id.
  return pid > 0 && (pid === process.pid || !isAlive(pid))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * The time by the clock that stamps files in this folder, in milliseconds since 1970. On network drives it may differ
 * from this machine's clock.
 */
export async function clockOf(folder: string): Promise<number> {
  const probe = await mkdtemp(join(folder, 'estia-clock-'))
  try {
    return (await stat(probe)).mtimeMs
  } finally {
    await rmdir(probe)
  }
}

/** Whether the file or folder was last written before `time`; false if it is missing. */
export async function isOlder(path: string, time: number): Promise<boolean> {
  const state = await stat(path).catch(() => undefined)
  return state !== undefined && state.mtimeMs < time
}
