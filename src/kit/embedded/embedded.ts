// Runs the embedded PostgreSQL of a data folder for as long as this process lives.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, prepareDatabase, withClient } from './applicationRole.ts'
import { type Cluster, createCluster } from './cluster.ts'
import { requirePasswords } from './clusterAccess.ts'
import { superuserPassword, superuser } from './clusterPassword.ts'
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
  /** As a role that owns the database and may do nothing beyond it; a PostgreSQL that has to be started again keeps it. */
  connection: Connection
  /** Where the database really is. */
  folder: string
  /** True when the database was made by this start. */
  isNew: boolean
  /** The process number of PostgreSQL at this moment. */
  pid(): number
  /** Runs statements as the superuser: tests and the bench do what the application must not. */
  administer(sql: string): Promise<void>
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
    } else requirePasswords(cluster, log)
    const endpoint = await embeddedEndpoint(cluster)
    const first = await startPostmaster(cluster, endpoint)
    const { host, port } = endpoint
    const password = superuserPassword(folder)
    const asSuperuser = { host, port, user: superuser, password, database: 'postgres' }
    const connection = await prepareDatabase(asSuperuser, log).catch(async (error) => {
      await first.stop()
      throw error
    })
    const watched = keepAlive(cluster, endpoint, first, log)
    const stop = async () => {
      await watched.stop()
      await unlock()
    }
    const administer = (sql: string) =>
      withClient(asSuperuser, async (client) => void (await client.query(sql)))
    return { connection, folder, isNew, pid: watched.pid, administer, stop }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Milliseconds between two tries to start PostgreSQL. */
const longestPause = 2_000

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
      const startedAt = performance.now()
      await current.exited
      if (stopping) return
      if (performance.now() - startedAt > 1_000) quickEnds = 0
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
