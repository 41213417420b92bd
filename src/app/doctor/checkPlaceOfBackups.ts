// Checks that the place of backups can be written and read, belongs to this database, and opens with BACKUP_KEY.
import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { readManifests } from '#base/copies/base/manifest.ts'
import { CannotOpen, readBackupKey } from '#base/copies/pack/sealing.ts'
import type { BackupKey } from '#base/copies/pack/sealing.ts'
import { WrongPlace, checkPlace } from '#base/copies/place.ts'
import type { BackupStore } from '#base/copies/store/backupStore.ts'
import { openBackupStore } from '#base/copies/store/openBackupStore.ts'
import { systemOf } from '#base/backups/openBackups.ts'
import type { Config } from '../config.ts'
import type { DatabaseAccess } from '../commands/reachDatabase.ts'
import { ok, untried, withTimeout, wrong } from './check.ts'
import type { Finding } from './check.ts'

/** Seconds; an S3 service that is down is retried several times. */
const patience = 120

export async function checkPlaceOfBackups(
  { backupUrl, backupKey }: Config,
  reached: DatabaseAccess | null,
): Promise<Finding> {
  if (backupUrl === undefined) return untried('BACKUP_URL is not set: nothing is backed up')
  try {
    return await withTimeout(patience, look(backupUrl, readBackupKey(backupKey), reached))
  } catch (error) {
    return wrong(`BACKUP_URL: ${(error as Error).message}`)
  }
}

async function look(
  url: string,
  key: BackupKey | null,
  reached: DatabaseAccess | null,
): Promise<Finding> {
  const store = await openBackupStore(url)
  if (!url.startsWith('s3:') && !(await stat(store.where).catch(() => null))?.isDirectory())
    return wrong(`BACKUP_URL: the folder ${store.where} is missing: is its disk connected?`)
  await probe(store)
  const fault = reached && (await whatIsWrong(store, key, reached))
  if (fault) return wrong(fault)
  const newest = (await readManifests(store, key)).at(-1)
  return ok(
    `${store.where} can be written and read; ${newest ? `the newest backup of the database is of ${newest.finishedOn}` : 'it holds no backup of the database'}`,
    { newest: newest?.finishedOn ?? null },
  )
}

/** Writes a small file, reads it, and removes it. */
async function probe(store: BackupStore): Promise<void> {
  const name = `doctor/${randomUUID()}`
  try {
    await store.write(name, Readable.from([Buffer.from(name)]))
    if ((await text(await store.read(name))) !== name)
      throw new Error(`${store.where} gives back something else than was written`)
  } finally {
    await store.remove(name)
  }
}

/** Unlike `checkPlace`, never creates a place of backups. */
async function whatIsWrong(
  store: BackupStore,
  key: BackupKey | null,
  { db, embedded }: DatabaseAccess,
): Promise<string | null> {
  const known = await db.selectFrom('backupPlace').select(['where', 'placeId']).executeTakeFirst()
  const of = { system: embedded ? await systemOf(db) : null, key }
  const untouched = { ...store, write: () => Promise.reject(new NothingThere()) }
  try {
    await checkPlace(untouched, of, known?.where === store.where ? known.placeId : null)
    return null
  } catch (error) {
    if (error instanceof NothingThere) return null
    if (error instanceof WrongPlace || error instanceof CannotOpen) return error.message
    throw error
  }
}

class NothingThere extends Error {}
