import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { blocks } from './blocks.store.ts'
import type { Calendars } from './calendars.contract.ts'
import { feedsOf } from './feeds.store.ts'

const mostBlocks = 500

/** Everything that blocks days of an object, the latest first. 404 when the object does not exist. */
export async function calendarsOfObject(
  db: Db,
  objectId: number,
  language: string,
): Promise<Calendars> {
  const [found, feeds, ofObject] = await Promise.all([
    sql<Calendars['object'] & { linkSince: string | null }>`
      SELECT o."id", o."referenceNumber", ${objectTitle('o', language)} AS "title", o."websiteCode",
        l."createdOn" AS "linkSince"
      FROM "object" o LEFT JOIN "stayLink" l ON l."objectId" = o."id"
      WHERE o."id" = ${objectId} AND o."deletedOn" IS NULL
    `.execute(db),
    feedsOf(db, objectId),
    blocks(db)
      .where('b.objectId', '=', objectId)
      .orderBy('b.from', 'desc')
      .orderBy('b.id', 'desc')
      .limit(mostBlocks)
      .execute(),
  ])
  if (!found.rows[0]) throw notFound()
  const { linkSince, ...object } = found.rows[0]
  return { object, linkSince, feeds, blocks: ofObject }
}
