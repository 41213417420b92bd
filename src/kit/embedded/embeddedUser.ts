// PostgreSQL refuses to run as root: which unprivileged user runs it, and what that user can reach.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { movedClock } from './movedClock.ts'

/** Undefined: the user of this process. */
export type EmbeddedUser = { uid: number; gid: number; name: string } | undefined

/** Nothing else on the machine runs as this user. */
const ownUser = 'estia-db'

/**
 * For root: the owner of an existing database folder, otherwise a system user of its own, which is made
 * where there is none, and `nobody` where that cannot be done. Throws when there is not even that.
 */
export function embeddedUser(folder: string, log: (line: string) => void): EmbeddedUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (owner?.uid) return findUser(({ uid }) => uid === owner.uid) ?? numbered(owner)
  return findUser(({ name }) => name === ownUser) ?? makeUser(log) ?? borrowedUser(log)
}

function makeUser(log: (line: string) => void): EmbeddedUser {
  spawnSync(
    'useradd',
    ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', ownUser],
    asUser(undefined),
  )
  // Whatever it answered: another server may have made the user at the same moment.
  const made = findUser(({ name }) => name === ownUser)
  if (made) log(`Made the system user ${ownUser}, who runs PostgreSQL`)
  return made
}

function borrowedUser(log: (line: string) => void): EmbeddedUser {
  const nobody = findUser(({ name }) => name === 'nobody')
  if (!nobody)
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" to run it')
  log(
    `The system user ${ownUser} cannot be made: PostgreSQL runs as nobody, as other programs may. Their files are open to one another`,
  )
  return nobody
}

type Known = { name: string; uid: number; gid: number }

const findUser = (which: (user: Known) => boolean): Known | undefined =>
  readFileSync('/etc/passwd', 'utf8').split('\n').map(readUser).find(which)

/** An owner whom this machine has no name for, as on a disk that was moved here. */
const numbered = ({ uid, gid }: { uid: number; gid: number }): Known => ({
  name: String(uid),
  uid,
  gid,
})

function readUser(line: string): Known {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

/** Whether the user may pass through this folder and all above it. */
export function canReach(user: EmbeddedUser, folder: string): boolean {
  return runsWell(user, 'test', ['-x', folder])
}

/** Whether the command, run as the user, ends with success. */
export function runsWell(user: EmbeddedUser, command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { ...asUser(user), stdio: 'ignore' })
  return status === 0
}

/** Options for spawn: the user, and an environment and folder that do not depend on ours. */
export function asUser(user: EmbeddedUser) {
  const path = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin'
  return {
    cwd: '/',
    env: { PATH: path, LC_ALL: 'C', TZ: 'UTC', ...movedClock(process.env) },
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}
