// Tells the supervisor that the server is ready and, as long as it answers, that it lives (scripts/serviceManager.mjs).
import { get } from 'node:http'

/**
 * Does nothing without a supervisor. `address` is where this process listens. With a watchdog, whose interval systemd
 * gives in microseconds, it requests `/healthz` over a new connection: a server whose event loop is blocked, or that
 * cannot accept connections, falls silent and is restarted.
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
      // The supervisor may be gone, in which case this process will be ended too.
      if (answer.statusCode === 200 && process.connected) report('alive')
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => {})
  }
  setInterval(ask, watchdog / 4).unref()
}
