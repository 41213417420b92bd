// Runs the server for as long as it is wanted: one that dies is started again.
import { spawn } from 'node:child_process'
import { forwardSignals, giveUp, root, say, withPrograms } from './process.mjs'

/** How a start ends that has said in one line what is wrong; src/app/oneLine.ts says the same. */
const refused = 78
/** Milliseconds before each new start, the last one for all that follow. */
const slower = [0, 1000, 2000, 4000, 8000, 16_000, 30_000]
/** Who ran for so many milliseconds did not die of the start. */
const longRun = 60_000
/** What runs no more may have to wait for its port or its database, but not for ever. */
const mostRefusals = 10

/**
 * Passes signals on, and ends when the program ends by itself: well, or because it cannot start.
 * `pauses` are those between two starts.
 */
export function supervise(command, args, environment = process.env, pauses = slower) {
  let child
  let stopping = false
  let hasRun = false
  let refusals = 0
  let quickEnds = 0

  function start() {
    const startedAt = Date.now()
    child = spawn(command, args, { cwd: root, env: withPrograms(environment), stdio: 'inherit' })
    child.once('error', (error) => giveUp(`${command} does not start: ${error.message}`))
    child.once('exit', (code, signal) => {
      child = undefined
      if (Date.now() - startedAt > longRun) quickEnds = 0
      ended(code, signal)
    })
  }

  function ended(code, signal) {
    if (stopping || code === 0) process.exit(code ?? (signal === 'SIGKILL' ? 1 : 0))
    refusals = code === refused ? refusals + 1 : 0
    hasRun ||= code !== refused
    if (refusals > (hasRun ? mostRefusals : 0)) process.exit(1)
    const wait = pauses[Math.min(quickEnds++, pauses.length - 1)]
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`
    say(`The server ${how}; starting it again${wait > 0 ? ` in ${wait / 1000} s` : ''}`)
    setTimeout(start, wait)
  }

  forwardSignals((signal, isForwarded) => {
    stopping = true
    if (!child) process.exit(0)
    if (isForwarded) child.kill(signal)
  })
  start()
}
