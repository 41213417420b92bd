// Opens the place of the backups for this database.
import { sql } from 'kysely'
import { checkPlace } from '#kit/backup/place.ts'
import type { BackupKey } from '#kit/backup/pack/sealing.ts'
import type { BackupStore } from '#kit/backup/store/backupStore.ts'
import { openBackupStore } from '#kit/backup/store/openBackupStore.ts'
import type { Db } from '#base/backend/backend.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'

export type Backups = { store: BackupStore; key: BackupKey | null }

/** Throws WrongPlace when backups of this database do not belong there. */
export async function openBackups(db: Db, plan: BackupPlan): Promise<Backups> {
  const store = await openBackupStore(plan.url)
  const known = await db.selectFrom('backupPlace').select(['where', 'placeId']).executeTakeFirst()
  const isKnown = known?.where === store.where
  const system = plan.embedded ? await systemOf(db) : null
  const placeId = await checkPlace(store, system, isKnown ? known.placeId : null)
  if (!isKnown) await notePlace(db, store.where, placeId)
  return { store, key: plan.key }
}

/** PostgreSQL's number of the database, which its copies share. */
async function systemOf(db: Db): Promise<string> {
  const { rows } = await sql<{ system: string }>`
    SELECT "system_identifier"::text AS "system" FROM pg_control_system()`.execute(db)
  return rows[0]!.system
}

/** A new place has no file yet: each is to be sent there. */
const notePlace = (db: Db, where: string, placeId: string) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('fileInBackup').execute()
    await tx
      .insertInto('backupPlace')
      .values({ where, placeId })
      .onConflict((each) => each.column('only').doUpdateSet({ where, placeId }))
      .execute()
  })
