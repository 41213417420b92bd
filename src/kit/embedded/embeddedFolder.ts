// Decides where the embedded database is: in DATA_DIR/postgres, or in a folder that its user can reach.
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeShared, sharedFolder } from './embeddedBinaries.ts'
import { canReach, embeddedUser, type EmbeddedUser } from './embeddedUser.ts'
import { instantNow } from '../clock.ts'

/**
 * Returns the folder of the database, created if missing and owned by the user who runs PostgreSQL. If that user cannot
 * pass through a parent folder (such as /root), DATA_DIR/postgres becomes a link to a folder under /var/lib, whose name
 * is derived from the path of DATA_DIR.
 */
export function embeddedFolder(
  dataDir: string,
  log: (line: string) => void,
): { folder: string; user: EmbeddedUser } {
  const user = embeddedUser(join(dataDir, 'postgres'), log)
  makeDataDir(resolve(dataDir), user)
  const inside = join(realpathSync(dataDir), 'postgres')
  const found = lstatSync(inside, { throwIfNoEntry: false })
  if (found?.isSymbolicLink() && !existsSync(inside))
    throw new Error(`${inside} points to ${readlinkSync(inside)}, which is missing`)
  if (user && !found && !canReach(user, dirname(inside))) placeOutside(inside, user.name, log)
  mkdirSync(inside, { recursive: true, mode: 0o700 })
  const folder = realpathSync(inside)
  if (user && statSync(folder).uid === 0) chownSync(folder, user.uid, user.gid)
  if (!canReach(user, folder))
    throw new Error(
      `User ${user?.name} cannot reach ${folder}: open the folders above it, or set DATA_DIR to another`,
    )
  return { folder, user }
}

/**
 * Creates the missing folders of the path so that all users may pass through, whatever the umask. DATA_DIR itself is
 * private, unless another user runs PostgreSQL, who must be able to pass through.
 */
function makeDataDir(dataDir: string, user: EmbeddedUser): void {
  const first = mkdirSync(dataDir, { recursive: true })
  if (!first) return
  for (let each = dirname(dataDir); each.length >= first.length; each = dirname(each))
    chmodSync(each, 0o755)
  chmodSync(dataDir, user ? 0o711 : 0o700)
}

function placeOutside(inside: string, userName: string, log: (line: string) => void): void {
  const dataDir = dirname(inside)
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const outside = join(sharedFolder, `${basename(dataDir)}-${hash}`)
  makeShared(sharedFolder)
  if (existsSync(outside)) {
    // The folder's DATA_DIR was deleted. A new one must not show the old rows, but they are not deleted either.
    const aside = `${outside}.${instantNow().replaceAll(':', '')}`
    renameSync(outside, aside)
    log(`An older database of ${dataDir} was set aside as ${aside}`)
  }
  mkdirSync(outside, { mode: 0o700 })
  symlinkSync(outside, inside)
  log(
    `User ${userName}, who runs PostgreSQL, cannot reach ${dataDir}: its database is in ${outside}`,
  )
}
