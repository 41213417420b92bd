// Opens the database and the file store of the settings, and migrates the database.
import { chmod, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import type { EmbeddedDatabase } from '#kit/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import type { DatabaseConnection } from '#kit/db/open.ts'
import { answerWithin, settleSessions } from '#kit/db/sessionSettings.ts'
import type { WrittenFolder } from '#kit/files/diskSpace.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import type { Tables } from '#base/backend/tables.ts'
import { unusable } from './config.ts'
// Also registers kinds of records and texts, for every program that opens the database.
import { keptValues } from './features.ts'
import type { Config } from './config.ts'
import { backUpBeforeUpgrade } from './upgrades/backUpBeforeUpgrade.ts'
import { guardRelease, noteRelease } from './upgrades/knownReleases.ts'
import { productVersion } from './productVersion.ts'
import { guardEmbedded, guardStorage, markStorage } from './guards/guardStorage.ts'

type Say = (line: string) => void

/**
 * Throws the reason if the server must not start. Runs before anything is changed, even tables of an earlier release.
 */
type Guard = (pool: Pool) => Promise<void>

/**
 * `whileMaking` is called while a new embedded database is made. `close` waits for running queries, and stops the embedded
 * database.
 */
export async function openStorage(
  config: Config,
  say: Say,
  onError: (error: Error) => void,
  { guard = async () => {}, whileMaking }: { guard?: Guard; whileMaking?: () => void } = {},
) {
  await closeFolders(config.dataDir)
  const files = await openFileStore(config.filesUrl, config.dataDir)
  if (!config.databaseUrl) await guardEmbedded(config, files)
  const embedded = config.databaseUrl
    ? null
    : await openEmbedded(config, { guard, say, whileMaking })
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl! }
  const directUrl = config.databaseDirectUrl
  const direct = directUrl ? { connectionString: directUrl } : connection
  const isPooled = directUrl !== undefined
  const named = directUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const unusableIs = (error: Error) => unusable(named, directUrl ?? config.databaseUrl ?? '', error)
  try {
    await prepareDatabase(config, direct, files, { unusableIs, guard, say })
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  if (isPooled) await settleSessions(direct)
  const limits = { max: 20, answerWithin, mustWrite: true }
  const { db, pool, close } = openDatabase<Tables>(connection, { ...limits, onError, isPooled })
  if (isPooled)
    await mustAnswer(pool, (error) => unusable('DATABASE_URL', config.databaseUrl ?? '', error))
  return {
    db,
    /** The connections that `db` uses. */
    pool,
    files,
    /** A connection with lasting sessions, for jobs. */
    direct,
    /** The folder of the embedded database; null for an external one. */
    embedded: embedded?.folder ?? null,
    /** Folders of this machine that are written to. */
    folders: writtenFolders(config, embedded?.folder),
    close: async () => {
      await close()
      await embedded?.stop()
    },
  }
}

async function openEmbedded(
  config: Config,
  { guard, say, whileMaking }: { guard: Guard; say: Say; whileMaking: (() => void) | undefined },
): Promise<EmbeddedDatabase> {
  const start = () =>
    startEmbedded({ dataDir: config.dataDir, log: say, whileMaking, ...archiving(config) }).catch(
      (error: Error) => {
        throw 'syscall' in error ? unusable('DATA_DIR', config.dataDir, error) : error
      },
    )
  const started = await start()
  const isArchiving = config.backupUrl !== undefined
  try {
    await guardConnection(started.connection, guard)
    return await backUpBeforeUpgrade(started, start, isArchiving, config, say)
  } catch (error) {
    await started.stop()
    throw error
  }
}

async function guardConnection(connection: DatabaseConnection, guard: Guard): Promise<void> {
  const { pool, close } = openDatabase(connection, { max: 1 })
  try {
    await guard(pool)
  } finally {
    await close()
  }
}

/** Seconds after which changes are archived for backups; with sending, at most a minute. */
const archiveWithin = 45

export const archiving = ({ backupUrl }: Config) =>
  backupUrl === undefined ? {} : { archiveWithin }

export function writtenFolders({ dataDir, filesUrl }: Config, database: string | undefined) {
  const written: WrittenFolder[] = [
    { holds: 'files', path: filesUrl ? dataDir : join(dataDir, 'files') },
    { holds: 'data', path: dataDir },
  ]
  if (database)
    written.push(
      { holds: 'database', path: database },
      { holds: 'log', path: join(database, 'data', 'pg_wal') },
    )
  return [...written, { holds: 'temporary', path: tmpdir(), isTemporary: true }]
}

/**
 * Restricts folders that an earlier release left readable for everybody. A group to which the operator gave access
 * keeps it.
 */
async function closeFolders(dataDir: string): Promise<void> {
  for (const name of ['files', 'outbox']) {
    const folder = join(dataDir, name)
    const mode = (await stat(folder).catch(() => undefined))?.mode ?? 0
    // Some shared folders do not support modes.
    if (mode & 0o007) await chmod(folder, 0o700).catch(() => {})
  }
}

type Unusable = (error: Error) => Error

/** Migrates the database, if the files belong to it. Without a statement timeout. */
async function prepareDatabase(
  config: Config,
  connection: DatabaseConnection,
  files: FileStore,
  { unusableIs, guard, say }: { unusableIs: Unusable; guard: Guard; say: Say },
) {
  const { pool, close } = openDatabase(connection, { max: 1, mustWrite: true })
  await mustAnswer(pool, unusableIs)
  try {
    // For the built-in database this check ran before its backup was taken.
    if (config.databaseUrl) await guard(pool)
    await guardStorage(config, pool, files, say)
    await guardRelease(pool, productVersion(), say)
    await migrate(pool, join(import.meta.dirname, '../..'), keptValues, say)
    await noteRelease(pool, productVersion())
    await markStorage(config, pool, files)
  } finally {
    await close()
  }
}

const mustAnswer = (pool: Pool, unusableIs: Unusable) =>
  pool.query('SELECT 1').catch(async (error: Error) => {
    await pool.end()
    throw unusableIs(error)
  })
