// Runs the embedded PostgreSQL of a data folder while this process lives.
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
import { archiveSettings, makeSpool } from './spool.ts'
import { folderKey, lockFolder } from './embeddedLock.ts'
import { endOrphans } from './orphans.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'

export type EmbeddedOptions = {
  /** DATA_DIR; the database is in its folder `postgres`. */
  dataDir: string
  log: (line: string) => void
  /** False only in tests: faster, but nothing survives a power cut. */
  durable?: boolean
  /** Seconds after which PostgreSQL archives its log into the spool for backups; never without it. */
  archiveWithin?: number
  /** Called while PostgreSQL makes a new database, for which this process would only wait. */
  whileMaking?: (() => void) | undefined
}

export type EmbeddedDatabase = {
  /** Connects as the application's role. Stays valid when PostgreSQL is restarted. */
  connection: Connection
  /** As the superuser, to the database of the product. */
  superuser: Connection
  /** The folder of the database, with links resolved. */
  folder: string
  /** True if this start created the database. */
  isNew: boolean
  /** The current process id of PostgreSQL. */
  pid(): number
  /** Runs statements as the superuser; for tests and the bench. */
  administer(sql: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Resolves when the database accepts connections. Throws one line that an operator can act on if another server uses
 * the folder, there is no PostgreSQL for this machine, the folder is damaged, or PostgreSQL does not start.
 */
export async function startEmbedded({
  dataDir,
  log,
  durable = true,
  archiveWithin,
  whileMaking = () => {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const isNew = !clusterExists(join(dataDir, 'postgres'), embeddedMajor())
  const { folder, user } = embeddedFolder(dataDir, log)
  const native = embeddedBinaries(user, log)
  const unlock = await lockFolder(folder)
  try {
    const settings =
      archiveWithin === undefined ? [] : archiveSettings(makeSpool(folder, user), archiveWithin)
    const cluster: Cluster = { folder, native, user, key: folderKey(folder), durable, settings }
    await endOrphans(cluster.key, log)
    if (isNew) {
      log(`Making a new database in ${folder}`)
      const made = createCluster(cluster)
      whileMaking()
      await made
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
    const inProduct = { ...asSuperuser, database: connection.database }
    return { connection, superuser: inProduct, folder, isNew, pid: watched.pid, administer, stop }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** The longest pause between two tries to start PostgreSQL, in milliseconds. */
const longestPause = 2_000

/**
 * Restarts PostgreSQL when it ends by itself: at once, then after ever longer pauses. The cause may be a full disk or a
 * lack of memory, and the server works again as soon as that is over.
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
    // A restart may be under way: repeat until the watch loop has ended.
    do await current.stop()
    while (await Promise.race([watching.then(() => false), wait(20, true)]))
  }
  return { pid: () => current.pid, stop }
}
