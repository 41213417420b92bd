// Chooses the unprivileged user who runs PostgreSQL, which refuses to run as root, and checks what that user can reach.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { movedClock } from './movedClock.ts'

/** Undefined means the user of this process. */
export type EmbeddedUser = { uid: number; gid: number; name: string } | undefined

/** Nothing else on the machine runs as this user. */
const ownUser = 'estia-db'

/**
 * If this process runs as root: the owner of the existing database folder, else the system user `estia-db`, created if
 * missing, else `nobody`. Throws if there is not even `nobody`.
 */
export function embeddedUser(folder: string, log: (line: string) => void): EmbeddedUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(folder, { throwIfNoEntry: false })
  if (owner?.uid) return findUser(({ uid }) => uid === owner.uid) ?? namelessUser(owner)
  return findUser(({ name }) => name === ownUser) ?? makeUser(log) ?? userNobody(log)
}

function makeUser(log: (line: string) => void): EmbeddedUser {
  spawnSync(
    'useradd',
    ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', ownUser],
    asUser(undefined),
  )
  // The exit status is ignored: another server may have created the user at the same moment.
  const created = findUser(({ name }) => name === ownUser)
  if (created) log(`Made the system user ${ownUser}, who runs PostgreSQL`)
  return created
}

function userNobody(log: (line: string) => void): EmbeddedUser {
  const nobody = findUser(({ name }) => name === 'nobody')
  if (!nobody)
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" to run it')
  log(
    `The system user ${ownUser} cannot be made: PostgreSQL runs as nobody, as other programs may. Their files are open to one another`,
  )
  return nobody
}

type SystemUser = { name: string; uid: number; gid: number }

const findUser = (which: (user: SystemUser) => boolean): SystemUser | undefined =>
  readFileSync('/etc/passwd', 'utf8').split('\n').map(readUser).find(which)

/** For an owner without a name on this machine, as on a disk from another machine. */
const namelessUser = ({ uid, gid }: { uid: number; gid: number }): SystemUser => ({
  name: String(uid),
  uid,
  gid,
})

function readUser(line: string): SystemUser {
  const [name = '', , uid, gid] = line.split(':')
  return { name, uid: Number(uid), gid: Number(gid) }
}

/** Whether the user may pass through this folder and all its parents. */
export function canReach(user: EmbeddedUser, folder: string): boolean {
  return succeedsAs(user, 'test', ['-x', folder])
}

/** Whether the command, run as the user, succeeds. */
export function succeedsAs(user: EmbeddedUser, command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { ...asUser(user), stdio: 'ignore' })
  return status === 0
}

/** Options for `spawn`: the user, and an environment and working folder that don't depend on this process's. */
export function asUser(user: EmbeddedUser) {
  const path = '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin'
  return {
    cwd: '/',
    env: { PATH: path, LC_ALL: 'C', TZ: 'UTC', ...movedClock(process.env) },
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}
