// The interface of a feed format. Each format has a folder here, with its terms as tables of data, its limits, how it writes a
// property, and how it checks the finished file.
import type { TextLine } from '#base/alerts/alertText.ts'
import type { Agency } from '#base/backend/agencyFacts.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Listing, Said } from './listing.ts'

/** The data about a portal that its format needs. */
export type Feed = {
  /** The portal's name in this product. */
  name: string
  language: Language
  /** The languages of the public site. */
  languages: readonly Language[]
  /** The base URL of the public site, without a trailing slash. */
  origin: string
  agency: Agency
  contact: { name: string; phone: string | null; email: string }
  /** Maximum number of pictures per property. */
  mostPictures: number
  /** A translated text of the product, such as the label of a field. */
  t: (language: Language, key: string) => string
  /** The name of a chosen option in a language; null if nothing is chosen. */
  option: (language: Language, list: string, value: number | null) => string | null
}

/**
 * `write` gets the time of the property's last change (YYYY-MM-DDTHH:MM:SSZ). Without a time it returns equal texts for an
 * unchanged property.
 */
export type Item = { write: (changedOn: string) => string } | { refused: readonly TextLine[] }

export const refused = (...names: RefusedWhy[]): { refused: TextLine[] } => ({
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

/** Reads a finished file from its beginning. Returns the faults, at most a few of them. */
export type Check = (file: AsyncIterable<Buffer>, expected: number) => Promise<string[]>

export type Format = {
  /** The last segment of the feed's URL. */
  fileName: string
  contentType: string
  /** Minimum and maximum number of pictures per property. */
  pictures: { least: number; most: number }
  /** Whether the format can mark properties as sold or let. If not, these are refused. */
  saysSold: boolean
  /** The fields that the format can carry. Other fields that are set are listed for the property. */
  says: ReadonlySet<Said>
  /** `madeOn`: YYYY-MM-DDTHH:MM:SSZ; empty when two feeds are compared. */
  head: (feed: Feed, madeOn: string) => string
  item: (listing: Listing, feed: Feed) => Item
  /** The separator between two properties. */
  between: string
  foot: (feed: Feed, count: number) => string
  check: Check
}
