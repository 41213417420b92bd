// Publishes a set of objects, or takes them off the public site.
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound, Problem } from '#kit/http/problem.ts'
import { lacksMandate } from '#records/objects/mandate/mandate.store.ts'
import { readImages } from '#records/objects/photos/objectImages.store.ts'
import { saveObject } from '#records/objects/objects.store.ts'
import { energyRuleToday } from '#records/objects/publish/energyRule.store.ts'
import { reasonsAgainst } from '#records/objects/publish/publishGate.ts'
import { publishObject } from '#outside/publishing/publishObject.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { oneByOne } from './oneByOne.ts'

type RecordSet = { ids: readonly number[]; published: boolean }

export const publishMany = (backend: Backend, { ids, published }: RecordSet, actor: Actor) =>
  oneByOne(backend, { entity: 'Object', ids }, actor, async (id) => {
    const { db } = backend
    await mustChange(db, { entity: 'Object', id }, actor)
    const { publishRequested } = await publishableObject(db, id, published)
    if (publishRequested === published) return false
    await saveObject(db, { id, publishRequested: published }, actor)
    if (published) await publishObject(db, id)
    return true
  })

/** Throws with everything that is missing if the object may not be published. */
async function publishableObject(db: Db, id: number, toBePublished: boolean) {
  const object = await db
    .selectFrom('object')
    .selectAll()
    .select(lacksMandate('object').as('lacksMandate'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const isNew = toBePublished && !object.publishRequested
  const reasons = isNew
    ? reasonsAgainst(object, await readImages(db, id), await energyRuleToday(db))
    : []
  if (reasons.length > 0) throw new Problem(400, { errors: { publishRequested: [...reasons] } })
  return object
}
