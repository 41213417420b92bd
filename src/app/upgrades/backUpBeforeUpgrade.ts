// Before a start upgrades the embedded database, it makes a backup beside it, from which `estia restore` brings back
// the earlier state. An upgrade changes no files, so they are not in it.
import { readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { takeBase } from '#base/copies/base/takeBase.ts'
import { copyWal } from '#base/copies/wal/copyWal.ts'
import { folderBackups } from '#base/copies/store/folderBackups.ts'
import { pendingMigrations } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'
import { spoolOf } from '#kit/embedded/spool.ts'
import { agencyNow } from '#kit/clock.ts'
import type { Config } from '../config.ts'
import { keptValues } from '../features.ts'
import { productVersion } from '../productVersion.ts'

type Say = (line: string) => void
type Places = Pick<Config, 'dataDir' | 'filesUrl'>

/** How many backups are kept. */
const kept = 2

/** The folder of these backups in DATA_DIR. Each backup has a place of its own, with its own log. */
export const upgradesFolder = (dataDir: string): string => join(dataDir, 'before-upgrade')

/**
 * Returns the database, which may have been restarted. Throws without enough space: then nothing was upgraded.
 * @param start starts the database as configured
 * @param isArchiving whether it runs with archiving of its log
 */
export async function backUpBeforeUpgrade(
  database: EmbeddedDatabase,
  start: () => Promise<EmbeddedDatabase>,
  isArchiving: boolean,
  config: Places,
  say: Say,
): Promise<EmbeddedDatabase> {
  const pending = await pendingIn(database)
  if (pending.length === 0) return database
  await mustHaveRoom(database, config.dataDir)
  say(`Backing up the database before it is upgraded (${pending.length} steps)`)
  if (isArchiving) {
    await takeBackup(database, config, say)
    return database
  }
  await database.stop()
  const archiving = await startEmbedded({
    dataDir: config.dataDir,
    log: say,
    archiveWithin: 3_600,
  })
  try {
    await takeBackup(archiving, config, say)
  } finally {
    await archiving.stop()
    await rm(spoolOf(archiving.folder), { recursive: true, force: true })
  }
  return start()
}

async function pendingIn({ connection }: EmbeddedDatabase): Promise<string[]> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    return await pendingMigrations(pool, join(import.meta.dirname, '../../..'), keptValues)
  } finally {
    await close()
  }
}

async function takeBackup(database: EmbeddedDatabase, config: Places, say: Say): Promise<void> {
  const name = agencyNow().replaceAll(':', '').replace('T', '-')
  const folder = join(upgradesFolder(config.dataDir), name)
  const store = folderBackups(folder)
  try {
    await takeBase({
      connection: database.superuser,
      store,
      key: null,
      version: productVersion(),
      atOnce: true,
      bytesPerSecond: Infinity,
      onProgress: () => {},
      ship: () => copyWal(spoolOf(database.folder), store),
      // An upgrade changes no files, so they stay where they are.
      note: () =>
        Promise.resolve({
          filesStayIn: config.filesUrl ? 'FILES_URL' : join(config.dataDir, 'files'),
        }),
    })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  say(`To go back: estia restore --from ${folder} --into NEW_FOLDER, with the earlier release`)
  await removeOlder(config.dataDir)
}

async function removeOlder(dataDir: string): Promise<void> {
  const names = (await readdir(upgradesFolder(dataDir))).toSorted()
  for (const name of names.slice(0, -kept))
    await rm(join(upgradesFolder(dataDir), name), { recursive: true, force: true })
}

async function mustHaveRoom({ superuser }: EmbeddedDatabase, dataDir: string): Promise<void> {
  const { pool, close } = openDatabase(superuser, { max: 1 })
  try {
    const { rows } = await pool.query<{ size: number }>(
      'SELECT sum(pg_database_size(oid))::float8 AS "size" FROM pg_database',
    )
    const { bavail, bsize } = await statfs(dataDir)
    // Compressed, a backup takes about a fifth.
    const needed = rows[0]!.size / 2 + 500_000_000
    if (bavail * bsize < needed)
      throw new Error(
        `Before the upgrade the database is backed up, which needs ${Math.ceil(needed / 1e6)} MB in ${dataDir}, where ${Math.floor((bavail * bsize) / 1e6)} MB are free: make room. Nothing was changed.`,
      )
  } finally {
    await close()
  }
}
