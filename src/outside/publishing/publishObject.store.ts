// Puts objects on the public site, and takes off what may no longer be there.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import { readImages } from '#records/objects/photos/objectImages.store.ts'
import { objectEntity } from '#records/objects/objects.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { errorOf } from '#records/objects/publish/publishReasons.ts'
import { reasonsAgainst } from '#records/objects/publish/publishGate.ts'

/**
 * Checks an object that asks for it: it is published, or `publishError` says what is missing, and it asks no
 * more. Does nothing for one that no longer asks, and is harmless when done twice or by two servers at once.
 */
export const publishObject = (db: Db, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const object = await tx
      .selectFrom('object')
      .selectAll()
      .where('id', '=', id)
      .where('publishDue', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (!object) return
    const pictures = await readImages(tx, id)
    const publishError = errorOf(reasonsAgainst(object, pictures))
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
 * Checks up to `most` that wait for it, those too whose job got lost: first what is not on the site
 * yet. Answers how many there were. One that fails keeps no other from the site; it is told about in
 * the end and stays due.
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
 * Has checked again what lost its last picture, should nobody have noticed: nothing waits for an object that somebody
 * is saving. `lately`: of the pictures that were removed in the last minutes.
 */
export const recheckPublished = async (db: Db, lately = false): Promise<void> =>
  void (await sql`
    UPDATE "object" o SET "publishDue" = true
    WHERE "published" AND ${lately ? removedLately : sql`true`} AND NOT EXISTS (
      SELECT FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id"
        AND "deletedOn" IS NULL AND "isPicture" AND NOT "damaged")
  `.execute(db))

const removedLately = sql`o."id" IN (
  SELECT "parentId" FROM "file" WHERE "parentKind" = 'Object' AND "deletedOn" > now() - interval '10 minutes')`
