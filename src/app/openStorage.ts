// The database and the files that the settings name, migrated and ready.
import { join } from 'node:path'
import type { Pool } from 'pg'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import type { DatabaseConnection } from '#kit/db/open.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import type { Tables } from '#features/tables.ts'
import { unusable } from './config.ts'
import type { Config } from './config.ts'

type Say = (line: string) => void

/** `close` waits for what is under way, and ends the embedded database with it. */
export async function openStorage(config: Config, say: Say, onError: (error: Error) => void) {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: config.dataDir, log: say }).catch((error: Error) => {
        throw 'syscall' in error ? unusable('DATA_DIR', config.dataDir, error) : error
      })
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl! }
  // What takes longer has gone wrong, and would keep a connection from everybody else.
  const limits = { max: 20, answerWithin: 30_000 }
  const { db, pool, close } = openDatabase<Tables>(connection, { ...limits, onError })
  if (config.databaseUrl) await mustAnswer(pool, config.databaseUrl)
  await migrateUnlimited(connection, say)
  const files = await openFileStore(config.filesUrl, config.dataDir)
  return {
    db,
    files,
    connection,
    isEmbedded: embedded !== null,
    close: async () => {
      await close()
      await embedded?.stop()
    },
  }
}

async function migrateUnlimited(connection: DatabaseConnection, say: Say): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    await migrate(pool, join(import.meta.dirname, '../..'), say)
  } finally {
    await close()
  }
}

const mustAnswer = (pool: Pool, url: string) =>
  pool.query('SELECT 1').catch(async (error: Error) => {
    await pool.end()
    throw unusable('DATABASE_URL', url, error)
  })
