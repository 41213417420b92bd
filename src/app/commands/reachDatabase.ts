// Connects a command to the database of the settings, whether or not a server is running.
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { ClientConfig, Pool } from 'pg'
import { openDatabase } from '#kit/db/open.ts'
import { clusterExists } from '#kit/embedded/clusterState.ts'
import { embeddedMajor } from '#kit/embedded/embeddedBinaries.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { superuser, superuserPassword } from '#kit/embedded/clusterPassword.ts'
import { runningEmbedded } from '#kit/embedded/runningEmbedded.ts'
import type { Tables } from '#base/backend/tables.ts'
import type { Config } from '../config.ts'
import { archiving } from '../openStorage.ts'

export type DatabaseAccess = {
  /** One connection as the application's role, without a statement timeout. */
  pool: Pool
  db: Kysely<Tables>
  /** The embedded database; null for an external one. */
  embedded: {
    folder: string
    /** A superuser connection to the same database. */
    superuser: ClientConfig
    /** No server is running. */
    isAlone: boolean
  } | null
  /** Also stops the embedded database if it was started. */
  close: () => Promise<void>
}

/**
 * @param mayBegin whether a missing embedded database is created
 * @param answerWithin statement timeout in milliseconds; no limit without it
 */
export async function reachDatabase(
  config: Config,
  say: (line: string) => void,
  { mayBegin = false, answerWithin = 0 } = {},
): Promise<DatabaseAccess> {
  const { databaseDirectUrl, databaseUrl, dataDir } = config
  const url = databaseDirectUrl ?? databaseUrl
  if (url)
    return {
      ...openDatabase<Tables>({ connectionString: url }, { max: 1, answerWithin }),
      embedded: null,
    }
  const database = join(dataDir, 'postgres')
  if (!mayBegin && !clusterExists(database, embeddedMajor()))
    throw new Error(
      `There is no database in ${database}: set DATA_DIR or DATABASE_URL as the server has it`,
    )
  const running = await runningEmbedded(dataDir)
  const started = running ? null : await startEmbedded({ dataDir, log: say, ...archiving(config) })
  const folder = realpathSync(database)
  const connection = (running ?? started!).connection
  const asSuperuser = { ...connection, user: superuser, password: superuserPassword(folder) }
  // The superuser connects to the database of a running server, but works as its owner.
  const as = running ? { role: running.role } : {}
  const { pool, db, close } = openDatabase<Tables>(connection, { max: 1, answerWithin, ...as })
  return {
    pool,
    db,
    embedded: { folder, superuser: asSuperuser, isAlone: running === null },
    close: async () => {
      await close()
      await started?.stop()
    },
  }
}
