// The fields that a format declares are exactly those that it writes, because staff see the others as left out.
import { expect, test } from 'vitest'
import { features, objectFields, offerFlags } from '#records/objects/objectFields.contract.ts'
import { factNames } from '#outside/publishing/site/factNames.ts'
import type { Feed, Format } from './format.ts'
import { formats } from './formats.ts'
import type { Listing, Said } from './listing.ts'

const inAll = (text: string) => ({ en: text, el: text, ru: text })

const feed: Feed = {
  name: 'Portal',
  language: 'en',
  languages: ['en', 'el', 'ru'],
  origin: 'https://agency.example',
  agency: { name: 'Agency', email: 'office@agency.example', phone: null } as Feed['agency'],
  contact: { name: 'Agency', phone: null, email: 'office@agency.example' },
  mostPictures: 10,
  t: (_language, key) => key,
  option: (_language, list, value) => (value === null ? null : `${list} ${value}`),
}

/** A flat for sale with no other facts. */
const bare = {
  ...Object.fromEntries([...factNames, ...features].map((name) => [name, unknownOf(name)])),
  id: 1,
  referenceNumber: 'A1',
  subTypeObjectTypeId: 1,
  objectSubTypeId: 1,
  soldRecently: false,
  rented: false,
  reserved: false,
  videoURL: null,
  publishedOn: '2026-01-01T10:00:00.000Z',
  mapLatitude: 40.5,
  mapLongitude: 22.9,
  mapRadius: null,
  titles: inAll('A flat'),
  descriptions: inAll('Near the sea, with a view of the whole gulf and a quiet garden.'),
  types: inAll('Flat'),
  place: {
    town: inAll('Kalamaria'),
    district: null,
    unit: inAll('Thessaloniki'),
    region: inAll('Macedonia'),
  },
  prices: [priceOf('forSale')],
  pictures: ['picture.jpg'],
} as unknown as Listing

function unknownOf(name: keyof typeof objectFields) {
  return objectFields[name].kind === 'flagEnum' ? [] : null
}

function priceOf(offer: keyof typeof offerFlags) {
  const per = { forSale: null, forRent: 'perMonth', forShortRent: 'perNight' } as const
  return {
    offer,
    per: per[offer],
    now: offer === 'forSale' ? 90_000 : 900,
    before: null,
    since: null,
  }
}

/** A listing that all formats accept. */
function exampleOf(name: keyof typeof objectFields) {
  const { kind } = objectFields[name]
  if (name === 'constructionYear' || name === 'renovationYear') return 2004
  if (kind === 'flagEnum') return [1]
  if (kind === 'boolNullable') return true
  if (kind === 'date') return '2026-09-01'
  if (kind === 'area') return 85
  return kind === 'text' ? '54621' : 2
}

const withOne: Record<Said, Listing> = {
  ...(Object.fromEntries(
    [...factNames, ...features].map((name) => [name, { ...bare, [name]: exampleOf(name) }]),
  ) as Record<(typeof factNames)[number] | (typeof features)[number], Listing>),
  videoURL: { ...bare, videoURL: 'https://video.example/1' },
  reserved: { ...bare, reserved: true },
  forSale: bare,
  forRent: { ...bare, prices: [priceOf('forRent')] },
  forShortRent: { ...bare, prices: [priceOf('forShortRent')] },
}

const written = (format: Format, listing: Listing): string => {
  const item = format.item(listing, feed)
  return 'write' in item ? item.write('2026-01-02T10:00:00Z') : ''
}

test.each(Object.entries(formats))('%s writes exactly its declared fields', (_name, format) => {
  const offers = Object.keys(offerFlags)
  const found = (Object.keys(withOne) as Said[]).filter((name) => {
    const text = written(format, withOne[name])
    return offers.includes(name) ? text !== '' : text !== written(format, bare)
  })
  expect(found.toSorted()).toEqual([...format.says].toSorted())
})

test('each format has its own address', () => {
  const names = Object.values(formats).map(({ fileName }) => fileName)
  expect(names).toEqual([...new Set(names)])
})
