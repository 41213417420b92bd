// Refuses to start with a database and a file storage that do not belong together, or to create a new one beside an
// existing one.
import { join } from 'node:path'
import type pg from 'pg'
import { clusterExists } from '#kit/embedded/clusterState.ts'
import { embeddedMajor } from '#kit/embedded/embeddedBinaries.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import {
  markOfDatabase,
  markOfFiles,
  mismatchOf,
  placeMark,
} from '#base/files/mark/storageMark.store.ts'
import type { FilesMark, Mismatch } from '#base/files/mark/storageMark.store.ts'
import { unusable, withoutSecrets } from '../config.ts'
import type { Config } from '../config.ts'

type Places = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'filesUrl' | 'dataDir'>

const askedMeant = 'If they do belong together, run `estia adopt-files` once.'

type Reason = (files: string, database: string) => string

const reasons: Readonly<Record<Mismatch, Reason>> = {
  emptyDatabase: (files, database) =>
    `${database} is empty or missing, but ${files} belongs to a database. Mount or name the right database, or restore it from a backup; to begin anew, move the files away first.`,
  unmarkedFiles: (files, database) =>
    `${files} is empty or another's: it lacks the mark of ${database}. Mount or name the right storage, or restore it from a backup. ${askedMeant}`,
  otherFiles: (files, database) =>
    `${files} belongs to another database than ${database}. Mount or name the right one of the two. ${askedMeant}`,
  unmarkedDatabase: (files, database) =>
    `${database} is not the one that ${files} belongs to. Mount or name the right one of the two. ${askedMeant}`,
}

/** Describes where the files are, for messages. */
export const placeOfFiles = ({ filesUrl, dataDir }: Places): string =>
  filesUrl
    ? `the file storage (FILES_URL is ${withoutSecrets('FILES_URL', filesUrl)})`
    : `the file storage (${join(dataDir, 'files')})`

const placeOfDatabase = ({ databaseDirectUrl, databaseUrl, dataDir }: Places): string => {
  const name = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const url = databaseDirectUrl ?? databaseUrl
  return url
    ? `the database (${name} is ${withoutSecrets(name, url)})`
    : `the database (${join(dataDir, 'postgres')})`
}

function refuse(mismatch: Mismatch | undefined, places: Places): void {
  if (!mismatch) return
  const reason = reasons[mismatch](placeOfFiles(places), placeOfDatabase(places))
  throw new Error(`${capitalised(reason)} Nothing was changed.`)
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Throws one line if a new embedded database would be created beside files of an existing one. */
export async function guardEmbedded(config: Places, files: FileStore): Promise<void> {
  if (clusterExists(join(config.dataDir, 'postgres'), embeddedMajor())) return
  const empty = { isEmpty: true, mark: null, madeOn: null }
  const found = await markOfFiles(files)
  mustBeKnown(config, found)
  refuse(mismatchOf(empty, found), config)
}

/**
 * Nothing is created while it is unknown whether the files have a mark. A bucket without the right to list answers
 * "denied" for missing files.
 */
function mustBeKnown(config: Places, found: FilesMark): void {
  if (found === 'none' || !('unreadable' in found)) return
  const { $metadata } = found.unreadable as { $metadata?: { httpStatusCode?: number } }
  if ($metadata?.httpStatusCode !== 403) throw unusableFiles(config, found.unreadable)
}

const unusableFiles = ({ filesUrl, dataDir }: Places, error: Error) =>
  filesUrl ? unusable('FILES_URL', filesUrl, error) : unusable('DATA_DIR', dataDir, error)

/**
 * Throws one line if the two do not belong together. Call before anything is changed. A storage that does not answer
 * does not stop the start: the server works without it, and says so.
 */
export async function guardStorage(
  config: Places,
  pool: pg.Pool,
  files: FileStore,
  say: (line: string) => void,
): Promise<void> {
  // Read the files first: a server that starts at the same time marks the database before the files.
  const found = await markOfFiles(files)
  const database = await markOfDatabase(pool)
  if (database.mark === null) mustBeKnown(config, found)
  else if (found !== 'none' && 'unreadable' in found)
    say(`${capitalised(placeOfFiles(config))} does not answer: ${found.unreadable.message}`)
  const mismatch = mismatchOf(database, found)
  // Another server may have marked both in between.
  refuse(mismatch && mismatchOf(database, await markOfFiles(files)), config)
}

/** Marks the database and the files if they have no mark. Throws BadSetting when the file storage cannot be written. */
export async function markStorage(config: Places, pool: pg.Pool, files: FileStore): Promise<void> {
  const client = await pool.connect()
  try {
    await placeMark(client, files).catch((error: Error) => {
      throw unusableFiles(config, error)
    })
  } finally {
    // Rolls back an unfinished transaction.
    client.release(true)
  }
}
