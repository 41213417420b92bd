// Tells the supervisor that the server is ready and, as long as it answers, that it lives (scripts/serviceManager.mjs).
import { get } from 'node:http'

/**
 * Does nothing without a supervisor that listens. `address` is where this process listens. With a watchdog, whose time systemd
 * gives in microseconds, `/healthz` is asked over a connection of its own: a server whose event loop stands still, or that
 * cannot accept connections any more, falls silent and is started again.
 */
export function reportLife(address: string): void {
  const report = process.send?.bind(process)
  if (!report) return
  report('ready')
  const watchdog = Number(process.env['WATCHDOG_USEC'] ?? 0) / 1000
  if (watchdog <= 0) return
  const ask = () => {
    const request = get(`${address}/healthz`, { agent: false, timeout: watchdog }, (answer) => {
      answer.resume()
      // The supervisor may be gone; whoever ended it ends this process, too.
      if (answer.statusCode === 200 && process.connected) report('alive')
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => {})
  }
  setInterval(ask, watchdog / 4).unref()
}
