// The schema.org data of an object, for search engines.
import { inAthens } from '#kit/clock.ts'
import { pricesOf } from '#records/objects/objectPrices.ts'
import { descriptionOf, featuresOf, titleOf } from './siteFacts.ts'
import type { PublishedObject } from './siteObjects.store.ts'
import { objectPath, picturePath } from './sitePage.ts'
import type { Site } from './site.ts'

const kinds: Record<number, string> = {
  1: 'Apartment',
  2: 'House',
  3: 'SingleFamilyResidence',
  4: 'SingleFamilyResidence',
  5: 'Apartment',
  6: 'Apartment',
}
const units = { perMonth: 'MON', perNight: 'DAY' } as const
const goodRelations = 'http://purl.org/goodrelations/v1#'

export function listingData(site: Site, object: PublishedObject) {
  const { origin, language, agency } = site
  const url = origin + objectPath(language, object.referenceNumber)
  const home = object.objectSubTypeId === null ? undefined : kinds[object.objectSubTypeId]
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: titleOf(object),
    description: descriptionOf(object, site)?.text,
    identifier: object.referenceNumber,
    inLanguage: language,
    datePosted: inAthens(object.publishedOn).slice(0, 10),
    dateModified: object.changedOn,
    image: object.images.map(({ name }) => origin + picturePath(name, 1600)),
    provider: {
      '@type': 'RealEstateAgent',
      name: agency.name,
      email: agency.email,
      telephone: agency.phone ?? undefined,
      address: agency.address ?? undefined,
      image: agency.logo ? origin + agency.logo : undefined,
      url: `${origin}/site/${language}`,
    },
    offers: pricesOf(object).map(({ offer, per, now }) => ({
      '@type': 'Offer',
      price: now,
      priceCurrency: 'EUR',
      businessFunction: goodRelations + (offer === 'forSale' ? 'Sell' : 'LeaseOut'),
      availability: availabilityOf(object),
      ...(per && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: now,
          priceCurrency: 'EUR',
          unitCode: units[per],
        },
      }),
    })),
    mainEntity: placeData(site, object, home ?? 'Place'),
  }
}

const availabilityOf = ({ reserved, rented, soldRecently }: PublishedObject) =>
  `https://schema.org/${soldRecently || rented ? 'SoldOut' : reserved ? 'LimitedAvailability' : 'InStock'}`

function placeData(site: Site, object: PublishedObject, type: string) {
  const isHome = type !== 'Place'
  return {
    '@type': type,
    name: titleOf(object),
    address: {
      '@type': 'PostalAddress',
      streetAddress: object.address ?? undefined,
      postalCode: object.zipCode ?? undefined,
      addressLocality: object.location ?? undefined,
      addressCountry: 'GR',
    },
    geo: geoData(object),
    amenityFeature: featuresOf(object, site).map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    ...(isHome && {
      numberOfBedrooms: object.bedrooms ?? undefined,
      numberOfBathroomsTotal: object.bathrooms ?? undefined,
      yearBuilt: object.constructionYear ?? undefined,
      floorSize:
        object.area === null
          ? undefined
          : { '@type': 'QuantitativeValue', value: object.area, unitCode: 'MTK' },
    }),
  }
}

function geoData({ mapLatitude: latitude, mapLongitude: longitude, mapRadius }: PublishedObject) {
  if (latitude === null || longitude === null) return undefined
  const point = { '@type': 'GeoCoordinates', latitude, longitude }
  return mapRadius === null
    ? point
    : { '@type': 'GeoCircle', geoMidpoint: point, geoRadius: mapRadius }
}
