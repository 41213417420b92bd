// The conditions for publishing an object.
import type { Rule } from '#base/rules/rules.contract.ts'
import { pricesOf } from '../objectPrices.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import type { PublishReason } from './publishReasons.ts'

/** The columns that are checked; changing them in a published object starts a new check (publicationFollows.sql). */
export const checkedFields = [
  ...(['active', 'objectSubTypeId', 'subTypeObjectTypeId'] as const),
  ...(['forSale', 'forRent', 'forShortRent'] as const),
  ...(['salePrice', 'salePriceWithDiscount', 'dateOfSalePriceDiscount'] as const),
  ...(['rentPrice', 'rentPriceWithDiscount', 'dateOfRentPriceDiscount', 'shortRentPrice'] as const),
  ...(['locationId', 'energyClass', 'latitude', 'longitude', 'displayCoordinates'] as const),
  ...(['mapCircleLatitude', 'mapCircleLongitude', 'mapCircleRadius'] as const),
]
type Candidate = Pick<ObjectEntity, (typeof checkedFields)[number] | 'lacksMandate'>

/** Which kinds of properties are advertised without an energy class; null: all are. */
export type EnergyRule = Pick<Rule<'energyClassInAdverts'>, 'parameters'> | null

/** For all kinds of properties, as long as the rule is not known. */
export const classOfEvery: EnergyRule = { parameters: { exemptTypes: [], exemptSubTypes: [] } }

/** Whether an advert of the object has to show an energy class. */
export function needsEnergyClass(
  object: Pick<ObjectEntity, 'subTypeObjectTypeId' | 'objectSubTypeId'>,
  rule: EnergyRule,
): boolean {
  if (rule === null) return false
  const { exemptTypes, exemptSubTypes } = rule.parameters
  const { subTypeObjectTypeId: type, objectSubTypeId: subType } = object
  const isExempt =
    (type !== null && exemptTypes.includes(type)) ||
    (subType !== null && exemptSubTypes.includes(subType))
  return !isExempt
}

const missingPrice = {
  forSale: 'publish.noSalePrice',
  forRent: 'publish.noRentPrice',
  forShortRent: 'publish.noShortRentPrice',
} as const

/** All that is missing, in the order of the form; empty if the object may be published. */
export function reasonsAgainst(
  object: Candidate,
  pictures: readonly { damaged?: boolean | undefined }[],
  energyRule: EnergyRule,
): PublishReason[] {
  const prices = pricesOf(object)
  const reasons: (PublishReason | false)[] = [
    !object.active && 'publish.inactive',
    object.subTypeObjectTypeId === null && 'publish.noType',
    prices.length === 0 && 'publish.noOffer',
    ...prices.map(({ offer, now }) => !now && missingPrice[offer]),
    object.locationId === null && 'publish.noLocation',
    // A building that the law exempts has a class that says so.
    object.energyClass === null && needsEnergyClass(object, energyRule) && 'publish.noEnergyClass',
    pictures.length === 0 && 'publish.noPicture',
    pictures.length > 0 && pictures.every((one) => one.damaged) && 'publish.onlyDamagedPictures',
    mapReason(object),
    object.lacksMandate && 'publish.noMandate',
  ]
  return reasons.filter((reason) => reason !== false)
}

// A position that is not displayed needs a circle. Without a centre of its own, the site shows one near the position.
function mapReason(object: Candidate): PublishReason | false {
  const hasPosition = object.latitude !== null && object.longitude !== null
  if (object.displayCoordinates) return !hasPosition && 'publish.noCoordinates'
  const hasCentre = object.mapCircleLatitude !== null && object.mapCircleLongitude !== null
  const isPlaced = hasPosition || hasCentre
  return isPlaced && object.mapCircleRadius === null && 'publish.noCircle'
}
