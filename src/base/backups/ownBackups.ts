// Makes this server the owner of its backup place, or says why it cannot be. An external database is backed up by its own
// means, and several servers may send its files to one place.
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Position } from '#base/copies/owner/continues.ts'
import { NotOwner, confirmToken, ownPlace } from '#base/copies/owner/ownPlace.ts'
import type { Claim, OwnedPlace } from '#base/copies/owner/ownPlace.ts'
import { historyName, lineOf } from '#base/copies/wal/lines.ts'
import { segmentNumber, timelineOf } from '#base/copies/wal/walNames.ts'
import type { Db } from '#base/backend/backend.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import type { Backups } from './openBackups.ts'

/** The token of the server that works in this folder, for commands that run beside it. */
const tokenFile = (folder: string) => join(folder, 'backup-owner')

type Own = Pick<Claim, 'isDecided' | 'signal'>

/** Null for an external database. Throws NotOwner. */
export async function ownBackups(
  db: Db,
  { embedded, silence }: BackupPlan,
  { store }: Backups,
  more: Own = {},
): Promise<OwnedPlace | null> {
  if (embedded === null) return null
  // A copied folder contains the token of the original server.
  await rm(tokenFile(embedded), { force: true })
  const position = await positionOf(db, embedded)
  const owned = await ownPlace({ store, position, silence, ...more })
  await writeFile(tokenFile(embedded), owned.token, { mode: 0o600 })
  await chmod(tokenFile(embedded), 0o600)
  return owned
}

/** Throws NotOwner if the server beside this process does not own the place. */
export async function confirmOwner({ embedded }: BackupPlan, { store }: Backups): Promise<void> {
  if (embedded === null) return
  const token = await readFile(tokenFile(embedded), 'utf8').catch(() => null)
  if (token === null)
    throw new NotOwner(
      `The running server does not back up to ${store.where}: its log and the screen Operations say why`,
    )
  await confirmToken(store, token)
}

async function positionOf(db: Db, embedded: string): Promise<Position> {
  const { rows } = await sql<{ piece: string }>`
    SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS "piece"`.execute(db)
  const { piece } = rows[0]!
  const timeline = timelineOf(piece)
  const history =
    timeline === 1
      ? ''
      : await readFile(join(embedded, 'data/pg_wal', historyName(timeline)), 'utf8')
  return { line: lineOf(timeline, history), segment: segmentNumber(piece) }
}
