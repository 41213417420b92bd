// Starts the programs of the cluster, and ends only the processes that it started, by id.
import { execFileSync, spawn } from 'node:child_process'
import { createWriteStream, readFileSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const isRoot = process.getuid() === 0
const children = new Map()

/** PostgreSQL refuses to run as root. */
const unprivileged = isRoot
  ? [
      '/usr/bin/setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--init-groups',
      '--pdeathsig=KILL',
    ]
  : []

const asUnprivileged = ([command, ...args]) => {
  const [first, ...rest] = [...unprivileged, command, ...args]
  return [first, rest]
}

/** Starts a program with its output in a file; another start of the same name appends to that file. */
export function start(name, command, { log, env = {}, cwd = '/' }) {
  const [program, args] = asUnprivileged(command)
  return track(name, spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }), log)
}

/** Like `start`, but as the current user. */
export function startOwn(name, [program, ...args], { log, env, cwd }) {
  return track(name, spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] }), log)
}

function track(name, child, log) {
  const file = createWriteStream(log, { flags: 'a' })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false })
  child.once('close', () => file.end())
  child.once('error', (error) => file.write(`${name}: ${error.message}\n`))
  children.set(name, child)
  return child
}

export function runUnprivileged(...command) {
  const [program, args] = asUnprivileged(command)
  return execFileSync(program, args, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export const giveAway = (...paths) =>
  isRoot && execFileSync('chown', ['-R', 'postgres:postgres', ...paths])

export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null

/** The descendants of this process, itself first. */
export function familyOf(pid) {
  const parents = new Map()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(entry)
    if (parent) parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)])
  }
  const family = [pid]
  for (const one of family) family.push(...(parents.get(one) ?? []))
  return family
}

function parentOf(pid) {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    // It ended meanwhile.
    return undefined
  }
}

/** False if the process is gone. */
export function signal(pid, name) {
  try {
    return process.kill(pid, name)
  } catch (error) {
    if (error.code === 'ESRCH') return false
    throw error
  }
}

/** Stops a child gracefully, and kills it after some seconds. */
export async function end(child, within = 15_000) {
  if (!child || hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = new AbortController()
  await Promise.race([ended, wait(within, null, { signal: late.signal }).catch(() => {})])
  late.abort()
  if (!hasEnded(child)) child.kill('SIGKILL')
  await ended
}

/** Kills all remaining processes. `alsoThere`: ids of processes that are no longer their descendants. */
export function killAll(alsoThere = []) {
  const left = [...children.values()].filter((child) => child.pid && !hasEnded(child))
  const pids = [...alsoThere, ...left.map(({ pid }) => pid)].flatMap(familyOf)
  for (const pid of new Set(pids)) signal(pid, 'SIGKILL')
}
