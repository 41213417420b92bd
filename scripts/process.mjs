// Starts other programs for the scripts, in the project's root. Must run on Node 20 without packages.
import { AsyncLocalStorage } from 'node:async_hooks'
import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const bin = join(root, 'node_modules', '.bin')

/** Collects the output of a parallel step until it is printed as a whole. */
const kept = new AsyncLocalStorage()

export async function keepingWords(work) {
  const words = []
  const result = await kept.run(words, work)
  return { result, words: words.join('') }
}

export function say(line) {
  const words = kept.getStore()
  if (words) words.push(`estia: ${line}\n`)
  // With `estia … --json` and `estia dump --to -`, stdout is only for the JSON or the archive.
  else if (process.argv.some((word) => /^(--json|-|--to=-)$/.test(word)))
    console.error(`estia: ${line}`)
  else console.log(`estia: ${line}`)
}
/** The time since `since`, as in `1:05 min`. */
export const minutes = (since) => {
  const whole = Math.round((performance.now() - since) / 1000)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} min`
}
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Ends the script with a one-line message instead of a stack. */
export function giveUp(line) {
  console.error(`estia: ${line}`)
  process.exit(1)
}

/** PATH with the project's programs first, so that `node` is the pinned one. */
export const withPrograms = (environment = process.env) => ({
  ...environment,
  PATH: [bin, withoutPrograms(environment).PATH].join(delimiter),
})

/** The machine's PATH, without the folders that npm prepends. */
export const withoutPrograms = (environment = process.env) => ({
  ...environment,
  PATH: (environment.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
    .join(delimiter),
})

/** Resolves to the exit code; the output of the program is shown. */
export function run(command, args, options = {}) {
  const words = kept.getStore()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: withPrograms(),
      stdio: words ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...options,
    })
    for (const stream of words ? [child.stdout, child.stderr] : [])
      stream.setEncoding('utf8').on('data', (text) => words.push(text))
    child.once('error', (error) => {
      say(`${command} does not start: ${error.message}`)
      resolve(127)
    })
    // All of its output has arrived by then.
    child.once('close', (code, signal) => resolve(signal ? 1 : code))
  })
}

/** Calls `onSignal` with a signal that should end the process, and whether it must be passed on. */
export function forwardSignals(onSignal) {
  // In a terminal, Ctrl-C reaches the child process by itself.
  const forwarded = process.stdin.isTTY ? ['SIGTERM'] : ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => onSignal(signal, forwarded.includes(signal)))
}

/** Replaces this process by a program: passes signals on, and exits with its code. */
export function become(command, args, environment = process.env) {
  const child = spawn(command, args, {
    cwd: root,
    env: withPrograms(environment),
    stdio: 'inherit',
  })
  forwardSignals((signal, isForwarded) => isForwarded && child.kill(signal))
  child.once('error', (error) => giveUp(`${command} does not start: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code))
}
