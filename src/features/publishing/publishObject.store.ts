// Puts objects on the public site, and takes off what may no longer be there.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import { imagesOf } from '#features/objects/objectImages.store.ts'
import { objectEntity } from '#features/objects/objects.store.ts'
import type { Db } from '../backend.ts'
import { errorOf } from './publishReasons.ts'
import { reasonsAgainst } from './publishGate.ts'

/**
 * Checks an object that asks for it: it is published, or `publishError` says what is missing. Does
 * nothing for one that no longer asks, and is harmless when done twice or by two servers at once.
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
    const pictures = await imagesOf(tx, id)
    const publishError = errorOf(reasonsAgainst(object, pictures.length))
    const published = publishError === null
    await tx
      .updateTable('object')
      .set({ published, publishError, publishDue: false })
      .where('id', '=', id)
      .execute()
    if (published === object.published) return
    const action = published ? 'publish' : 'unpublish'
    const data = {
      attributes: { published, publishError },
      previous: { published: object.published, publishError: object.publishError },
    }
    await log(tx, { of: objectEntity, id, action, version: null, actor: null, data })
  })

const batch = 200

/**
 * All that wait to be checked, those too whose job got lost. Answers how many there were. One that
 * fails keeps no other from the site; it is told about in the end and stays due.
 */
export async function publishDueObjects(db: Db): Promise<number> {
  let done = 0
  const failures: unknown[] = []
  for (let after = 0; ;) {
    const due = await db
      .selectFrom('object')
      .select('id')
      .where('publishDue', '=', true)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const { id } of due)
      await publishObject(db, id).catch((error: unknown) => failures.push(error))
    done += due.length
    if (due.length < batch) break
    after = due.at(-1)!.id
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some objects were not checked')
  return done
}

/** Has everything on the site checked again. */
export const recheckPublished = async (db: Db): Promise<void> =>
  void (await sql`UPDATE "object" SET "publishDue" = true WHERE "published"`.execute(db))
