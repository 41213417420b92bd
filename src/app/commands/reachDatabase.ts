// Connects a command to the database of the settings, whether a server works in it or not.
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openDatabase } from '#kit/db/open.ts'
import { clusterExists } from '#kit/embedded/clusterState.ts'
import { embeddedMajor } from '#kit/embedded/embeddedBinaries.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { runningEmbedded } from '#kit/embedded/runningEmbedded.ts'
import type { Config } from '../config.ts'

/**
 * One connection as the application's role, without a limit on the time of statements. The embedded database is started
 * when it does not run, and then stopped by `close`. Throws when there is none: a command never makes one.
 */
export async function reachDatabase(
  { databaseDirectUrl, databaseUrl, dataDir }: Config,
  say: (line: string) => void,
): Promise<{ pool: Pool; close: () => Promise<void> }> {
  const url = databaseDirectUrl ?? databaseUrl
  const running = url ? null : await runningEmbedded(dataDir)
  const folder = join(dataDir, 'postgres')
  if (!url && !clusterExists(folder, embeddedMajor()))
    throw new Error(
      `There is no database in ${folder}: set DATA_DIR or DATABASE_URL as for the server`,
    )
  const started = url || running ? null : await startEmbedded({ dataDir, log: say })
  const connection = url ? { connectionString: url } : (running ?? started!).connection
  const { pool, close } = openDatabase(connection, { max: 1 })
  // The superuser reaches the database of a running server, but works in it as its owner.
  if (running) pool.on('connect', (client) => void client.query(`SET ROLE ${running.role}`))
  return {
    pool,
    close: async () => {
      await close()
      await started?.stop()
    },
  }
}
