// Folders for what is only there for a moment: they are gone afterwards, also when something fails.
import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

const prefix = 'estia-upload-'
// Whose it is stands in the name: servers on several machines may share the folder.
const machine = hostname().replace(/[^a-z0-9]/gi, '_')
const own = `${prefix}${machine}-`

/** Nothing is under way for so many milliseconds: who sends nothing is cut off long before. */
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
 * At the start, before anything is under way here: removes what processes of this machine that were
 * killed left behind, and what is a day old, whoever's it was.
 */
export async function sweepTemporaryFolders(): Promise<void> {
  const now = await clockOf(tmpdir())
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const folder = join(tmpdir(), name)
    if (isOfDead(name) || (await isOlder(folder, now - old)))
      await rm(folder, { recursive: true, force: true })
  }
}

function isOfDead(name: string): boolean {
  const pid = Number(/^(\d+)-/.exec(name.startsWith(own) ? name.slice(own.length) : '')?.[1])
  // In a container each start has the same number.
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
 * What time it is for what is written to a folder, in milliseconds since 1970: drives of a network, and machines that
 * share them, may have another clock than this one.
 */
export async function clockOf(folder: string): Promise<number> {
  const probe = await mkdtemp(join(folder, 'estia-clock-'))
  try {
    return (await stat(probe)).mtimeMs
  } finally {
    await rmdir(probe)
  }
}

/** Whether nothing was written to it since then; false when it is gone. */
export async function isOlder(path: string, then: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs < then
}
