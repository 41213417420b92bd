// The conditions for publishing an object.
import { pricesOf } from '../objectPrices.ts'
import type { ObjectEntity } from '../objects.contract.ts'
import type { PublishReason } from './publishReasons.ts'

/** The columns that are checked; changing them in a published object starts a new check (publicationFollows.sql). */
export const checkedFields = [
  ...(['active', 'subTypeObjectTypeId', 'forSale', 'forRent', 'forShortRent'] as const),
  ...(['salePrice', 'salePriceWithDiscount', 'dateOfSalePriceDiscount'] as const),
  ...(['rentPrice', 'rentPriceWithDiscount', 'dateOfRentPriceDiscount', 'shortRentPrice'] as const),
  ...(['locationId', 'energyClass', 'latitude', 'longitude', 'displayCoordinates'] as const),
  ...(['mapCircleLatitude', 'mapCircleLongitude', 'mapCircleRadius'] as const),
]
type Candidate = Pick<ObjectEntity, (typeof checkedFields)[number]>

const missingPrice = {
  forSale: 'publish.noSalePrice',
  forRent: 'publish.noRentPrice',
  forShortRent: 'publish.noShortRentPrice',
} as const

/** All that is missing, in the order of the form; empty if the object may be published. */
export function reasonsAgainst(
  object: Candidate,
  pictures: readonly { damaged?: boolean | undefined }[],
): PublishReason[] {
  const prices = pricesOf(object)
  const reasons: (PublishReason | false)[] = [
    !object.active && 'publish.inactive',
    object.subTypeObjectTypeId === null && 'publish.noType',
    prices.length === 0 && 'publish.noOffer',
    ...prices.map(({ offer, now }) => !now && missingPrice[offer]),
    object.locationId === null && 'publish.noLocation',
    // If the law requires none, "exempt" is one of the classes.
    object.energyClass === null && 'publish.noEnergyClass',
    pictures.length === 0 && 'publish.noPicture',
    pictures.length > 0 && pictures.every((one) => one.damaged) && 'publish.onlyDamagedPictures',
    mapReason(object),
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
