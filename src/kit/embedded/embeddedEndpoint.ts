// Decides where the embedded server listens: on a socket if its path is short enough, else on 127.0.0.1.
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Cluster } from './cluster.ts'
import { canReach } from './embeddedUser.ts'

export type Endpoint = {
  host: string
  port: number
  /** PostgreSQL settings that make it listen there. */
  settings: string[]
}

const port = 5432
/** The kernel's limit on the path of a socket, in bytes. */
const longestPath = 107

export async function embeddedEndpoint(cluster: Cluster): Promise<Endpoint> {
  const host = await socketFolder(cluster)
  if (host)
    return {
      host,
      port,
      settings: ['listen_addresses=', `unix_socket_directories=${host}`, `port=${port}`],
    }
  const free = await freePort()
  return {
    host: '127.0.0.1',
    port: free,
    settings: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${free}`],
  }
}

async function socketFolder({ folder, user }: Cluster): Promise<string | undefined> {
  const candidates = [
    () => {
      // No PostgreSQL runs in this folder now, so a lock left here is stale.
      rmSync(join(folder, 'socket'), { recursive: true, force: true })
      mkdirSync(join(folder, 'socket'), { mode: 0o700 })
      return join(folder, 'socket')
    },
    () => mkdtempSync(join(tmpdir(), 'estia-')),
  ]
  for (const candidate of candidates) {
    const path = candidate()
    const fits =
      Buffer.byteLength(join(path, `.s.PGSQL.${port}`)) <= longestPath && /^[^,'"]+$/.test(path)
    if (fits && (await supportsSockets(path))) {
      if (user) chownSync(path, user.uid, user.gid)
      if (canReach(user, path)) return path
    }
    rmSync(path, { recursive: true, force: true })
  }
  return undefined
}

/** Some file systems, such as folders shared with a virtual machine, don't support sockets. */
async function supportsSockets(folder: string): Promise<boolean> {
  return (await tryListening({ path: join(folder, 'try') })) !== undefined
}

async function freePort(): Promise<number> {
  const address = await tryListening({ host: '127.0.0.1', port: 0 })
  if (!address || typeof address === 'string') throw new Error('127.0.0.1 has no free port')
  return address.port
}

/** The address if a server can listen there, else undefined. */
function tryListening(where: { path: string } | { host: string; port: number }) {
  return new Promise<AddressInfo | string | undefined>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(where, () => {
      const address = server.address() ?? undefined
      server.close(() => resolve(address))
    })
  })
}
