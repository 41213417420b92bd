// A process that serves agencies for one worker, one after another. Modules are loaded once, so that a new agency takes a few
// hundred milliseconds instead of seconds. Ends with the worker.
import { startServer } from '#app/startServer.ts'
import { wholeInternet } from '#kit/http/outside/fetchOutside.ts'

export type Order = { open: Record<string, string> } | { askDnsAt: string } | 'close'
export type HostReply = { url: string } | { done: true } | { failed: string }

process.umask(0o077)

const answer = (message: HostReply) => process.send!(message)
let stop: (() => Promise<void>) | undefined

async function obey(order: Order): Promise<void> {
  if (order === 'close') {
    await stop?.()
    stop = undefined
    answer({ done: true })
    return
  }
  if ('askDnsAt' in order) {
    wholeInternet.dnsServers = [order.askDnsAt]
    answer({ done: true })
    return
  }
  const server = await startServer(order.open, (line) => console.log(line))
  stop = server.stop
  answer({ url: server.url })
}

process.on('message', (order: Order) => {
  obey(order).catch((error: unknown) =>
    answer({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
