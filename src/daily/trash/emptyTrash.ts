// Deletes records for good once they can no longer be restored, each night on whichever server is free.
//
// Only records that nothing refers to: a record that another row's foreign key refers to stays deleted
// in place, and so does one with activities. Its dependents go with it: files with their bytes,
// assignments, and rows that the database deletes with their owner. The action log is kept, and notes
// the record's title. Files deleted by themselves are swept by their own job, together with their bytes.
import { sql } from 'kysely'
import { referencesTo } from '#kit/db/references.ts'
import { log } from '#kit/db/save.ts'
import { deleteAssignmentsOf } from '#base/assignments/assignments.store.ts'
import { detachFilesOf } from '#base/files/attachFiles.store.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { isRestorable, restorableKinds } from './restoreFromTrash.ts'
import { lastRestorable } from './trash.store.ts'

const batch = 200

export function trashJobs({ jobs, db, log }: Pick<Backend, 'jobs' | 'db' | 'log'>): void {
  jobs.define('emptyTrash', async () => {
    log.info({ removed: await emptyTrash(db) }, 'emptied the trash')
  })
  jobs.schedule('emptyTrash', '47 3 * * *')
}

/**
 * Repeats, since removing a record can release others that only it referred to. Returns the number
 * of removed records.
 */
export async function emptyTrash(db: Db): Promise<number> {
  const kinds = restorableKinds().filter((kind) => kind !== 'File')
  let removed = 0
  for (;;) {
    let now = 0
    for (const kind of kinds) now += await removeSome(db, kind)
    if (now === 0) return removed
    removed += now
  }
}

async function removeSome(db: Db, kind: RecordKind): Promise<number> {
  const table = tableOf(kind)
  const id = sql.ref(`${kind}.id`)
  const references = await referencesTo(db, table)
  const unreferenced = references
    .filter(({ deletesWith }) => !deletesWith)
    .map(
      // OFFSET keeps these as single index lookups: forty joins would take seconds to plan.
      (other) => sql`NOT EXISTS (SELECT FROM ${sql.table(other.table)} x
        WHERE x.${sql.ref(other.column)} = ${id} AND ${other.table === table ? sql`x."id" <> ${id}` : sql`true`}
        OFFSET 0)`,
    )
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number; title: string | null }>`
      SELECT ${id}, ${titleOf(kind, 'en')} AS "title"
      FROM ${sql.table(table)} ${sql.ref(kind)}
      WHERE ${sql.ref(`${kind}.deletedOn`)} <= ${lastRestorable} AND ${isRestorable(kind)}
        AND NOT EXISTS (SELECT FROM "activityLink" WHERE "entity" = ${kind} AND "entityId" = ${id})
        AND ${sql.join([sql`true`, ...unreferenced], sql` AND `)}
      ORDER BY ${id} LIMIT ${batch}
      FOR UPDATE OF ${sql.ref(kind)} SKIP LOCKED
    `.execute(tx)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return 0
    await detachFilesOf(tx, kind, ids)
    await deleteAssignmentsOf(tx, kind, ids)
    // Fails if something has come to refer to one of them meanwhile; the next run tries again.
    await sql`DELETE FROM ${sql.table(table)} WHERE "id" = ANY(${ids}::integer[])`.execute(tx)
    for (const { id: removedId, title } of rows)
      await log(tx, {
        of: { entity: kind },
        id: removedId,
        action: 'remove',
        version: null,
        actor: null,
        ...(title && { message: title }),
      })
    return ids.length
  })
}
