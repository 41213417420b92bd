import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import type { PlaceHit, PlaceView } from './places.contract.ts'
import { placeNames } from './places.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const thessaloniki = 734077
const kalamaria = 736083

async function find(searchStr: string, language = 'en'): Promise<PlaceHit[]> {
  const url = `/api/location/search?${new URLSearchParams({ searchStr })}`
  const answer = await app.call('GET', url, {
    as: app.employee,
    headers: { 'accept-language': language },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().items
}
const textsOf = async (searchStr: string) => (await find(searchStr)).map(({ text }) => text)

test.each(['Салоники', 'Θεσσαλονίκη', 'Thessaloniki', 'salonica', 'ΘΕΣΣΑΛΟΝΙΚΗ', 'Фессалоники'])(
  '%s finds the town first',
  async (typed) => {
    expect((await find(typed))[0]).toEqual({
      id: thessaloniki,
      text: 'Thessaloniki, Central Macedonia',
    })
  },
)

test.each([
  ['Каламарья', 'Kalamaria, Thessaloniki'],
  ['kalama', 'Kalamaria, Thessaloniki'],
  ['Chalkidiki', 'Halkidiki, Central Macedonia'],
  ['Халкидики', 'Halkidiki, Central Macedonia'],
  ['Kassandra', 'Kassandra, Halkidiki'],
  ['Кассандра', 'Kassandra, Halkidiki'],
  ['Σιθωνία', 'Sithonia, Halkidiki'],
  ['Χανιώτη', 'Hanioti, Halkidiki'],
  ['pefkochori', 'Pefkohori, Halkidiki'],
  ['Агия Триада', 'Agia Triada, Thessaloniki'],
  ['Мудания', 'Nea Moudania, Halkidiki'],
  ['Ano Poli', 'Ano Poli, Thessaloniki'],
  ['Верхний город', 'Ano Poli, Thessaloniki'],
  ['Αρετσού', 'Aretsou, Kalamaria'],
  ['Retziki', 'Pefka, Thessaloniki'],
  ['Афины', 'Athens, Attica'],
  ['Kalamaria, Thessaloniki', 'Kalamaria, Thessaloniki'],
])('%s finds %s first', async (typed, text) => {
  expect((await textsOf(typed))[0]).toBe(text)
})

test('of places with the same name the larger comes first, and each names its region', async () => {
  const texts = await textsOf('Kallithea')
  expect(texts[0]).toBe('Kallithea, South Athens')
  expect(texts).toEqual(expect.arrayContaining(['Kallithea, Halkidiki', 'Kallithea, Pieria']))
})

test('a unit is distinguished from the town that it is named after', async () => {
  expect(await textsOf('Drama')).toEqual(
    expect.arrayContaining([
      'Drama, Eastern Macedonia and Thrace',
      'Drama (regional unit), Eastern Macedonia and Thrace',
    ]),
  )
})

test('there are at most twenty hits, and none for an empty text', async () => {
  expect(await find('a')).toHaveLength(20)
  for (const typed of ['', '  ', '|', '%', 'abrakadabra']) expect(await find(typed)).toEqual([])
})

test('a search without a text, or with a NUL, is refused', async () => {
  expect((await app.call('GET', '/api/location/search')).statusCode).toBe(400)
  expect((await app.call('GET', '/api/location/search?searchStr=%00')).statusCode).toBe(400)
})

test('texts are in the language of the user', async () => {
  const names = await Promise.all(
    ['en', 'el', 'ru', 'xx'].map(async (language) =>
      (await placeNames(app.db, [kalamaria, kalamaria, 99], language)).get(kalamaria),
    ),
  )
  expect(names).toEqual([
    'Kalamaria, Thessaloniki',
    'Καλαμαριά, Θεσσαλονίκη',
    'Каламарья, Салоники',
    'Kalamaria, Thessaloniki',
  ])
  expect((await placeNames(app.db, [], 'en')).size).toBe(0)
})

test('a place has its position and the places that contain it', async () => {
  const aretsou = (await find('Aretsou'))[0]!
  const place = (await app.call('GET', `/api/location/${aretsou.id}`)).json<PlaceView>()
  expect(place).toMatchObject({ kind: 'district', path: [2, 111, kalamaria, aretsou.id] })
  expect(place.latitude).toBeCloseTo(40.57, 1)
  expect(place.longitude).toBeCloseTo(22.94, 1)
  expect((await app.call('GET', '/api/location/99')).statusCode).toBe(404)
})

test('clients may not search places', async () => {
  const answer = await app.call('GET', '/api/location/search?searchStr=a', { as: app.client })
  expect(answer.statusCode).toBe(403)
})

test('the most used places come first, then the largest around the agency', async () => {
  const top = async (): Promise<PlaceHit[]> =>
    (await app.call('GET', '/api/object/getTopLocations')).json().locations
  const before = await top()
  expect(before).toHaveLength(12)
  expect(before.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Halkidiki, Central Macedonia', 'Kalamaria, Thessaloniki']),
  )
  const hanioti = (await find('Hanioti'))[0]!
  const kavala = (await find('Kavala'))[0]!
  await app.db
    .insertInto('object')
    .values([
      { locationId: kavala.id },
      { locationId: hanioti.id },
      { locationId: hanioti.id },
      ...Array.from({ length: 3 }, () => ({ locationId: kavala.id, isBlank: true })),
    ])
    .execute()
  expect((await top()).slice(0, 2)).toEqual([hanioti, kavala])
})
