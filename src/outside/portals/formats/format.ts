// What a format is. Each has a folder here: what it can say as tables of data, its limits, how a property is written, and
// how the finished file is checked.
import type { Words } from '#base/alerts/alertWords.ts'
import type { Agency } from '#base/backend/agencyFacts.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Listing, Said } from './listing.ts'

/** A portal as its format needs it. */
export type Feed = {
  /** What the portal is called here. */
  name: string
  language: Language
  /** The languages of the public site. */
  languages: readonly Language[]
  /** The base URL of the public site, without a slash at its end. */
  origin: string
  agency: Agency
  contact: { name: string; phone: string | null; email: string }
  /** The most pictures of one property. */
  mostPictures: number
  /** A text of the product, such as the label of a field. */
  t: (language: Language, key: string) => string
  /** The name of a chosen option in a language; null for none. */
  option: (language: Language, list: string, value: number | null) => string | null
}

/** `write` is given when the property last changed: YYYY-MM-DDTHH:MM:SSZ. Without it, two of its texts are equal when nothing changed. */
export type Item = { write: (changedOn: string) => string } | { refused: readonly Words[] }

export const refused = (...names: RefusedWhy[]): { refused: Words[] } => ({
  refused: names.map((name) => [`portal.refused.${name}`]),
})
export type RefusedWhy =
  | 'energy'
  | 'sold'
  | 'pictures'
  | 'type'
  | 'offer'
  | 'price'
  | 'priceRange'
  | 'position'
  | 'text'
  | 'place'
  | 'limit'

/** Reads a finished file from its beginning; answers what is wrong, at most some of it. */
export type Check = (file: AsyncIterable<Buffer>, expected: number) => Promise<string[]>

export type Format = {
  /** The last part of the feed's address. */
  fileName: string
  contentType: string
  /** Fewest and most pictures of one property. */
  pictures: { least: number; most: number }
  /** Properties that are sold or let can be said to be so; otherwise they are refused. */
  saysSold: boolean
  /** What it can say of a property; whatever else is set is listed for it. */
  says: ReadonlySet<Said>
  /** `madeOn`: YYYY-MM-DDTHH:MM:SSZ; empty when two feeds are compared. */
  head: (feed: Feed, madeOn: string) => string
  item: (listing: Listing, feed: Feed) => Item
  /** Between two properties. */
  between: string
  foot: (feed: Feed, count: number) => string
  check: Check
}
