// The cells of a property in a REAXML feed: one for each meaningful element.
import { byLanguage } from '../feeds/byLanguage.ts'
import { plainText } from '../feeds/plainText.ts'
import { cellsOf, joined, notZero, propertyReader, withoutCommas } from '../feeds/propertyTexts.ts'
import type { PropertyTexts } from '../feeds/propertyTexts.ts'

/** The headers of every feed, in this order. */
export const reaxmlHeaders = [
  ...(['uniqueID', 'listing', 'price', 'rent', 'other price', 'category'] as const),
  ...(['suburb, state', 'address', 'postcode', 'building area', 'land area'] as const),
  ...(['bedrooms', 'bathrooms', 'features', 'newConstruction'] as const),
  ...(['headline', 'headline el', 'headline ru'] as const),
  ...(['description', 'description el', 'description ru', 'images', 'other'] as const),
] as const
export type ReaxmlHeader = (typeof reaxmlHeaders)[number]

/** Elements without information about the property, or with what another one says. */
const aside =
  /^(?:@element|@modTime|agentID|listingAgent\b.*|address(?:\/suburb)?@display|address\/country|(?:images|objects)\/.*|price@.*|rent@.*|buildingDetails\/area@unit|landDetails\/area@unit)$/

const categories = [
  'category',
  'landCategory',
  'ruralCategory',
  'commercialCategory',
  'holidayCategory',
]
const offers: Record<string, string> = {
  residential: 'sale',
  land: 'sale',
  rural: 'sale',
  rental: 'rent',
  holidayRental: 'short rent',
}

/** Null for a property that the feed asks to delete. */
export function reaxmlCells(said: PropertyTexts): (string | null)[] | null {
  const { all, one, rest } = propertyReader(said)
  if (one('@status') === 'deleted') return null
  const element = one('@element')!
  const number = joined([one('address/subNumber'), one('address/streetNumber')], '/')
  const building = squareMetres(one('buildingDetails/area'), one('buildingDetails/area@unit'))
  const land = squareMetres(one('landDetails/area'), one('landDetails/area@unit'))
  const titles = byLanguage(all('headline').map(plainText))
  const descriptions = byLanguage(all('description').map(plainText))
  const cells = {
    uniqueID: one('uniqueID'),
    listing: offers[element] ?? listingOf(one('commercialListingType@value')),
    ...pricesOf(one),
    category:
      element === 'land'
        ? 'land'
        : (categories.map((name) => one(`${name}@name`)).find((name) => name !== null) ?? null),
    'suburb, state': joined(
      ['suburb', 'state'].map((name) => withoutCommas(one(`address/${name}`))),
      ', ',
    ),
    address: joined([number, one('address/street')], ' '),
    postcode: one('address/postcode'),
    'building area': building.metres,
    'land area': land.metres,
    bedrooms: notZero(one('features/bedrooms')),
    bathrooms: notZero(one('features/bathrooms')),
    features: joined([...featuresIn(said, all), ...all('features/otherFeatures')], '\n'),
    newConstruction: isYes(one('newConstruction')) ? '1' : null,
    headline: titles.other,
    'headline el': titles.el,
    'headline ru': titles.ru,
    description: descriptions.other,
    'description el': descriptions.el,
    'description ru': descriptions.ru,
    images: joined(
      [...all('images/img@url'), ...all('objects/img@url'), ...all('objects/floorplan@url')],
      '\n',
    ),
  }
  const status = one('@status')
  const other = [
    status === null || status === 'current' ? null : `status: ${status}`,
    building.other && `buildingDetails area: ${building.other}`,
    land.other && `landDetails area: ${land.other}`,
    rest(aside, /^(?:no|0|false|0[.,]0+)$/i),
  ]
  return cellsOf(reaxmlHeaders, { ...cells, other: joined(other, '\n') })
}

const isYes = (text: string | null): boolean => /^(?:yes|true|1)$/i.test(text ?? '')

const listingOf = (type: string | null): string | null =>
  type === 'both' ? 'sale, rent' : type === 'lease' ? 'rent' : type

/** Dollars without a currency of their own: no other price than in euros is ours, and no other rent than per month. */
function pricesOf(one: (path: string) => string | null) {
  const [price, rent] = [notZero(one('price')), notZero(one('rent'))]
  const period = one('rent@period')
  const country = one('address/country')
  const dollars = /^(?:NZL?|new zealand)$/i.test(country ?? '') ? 'NZD' : 'AUD'
  const isThere = country === null || /^(?:AUS?|australia|NZL?|new zealand)$/i.test(country)
  const currencyOf = (path: string) => one(`${path}@currency`) ?? (isThere ? dollars : null)
  const isEuro = (path: string) => currencyOf(path)?.toUpperCase() === 'EUR'
  const isMonthly = /^month/i.test(period ?? '')
  return {
    price: isEuro('price') ? price : null,
    rent: isEuro('rent') && isMonthly ? rent : null,
    'other price': joined(
      [
        price === null || isEuro('price') ? null : joined([price, currencyOf('price')], ' '),
        rent === null || (isEuro('rent') && isMonthly)
          ? null
          : joined([rent, currencyOf('rent'), period], ' '),
      ],
      '\n',
    ),
  }
}

/** The area in square metres, or else as it is written. */
function squareMetres(text: string | null, unit: string | null) {
  const area = notZero(text)
  if (area === null) return { metres: null, other: null }
  if (unit === 'squareMeter') return { metres: area, other: null }
  if (unit === 'hectare' && /^\d+(?:\.\d+)?$/.test(area))
    return { metres: String(Number((Number(area) * 10_000).toFixed(2))), other: null }
  return { metres: null, other: joined([area, unit], ' ') }
}

/** `airConditioning` as `air conditioning`. */
const featuresIn = (said: PropertyTexts, all: (path: string) => string[]): string[] =>
  [...said.keys()].flatMap((path) => {
    const name = /^features\/([a-z]+)$/i.exec(path)?.[1]
    if (name === undefined || counted.has(name) || !isYes(said.get(path)![0] ?? null)) return []
    all(path)
    return [name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)]
  })

/** 1 is their number. */
const counted = new Set(
  'bedrooms bathrooms garages carports ensuite toilets livingAreas openSpaces'.split(' '),
)
