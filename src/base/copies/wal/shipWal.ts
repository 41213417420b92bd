// Sends archived log segments from a local folder to the backup place. PostgreSQL copies each finished log segment into the
// spool before it deletes its own. Segments are then compressed into a folder beside the spool, which needs little space even
// if the place cannot be reached for a long time, and sent from there.
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncFolder } from '#kit/files/syncFolder.ts'
import { sha256Of } from '../pack/sha256Of.ts'
import { packed, unpacked } from '../pack/pack.ts'
import type { BackupKey } from '../pack/sealing.ts'
import { readIfThere } from '../store/backupStore.ts'
import type { BackupStore } from '../store/backupStore.ts'
import { isArchived, isSegment } from './walNames.ts'

export type Spool = {
  /** The folder into which PostgreSQL copies segments. */
  archived: string
  /** The folder of compressed segments that wait to be sent. */
  waiting: string
}

/** Another server sends its log to the same place: both continue the same restored database. */
export class OtherServer extends Error {}

export const walFolder = 'wal/'
export const walName = (name: string): string => `${walFolder}${name}`

export type ShipOptions = {
  /** Called before each segment is sent; rejects to prevent it. */
  mayWrite?: () => Promise<void>
  onPiece?: () => void
}

export type Shipped = {
  sent: number
  bytes: number
  /** The last log segment among them; null if there was none. */
  last: string | null
}

/**
 * Compresses and sends all segments. Rejects if the place cannot be reached; unsent segments stay and are sent by the next
 * call. Calls must not overlap.
 */
export async function shipWal(
  spool: Spool,
  store: BackupStore,
  key: BackupKey | null,
  { mayWrite = async () => {}, onPiece = () => {} }: ShipOptions = {},
): Promise<Shipped> {
  await packArchived(spool, key)
  let [sent, bytes] = [0, 0]
  let last: string | null = null
  for (const name of (await readdir(spool.waiting)).toSorted()) {
    if (!isArchived(name)) continue
    const file = join(spool.waiting, name)
    await mayWrite()
    const { size } = await stat(file)
    await send(file, name, store, key)
    await rm(file)
    onPiece()
    sent++
    bytes += size
    if (isSegment(name)) last = name
  }
  return { sent, bytes, last }
}

async function packArchived({ archived, waiting }: Spool, key: BackupKey | null): Promise<void> {
  await mkdir(waiting, { recursive: true, mode: 0o700 })
  for (const name of (await readdir(archived)).toSorted()) {
    if (!isArchived(name)) continue
    const unfinished = join(waiting, 'unfinished')
    const content = packed(createReadStream(join(archived, name)), walName(name), key)
    await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, join(waiting, name))
    await syncFolder(waiting)
    await rm(join(archived, name))
  }
}

async function send(file: string, name: string, store: BackupStore, key: BackupKey | null) {
  const stored = await readIfThere(store, walName(name))
  if (!stored) return store.write(walName(name), createReadStream(file))
  // The segment was sent before, but this server was killed before noting it; or another server has sent a different one.
  const sum = (content: Readable) => sha256Of(unpacked(content, walName(name), key))
  const [theirs, ours] = [await sum(stored), await sum(createReadStream(file))]
  if (theirs !== ours)
    throw new OtherServer(
      `${store.where} holds another ${name}: a second server, started from a copy of this database, sends its log there. Give each its own BACKUP_URL`,
    )
}
