// Legal requirements for every advert, in any format.
import type { TextLine } from '#base/alerts/alertText.ts'
import { needsEnergyClass } from '#records/objects/publish/publishGate.ts'
import type { EnergyRule } from '#records/objects/publish/publishGate.ts'
import { refused } from './format.ts'
import type { Format } from './format.ts'
import type { Listing } from './listing.ts'

/** Why a property may not go out in a format at all; empty if it may. */
export function refusedByLaw(
  listing: Listing,
  format: Format,
  energyRule: EnergyRule,
): readonly TextLine[] {
  const isOver = listing.soldRecently || listing.rented
  return [
    ...(listing.energyClass === null && needsEnergyClass(listing, energyRule)
      ? refused('energy').refused
      : []),
    ...(isOver && !format.saysSold ? refused('sold').refused : []),
    ...(listing.pictures.length < format.pictures.least ? refused('pictures').refused : []),
    ...(listing.prices.length === 0 ? refused('offer').refused : []),
  ]
}
