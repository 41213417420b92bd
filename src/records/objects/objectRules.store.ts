// The rules for saving an object, and the changes that follow from a change.
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { placeExists } from '#base/places/places.store.ts'
import { notOffered } from '#base/settings/offered.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectFields } from './objectFields.contract.ts'
import type { ObjectEntity, ObjectUpdate } from './objects.contract.ts'

type Changes = Record<string, unknown>
type ObjectAfter = Pick<
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

/** A sub-type also sets its type; a new request for publication clears the reasons of the last refusal. */
export async function derivedChanges(
  tx: Db,
  changes: Changes,
  { subTypeObjectTypeId: requestedType }: Pick<ObjectUpdate, 'subTypeObjectTypeId'>,
): Promise<Changes> {
  const subType = changes['objectSubTypeId']
  const derived: Changes = {}
  if (typeof subType === 'number' && requestedType === undefined) {
    const type = await typeOf(tx, subType)
    if (type) derived['subTypeObjectTypeId'] = type.parent
  }
  if (changes['publishRequested'] === true) derived['publishError'] = null
  return derived
}

/** 400 that names each field whose new value contradicts the rest of the object. */
export async function mustFit(tx: Db, after: ObjectAfter, changes: Changes): Promise<void> {
  const errors = await notOffered(tx, objectFields, changes)
  const changesType = 'objectSubTypeId' in changes || 'subTypeObjectTypeId' in changes
  if (changesType && (await subTypeIsOfOtherType(tx, after)))
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
    // An old mistake must not block saving other fields.
    if (discounted in changes) errors[discounted] ??= ['object.discountNotBelow']
    else if (price in changes) errors[price] ??= ['object.priceNotAbove']
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

const discounts = [
  ['salePrice', 'salePriceWithDiscount'],
  ['rentPrice', 'rentPriceWithDiscount'],
] as const

async function subTypeIsOfOtherType(tx: Db, after: ObjectAfter): Promise<boolean> {
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

async function isTaken(tx: Db, websiteCode: string, { id }: ObjectAfter): Promise<boolean> {
  const other = await tx
    .selectFrom('object')
    .select('id')
    .where(sql`lower("websiteCode") COLLATE "C"`, '=', sql`lower(${websiteCode}) COLLATE "C"`)
    .where('id', '<>', id)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}
