// The agency's own JSON, for its website: all facts of the public site in all languages, one property per line.
import { features, offerFlags } from '#records/objects/objectFields.contract.ts'
import { factNames } from '#outside/publishing/site/factNames.ts'
import { objectFields } from '#records/objects/objectFields.contract.ts'
import { objectPath } from '#outside/publishing/site/sitePage.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { checkJson } from '../checkJson.ts'
import type { Feed, Format } from '../format.ts'
import type { Listing, MaybeTexts, Texts } from '../listing.ts'
import { picturesOf } from '../pictureAddress.ts'

const offers = Object.keys(offerFlags) as (keyof typeof offerFlags)[]

export const agencyJson: Format = {
  fileName: 'properties.json',
  contentType: 'application/json; charset=utf-8',
  pictures: { least: 0, most: 200 },
  saysSold: true,
  says: new Set([...factNames, ...features, ...offers, 'videoURL', 'reserved']),
  head: ({ agency, contact, languages }, madeOn) =>
    `${JSON.stringify({
      format: 'estia-properties',
      version: 1,
      madeOn,
      agency: {
        name: agency.name,
        address: agency.address,
        taxNumber: agency.taxNumber,
        gemiNumber: agency.gemiNumber,
      },
      contact,
      languages,
      currency: 'EUR',
    }).slice(0, -1)},"properties":[\n`,
  item(listing, feed) {
    const text = JSON.stringify(propertyOf(listing, feed))
    const from = `{"id":${listing.id},`
    return { write: (changedOn) => `${from}"changedOn":"${changedOn}",${text.slice(1)}` }
  },
  between: ',\n',
  foot: (_feed, count) => `${count > 0 ? '\n' : ''}],"count":${count}}\n`,
  check: checkJson({
    ids: ({ id }) => id,
    check: (item) => [
      ...(typeof item['reference'] === 'string' ? [] : ['no reference']),
      ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(String(item['changedOn'])) ? [] : ['no date']),
      ...(Array.isArray(item['offers']) && item['offers'].length > 0 ? [] : ['no offer']),
      ...(Array.isArray(item['pictures']) && item['pictures'].length <= 200 ? [] : ['pictures']),
    ],
  }),
}

function propertyOf(listing: Listing, feed: Feed) {
  const { mapLatitude, mapLongitude, mapRadius, place } = listing
  const inLanguages = <T>(of: (language: Language) => T) =>
    Object.fromEntries(feed.languages.map((one) => [one, of(one)]))
  const texts = (some: MaybeTexts | Texts) => inLanguages((one) => some[one])
  return {
    reference: listing.referenceNumber,
    publishedOn: listing.publishedOn,
    url: inLanguages((one) => feed.origin + objectPath(one, listing.referenceNumber)),
    type: {
      id: listing.subTypeObjectTypeId,
      subId: listing.objectSubTypeId,
      ...texts(listing.types),
    },
    offers: listing.prices.map(({ offer, per, now, before, since }) => ({
      offer,
      per,
      price: now || null,
      before,
      since,
    })),
    isSold: listing.soldRecently,
    isLet: listing.rented,
    isReserved: listing.reserved,
    title: texts(listing.titles),
    description: texts(listing.descriptions),
    place: {
      town: texts(place.town),
      district: place.district && texts(place.district),
      unit: texts(place.unit),
      region: texts(place.region),
    },
    /** If `radius` (metres) is set, the property lies somewhere within this circle. */
    position:
      mapLatitude === null || mapLongitude === null
        ? null
        : { latitude: mapLatitude, longitude: mapLongitude, radius: mapRadius },
    energyClass: feed.option('en', 'energyClass', listing.energyClass),
    facts: Object.fromEntries(
      factNames
        .filter((name) => name !== 'energyClass')
        .map((name) => [name, factOf(listing, name, feed)])
        .filter(([, value]) => value !== null),
    ),
    features: features.filter((name) => listing[name]),
    video: listing.videoURL,
    pictures: picturesOf(listing, feed),
  }
}

/** Numbers and texts unchanged; choices by their names. */
function factOf(listing: Listing, name: (typeof factNames)[number], feed: Feed): unknown {
  const value = listing[name]
  const field = objectFields[name]
  if (value === null || value === undefined) return null
  if (field.kind === 'select')
    return namesOf((one) => feed.option(one, field.list, value as number))
  if (field.kind === 'flagEnum')
    return (value as readonly number[]).length === 0
      ? null
      : (value as readonly number[]).map((one) =>
          namesOf((language) => feed.option(language, field.list, one)),
        )
  return value
}

const namesOf = (of: (language: Language) => string | null) =>
  Object.fromEntries(languages.map((one) => [one, of(one)]))
