// A published property as the formats get it: only what the public may read.
import type { FeatureFlag } from '#records/objects/objectFields.contract.ts'
import type { Price } from '#records/objects/objectPrices.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { FactName } from '#outside/publishing/site/factNames.ts'
import type { PublishedObject } from '#outside/publishing/site/siteObjects.store.ts'

export type Texts = Readonly<Record<Language, string>>
export type MaybeTexts = Readonly<Record<Language, string | null>>

/** The place of a property and the larger places around it. */
export type ListingPlace = {
  /** The town, or the municipality if no town is known. */
  town: Texts
  /** The part of the town; null if the property's place is the whole town. */
  district: Texts | null
  /** The regional unit and the region; the town's own name if there are none. */
  unit: Texts
  region: Texts
}

export type Listing = Pick<
  PublishedObject,
  | FactName
  | FeatureFlag
  | 'id'
  | 'referenceNumber'
  | 'subTypeObjectTypeId'
  | 'objectSubTypeId'
  | 'soldRecently'
  | 'rented'
  | 'reserved'
  | 'videoURL'
  | 'publishedOn'
  | 'mapLatitude'
  | 'mapLongitude'
  | 'mapRadius'
> & {
  /** Titles as written, else generated from facts. */
  titles: MaybeTexts
  descriptions: MaybeTexts
  /** Sub-type, or the type if there is none. */
  types: MaybeTexts
  place: ListingPlace
  prices: readonly Price[]
  /** The storage names of its published pictures, the cover first. */
  pictures: readonly string[]
}

/** The names of the facts that a format can carry: the fields of objects, and `pictures`. */
export type Said =
  | FactName
  | FeatureFlag
  | 'videoURL'
  | 'reserved'
  | 'forSale'
  | 'forRent'
  | 'forShortRent'
