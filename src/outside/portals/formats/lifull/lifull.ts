// The generic XML of LIFULL Connect (Trovit, Mitula, Nestoria and others): one advert in one language and at one price.
import { features } from '#records/objects/objectFields.contract.ts'
import { objectPath } from '#outside/publishing/site/sitePage.ts'
import type { Price } from '#records/objects/objectPrices.ts'
import { checkXml } from '../checkXml.ts'
import { refused } from '../format.ts'
import type { Feed, Format } from '../format.ts'
import type { Listing } from '../listing.ts'
import { picturesOf } from '../pictureAddress.ts'
import { gemiOf, textIn, upTo } from '../text.ts'
import { around, tag, xmlHead } from '../xml.ts'
import {
  adverts,
  believed,
  compass,
  kindsOfSubTypes,
  kindsOfTypes,
  leastContent,
  lifullMainTypes,
  lifullTypes,
} from './lifullTerms.ts'
import { energyGrades } from '../energyGrades.ts'

const mostPictures = 50

const advertType = new RegExp(
  `^(${Object.values(adverts)
    .flatMap(({ forSale, forRent }) => [forSale.type, ...(forRent ? [forRent.type] : [])])
    .join('|')})$`,
)

const isLet = ({ offer }: Price) => offer === 'forRent'

/** The advert type for a price; undefined if the format has none. */
function advertOf({ objectSubTypeId, subTypeObjectTypeId }: Listing, { offer }: Price) {
  const kind =
    objectSubTypeId === null
      ? kindsOfTypes[subTypeObjectTypeId ?? 0]
      : kindsOfSubTypes[objectSubTypeId]
  return offer === 'forShortRent' ? undefined : adverts[kind ?? 'home'][offer]
}

export const lifull: Format = {
  fileName: 'homes.xml',
  contentType: 'application/xml; charset=utf-8',
  pictures: { least: 0, most: mostPictures },
  saysSold: false,
  says: new Set([
    ...(['forSale', 'forRent', 'area', 'lotArea', 'bedrooms', 'bathrooms', 'floor'] as const),
    ...(['zipCode', 'address', 'orientation', 'energyClass', 'constructionYear'] as const),
    // Named in the description.
    ...features,
  ]),
  head: () => `${xmlHead}<trovit>\n`,
  item(listing, feed) {
    const type =
      listing.objectSubTypeId === null
        ? lifullMainTypes[listing.subTypeObjectTypeId ?? 0]
        : lifullTypes[listing.objectSubTypeId]
    if (!type) return refused('type')
    const offered = listing.prices.flatMap((price) => {
      const advert = advertOf(listing, price)
      return advert ? [{ price, advert, euros: Math.round(price.now ?? 0) }] : []
    })
    if (offered.length === 0) return refused('offer')
    const priced = offered.filter(({ euros }) => euros > 0)
    if (priced.length === 0) return refused('price')
    const chosen = priced.find(({ euros, advert }) => isWithin(euros, advert))
    if (!chosen) return refused('priceRange')
    const content = contentOf(listing, feed)
    if (content.length < leastContent) return refused('text')
    const rest = afterDate(listing, feed, { ...chosen, type, content })
    return {
      write: (changedOn) =>
        `<ad>\n${tag('id', String(listing.id))}${tag('date', changedOn.slice(0, 10))}${tag('time', changedOn.slice(11, 19))}${rest}</ad>\n`,
    }
  },
  between: '',
  foot: () => '</trovit>\n',
  check: checkXml({
    root: 'trovit',
    item: 'trovit/ad',
    ids: 'id',
    largest: 500_000_000,
    rules: {
      id: { required: true, longest: 50 },
      url: { required: true, pattern: /^https?:\/\/\S+$/ },
      title: { required: true, longest: 150 },
      type: { required: true, pattern: advertType },
      content: { required: true, pattern: /^[\s\S]{30,}$/ },
      price: { required: true, pattern: /^[1-9]\d*$/ },
      property_type: { required: true },
      city: { required: true },
      date: { required: true, pattern: /^\d{4}-\d\d-\d\d$/ },
      floor_area: { pattern: /^\d+$/ },
      rooms: { pattern: /^\d+$/ },
      latitude: { pattern: /^-?\d{1,2}(\.\d+)?$/ },
      longitude: { pattern: /^-?\d{1,3}(\.\d+)?$/ },
      'pictures/picture/picture_url': { most: mostPictures, pattern: /^https?:\/\/\S+\.jpg$/ },
    },
  }),
}

type Chosen = {
  type: string
  price: Price
  advert: { type: string }
  euros: number
  content: string
}

function afterDate(
  listing: Listing,
  feed: Feed,
  { type, price, advert, euros, content }: Chosen,
): string {
  const { language } = feed
  const { place, mapLatitude, mapLongitude } = listing
  const title = textIn(listing.titles, language) ?? `${type}, ${place.town[language]}`
  const isPlaced = mapLatitude !== null && mapLongitude !== null
  const pictures = picturesOf(listing, feed).map((url, at) =>
    around('picture', tag('picture_url', url), at === 0 ? ' featured="true"' : ''),
  )
  return [
    tag('url', feed.origin + objectPath(language, listing.referenceNumber)),
    tag('title', upTo(title, 150)),
    tag('type', advert.type),
    tag('agency', feed.contact.name),
    tag('reference', listing.referenceNumber),
    tag('content', content),
    isLet(price) ? `<price period="monthly">${euros}</price>\n` : tag('price', euros),
    tag('property_type', type),
    measured('floor_area', listing.area, believed.floorArea),
    measured('plot_area', listing.lotArea, believed.plotArea),
    tag('rooms', within(listing.bedrooms, believed.rooms)),
    tag('bathrooms', within(listing.bathrooms, believed.bathrooms)),
    tag('floor_number', listing.floor),
    tag('address', listing.address),
    tag('city_area', place.district?.[language]),
    tag('city', place.town[language]),
    tag('postcode', listing.zipCode),
    tag('region', place.region[language]),
    tag('country', 'GR'),
    isPlaced ? tag('latitude', mapLatitude) + tag('longitude', mapLongitude) : '',
    tag('orientation', listing.orientation.map((one) => compass[one] ?? '').find(Boolean)),
    tag('eco_score', energyGrades[listing.energyClass ?? 0]),
    tag('year', within(listing.constructionYear, believed.year)),
    tag('is_furnished', listing.furnished === null ? null : listing.furnished ? 1 : 0),
    tag('is_new', listing.newBuilding ? 1 : null),
    tag('parking', listing.parking ? 1 : null),
    around('pictures', pictures.join('')),
  ].join('')
}

type Range = { least: number; most: number }
const isWithin = (number: number, { least, most }: Range) => number >= least && number <= most
const within = (number: number | null, range: Range) =>
  number !== null && isWithin(number, range) ? number : null

const measured = (name: string, area: number | null, range: Range) => {
  const size = within(area === null ? null : Math.round(area), range)
  return size === null ? '' : `<${name} unit="meters">${size}</${name}>\n`
}

/** The description, plus the features and the energy class in words, because they have no elements. */
function contentOf(listing: Listing, feed: Feed): string {
  const { language, t, option } = feed
  const words = features
    .filter((name) => listing[name])
    .map((name) => t(language, `object.${name}`))
  const energy = option(language, 'energyClass', listing.energyClass)
  return [
    textIn(listing.descriptions, language) ?? textIn(listing.titles, language),
    words.join(', '),
    energy && `${t(language, 'object.energyClass')}: ${energy}`,
    gemiOf(feed),
  ]
    .filter(Boolean)
    .join('\n\n')
}
