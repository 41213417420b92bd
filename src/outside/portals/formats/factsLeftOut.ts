// Finds the fields of a property that a format leaves out.
import { features, offerFlags } from '#records/objects/objectFields.contract.ts'
import { factNames } from '#outside/publishing/site/factNames.ts'
import type { Format } from './format.ts'
import type { Listing, Said } from './listing.ts'

const others = [...factNames, ...features, 'videoURL', 'reserved'] as const

/** Fields that are set but missing in the format; `images` if there are more pictures than the feed takes. */
export function factsLeftOut(listing: Listing, format: Format, mostPictures: number): string[] {
  const { says } = format
  const offers = (Object.keys(offerFlags) as (keyof typeof offerFlags)[]).filter(
    (name) => listing.prices.some(({ offer }) => offer === name) && !says.has(name),
  )
  return [
    ...offers,
    // A format with one price takes the first of several offers.
    ...(says.has('forShortRent') ? [] : listing.prices.slice(1).map(({ offer }) => offer)),
    ...others.filter((name) => isSet(listing[name]) && !says.has(name as Said)),
    ...(listing.pictures.length > mostPictures ? ['images'] : []),
  ].filter((name, at, all) => all.indexOf(name) === at)
}

const isSet = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== false &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0)
