// Installs programs that the tests need from Debian's packages, where that is possible.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run, say, withoutPrograms } from './process.mjs'

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

// A package may start a service of its own when it is installed; these say no.
const quiet = [
  ['/usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n'],
  ['/etc/postgresql-common/createcluster.d/estia.conf', 'create_main_cluster = false\n'],
]

/** Says when it fails; whether the programs are there is for the caller to see. Starts no service. */
export async function install(...packages) {
  const env = { ...withoutPrograms(), DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    run('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const written = quiet.filter(([file]) => !existsSync(file))
  for (const [file, text] of written) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { mode: 0o755 })
  }
  try {
    await apt('update')
    if ((await apt('install', '-y', '--no-install-recommends', ...packages)) !== 0)
      say(`apt-get could not install ${packages.join(', ')}`)
  } finally {
    for (const [file] of written) rmSync(file)
  }
}
