// Installs programs for the tests from Debian's packages, if possible.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { run, say, withoutPrograms } from './process.mjs'

export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

// Prevents packages from starting services when they are installed.
const quiet = [
  ['/usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n'],
  ['/etc/postgresql-common/createcluster.d/estia.conf', 'create_main_cluster = false\n'],
]

/** Prints a failure; the caller checks whether the programs exist. Starts no service. */
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
