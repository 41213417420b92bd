// A published property as formats are given it: what the public may read, and nothing else.
import type { FeatureFlag } from '#records/objects/objectFields.contract.ts'
import type { Price } from '#records/objects/objectPrices.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { FactName } from '#outside/publishing/site/factNames.ts'
import type { PublishedObject } from '#outside/publishing/site/siteObjects.store.ts'

export type Texts = Readonly<Record<Language, string>>
export type MaybeTexts = Readonly<Record<Language, string | null>>

/** The place of a property and what it lies in. */
export type ListingPlace = {
  /** The town, or the municipality where none is known. */
  town: Texts
  /** The part of the town; null for the whole of it. */
  district: Texts | null
  /** The regional unit, and the region; the town itself where a place lies in none. */
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
  /** Titles: those that were written, else ones made of facts. */
  titles: MaybeTexts
  descriptions: MaybeTexts
  /** Sub-type, or type where there is none. */
  types: MaybeTexts
  place: ListingPlace
  prices: readonly Price[]
  /** The system names of its published pictures, the cover first. */
  pictures: readonly string[]
}

/** What of a property can be said, by name: the fields of objects, and `pictures`. */
export type Said =
  | FactName
  | FeatureFlag
  | 'videoURL'
  | 'reserved'
  | 'forSale'
  | 'forRent'
  | 'forShortRent'
