// Keeps the server running: restarts it when it dies.
import { spawn } from 'node:child_process'
import { forwardSignals, giveUp, root, say, withPrograms } from './process.mjs'
import { serviceManager } from './serviceManager.mjs'

/** The exit code of a start that failed with a one-line message; the same as in src/app/oneLine.ts. */
const refused = 78
/** Milliseconds before each restart; the last value repeats. */
const slower = [0, 1000, 2000, 4000, 8000, 16_000, 30_000]
/** A server that ran for this many milliseconds did not fail at startup. */
const longRun = 60_000
/** A restart may have to wait for the port or the database, but not forever. */
const mostRefusals = 10

/**
 * Passes signals on. Ends when the program exits successfully, or because it cannot start. `pauses` are the milliseconds between
 * two starts.
 */
export function supervise(command, args, environment = process.env, pauses = slower) {
  const manager = serviceManager(environment)
  // Only this process speaks to the service manager; the server reports over its channel (src/app/reportLife.ts).
  const { NOTIFY_SOCKET: _ours, ...passedOn } = environment
  let child
  let stopping = false
  let hasRun = false
  let refusals = 0
  let quickEnds = 0

  function start() {
    const startedAt = performance.now()
    child = spawn(command, args, {
      cwd: root,
      env: withPrograms(passedOn),
      stdio: ['inherit', 'inherit', 'inherit', ...(manager ? ['ipc'] : [])],
    })
    child.on('message', (message) => manager.hears(message))
    child.once('error', (error) => giveUp(`${command} does not start: ${error.message}`))
    child.once('exit', (code, signal) => {
      child = undefined
      if (performance.now() - startedAt > longRun) quickEnds = 0
      ended(code, signal)
    })
  }

  function ended(code, signal) {
    if (stopping || code === 0) process.exit(code ?? (signal === 'SIGKILL' ? 1 : 0))
    refusals = code === refused ? refusals + 1 : 0
    hasRun ||= code !== refused
    if (refusals > (hasRun ? mostRefusals : 0)) process.exit(1)
    manager?.restarts()
    const wait = pauses[Math.min(quickEnds++, pauses.length - 1)]
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
    say(`The server ${how}; starting it again${wait > 0 ? ` in ${wait / 1000} s` : ''}`)
    setTimeout(start, wait)
  }

  forwardSignals((signal, isForwarded) => {
    if (!stopping) manager?.stops()
    stopping = true
    if (!child) process.exit(0)
    if (isForwarded) child.kill(signal)
  })
  start()
}
