// Trigger on "staySeason": usedObjectIsNotBlank (blankObjects.sql). The constraint "staySeasonOverlap" prevents overlapping
// seasons; here the object is locked first, so that the second of two requests gets an error that names the first's season.
import { sql } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import { agencyToday, addDays } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, lockDeleted, restore, save, softDelete } from '#kit/db/save.ts'
import { formatDate } from '#kit/fields/format.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { holdObjects } from '../overlap.store.ts'
import { nightsBetween } from '../stayDays.ts'
import { mostSeasonDays, seasonFields } from './seasonFields.contract.ts'
import type { Season, SeasonUpdate, Seasons } from './seasons.contract.ts'

const seasonEntity = entityOf({
  table: 'staySeason',
  entity: 'StaySeason',
  fields: seasonFields,
  kept: ['objectId'],
})

/** 404 when the object does not exist. */
export async function seasonsOfObject(db: Db, objectId: number, language: string) {
  const [found, items] = await Promise.all([
    sql<Seasons['object'] & Pick<Seasons, 'usualPrice' | 'minNights'>>`
      SELECT o."id", o."referenceNumber", ${objectTitle('o', language)} AS "title",
        o."shortRentPrice" AS "usualPrice", o."minNights"
      FROM "object" o WHERE o."id" = ${objectId} AND o."deletedOn" IS NULL
    `.execute(db),
    seasons(db)
      .where('objectId', '=', objectId)
      .where('till', '>', addDays(agencyToday(), -365))
      .orderBy('from')
      .execute(),
  ])
  if (!found.rows[0]) throw notFound()
  const { usualPrice, minNights, ...object } = found.rows[0]
  return { object, usualPrice, minNights, items }
}

/** Adds a season, or updates the one with the input's id. 409 that names a conflicting season. */
export const saveSeason = (db: Db, input: SeasonUpdate, actor: Actor): Promise<Season> =>
  db.transaction().execute(async (tx) => {
    const id =
      input.id == null
        ? await addOnce(tx, seasonEntity, actor, () => addSeason(tx, input, actor))
        : await change(tx, input, actor)
    return readSeason(tx, id)
  })

async function addSeason(tx: Db, { objectId, ...input }: SeasonUpdate, actor: Actor) {
  if (objectId === undefined) throw badInput({ objectId: ['problem.required'] })
  const values = { from: null, till: null, price: null, minNights: null, ...given(input) }
  const season = completed(values)
  await objectsMustExist(tx, [objectId], 'objectId')
  await mustOverlapNone(tx, { objectId, ...season })
  return add(tx, seasonEntity, { objectId, ...season } as never, actor)
}

const given = ({ from, till, price, minNights }: SeasonUpdate) =>
  Object.fromEntries(
    Object.entries({ from, till, price, minNights }).filter(([, value]) => value !== undefined),
  )

async function change(tx: Db, { id, objectId: _fixed, ...input }: SeasonUpdate, actor: Actor) {
  const before = await held(tx, id!, lock)
  await save(tx, seasonEntity, before, {
    actor,
    changes: async () => {
      const changes = await requestedChanges(tx, seasonEntity, before, input, () =>
        readSeason(tx, id!),
      )
      const after = { ...before, ...changes }
      completed(after)
      if ('from' in changes || 'till' in changes) await mustOverlapNone(tx, after)
      return changes
    },
  })
  return id!
}

type Values = {
  from: string | null
  till: string | null
  price: number | null
  minNights: number | null
}
type Days = { id?: number; objectId: number; from: string; till: string }

/** 400 for a missing value or an invalid period. */
function completed({ from, till, price, minNights }: Values) {
  const errors: Record<string, string[]> = {}
  if (!from) errors['from'] = ['problem.required']
  if (!till) errors['till'] = ['problem.required']
  if (price === null) errors['price'] = ['problem.required']
  const nights = from && till ? nightsBetween(from, till) + 1 : 1
  if (nights < 1) errors['till'] = ['season.endsBefore']
  if (nights > mostSeasonDays) errors['till'] = ['season.tooLong']
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { from: from!, till: till!, price: price!, minNights }
}

async function mustOverlapNone(tx: Db, { id = 0, objectId, from, till }: Days): Promise<void> {
  await holdObjects(tx, [objectId])
  const { rows } = await sql<{ from: string; till: string }>`
    SELECT "from", "till" FROM "staySeason"
    WHERE "objectId" = ${objectId} AND "id" <> ${id} AND "deletedOn" IS NULL
      AND daterange("from", "till", '[]') && daterange(${from}, ${till}, '[]')
    ORDER BY "from" LIMIT 1`.execute(tx)
  const [other] = rows
  if (!other) return
  const text = { from: formatDate(other.from), till: formatDate(other.till) }
  throw conflict(['season.overlap', text])
}

/** The season, after locking its object first, the same order as elsewhere, to avoid deadlocks. */
async function held(tx: Db, id: number, read: typeof lock) {
  const found = await tx
    .selectFrom('staySeason')
    .select('objectId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  await holdObjects(tx, [found.objectId])
  return read(tx, seasonEntity, id)
}

export const deleteSeason = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => softDelete(tx, seasonEntity, id, actor))

/** Undoes a deletion; 409 when another season has its days by now. */
export const restoreSeason = (db: Db, id: number, actor: Actor): Promise<Season> =>
  db.transaction().execute(async (tx) => {
    const deleted = await held(tx, id, lockDeleted)
    await mustOverlapNone(tx, deleted)
    await restore(tx, seasonEntity, id, actor)
    return readSeason(tx, id)
  })

/** Copies the seasons of another object that end after today and overlap none here. */
export const copySeasons = (db: Db, objectId: number, fromObjectId: number, actor: Actor) =>
  db.transaction().execute(async (tx) => {
    if (objectId === fromObjectId) throw badInput({ fromObjectId: ['season.sameObject'] })
    await objectsMustExist(tx, [objectId], 'id')
    await objectsMustExist(tx, [fromObjectId], 'fromObjectId')
    await holdObjects(tx, [objectId])
    const { rows } = await sql<Values & { isFree: boolean }>`
      SELECT s."from", s."till", s."price", s."minNights", NOT EXISTS (
        SELECT FROM "staySeason" o WHERE o."objectId" = ${objectId} AND o."deletedOn" IS NULL
          AND daterange(o."from", o."till", '[]') && daterange(s."from", s."till", '[]')) AS "isFree"
      FROM "staySeason" s
      WHERE s."objectId" = ${fromObjectId} AND s."deletedOn" IS NULL AND s."till" >= ${agencyToday()}
      ORDER BY s."from" LIMIT 200`.execute(tx)
    const free = rows.filter(({ isFree }) => isFree)
    for (const { isFree: _free, ...season } of free)
      await add(tx, seasonEntity, { objectId, ...season } as never, actor)
    return { copied: free.length, leftOut: rows.length - free.length }
  })

async function readSeason(db: Db, id: number): Promise<Season> {
  const found = await seasons(db).where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

const seasons = (db: Db) =>
  db
    .selectFrom('staySeason')
    .where('deletedOn', 'is', null)
    .select(['id', 'objectId', 'from', 'till', 'price', 'minNights', 'version'])
