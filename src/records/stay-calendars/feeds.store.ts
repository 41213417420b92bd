// Trigger on "stayFeed": usedObjectIsNotBlank (blankObjects.sql).
import { sql } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import { instantNow } from '#kit/clock.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { today } from '#kit/db/days.ts'
import { add, lock, lockDeleted, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { namesInside, outsideUrl } from '#kit/http/outside/fetchOutside.ts'
import type { NetworkReach } from '#kit/http/outside/fetchOutside.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampColumns, stampJoins } from '#base/backend/stamps.ts'
import { holdObjects } from '#records/reservations/overlap.store.ts'
import { feedFields } from './calendarFields.contract.ts'
import type { Feed, FeedUpdate } from './calendars.contract.ts'

const feedEntity = entityOf({
  table: 'stayFeed',
  entity: 'StayFeed',
  fields: feedFields,
  kept: ['objectId'],
})

/** Adds a calendar, or updates the one with the input's id; the job fetches it soon. */
export const saveFeed = (
  db: Db,
  given: FeedUpdate,
  actor: Actor,
  reach: NetworkReach,
): Promise<Feed> =>
  db.transaction().execute(async (tx) => {
    const input = given.url ? { ...given, url: withHttps(given.url) } : given
    mustBeOutside(input.url, reach)
    const id = input.id == null ? await addFeed(tx, input, actor) : await change(tx, input, actor)
    return readFeed(tx, id)
  })

async function addFeed(tx: Db, { objectId, name, url }: FeedUpdate, actor: Actor): Promise<number> {
  if (objectId === undefined) throw badInput({ objectId: ['problem.required'] })
  if (!name) throw badInput({ name: ['problem.required'] })
  await objectsMustExist(tx, [objectId], 'objectId')
  const dueOn = url ? instantNow() : null
  return add(tx, feedEntity, { objectId, name, url: url ?? null, dueOn } as never, actor)
}

async function change(tx: Db, { id, ...input }: FeedUpdate, actor: Actor): Promise<number> {
  if (input.name === null) throw badInput({ name: ['problem.required'] })
  const { changes } = await save(tx, feedEntity, await lock(tx, feedEntity, id!), {
    actor,
    changes: (before) =>
      requestedChanges(tx, feedEntity, before, input as never, () => readFeed(tx, id!)),
  })
  if ('url' in changes)
    await sql`UPDATE "stayFeed" SET "dueOn" = CASE WHEN "url" IS NOT NULL THEN now() END, "failure" = NULL, "failures" = 0,
      "problems" = '[]', "problemCount" = 0, "lostCount" = 0, "freeEvents" = 0
      WHERE "id" = ${id}`.execute(tx)
  return id!
}

// Calendar programs use this scheme for links that they open themselves.
const withHttps = (address: string) => address.replace(/^webcals?:\/\//i, 'https://')

/** Checks that need no request; the job checks where the address leads. */
function mustBeOutside(address: string | null | undefined, reach: NetworkReach): void {
  if (!address) return
  const url = outsideUrl(address, reach)
  if (!url) throw badInput({ url: ['occupancy.failure.address'] })
  if (namesInside(url) && !reach.inside.includes(url.host))
    throw badInput({ url: ['occupancy.failure.inside'] })
}

export const deleteFeed = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdObjectOf(tx, id)
    await softDelete(tx, feedEntity, id, actor)
    // The same deletion time as the calendar's, so that exactly these blocks are restored with it.
    await sql`
      UPDATE "stayBlock" b SET "deletedOn" = f."deletedOn", "deletedById" = f."deletedById", "version" = b."version" + 1
      FROM "stayFeed" f WHERE f."id" = ${id} AND b."feedId" = f."id" AND b."deletedOn" IS NULL
    `.execute(tx)
  })

/** Restores its blocks too; those on days that were booked meanwhile clash. */
export const restoreFeed = (db: Db, id: number, actor: Actor): Promise<Feed> =>
  db.transaction().execute(async (tx) => {
    await holdObjectOf(tx, id)
    const { deletedOn } = await lockDeleted(tx, feedEntity, id)
    await restore(tx, feedEntity, id, actor)
    await sql`
      UPDATE "stayBlock" SET "deletedOn" = NULL, "deletedById" = NULL, "version" = "version" + 1
      WHERE "feedId" = ${id} AND "deletedOn" = ${deletedOn}
    `.execute(tx)
    return readFeed(tx, id)
  })

async function holdObjectOf(tx: Db, id: number): Promise<void> {
  const found = await tx
    .selectFrom('stayFeed')
    .select('objectId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  await holdObjects(tx, [found.objectId])
}

export async function readFeed(db: Db, id: number): Promise<Feed> {
  const [feed] = await feedsWhere(db, sql`f."id" = ${id}`)
  if (!feed) throw notFound()
  return feed
}

export const feedsOf = (db: Db, objectId: number): Promise<Feed[]> =>
  feedsWhere(db, sql`f."objectId" = ${objectId}`)

async function feedsWhere(db: Db, condition: ReturnType<typeof sql>): Promise<Feed[]> {
  const { rows } = await sql<Feed>`
    SELECT f."id", f."objectId", f."name", f."url", f."triedOn", f."fetchedOn", f."failure",
      f."problems", f."problemCount", f."freeEvents",
      count(b."id") AS "blocks", count(b."id") FILTER (WHERE b."vanished") AS "vanished",
      f."version", ${stampColumns('f')}
    FROM "stayFeed" f
    LEFT JOIN "stayBlock" b ON b."feedId" = f."id" AND b."deletedOn" IS NULL AND b."till" > ${today}
    ${stampJoins('f')}
    WHERE f."deletedOn" IS NULL AND ${condition}
    GROUP BY f."id", "creator"."name", "modifier"."name" ORDER BY f."name", f."id"
  `.execute(db)
  return rows
}
