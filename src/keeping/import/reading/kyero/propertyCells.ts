// The cells of a property in a Kyero feed: one for each meaningful element.
import { plainText } from '../feeds/plainText.ts'
import { cellsOf, joined, notZero, propertyReader, withoutCommas } from '../feeds/propertyTexts.ts'
import type { PropertyTexts } from '../feeds/propertyTexts.ts'

/** The headers of every feed, in this order. */
export const kyeroHeaders = [
  ...(['ref', 'price', 'price_freq', 'other price', 'type', 'new_build'] as const),
  ...(['location_detail, town, province', 'location', 'beds', 'baths', 'pool'] as const),
  ...(['surface_area built', 'surface_area plot', 'energy_rating'] as const),
  ...(['desc en', 'desc el', 'desc ru', 'desc in other languages', 'features'] as const),
  ...(['images', 'video_url', 'url', 'notes', 'other'] as const),
] as const
export type KyeroHeader = (typeof kyeroHeaders)[number]

/** Elements without information about the property, or with duplicates of another one. */
const aside = /^(?:id|date|country|currency|prime|email|images\/image\/tags?(?:\/.*)?)$/

export function propertyCells(said: PropertyTexts): (string | null)[] {
  const { all, one, rest } = propertyReader(said)
  /** 1 or nothing, because 0 mostly means unknown. */
  const flag = (path: string) => (one(path) === '1' ? '1' : null)
  const id = one('id')
  const price = priceOf({ price: one('price'), currency: one('currency'), freq: one('price_freq') })
  const position = [one('location/latitude'), one('location/longitude')]
  const rating = one('energy_rating/consumption')
  const others = [...said.keys()].filter((path) => /^desc\/(?!(?:en|el|ru)$)/.test(path))
  const descriptions = others.map((path) => `${path.slice(5)}: ${plainText(one(path)!)}`)
  const cells = {
    ref: one('ref') ?? id,
    ...price,
    type: one('type'),
    new_build: flag('new_build'),
    'location_detail, town, province': joined(
      [...new Set([one('location_detail'), one('town'), one('province')].map(withoutCommas))],
      ', ',
    ),
    location: position.includes(null) ? null : position.join(', '),
    beds: one('beds'),
    baths: one('baths'),
    pool: flag('pool'),
    'surface_area built': notZero(one('surface_area/built')),
    'surface_area plot': notZero(one('surface_area/plot')),
    // X: none, exempt, or unknown.
    energy_rating: rating?.toUpperCase() === 'X' ? null : rating,
    'desc en': descriptionIn(one('desc/en') ?? one('desc')),
    'desc el': descriptionIn(one('desc/el')),
    'desc ru': descriptionIn(one('desc/ru')),
    'desc in other languages': joined(descriptions, '\n\n'),
    features: joined(all('features/feature'), '\n'),
    images: joined(all('images/image/url'), '\n'),
    video_url: one('video_url'),
    url: joined([...said.keys()].filter((path) => /^url(?:\/|$)/.test(path)).flatMap(all), '\n'),
    notes: one('notes'),
  }
  return cellsOf(kyeroHeaders, { ...cells, other: rest(aside, /^[0X]$/i) })
}

const descriptionIn = (text: string | null) => (text === null ? null : plainText(text))

type Price = { price: string | null; currency: string | null; freq: string | null }

/** Other prices than those of a sale or per month in euros become text. `x` is a price on request. */
function priceOf({ price, currency, freq }: Price) {
  const isKnown = price !== null && !/^(?:x|0+)$/i.test(price)
  const isOurs = /^(?:EUR|€)?$/i.test(currency ?? '') && /^(?:sale|month)?$/i.test(freq ?? '')
  return {
    price: isKnown && isOurs ? price : null,
    price_freq: freq,
    'other price': isKnown && !isOurs ? [price, currency, freq].filter(Boolean).join(' ') : null,
  }
}
