// Legal requirements for every advert, in any format.
import type { TextLine } from '#base/alerts/alertText.ts'
import { refused } from './format.ts'
import type { Format } from './format.ts'
import type { Listing } from './listing.ts'

/** Why a property may not go out in a format at all; empty if it may. */
export function refusedByLaw(listing: Listing, format: Format): readonly TextLine[] {
  const isOver = listing.soldRecently || listing.rented
  return [
    // Advertising without the energy class is fined (law 4122/2013); exempt properties have a class that says so.
    ...(listing.energyClass === null ? refused('energy').refused : []),
    ...(isOver && !format.saysSold ? refused('sold').refused : []),
    ...(listing.pictures.length < format.pictures.least ? refused('pictures').refused : []),
    ...(listing.prices.length === 0 ? refused('offer').refused : []),
  ]
}
