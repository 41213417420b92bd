// PostgreSQL refuses to run as root: which unprivileged user runs it, and what that user can reach.
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'

/** Undefined: the user of this process. */
export type EmbeddedUser = { uid: number; gid: number; name: string } | undefined

/** For root: the owner of an existing database folder, otherwise `nobody`. */
export function embeddedUser(folder: string): EmbeddedUser {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid
  const users = readFileSync('/etc/passwd', 'utf8').split('\n').map(readUser)
  const user =
    users.find((each) => owner && each.uid === owner) ??
    users.find((each) => each.name === 'nobody')
  if (!user)
    throw new Error('PostgreSQL does not run as root, and there is no user "nobody" to run it')
  return user
}

function readUser(line: string) {
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
    env: { PATH: path, LC_ALL: 'C', TZ: 'UTC' },
    ...(user && { uid: user.uid, gid: user.gid }),
  }
}
