// Tells systemd how the server is, when it started us as a service of Type=notify with a watchdog.
import { spawn } from 'node:child_process'
import { say } from './process.mjs'

/** Milliseconds that a restarted server has for its start, such as PostgreSQL's recovery, before the watchdog counts again. */
const longestStart = 3_600_000

/** Undefined if no service manager listens. */
export function serviceManager({ NOTIFY_SOCKET, WATCHDOG_USEC } = process.env) {
  if (!NOTIFY_SOCKET) return undefined
  // A server that is being started does not answer yet: until then this process answers for it.
  let startingSince = performance.now()
  const interval = watchdogInterval(WATCHDOG_USEC)
  if (interval)
    setInterval(() => {
      if (startingSince !== undefined && performance.now() - startingSince < longestStart)
        notify('WATCHDOG=1')
    }, interval).unref()
  return {
    /** What the server sends: that it has become ready, or that it still answers. */
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

/** Milliseconds between two signs of life; undefined without a watchdog. */
export const watchdogInterval = (microseconds) =>
  Number(microseconds) > 0 ? Number(microseconds) / 4000 : undefined

let cannotNotify = false

/** By systemd's own program: Node has no datagram sockets in the file system. The unit needs NotifyAccess=all for it. */
function notify(...lines) {
  if (cannotNotify) return
  const child = spawn('systemd-notify', lines, { stdio: ['ignore', 'ignore', 'inherit'] })
  child.once('error', (error) => {
    cannotNotify = true
    say(`The service manager is told nothing: ${error.message}`)
  })
}
