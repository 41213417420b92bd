// Makes the file tree of an installed Estia: Node, the server's sources, its dependencies, the client build, PostgreSQL.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lutimesSync,
  lstatSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { giveUp, root, run, say } from '../process.mjs'
import { filesOf } from './filesOf.mjs'
import { makePackages } from './packages.mjs'
import { isProgram, settlePrograms } from './programs.mjs'

/** Names of processors in Debian and in Node. */
export const processors = { amd64: 'x64', arm64: 'arm64' }

/** The scripts that an installed server needs. */
const scripts = [
  'estia.mjs',
  'healthy.mjs',
  'installed.mjs',
  'prepare.mjs',
  'process.mjs',
  'runServer.mjs',
  'serverProcess.json',
  'serviceManager.mjs',
  'supervise.mjs',
  'withoutTypes.mjs',
]

/** The output of `estia version`, which an installed server cannot determine by itself. */
function commitOf(node) {
  const words = ['src/app/main.estia.ts', 'version', '--json']
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
  return JSON.parse(execFileSync(node, words, options)).commit
}

/** The package's paths of settings and data. */
const installed = { settings: '/etc/estia/estia.env', dataDir: '/var/lib/estia' }

/**
 * Fills `folder` with the contents of /usr, byte-identical each time. `node`: the Node of the checkout, `architecture`: one of
 * Debian's names, `epoch`: the modification time of every file in seconds.
 */
export async function makeTree(folder, { node, architecture, epoch }) {
  rmSync(folder, { recursive: true, force: true })
  const home = join(folder, 'lib/estia')
  mkdirSync(home, { recursive: true })
  say(`Installing the dependencies for ${architecture}`)
  await makePackages(home, processors[architecture])
  copy('package.json', home)
  copy('THIRD-PARTY.txt', home)
  copy('dist', home, (path) => !path.endsWith('.sources'))
  copy('migrations', home, (path) => !path.endsWith('migrations/releases'))
  copy('src', home, isOfServer)
  for (const name of scripts) copy(join('scripts', name), home)
  const named = JSON.stringify({ ...installed, commit: commitOf(node) })
  writeFileSync(join(home, 'installed.json'), `${named}\n`)
  await stripTypes(node, home)
  await settlePrograms(home, architecture)
  cpSync(join(root, 'packaging/estia.sh'), join(folder, 'bin/estia'))
  cpSync(join(root, 'packaging/estia.env'), join(folder, 'share/estia/estia.env'))
  cpSync(join(root, 'packaging/examples'), join(folder, 'share/doc/estia/examples'), deep)
  cpSync(join(root, 'docs/operations.md'), join(folder, 'share/doc/estia/operations.md'))
  cpSync(join(root, 'docs/operations'), join(folder, 'share/doc/estia/operations'), deep)
  cpSync(join(root, 'CHANGELOG.md'), join(folder, 'share/doc/estia/CHANGELOG.md'))
  cpSync(join(root, 'packaging/copyright'), join(folder, 'share/doc/estia/copyright'))
  settle(folder, epoch)
}

const deep = { recursive: true, verbatimSymlinks: true }

const copy = (path, home, filter) =>
  cpSync(join(root, path), join(home, path), { ...deep, ...(filter && { filter }) })

/** Screens are in the client build; styles stay, because the public site uses them. */
const isOfServer = (path) => !/\.(test\.ts|tsx)$|\/src\/.*\/testing$/.test(path)

/** An installed server cannot write its cache, so the cache is shipped (scripts/withoutTypes.mjs). */
async function stripTypes(node, home) {
  const script = join(home, 'scripts/withoutTypes.mjs')
  if ((await run(node, ['--no-warnings', script])) !== 0) giveUp('The types were not stripped')
}

/** Modes and times that do not depend on the builder or the date. Scripts of dependencies are not executable. */
function settle(folder, epoch) {
  for (const path of [...filesOf(folder), folder]) {
    const stats = lstatSync(path)
    if (!stats.isSymbolicLink())
      chmodSync(
        path,
        stats.isDirectory() || path.endsWith('/bin/estia') || isProgram(path) ? 0o755 : 0o644,
      )
    lutimesSync(path, epoch, epoch)
  }
}

/** The time of the last commit in seconds, or SOURCE_DATE_EPOCH; without both a fixed one. */
export function epochOfSources() {
  const given = Number(process.env.SOURCE_DATE_EPOCH)
  if (given) return given
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return Number(execFileSync('git', ['log', '-1', '--format=%ct'], options))
  } catch {
    return 1_000_000_000
  }
}
