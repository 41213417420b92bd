// Decides where the embedded database lives: in DATA_DIR/postgres, or where its user can reach it.
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
 * Answers the folder of the database, made when missing and owned by the user who runs PostgreSQL.
 * Below a folder that this user cannot pass (such as /root), DATA_DIR/postgres becomes a link to a
 * folder under /var/lib whose name comes from the path of DATA_DIR.
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
 * Makes the missing folders of the path open to pass through, whatever the umask, and DATA_DIR itself
 * private, as far as the user who runs PostgreSQL can still pass it.
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
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 8)
  const outside = join(sharedFolder, `${basename(dataDir)}-${mark}`)
  makeShared(sharedFolder)
  if (existsSync(outside)) {
    // Its DATA_DIR is gone, so a new one must not come up with the old rows; nor are they deleted.
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
