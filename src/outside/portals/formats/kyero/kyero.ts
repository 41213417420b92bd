// Kyero 3: a complete snapshot as XML, which several portals read.
import type { Price } from '#records/objects/objectPrices.ts'
import { features } from '#records/objects/objectFields.contract.ts'
import { objectPath } from '#outside/publishing/site/sitePage.ts'
import { checkXml } from '../checkXml.ts'
import { refused } from '../format.ts'
import type { Feed, Format } from '../format.ts'
import type { Listing } from '../listing.ts'
import { picturesOf } from '../pictureAddress.ts'
import { upTo } from '../text.ts'
import { around, tag, xmlHead } from '../xml.ts'
import {
  kyeroEnergy,
  kyeroFeatures,
  kyeroMainTypes,
  kyeroTypes,
  mostFeatures,
} from './kyeroTerms.ts'

const frequencies = { forSale: 'sale', forRent: 'month' } as const
const mostPictures = 50
const longestText = 20_000

const timeOf = (instant: string) => instant.slice(0, 19).replace('T', ' ')

const typeOf = ({ objectSubTypeId, subTypeObjectTypeId }: Listing): string | undefined =>
  objectSubTypeId === null ? kyeroMainTypes[subTypeObjectTypeId ?? 0] : kyeroTypes[objectSubTypeId]

/** The format has no price per night. */
const priceOf = ({ prices }: Listing): Price | undefined =>
  prices.find(({ offer }) => offer !== 'forShortRent')

/** In whole euros; without a known price, "price on request". */
const amountOf = ({ now }: Price) => (now && Math.round(now) > 0 ? Math.round(now) : 'x')

export const kyero: Format = {
  fileName: 'kyero.xml',
  contentType: 'application/xml; charset=utf-8',
  pictures: { least: 1, most: mostPictures },
  saysSold: false,
  says: new Set([
    ...(['forSale', 'forRent', 'area', 'lotArea', 'bedrooms', 'bathrooms'] as const),
    ...(['energyClass', 'videoURL'] as const),
    ...features,
  ]),
  head: (feed, madeOn) =>
    `${xmlHead}<root>\n<kyero>\n<feed_version>3</feed_version>\n${tag('feed_generated', timeOf(madeOn))}</kyero>\n${around(
      'agent',
      tag('name', feed.contact.name) +
        tag('email', feed.contact.email) +
        tag('tel', feed.contact.phone),
    )}`,
  item(listing, feed) {
    const type = typeOf(listing)
    const price = priceOf(listing)
    if (!type) return refused('type')
    if (!price) return refused('offer')
    const rest = afterDate(listing, feed, { type, price })
    return {
      write: (changedOn) =>
        `<property>\n${tag('id', String(listing.id))}${tag('date', timeOf(changedOn))}${rest}</property>\n`,
    }
  },
  between: '',
  foot: () => '</root>\n',
  check: checkXml({
    root: 'root',
    item: 'root/property',
    ids: 'id',
    largest: 500_000_000,
    rules: {
      id: { required: true, longest: 50 },
      date: { required: true, pattern: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ },
      ref: { required: true, longest: 15 },
      price: { required: true, pattern: /^([1-9]\d*|x)$/ },
      currency: { required: true, pattern: /^EUR$/ },
      price_freq: { required: true, pattern: /^(sale|week|month)$/ },
      type: { required: true, longest: 50 },
      town: { required: true, longest: 50 },
      province: { required: true, longest: 50 },
      location_detail: { longest: 50 },
      'location/latitude': { pattern: /^-?\d{1,2}(\.\d+)?$/ },
      'location/longitude': { pattern: /^-?\d{1,3}(\.\d+)?$/ },
      beds: { pattern: /^\d+$/ },
      baths: { pattern: /^\d+$/ },
      pool: { pattern: /^[01]$/ },
      'surface_area/built': { pattern: /^\d+$/ },
      'surface_area/plot': { pattern: /^\d+$/ },
      'energy_rating/consumption': { required: true, pattern: /^[A-GX]$/ },
      'features/feature': { most: mostFeatures, longest: 50 },
      'images/image/url': { required: true, most: mostPictures, pattern: /^https?:\/\/\S+\.jpg$/ },
    },
  }),
}

function afterDate(
  listing: Listing,
  feed: Feed,
  { type, price }: { type: string; price: Price },
): string {
  const { place, mapLatitude, mapLongitude } = listing
  const spoken = feed.languages
  const features = kyeroFeatures
    .filter((name) => listing[name])
    .slice(0, mostFeatures)
    .map((name) => tag('feature', upTo(feed.t('en', `object.${name}`), 50)))
  const images = picturesOf(listing, feed).map((url, at) =>
    around('image', tag('url', url), ` id="${at + 1}"`),
  )
  const isPlaced = mapLatitude !== null && mapLongitude !== null
  return [
    tag('ref', listing.referenceNumber),
    tag('price', amountOf(price)),
    tag('currency', 'EUR'),
    tag('price_freq', price.offer === 'forSale' ? frequencies.forSale : frequencies.forRent),
    tag('new_build', listing.newBuilding ? 1 : 0),
    tag('type', type),
    tag('town', upTo(place.town.en, 50)),
    tag('province', upTo(place.unit.en, 50)),
    tag('country', 'Greece'),
    isPlaced
      ? around('location', tag('latitude', mapLatitude) + tag('longitude', mapLongitude))
      : '',
    tag('location_detail', place.district && upTo(place.district.en, 50)),
    tag('beds', listing.bedrooms),
    tag('baths', listing.bathrooms),
    tag('pool', listing.swimmingPool ? 1 : 0),
    around(
      'surface_area',
      tag('built', wholeMetres(listing.area)) + tag('plot', wholeMetres(listing.lotArea)),
    ),
    around('energy_rating', tag('consumption', kyeroEnergy[listing.energyClass ?? 0] ?? 'X')),
    around(
      'url',
      spoken
        .map((one) => tag(one, feed.origin + objectPath(one, listing.referenceNumber)))
        .join(''),
    ),
    tag('video_url', listing.videoURL),
    around('desc', spoken.map((one) => tag(one, descriptionIn(listing, one))).join('')),
    around('features', features.join('')),
    around('images', images.join('')),
  ].join('')
}

const wholeMetres = (area: number | null) => (area && area >= 1 ? Math.round(area) : null)
/** The format has no element for the title. */
const descriptionIn = ({ descriptions, titles }: Listing, language: Feed['language']) => {
  const parts = [titles[language], descriptions[language]]
  return upTo(parts.filter(Boolean).join('\n\n'), longestText)
}
