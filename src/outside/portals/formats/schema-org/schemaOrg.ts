// schema.org as one JSON-LD file, with the same data as the public site's pages for search engines.
import { features, offerFlags } from '#records/objects/objectFields.contract.ts'
import { objectPath } from '#outside/publishing/site/sitePage.ts'
import { checkJson } from '../checkJson.ts'
import type { Feed, Format } from '../format.ts'
import type { Listing } from '../listing.ts'
import { picturesOf } from '../pictureAddress.ts'
import { textIn } from '../text.ts'
import { homeTypes } from './schemaTerms.ts'

const offers = Object.keys(offerFlags) as (keyof typeof offerFlags)[]
const units = { perMonth: 'MON', perNight: 'DAY' } as const
const goodRelations = 'http://purl.org/goodrelations/v1#'

export const schemaOrg: Format = {
  fileName: 'properties.jsonld',
  contentType: 'application/ld+json; charset=utf-8',
  pictures: { least: 0, most: 200 },
  saysSold: true,
  says: new Set([
    ...(['area', 'bedrooms', 'bathrooms', 'constructionYear', 'address', 'zipCode'] as const),
    ...(['energyClass', 'lotArea', 'floor', 'videoURL', 'reserved'] as const),
    ...features,
    ...offers,
  ]),
  head: (feed) =>
    `${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: feed.agency.name,
    }).slice(0, -1)},"itemListElement":[\n`,
  item(listing, feed) {
    const text = JSON.stringify(listingOf(listing, feed))
    return {
      write: (changedOn) =>
        `{"@type":"RealEstateListing","dateModified":"${changedOn}",${text.slice(1)}`,
    }
  },
  between: ',\n',
  foot: (_feed, count) => `${count > 0 ? '\n' : ''}],"numberOfItems":${count}}\n`,
  check: checkJson({
    ids: (item) => item['@id'],
    check: (item) => [
      ...(/^https?:\/\/\S+$/.test(String(item['url'])) ? [] : ['no address']),
      ...(item['name'] ? [] : ['no name']),
      ...(Array.isArray(item['offers']) && item['offers'].length > 0 ? [] : ['no offer']),
    ],
  }),
}

function listingOf(listing: Listing, feed: Feed) {
  const { origin, language, agency, contact } = feed
  const url = origin + objectPath(language, listing.referenceNumber)
  const name = textIn(listing.titles, language) ?? `#${listing.referenceNumber}`
  const description = textIn(listing.descriptions, language)
  const { soldRecently, rented, reserved } = listing
  const stock = soldRecently || rented ? 'SoldOut' : reserved ? 'LimitedAvailability' : 'InStock'
  return {
    '@id': url,
    url,
    name,
    description: description ?? undefined,
    identifier: listing.referenceNumber,
    inLanguage: language,
    datePosted: listing.publishedOn.slice(0, 10),
    image: picturesOf(listing, feed),
    video: listing.videoURL ?? undefined,
    provider: {
      '@type': 'RealEstateAgent',
      name: contact.name,
      email: contact.email,
      telephone: contact.phone ?? undefined,
      address: agency.address ?? undefined,
      identifier: agency.gemiNumber
        ? { '@type': 'PropertyValue', propertyID: 'ΓΕΜΗ', value: agency.gemiNumber }
        : undefined,
      url: `${origin}/site/${language}`,
    },
    offers: listing.prices.map(({ offer, per, now }) => ({
      '@type': 'Offer',
      price: now || undefined,
      priceCurrency: 'EUR',
      businessFunction: goodRelations + (offer === 'forSale' ? 'Sell' : 'LeaseOut'),
      availability: `https://schema.org/${stock}`,
      ...(per &&
        now && {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: now,
            priceCurrency: 'EUR',
            unitCode: units[per],
          },
        }),
    })),
    mainEntity: placeOf(listing, feed, name),
  }
}

function placeOf(listing: Listing, { language, option, t }: Feed, name: string) {
  const { mapLatitude: latitude, mapLongitude: longitude, mapRadius, place } = listing
  const point = { '@type': 'GeoCoordinates', latitude, longitude }
  const isPlaced = latitude !== null && longitude !== null
  const circle = { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: mapRadius }
  const property = (label: string, value: unknown) => ({
    '@type': 'PropertyValue',
    name: label,
    value,
  })
  const home = homeTypes[listing.objectSubTypeId ?? 0]
  const area = (value: number | null) =>
    value ? { '@type': 'QuantitativeValue', value, unitCode: 'MTK' } : undefined
  return {
    '@type': home ?? 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.address ?? undefined,
      postalCode: listing.zipCode ?? undefined,
      addressLocality: (place.district ?? place.town)[language],
      addressRegion: place.region[language],
      addressCountry: 'GR',
    },
    geo: isPlaced ? (mapRadius === null ? point : circle) : undefined,
    amenityFeature: features
      .filter((one) => listing[one])
      .map((one) => ({
        '@type': 'LocationFeatureSpecification',
        name: t(language, `object.${one}`),
        value: true,
      })),
    additionalProperty: [
      property(
        t(language, 'object.energyClass'),
        option(language, 'energyClass', listing.energyClass),
      ),
      ...(listing.lotArea ? [property(t(language, 'object.lotArea'), listing.lotArea)] : []),
      ...(home || !listing.area ? [] : [property(t(language, 'object.area'), listing.area)]),
    ],
    ...(home && {
      numberOfBedrooms: listing.bedrooms ?? undefined,
      numberOfBathroomsTotal: listing.bathrooms ?? undefined,
      floorLevel: listing.floor === null ? undefined : String(listing.floor),
      yearBuilt: listing.constructionYear ?? undefined,
      floorSize: area(listing.area),
    }),
  }
}
