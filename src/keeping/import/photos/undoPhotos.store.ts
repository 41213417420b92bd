// Moves imported photos to the trash, as deleting by hand does. Photos that somebody has worked with stay, and so do photos of
// a property that stays.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { deleteFileIn } from '#base/files/files.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { pauseAfter } from '../work/pace.ts'
import { jobOf } from '../work/jobOf.store.ts'
import { holdLease } from '../work/lease.store.ts'
import type { Lease } from '../work/lease.store.ts'

const atOnce = 100

/** SQL condition: somebody has accepted a damaged photo, deleted it or restored it from the trash. */
export const isPhotoChanged = (fileId: string) => sql<boolean>`EXISTS (
  SELECT FROM "actionLog" l WHERE l."entity" = 'File' AND l."entityId" = ${sql.ref(fileId)} AND l."action" <> 'attach')`

type Added = { id: number; systemName: string | null; isGone: boolean; isChanged: boolean }

/** Photos of these properties, which are about to be undone themselves. */
export async function undoPhotosOf(
  tx: Db,
  importId: number,
  objectIds: readonly number[],
  actor: Actor,
): Promise<void> {
  if (objectIds.length === 0) return
  const { rows } = await added(sql`
    p."importId" = ${importId} AND p."objectId" = ANY (${[...objectIds]}::integer[])
  `).execute(tx)
  await takeBack(tx, rows, actor)
}

/** The other photos, after all records. False if the user is no longer an administrator. */
export async function undoOtherPhotos(db: Db, lease: Lease): Promise<boolean> {
  const { importId } = lease
  await db.transaction().execute(async (tx) => {
    await holdLease(tx, lease, 0)
    await keepOfStaying(tx, importId)
    await sql`
      DELETE FROM "importPhoto" WHERE "importId" = ${importId} AND "state" IN ('waiting', 'failed')
    `.execute(tx)
  })
  for (;;) {
    const begun = performance.now()
    const job = await jobOf(db, importId)
    if (job === null) return false
    const count = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<Added>`
        ${added(sql`p."importId" = ${importId}`)} ORDER BY p."id" LIMIT ${atOnce}
      `.execute(tx)
      await holdLease(tx, lease, 0)
      await takeBack(tx, rows, job.actor)
      return rows.length
    })
    if (count === 0) return true
    await pauseAfter(begun)
  }
}

const added = (among: ReturnType<typeof sql>) => sql<Added>`
  SELECT p."id", f."systemName", f."deletedOn" IS NOT NULL AS "isGone", ${isPhotoChanged('p.fileId')} AS "isChanged"
  FROM "importPhoto" p LEFT JOIN "file" f ON f."id" = p."fileId"
  WHERE p."state" = 'added' AND ${among}`

async function takeBack(tx: Db, photos: readonly Added[], actor: Actor) {
  const stays = photos.filter(({ isGone, isChanged }) => isChanged && !isGone)
  for (const { systemName, isGone, isChanged } of photos)
    if (systemName !== null && !isGone && !isChanged) await deleteFileIn(tx, systemName, actor)
  await sql`
    UPDATE "importPhoto" SET "state" = 'undone'
    WHERE "id" = ANY (${photos.filter((one) => !stays.includes(one)).map(({ id }) => id)}::bigint[])
  `.execute(tx)
  await sql`
    UPDATE "importPhoto" SET "state" = 'stays', "why" = ${JSON.stringify('import.stays.changed')}::jsonb
    WHERE "id" = ANY (${stays.map(({ id }) => id)}::bigint[])
  `.execute(tx)
}

/** Photos of added properties that somebody has worked with. */
const keepOfStaying = (tx: Db, importId: number) =>
  sql`
    UPDATE "importPhoto" p SET "state" = 'stays', "why" = ${JSON.stringify('import.stays.property')}::jsonb
    FROM "importChange" c
    WHERE p."importId" = ${importId} AND p."state" = 'added' AND c."importId" = ${importId} AND c."entity" = 'Object'
      AND c."entityId" = p."objectId" AND c."isNew" AND c."undone" = 'stays'
  `.execute(tx)
