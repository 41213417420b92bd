// Installs the locked dependencies if they are missing or older than the lock file, and finds Node 24.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, giveUp, root, run, say, seconds, withoutPrograms } from './process.mjs'

const oldestNode = 24

export async function install() {
  const reason = whyInstall()
  if (reason) await installLocked(reason)
  return findNode()
}

/** Compares the lock file with what npm installed last. */
function whyInstall() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages
  if (!wanted) giveUp('package-lock.json is missing or broken')
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages
  if (!installed) return 'are missing'
  const pinned = Object.keys(wanted[''].optionalDependencies ?? {})
  const differing = Object.entries(wanted).some(([path, { version, optional, os, cpu }]) => {
    if (path === '') return false
    if (!installed[path]) {
      const isOurs = pinned.includes(path.replace('node_modules/', ''))
      return !optional || (isOurs && fits(os, process.platform) && fits(cpu, process.arch))
    }
    return installed[path].version !== version
  })
  return differing ? 'differ from package-lock.json' : undefined
}

const fits = (list, mine) => !list || list.includes(mine)

async function installLocked(reason) {
  say(`Dependencies ${reason}: installing them as locked (about a minute)`)
  const start = performance.now()
  const progress = setInterval(() => say(`… still installing, ${seconds(start)}`), 15_000)
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  // Not with the Node of the dependencies, which is being replaced.
  const code = await run('npm', args, { env: withoutPrograms() })
  clearInterval(progress)
  if (code !== 0) giveUp('npm ci failed; see above')
  say(`Dependencies installed in ${seconds(start)}`)
}

/** The Node of the dependencies, or the machine's own if there is none for this platform. */
function findNode() {
  const own = join(bin, 'node')
  const node = [...(existsSync(own) ? [own] : []), process.execPath, 'node'].find(isNewEnough)
  if (!node)
    giveUp(
      `Node ${oldestNode} or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}`,
    )
  return node
}

function isNewEnough(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', env: withoutPrograms() })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= oldestNode
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
