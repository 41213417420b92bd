// Publishes objects on the public site, and unpublishes those that may no longer be there.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import { readImages } from '#records/objects/photos/objectImages.store.ts'
import { objectEntity } from '#records/objects/objects.store.ts'
import { lacksMandate } from '#records/objects/mandate/mandate.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { errorOf } from '#records/objects/publish/publishReasons.ts'
import { energyRuleToday } from '#records/objects/publish/energyRule.store.ts'
import { reasonsAgainst } from '#records/objects/publish/publishGate.ts'

/**
 * Checks an object whose publication was requested: publishes it, or writes to `publishError` what is missing and withdraws the
 * request. Does nothing without a request, and can be repeated or run by two servers at once.
 */
export const publishObject = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const object = await tx
      .selectFrom('object')
      .selectAll()
      .select(lacksMandate('object').as('lacksMandate'))
      .where('id', '=', id)
      .where('publishDue', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!object) return
    const pictures = await readImages(tx, id)
    // What is on the site stays there when its mandate ends (PublishState marks it).
    const candidate = { ...object, lacksMandate: object.lacksMandate && !object.published }
    const publishError = errorOf(reasonsAgainst(candidate, pictures, await energyRuleToday(tx)))
    const published = publishError === null
    await tx
      .updateTable('object')
      .set({ published, publishError, publishDue: false })
      .where('id', '=', id)
      .execute()
    if (published === object.published) return
    const asksNoMore = published ? {} : { publishRequested: false }
    const action = published ? 'publish' : 'unpublish'
    const data = {
      attributes: { published, publishError, ...asksNoMore },
      previous: {
        published: object.published,
        publishError: object.publishError,
        ...(!published && { publishRequested: true }),
      },
    }
    await log(tx, { of: objectEntity, id, action, version: null, actor: null, data })
  })

const batch = 50

/**
 * Checks up to `most` waiting objects, including those whose job got lost; objects that are not on the site yet come first.
 * Returns their number. One that fails does not delay the others: it stays due, and the error is thrown at the end.
 */
export async function publishDueObjects(db: Db, most: number): Promise<number> {
  const failed: number[] = []
  const failures: unknown[] = []
  for (let done = 0; ;) {
    const asked = Math.min(batch, most - done)
    const due = await nextDue(db, asked, failed)
    for (const { id } of due)
      await publishObject(db, id).catch((error: unknown) => {
        failed.push(id)
        failures.push(error)
      })
    done += due.length
    if (due.length === asked && done < most) continue
    if (failures.length > 0) throw new AggregateError(failures, 'some objects were not checked')
    return done
  }
}

const nextDue = (db: Db, limit: number, failed: number[]) =>
  db
    .selectFrom('object')
    .select('id')
    .where('publishDue', '=', true)
    .$if(failed.length > 0, (query) => query.where('id', 'not in', failed))
    .orderBy('published')
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * Queues a new check of objects that lost their last picture unnoticed, because the object was locked while it was saved; and of
 * objects that need an energy class by now. `lately`: only of those whose pictures were removed in the last minutes.
 */
export async function recheckPublished(db: Db, lately = false): Promise<void> {
  await recheckPictures(db, lately)
  if (!lately) await recheckEnergyClass(db)
}

const recheckPictures = (db: Db, lately: boolean) =>
  sql`
    UPDATE "object" o SET "publishDue" = true
    WHERE "published" AND ${lately ? removedLately : sql`true`} AND NOT EXISTS (
      SELECT FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id"
        AND "deletedOn" IS NULL AND "isPicture" AND NOT "damaged")
  `.execute(db)

async function recheckEnergyClass(db: Db): Promise<void> {
  const rule = await energyRuleToday(db)
  if (rule === null) return
  const { exemptTypes, exemptSubTypes } = rule.parameters
  await sql`
    UPDATE "object" SET "publishDue" = true
    WHERE "published" AND "energyClass" IS NULL
      AND NOT coalesce("subTypeObjectTypeId" = ANY (${exemptTypes}::integer[]), false)
      AND NOT coalesce("objectSubTypeId" = ANY (${exemptSubTypes}::integer[]), false)
  `.execute(db)
}

const removedLately = sql`o."id" IN (
  SELECT "parentId" FROM "file" WHERE "parentKind" = 'Object' AND "deletedOn" > now() - interval '10 minutes')`
