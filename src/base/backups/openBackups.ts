// Opens the place of the backups for this database, and lists its contents.
import { sql } from 'kysely'
import { shownBytes } from '#base/copies/shownBytes.ts'
import { ranges, readContents } from '#base/copies/restore/chooseRestorePath.ts'
import { checkPlace } from '#base/copies/place.ts'
import { idOfKey } from '#base/copies/pack/sealing.ts'
import type { BackupKey } from '#base/copies/pack/sealing.ts'
import type { BackupStore } from '#base/copies/store/backupStore.ts'
import { openBackupStore } from '#base/copies/store/openBackupStore.ts'
import type { Db } from '#base/backend/backend.ts'
import type { BackupPlan, Restorable } from '#base/backend/backupPlan.ts'

export type Backups = { store: BackupStore; key: BackupKey | null }

/** An arbitrary lock number: processes that open a new place at once take turns, so the second finds the first one's place. */
const advisoryLock = 7_305_121

/** Throws WrongPlace if backups of this database do not belong there. */
export async function openBackups(
  db: Db,
  plan: BackupPlan,
  { isNewKey = false } = {},
): Promise<Backups> {
  const store = await openBackupStore(plan.url)
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${advisoryLock})`.execute(tx)
    const known = await tx.selectFrom('backupPlace').selectAll().executeTakeFirst()
    const isKnown = known?.where === store.where
    const system = plan.embedded ? await systemOf(tx) : null
    const of = { system, key: plan.key, isNewKey }
    const placeId = await checkPlace(store, of, isKnown ? known.placeId : null)
    if (!isKnown) await notePlace(tx, store.where, placeId)
    const keyId = plan.key && idOfKey(plan.key)
    if (!isKnown || known.keyId !== keyId)
      await tx.updateTable('backupPlace').set({ keyId }).execute()
  })
  return { store, key: plan.key }
}

/** PostgreSQL's system identifier of the database, which its copies share. */
export async function systemOf(db: Db): Promise<string> {
  const { rows } = await sql<{ system: string }>`
    SELECT "system_identifier"::text AS "system" FROM pg_control_system()`.execute(db)
  return rows[0]!.system
}

/** A new place has no files yet, so all are sent again. */
async function notePlace(tx: Db, where: string, placeId: string): Promise<void> {
  await tx.deleteFrom('fileInBackup').execute()
  await tx
    .insertInto('backupPlace')
    .values({ where, placeId })
    .onConflict((each) => each.column('only').doUpdateSet({ where, placeId }))
    .execute()
}

/** Lists the place: some thousand names for each retained week. */
export async function readRestorable({ store, key }: Backups): Promise<Restorable> {
  const contents = await readContents(store, key)
  const bases = contents.manifests.map(({ finishedOn, size, parts }) => ({
    finishedOn,
    size,
    stored: parts.reduce((sum, part) => sum + part.size, 0),
  }))
  const [followed] = ranges(contents)
  return { bases, from: followed?.from ?? null, upTo: followed?.upTo ?? null }
}

/** The free space of a backup folder if it is low; null if there is enough, or if it is unknown. */
export async function lowSpace(store: BackupStore): Promise<string | null> {
  const room = await store.room?.()
  if (!room) return null
  // A night needs room for a base backup and a day of the log.
  const enough = Math.max(2 ** 30, room.size / 20)
  return room.free < enough ? `${shownBytes(room.free)} are free in ${store.where}` : null
}
