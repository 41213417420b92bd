// Opens agencies for a worker, one after another: a copy of the demo agency and a server for it.
import { once } from 'node:events'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { agencySettings, keptPlace } from './place.ts'
import { startHost } from './startHost.ts'

export type Agency = {
  /** The test file that the agency belongs to; it is kept while this stays the same. */
  owner: string
  url: string
  /** The folder with the mails that its server has sent. */
  outbox: string
  /** Where its server asks for records of DNS from now on, as `host:port`. */
  askDnsAt(address: string): Promise<void>
}

export type Agencies = {
  /** Opens the agency of this owner, and closes the previous one. */
  of(owner: string): Promise<Agency>
  current(): Agency | undefined
  /** The last lines that the server printed. */
  printed(): string[]
  end(): Promise<void>
}

export function openAgencies(worker: number): Agencies {
  const place = keptPlace()
  const host = startHost()
  let current: (Agency & { remove(): Promise<void> }) | undefined
  let opened = 0

  async function open(owner: string) {
    const name = `agency_${worker}_${opened++}`
    const dataDir = join(place.folder, name)
    const remove = async () => {
      await host.close()
      await administer(`DROP DATABASE ${name} WITH (FORCE)`)
      await rm(dataDir, { recursive: true, force: true })
    }
    await Promise.all([copyDatabase(place.connection.database, name), shareFiles(dataDir)])
    const port = await freePort()
    const url = await host.open({
      ...agencySettings(place, name, dataDir),
      PORT: String(port),
      // Browsers resolve all subdomains of "localhost" to this machine.
      PAYMENTS_HOST: `payments.localhost:${port}`,
    })
    return { owner, url, outbox: join(dataDir, 'outbox'), askDnsAt: host.askDnsAt, remove }
  }

  // Not copied: hundreds of folders take longer to copy than the whole database. Names of new files are random, and nothing
  // removes the demo's files.
  const shareFiles = async (dataDir: string) => {
    await mkdir(dataDir)
    await symlink(join(place.folder, 'demo', 'files'), join(dataDir, 'files'))
  }

  // The default strategy also writes every page to the WAL, which takes four times as long.
  const copyDatabase = (from: string, to: string) =>
    onceUnused(() =>
      administer(`CREATE DATABASE ${to} TEMPLATE ${pg.escapeIdentifier(from)} STRATEGY FILE_COPY`),
    )

  async function administer(sql: string): Promise<void> {
    const client = new pg.Client({ ...place.connection, database: 'postgres' })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }

  return {
    async of(owner) {
      if (current?.owner === owner) return current
      const before = current
      current = undefined
      await before?.remove()
      return (current = await open(owner))
    },
    current: () => current,
    printed: host.printed,
    async end() {
      await current?.remove()
      await host.end()
    },
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** On a busy machine, a session stays for a while after it was terminated. */
async function onceUnused(work: () => Promise<void>, tries = 10): Promise<void> {
  const inUse = '55006'
  for (let tried = 1; ; tried++)
    try {
      return await work()
    } catch (error) {
      if (tried === tries || (error as { code?: string }).code !== inUse) throw error
    }
}
