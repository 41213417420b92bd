// Triggers on "stayBlock": occupyByBlock writes its days to "occupancy" (occupancy.sql); usedObjectIsNotBlank
// (blankObjects.sql), which is also on "stayFeed", the calendars of blocks.
// Trigger on "stayFeed": usedObjectIsNotBlank.
import { entityOf } from '#base/backend/entity.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, lockDeleted, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { holdObjects, mustBeFree } from '#records/reservations/overlap.store.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import { blockFields, mostDays } from './calendarFields.contract.ts'
import type { Block, BlockUpdate } from './calendars.contract.ts'

export const blockEntity = entityOf({
  table: 'stayBlock',
  entity: 'StayBlock',
  fields: blockFields,
  kept: ['objectId', 'feedId', 'uid', 'kind', 'vanished', 'clashes'],
})

/** Adds a block, or updates the one with the input's id. 409 that names a conflicting stay. */
export const saveBlock = (db: Db, input: BlockUpdate, actor: Actor): Promise<Block> =>
  db.transaction().execute(async (tx) => {
    const id = input.id == null ? await block(tx, input, actor) : await change(tx, input, actor)
    return readBlock(tx, id)
  })

async function block(tx: Db, { objectId, from, till, summary }: BlockUpdate, actor: Actor) {
  if (objectId === undefined) throw badInput({ objectId: ['problem.required'] })
  const days = daysOf({ from, till })
  await objectsMustExist(tx, [objectId], 'objectId')
  await mustHaveNoStay(tx, { objectId, ...days })
  return add(tx, blockEntity, { objectId, ...days, summary: summary ?? null } as never, actor)
}

async function change(tx: Db, { id, ...input }: BlockUpdate, actor: Actor): Promise<number> {
  const before = await held(tx, id!, lock)
  if (before.feedId !== null) throw conflict('occupancy.ofCalendar')
  await save(tx, blockEntity, before, {
    actor,
    changes: async () => {
      const current = () => readBlock(tx, id!)
      const changes = await requestedChanges(tx, blockEntity, before, input, current)
      if ('from' in changes || 'till' in changes)
        await mustHaveNoStay(tx, { ...before, ...daysOf({ ...before, ...changes }) })
      return changes
    },
  })
  return id!
}

type Days = { from: string; till: string }

/** 400 for a missing value or an invalid period. */
function daysOf({ from, till }: Partial<Days>): Days {
  if (!from) throw badInput({ from: ['problem.required'] })
  if (!till) throw badInput({ till: ['problem.required'] })
  const nights = nightsBetween(from, till)
  if (nights < 1) throw badInput({ till: ['occupancy.endsBefore'] })
  if (nights > mostDays) throw badInput({ till: ['occupancy.tooLong'] })
  return { from, till }
}

// With number 0 only stays are conflicts: blocks may overlap each other.
const mustHaveNoStay = (tx: Db, { objectId, from, till }: Days & { objectId: number }) =>
  mustBeFree(tx, { id: 0, objectId, checkIn: from, duration: nightsBetween(from, till) })

/** The block, after locking its object first, the same order as elsewhere, to avoid deadlocks. */
async function held(tx: Db, id: number, read: typeof lock) {
  const found = await tx
    .selectFrom('stayBlock')
    .select('objectId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  await holdObjects(tx, [found.objectId])
  return read(tx, blockEntity, id)
}

export const deleteBlock = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { feedId, vanished } = await held(tx, id, lock)
    if (feedId !== null && !vanished) throw conflict('occupancy.stillThere')
    await softDelete(tx, blockEntity, id, actor)
  })

/** Undoes a deletion; 409 when the days were booked meanwhile. */
export const restoreBlock = (db: Db, id: number, actor: Actor): Promise<Block> =>
  db.transaction().execute(async (tx) => {
    const deleted = await held(tx, id, lockDeleted)
    await mustHaveNoStay(tx, deleted)
    await restore(tx, blockEntity, id, actor)
    return readBlock(tx, id)
  })

async function readBlock(db: Db, id: number): Promise<Block> {
  const found = await blocks(db).where('b.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Blocks that are not deleted, with the names of their calendars. */
export const blocks = (db: Db) =>
  db
    .selectFrom('stayBlock as b')
    .leftJoin('stayFeed as f', 'f.id', 'b.feedId')
    .where('b.deletedOn', 'is', null)
    .select([
      ...(['b.id', 'b.objectId', 'b.kind', 'b.from', 'b.till', 'b.summary', 'b.feedId'] as const),
      ...(['f.name as feed', 'b.vanished', 'b.clashes', 'b.version'] as const),
    ])
