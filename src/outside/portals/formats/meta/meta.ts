// Meta home listings: the catalogue feed for adverts on Facebook and Instagram.
import { objectPath } from '#outside/publishing/site/sitePage.ts'
import type { Price } from '#records/objects/objectPrices.ts'
import { checkXml } from '../checkXml.ts'
import { refused } from '../format.ts'
import type { Feed, Format } from '../format.ts'
import type { Listing } from '../listing.ts'
import { picturesOf } from '../pictureAddress.ts'
import { gemiOf, textIn, upTo } from '../text.ts'
import { around, tag, xmlHead } from '../xml.ts'
import { longestText, metaMainTypes, metaTypes, mostPictures } from './metaTerms.ts'
import { energyGrades } from '../energyGrades.ts'

const isPriced = ({ offer, now }: Price) => offer !== 'forShortRent' && Math.round(now ?? 0) > 0

export const meta: Format = {
  fileName: 'home-listings.xml',
  contentType: 'application/xml; charset=utf-8',
  pictures: { least: 1, most: mostPictures },
  saysSold: true,
  says: new Set([
    ...(['forSale', 'forRent', 'area', 'bedrooms', 'bathrooms', 'zipCode', 'address'] as const),
    ...(['energyClass', 'constructionYear', 'furnished', 'lotArea', 'reserved'] as const),
  ]),
  head: (feed) => `${xmlHead}<listings>\n${tag('title', feed.agency.name)}`,
  item(listing, feed) {
    if (listing.prices.every(({ offer }) => offer === 'forShortRent')) return refused('offer')
    const price = listing.prices.find(isPriced)
    if (!price) return refused('price')
    // Meta requires both coordinates; the centre of a circle is good enough.
    if (listing.mapLatitude === null || listing.mapLongitude === null) return refused('position')
    const item = around('listing', written(listing, feed, price))
    return { write: () => item }
  },
  between: '',
  foot: () => '</listings>\n',
  check: checkXml({
    root: 'listings',
    item: 'listings/listing',
    ids: 'home_listing_id',
    largest: 4_000_000_000,
    rules: {
      home_listing_id: { required: true, longest: 100 },
      name: { required: true, longest: 200 },
      availability: {
        required: true,
        pattern: /^(for_sale|for_rent|sale_pending|recently_sold|off_market)$/,
      },
      description: { required: true, longest: longestText },
      'address/component': { required: true, most: 5 },
      latitude: { required: true, pattern: /^-?\d{1,2}(\.\d+)?$/ },
      longitude: { required: true, pattern: /^-?\d{1,3}(\.\d+)?$/ },
      neighborhood: { required: true },
      price: { required: true, pattern: /^[1-9]\d* EUR$/ },
      'image/url': { required: true, most: mostPictures, pattern: /^https?:\/\/\S+\.jpg$/ },
      url: { required: true, pattern: /^https?:\/\/\S+$/ },
    },
  }),
}

function written(listing: Listing, feed: Feed, price: Price): string {
  const { language } = feed
  const { place } = listing
  const name = textIn(listing.titles, language) ?? `#${listing.referenceNumber}`
  // Meta has no grades for A+, B+ and exempt properties. The legal class is also in the text, which is shortened before it.
  const energyClass = feed.option(language, 'energyClass', listing.energyClass)
  const further = [
    energyClass && `${feed.t(language, 'object.energyClass')}: ${energyClass}`,
    gemiOf(feed),
  ]
    .filter(Boolean)
    .join('\n')
  const text = textIn(listing.descriptions, language) ?? name
  const description = `${upTo(text, longestText - further.length - 2)}\n\n${further}`.trim()
  const component = (called: string, text: string | null) =>
    text ? tag('component', text).replace('<component>', `<component name="${called}">`) : ''
  const type =
    listing.objectSubTypeId === null
      ? metaMainTypes[listing.subTypeObjectTypeId ?? 4]
      : (metaTypes[listing.objectSubTypeId] ?? 'other')
  const isLet = price.offer === 'forRent'
  const energy = energyGrades[listing.energyClass ?? 0]
  return [
    tag('home_listing_id', String(listing.id)),
    tag('name', upTo(name, 200)),
    tag('availability', availabilityOf(listing, isLet)),
    tag('description', description),
    around(
      'address',
      component('addr1', listing.address) +
        component('city', place.town[language]) +
        component('region', place.region[language]) +
        component('postal_code', listing.zipCode) +
        component('country', 'Greece'),
      ' format="simple"',
    ),
    tag('latitude', listing.mapLatitude),
    tag('longitude', listing.mapLongitude),
    tag('neighborhood', (place.district ?? place.town)[language]),
    ...picturesOf(listing, feed).map((url) => around('image', tag('url', url))),
    tag('listing_type', isLet ? 'for_rent_by_agent' : 'for_sale_by_agent'),
    tag('num_baths', listing.bathrooms),
    tag('num_beds', listing.bedrooms),
    tag('price', `${Math.round(price.now!)} EUR`),
    tag('property_type', type),
    ...measured(listing),
    energy ? around('energy_rating_eu', tag('grade', energy)) : '',
    tag('year_built', listing.constructionYear),
    tag(
      'furnish_type',
      listing.furnished === null ? null : listing.furnished ? 'furnished' : 'unfurnished',
    ),
    tag('agent_name', feed.contact.name),
    tag('agent_email', feed.contact.email),
    tag('agent_phone', feed.contact.phone),
    tag('url', feed.origin + objectPath(language, listing.referenceNumber)),
  ].join('')
}

/** Both areas use the same unit. */
function measured({ area, lotArea }: Listing): string[] {
  const whole = (size: number | null) => (size && size >= 1 ? Math.round(size) : null)
  const sizes = [tag('area_size', whole(area)), tag('land_area_size', whole(lotArea))]
  return sizes.some(Boolean) ? [...sizes, tag('area_unit', 'sq_m')] : []
}

function availabilityOf({ soldRecently, rented, reserved }: Listing, isLet: boolean): string {
  if (soldRecently) return 'recently_sold'
  if (rented) return 'off_market'
  if (reserved && !isLet) return 'sale_pending'
  return isLet ? 'for_rent' : 'for_sale'
}
