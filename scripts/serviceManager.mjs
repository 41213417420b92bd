// Reports the server's state to systemd, if it started us as a service of Type=notify with a watchdog.
import { spawn } from 'node:child_process'
import { say } from './process.mjs'

/** Milliseconds for a restarted server to start, for example for PostgreSQL's recovery, before the watchdog applies again. */
const longestStart = 3_600_000

/** Undefined if no service manager listens. */
export function serviceManager({ NOTIFY_SOCKET, WATCHDOG_USEC } = process.env) {
  if (!NOTIFY_SOCKET) return undefined
  // A starting server does not report yet, so this process reports for it.
  let startingSince = performance.now()
  const interval = watchdogInterval(WATCHDOG_USEC)
  if (interval)
    setInterval(() => {
      if (startingSince !== undefined && performance.now() - startingSince < longestStart)
        notify('WATCHDOG=1')
    }, interval).unref()
  return {
    /** Handles the server's messages: that it is ready, or that it is still alive. */
    hears(message) {
      if (message === 'ready') {
        startingSince = undefined
        notify('READY=1', 'STATUS=The server answers', 'WATCHDOG=1')
      } else if (message === 'alive') notify('WATCHDOG=1')
    },
    restarts() {
      startingSince = performance.now()
      notify('STATUS=The server ended and is being started again')
    },
    stops: () => notify('STOPPING=1'),
  }
}

/** Milliseconds between two watchdog notifications; undefined without a watchdog. */
export const watchdogInterval = (microseconds) =>
  Number(microseconds) > 0 ? Number(microseconds) / 4000 : undefined

let cannotNotify = false

/** With systemd's own program, because Node has no Unix datagram sockets. The unit needs NotifyAccess=all for it. */
function notify(...lines) {
  if (cannotNotify) return
  const child = spawn('systemd-notify', lines, { stdio: ['ignore', 'ignore', 'inherit'] })
  child.once('error', (error) => {
    cannotNotify = true
    say(`The service manager is told nothing: ${error.message}`)
  })
}
