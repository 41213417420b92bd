// Runs the embedded PostgreSQL of a data folder for as long as this process lives.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, createCluster } from './cluster.ts'
import { clusterExists } from './clusterState.ts'
import { embeddedBinaries, embeddedMajor } from './embeddedBinaries.ts'
import { embeddedEndpoint, type Endpoint } from './embeddedEndpoint.ts'
import { embeddedFolder } from './embeddedFolder.ts'
import { folderKey, lockFolder } from './embeddedLock.ts'
import { endOrphans } from './orphans.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

export type EmbeddedOptions = {
  /** DATA_DIR; the database is placed in its folder `postgres`. */
  dataDir: string
  log: (line: string) => void
  /** False for tests only: faster, but nothing survives a power cut. */
  durable?: boolean
}

export type EmbeddedDatabase = {
  /** Stays the same when PostgreSQL has to be started again. */
  connection: Endpoint['connection']
  /** Where the database really is. */
  folder: string
  /** True when the database was made by this start. */
  isNew: boolean
  /** The process number of PostgreSQL at this moment. */
  pid(): number
  stop(): Promise<void>
}

/**
 * Resolves when the database takes connections. Throws one line that a person can act upon when another
 * server works on the folder, when there is no PostgreSQL for this machine, when the folder is damaged,
 * or when it does not start.
 */
export async function startEmbedded({
  dataDir,
  log,
  durable = true,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const isNew = !clusterExists(join(dataDir, 'postgres'), embeddedMajor())
  const { folder, user } = embeddedFolder(dataDir, log)
  const native = embeddedBinaries(user, log)
  const unlock = await lockFolder(folder)
  try {
    const cluster: Cluster = { folder, native, user, key: folderKey(folder), durable }
    await endOrphans(cluster.key, log)
    if (isNew) {
      log(`Making a new database in ${folder}`)
      createCluster(cluster)
    }
    const endpoint = await embeddedEndpoint(cluster)
    const first = await startPostmaster(cluster, endpoint)
    await prepareDatabase(endpoint.connection).catch(async (error) => {
      await first.stop()
      throw error
    })
    const watched = keepAlive(cluster, endpoint, first, log)
    const stop = async () => {
      await watched.stop()
      await unlock()
    }
    return { connection: endpoint.connection, folder, isNew, pid: watched.pid, stop }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Milliseconds between two tries to start PostgreSQL. */
const longestPause = 2_000

async function prepareDatabase(connection: Endpoint['connection']): Promise<void> {
  await withClient({ ...connection, database: 'postgres' }, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      connection.database,
    ])
    if (!rowCount) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(connection.database)}`)
  })
  await withClient(connection, async (client) => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    const { rows } = await client.query<{ count: number }>(
      `SELECT cardinality(show_trgm('Кузнецова')) AS count`,
    )
    if (!rows[0]?.count)
      throw new Error(
        'The database was made with a character type that knows no Greek and Cyrillic',
      )
  })
}

async function withClient(config: pg.ClientConfig, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client(config)
  client.on('error', () => {}) // the query that it breaks is told
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Starts PostgreSQL again when it ends by itself, at once and then ever more slowly: the disk may be
 * full, or memory short, and the server answers as soon as that is over.
 */
function keepAlive(
  cluster: Cluster,
  endpoint: Endpoint,
  first: Postmaster,
  log: (line: string) => void,
) {
  let current = first
  let stopping = false
  const startAgain = async () => {
    await endOrphans(cluster.key, log)
    current = await startPostmaster(cluster, endpoint)
  }
  const watch = async () => {
    for (let quickEnds = 0; ; quickEnds++) {
      const startedAt = Date.now()
      await current.exited
      if (stopping) return
      if (Date.now() - startedAt > 1_000) quickEnds = 0
      log('PostgreSQL ended by itself; starting it again')
      await wait(Math.min(quickEnds * 100, longestPause))
      if (!stopping) await startAgain().catch((error: Error) => log(error.message))
    }
  }
  const watching = watch()
  const stop = async () => {
    stopping = true
    // A start that is under way when we are asked to stop is stopped when it is done.
    do await current.stop()
    while (await Promise.race([watching.then(() => false), wait(20, true)]))
  }
  return { pid: () => current.pid, stop }
}
