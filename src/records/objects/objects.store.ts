// Triggers on "object":
// savedObjectIsNotBlank clears "isBlank" when an object is changed (blankObjects.sql).
// publicationFollowsNewObject and publicationFollowsObject maintain the state of publication (publicationFollows.sql).
// totalsAdded, totalsRemoved and totalsChanged maintain the totals of lists (keepTotals.sql).
// keepOffers maintains the offers in the form that leads are matched with (keepOffers.sql).
// keepFirstNumbersOfObject maintains the columns that lists of accounts are sorted by (keepFirstNumbers.sql).
import { entityOf } from '#base/backend/entity.ts'
import { sql } from 'kysely'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { sessionMustBeConfirmed } from '#kit/db/sessionMustBeConfirmed.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import type { Stored } from '#kit/db/entity.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { mustSeeParts } from '#base/register/hiddenParts.store.ts'
import { selectLists } from '#base/settings/selectLists.store.ts'
import { suffixOf } from '#kit/db/inLanguage.ts'
import type { ListOption } from '#base/settings/listOption.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectFields, objectLists } from './objectFields.contract.ts'
import { imagesOf, requestedImages, writeImages } from './photos/objectImages.store.ts'
import { mustFit, derivedChanges } from './objectRules.store.ts'
import { readObject, readObjectAndLinks, selectObject } from './view/objectView.store.ts'
import type { ObjectEntity, ObjectUpdate } from './objects.contract.ts'

export const objectEntity = entityOf({
  table: 'object',
  entity: 'Object',
  fields: objectFields,
  beside: ['images'],
  kept: [
    'referenceNumber',
    'published',
    'publishError',
    'isBlank',
    'ownerId',
    'ownerName',
    'typeKey',
    'mandateDays',
  ],
})

type ObjectRecord = Stored & Record<string, unknown> & Pick<ObjectEntity, keyof typeof objectFields>

/** Adds a blank object with a new reference number, to be filled in by the form. */
export const addObject = (db: Db, actor: Actor): Promise<{ id: number; object: ObjectEntity }> =>
  db.transaction().execute(async (tx) => {
    const id = await add(tx, objectEntity, { isBlank: true }, actor)
    return { id, object: await readObject(tx, id, actor.language) }
  })

/** The object with the option lists of its form. */
export async function editObject(db: Db, id: number, language: string) {
  const [{ object, links: objectAccounts }, options] = await Promise.all([
    readObjectAndLinks(db, id, language),
    selectLists(db, [...Object.values(objectLists), 'objectAccountRelation'], language),
  ])
  const listOf = (name: string) => options[name] as ListOption<number>[]
  const lists = Object.entries(objectLists).map(([name, list]) => [name, listOf(list)] as const)
  return {
    object,
    objectAccounts,
    objectSelectLists: Object.fromEntries(lists) as Record<
      keyof typeof objectLists,
      ListOption<number>[]
    >,
    objectAccountRelationSelectList: listOf('objectAccountRelation'),
  }
}

export async function saveObject(db: Db, input: ObjectUpdate, actor: Actor): Promise<ObjectEntity> {
  if (input.imagesExisting !== undefined || input.imagesNew) {
    await sessionMustBeConfirmed(actor)
    return saveWithImages(db, input, actor)
  }
  const { answer } = await save(db, objectEntity, input.id, {
    actor,
    changes: (before) => objectChanges(db, before, input, actor),
    select: (from) => selectObject(from, input.id, actor.language),
    variant: suffixOf(actor.language),
  })
  return answer
}

const saveWithImages = (db: Db, input: ObjectUpdate, actor: Actor): Promise<ObjectEntity> =>
  db.transaction().execute(async (tx) => {
    const stored = await lock(tx, objectEntity, input.id)
    const images = await imagesOf(tx, input.id)
    const request = { ...input, images: requestedImages(images, input) }
    const { changes } = await save(
      tx,
      objectEntity,
      { ...stored, images },
      { actor, changes: (before) => objectChanges(tx, before, request, actor) },
    )
    if (Array.isArray(changes['images'])) await writeImages(tx, input.id, changes['images'], actor)
    return readObject(tx, input.id, actor.language)
  })

/** The requested changes, checked, and the changes that follow from them. */
async function objectChanges(db: Db, before: ObjectRecord, input: ObjectUpdate, actor: Actor) {
  const current = () => readObject(db, input.id, actor.language)
  const requested = await requestedChanges(db, objectEntity, before, input, current)
  const changes = { ...requested, ...(await derivedChanges(db, requested, input)) }
  await mustFit(db, { ...before, ...changes }, changes)
  return changes
}

export const deleteObject = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustSeeParts(tx, { entity: 'Object', id }, actor)
    await softDelete(tx, objectEntity, id, actor)
  })

export const restoreObject = (db: Db, id: number, actor: Actor): Promise<ObjectEntity> =>
  db.transaction().execute(async (tx) => {
    await mustSeeParts(tx, { entity: 'Object', id }, actor)
    await restore(tx, objectEntity, id, actor)
    return readObject(tx, id, actor.language)
  })

/** The newest blank object that the actor added, or null. */
export async function objectDraft(db: Db, actor: Actor) {
  const draft = await db
    .selectFrom('object')
    .select(['id', 'referenceNumber', 'createdOn'])
    .where('createdById', '=', actor.accountId)
    .where('isBlank', '=', true)
    .where('deletedOn', 'is', null)
    .orderBy('createdOn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { draft: draft ?? null }
}

/** Moves objects to the trash that are still blank a week after they were added. Returns how many. */
export async function sweepBlankObjects(db: Db): Promise<number> {
  const old = await db
    .selectFrom('object')
    .select('id')
    .where('isBlank', '=', true)
    .where('deletedOn', 'is', null)
    .where('createdOn', '<', sql<string>`now() - interval '7 days'`)
    .limit(mostSwept)
    .execute()
  for (const { id } of old)
    await db.transaction().execute((tx) => softDelete(tx, objectEntity, id, null))
  return old.length
}

/** The most in one run; the next run, an hour later, moves the rest. */
const mostSwept = 500
