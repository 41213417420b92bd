// Stands between a client and PostgreSQL, and falls silent on request, as a connection to a machine that froze does.
import { rmSync } from 'node:fs'
import { type Socket, connect, createServer } from 'node:net'
import { join } from 'node:path'
import { quickFolder } from './quickFolder.ts'

type Endpoint = { host: string; port: number }

/** For a server on a socket. `silence` passes on nothing more between those who are connected; who comes later is served. */
export async function silentRelay({ host, port }: Endpoint) {
  const folder = quickFolder('estia-relay-')
  const name = `.s.PGSQL.${port}`
  const pairs: [Socket, Socket][] = []
  const relay = createServer((client) => {
    const server = connect(join(host, name))
    pairs.push([client, server])
    client.pipe(server).pipe(client)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const)
      one.on('error', () => {}).once('close', () => other.destroy())
  })
  await new Promise<void>((resolve) => relay.listen(join(folder, name), resolve))
  return {
    host: folder,
    port,
    /** The number of connections that fell silent. */
    silence(): number {
      const open = pairs.splice(0).filter(([client]) => !client.destroyed)
      for (const [client, server] of open) {
        client.unpipe(server)
        server.unpipe(client)
      }
      return open.length
    },
    close() {
      for (const [client] of pairs) client.destroy()
      relay.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
