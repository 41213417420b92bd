// The rules for saving an object, and the changes that follow from a change.
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { placeExists } from '#base/places/places.store.ts'
import { errorsOfUnofferedOptions } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { objectFields } from './objectFields.contract.ts'
import type { ObjectEntity, ObjectUpdate } from './objects.contract.ts'

type Changes = Record<string, unknown>
export type ObjectAfter = Pick<
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
  const isAsked = typeof subType === 'number' && requestedType === undefined
  const type = isAsked ? await typeOf(tx, subType) : undefined
  return derivedFrom(changes, type?.parent)
}

/** The same, for a known type of the new sub-type; undefined if it sets none. */
export const derivedFrom = (changes: Changes, type: number | null | undefined): Changes => ({
  ...(type !== undefined && { subTypeObjectTypeId: type }),
  ...(changes['publishRequested'] === true && { publishError: null }),
})

/** What the rules look up. */
export type ObjectLookups = {
  notOffered: Record<string, Message[]>
  /** The type of the object's sub-type; undefined if unknown or not needed. */
  typeOfSubType: number | null | undefined
  /** Whether the new place exists. */
  isPlace: boolean
  /** Whether another object has the new code. */
  isTaken: boolean
}

/** 400 that names each field whose new value contradicts the rest of the object. */
export async function mustFit(tx: Db, after: ObjectAfter, changes: Changes): Promise<void> {
  const { websiteCode, locationId } = changes
  const asksType = changesType(changes) && after.objectSubTypeId !== null
  const type = asksType ? await typeOf(tx, after.objectSubTypeId!) : undefined
  mustFitWith(after, changes, {
    notOffered: await errorsOfUnofferedOptions(tx, objectFields, changes),
    typeOfSubType: type?.parent,
    isPlace: locationId == null || (await placeExists(tx, Number(locationId))),
    isTaken: typeof websiteCode === 'string' && (await isTaken(tx, websiteCode, after)),
  })
}

const changesType = (changes: Changes) =>
  'objectSubTypeId' in changes || 'subTypeObjectTypeId' in changes

export function mustFitWith(after: ObjectAfter, changes: Changes, known: ObjectLookups): void {
  const errors = { ...known.notOffered }
  const isOfOtherType =
    known.typeOfSubType !== undefined && known.typeOfSubType !== after.subTypeObjectTypeId
  if (changesType(changes) && after.objectSubTypeId !== null && isOfOtherType)
    errors['objectSubTypeId'] ??= ['object.otherType']
  if (!known.isPlace) errors['locationId'] = ['object.unknownPlace']
  if (known.isTaken) errors['websiteCode'] = ['object.websiteCodeTaken']
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
