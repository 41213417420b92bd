// Finds the programs of the cluster, or installs Debian's packages.
import { existsSync } from 'node:fs'
import { canInstall, install } from '../debian.mjs'
import { say } from '../process.mjs'

const programs = {
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  patronictl: ['/usr/bin/patronictl', 'patroni'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  postgres: ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  setpriv: ['/usr/bin/setpriv', 'util-linux'],
}

const missing = () => [
  ...new Set(
    Object.values(programs)
      .filter(([path]) => !existsSync(path))
      .map(([, name]) => name),
  ),
]

/** Resolves to whether all are available; otherwise prints in one line what to install. */
export async function havePrograms() {
  const wanted = missing()
  if (wanted.length > 0 && canInstall()) {
    say(`Installing ${wanted.join(', ')} with apt-get`)
    await install(...wanted)
  }
  if (missing().length === 0) return true
  say(`The cluster needs Debian's ${missing().join(', ')}: sudo apt install ${missing().join(' ')}`)
  return false
}

export const pathOf = (program) => programs[program][0]
