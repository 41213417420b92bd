// What an object must be like to be saved, and what follows from a change.
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { placeExists } from '#base/places/places.store.ts'
import { notOffered } from '#base/settings/offered.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectFields } from './objectFields.contract.ts'
import type { ObjectEntity, ObjectUpdate } from './objects.contract.ts'

type Changes = Record<string, unknown>
type After = Pick<
  ObjectEntity,
  | 'id'
  | 'subTypeObjectTypeId'
  | 'objectSubTypeId'
  | 'latitude'
  | 'displayCoordinates'
  | 'mapCircleRadius'
  | 'salePrice'
  | 'salePriceWithDiscount'
  | 'rentPrice'
  | 'rentPriceWithDiscount'
>

/** A sub-type brings its type along; asking again for publication forgets why it failed. */
export async function whatFollows(
  tx: Db,
  changes: Changes,
  { subTypeObjectTypeId: saidType }: Pick<ObjectUpdate, 'subTypeObjectTypeId'>,
): Promise<Changes> {
  const subType = changes['objectSubTypeId']
  const follows: Changes = {}
  if (typeof subType === 'number' && saidType === undefined) {
    const type = await typeOf(tx, subType)
    if (type) follows['subTypeObjectTypeId'] = type.parent
  }
  if (changes['publishRequested'] === true) follows['publishError'] = null
  return follows
}

/** 400 that names each field whose new value does not fit the rest of the object. */
export async function mustFit(tx: Db, after: After, changes: Changes): Promise<void> {
  const errors = await notOffered(tx, objectFields, changes)
  const isRetyped = 'objectSubTypeId' in changes || 'subTypeObjectTypeId' in changes
  if (isRetyped && (await hasForeignSubType(tx, after)))
    errors['objectSubTypeId'] ??= ['object.otherType']
  if (changes['locationId'] != null && !(await placeExists(tx, Number(changes['locationId']))))
    errors['locationId'] = ['object.unknownPlace']
  if (
    typeof changes['websiteCode'] === 'string' &&
    (await isTaken(tx, changes['websiteCode'], after))
  )
    errors['websiteCode'] = ['object.websiteCodeTaken']
  if (after.latitude !== null && !after.displayCoordinates && after.mapCircleRadius === null)
    errors['mapCircleRadius'] = ['object.circleRequired']
  for (const [price, discounted] of discounts) {
    const [before, now] = [after[price], after[discounted]]
    if (before === null || now === null || now < before) continue
    // What was so from before keeps nothing else from being saved.
    if (discounted in changes) errors[discounted] ??= ['object.discountNotBelow']
    else if (price in changes) errors[price] ??= ['object.priceNotAbove']
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

const discounts = [
  ['salePrice', 'salePriceWithDiscount'],
  ['rentPrice', 'rentPriceWithDiscount'],
] as const

async function hasForeignSubType(tx: Db, after: After): Promise<boolean> {
  if (after.objectSubTypeId === null) return false
  const type = await typeOf(tx, after.objectSubTypeId)
  return type !== undefined && type.parent !== after.subTypeObjectTypeId
}

const typeOf = (tx: Db, subType: number) =>
  tx
    .selectFrom('selectOption')
    .select('parent')
    .where('list', '=', 'objectSubType')
    .where('value', '=', subType)
    .executeTakeFirst()

async function isTaken(tx: Db, websiteCode: string, { id }: After): Promise<boolean> {
  const other = await tx
    .selectFrom('object')
    .select('id')
    .where(sql`lower("websiteCode") COLLATE "C"`, '=', sql`lower(${websiteCode}) COLLATE "C"`)
    .where('id', '<>', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}
