// Trigger on "stayCare": usedObjectIsNotBlank (blankObjects.sql).
import { sql } from 'kysely'
import { entityOf } from '#base/backend/entity.ts'
import { agencyToday } from '#kit/clock.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { differencesBetween } from '#kit/db/diff.ts'
import { add, lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict } from '#kit/http/problem.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { isAssignable } from '#base/people/chosenAccounts.store.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { holdObjects } from '../overlap.store.ts'
import { stayCareFields } from './stayCare.contract.ts'
import type { StayCare, StayCareUpdate } from './stayCare.contract.ts'
import { keepStayTasks } from './stayTasks.store.ts'

const stayCareEntity = entityOf({
  table: 'stayCare',
  entity: 'StayCare',
  fields: stayCareFields,
  kept: ['objectId'],
})

export async function readStayCare(db: Db, objectId: number): Promise<StayCare> {
  const { rows } = await sql<Omit<StayCare, 'objectId'>>`
    SELECT c."version", c."handedOverById", "host"."name" AS "handedOverBy", c."cleanedById", "cleaner"."name" AS "cleanedBy"
    FROM "stayCare" c
    LEFT JOIN "account" "host" ON "host"."id" = c."handedOverById"
    LEFT JOIN "account" "cleaner" ON "cleaner"."id" = c."cleanedById"
    WHERE c."objectId" = ${objectId}
  `.execute(db)
  const nobody = { version: null, handedOverById: null, handedOverBy: null }
  return { objectId, ...(rows[0] ?? { ...nobody, cleanedById: null, cleanedBy: null }) }
}

type CareContext = { translate: Translate }

/** 400 for people who may not get tasks. Locks the object, so that no stay is booked meanwhile. */
export const saveStayCare = (
  db: Db,
  { objectId, version, ...input }: StayCareUpdate,
  options: CareContext,
  actor: Actor,
): Promise<StayCare> =>
  db.transaction().execute(async (tx) => {
    await objectsMustExist(tx, [objectId], 'objectId')
    await holdObjects(tx, [objectId])
    for (const [name, id] of Object.entries(input))
      if (id != null && !(await isAssignable(tx, id)))
        throw badInput({ [name]: ['record.notAssignable'] })
    const stored = await tx
      .selectFrom('stayCare')
      .select('id')
      .where('objectId', '=', objectId)
      .executeTakeFirst()
    if (stored && version === null) await mustBeCurrent(tx, objectId, input)
    if (stored) await change(tx, stored.id, { ...input, version: version ?? undefined }, actor)
    else {
      const nobody = { handedOverById: null, cleanedById: null }
      await add(tx, stayCareEntity, { ...nobody, ...input, objectId }, actor)
    }
    await keepStayTasks(tx, await staysToCome(tx, objectId), options, actor)
    return readStayCare(tx, objectId)
  })

/** 409 when somebody else has made the first choice, and chosen other people. */
async function mustBeCurrent(tx: Db, objectId: number, input: CareChange): Promise<void> {
  const current = await readStayCare(tx, objectId)
  const conflicts = Object.keys(differencesBetween(current, input))
  if (conflicts.length > 0) throw conflict('problem.conflict', { conflicts, current })
}

type CareChange = Omit<StayCareUpdate, 'objectId' | 'version'> & { version?: number | undefined }

async function change(tx: Db, id: number, input: CareChange, actor: Actor) {
  const before = await lock(tx, stayCareEntity, id)
  await save(tx, stayCareEntity, before, {
    actor,
    changes: () =>
      requestedChanges(tx, stayCareEntity, before, input, () => readStayCare(tx, before.objectId)),
  })
}

async function staysToCome(tx: Db, objectId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('reservation')
    .select('id')
    .where('objectId', '=', objectId)
    .where('deletedOn', 'is', null)
    .where('checkOut', '>=', agencyToday())
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
