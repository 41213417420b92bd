// Titles, places and references typed with Latin letters that look like the Greek ones.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
const titles = {
  plastira: 'Οροφοδιαμέρισμα οδός Πλαστήρα',
  store: 'Αποθήκη στην Ξάνθη',
  studio: 'Στούντιο 83 τ.μ. Εύοσμος',
  sea: 'Μεζονέτα Χαλκιδική',
} as const
const ids: Record<string, number> = {}
const numbers: Record<string, string> = {}

beforeAll(async () => {
  app = await testApp()
  const placeNamed = (nameEl: string) =>
    app.db
      .selectFrom('place')
      .select('id')
      .where('nameEl', '=', nameEl)
      .where('kind', '=', 'town')
      .executeTakeFirstOrThrow()
  const salonica = await placeNamed('Θεσσαλονίκη')
  const polygyros = await placeNamed('Πολύγυρος')
  for (const [name, titleEl] of Object.entries(titles)) {
    const { id, referenceNumber } = (await app.call('GET', '/api/object/add')).json().object
    const payload = { id, titleEl, locationId: (name === 'sea' ? polygyros : salonica).id }
    await app.call('POST', '/api/object/update', { payload })
    ids[name] = id
    numbers[name] = referenceNumber
  }
})
afterAll(() => app.close())

const found = async (path: string, searchStr: string) => {
  const answer = await app.call('GET', `${path}?${new URLSearchParams({ searchStr })}`)
  const items = answer.json().items as { id: number }[]
  return items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).toSorted()
}

test.each([
  ['8essalonikh', 'Thessaloniki'],
  ['8ESSAL', 'Thessaloniki'],
  ['xalkidikh', 'Halkidiki'],
  ['3an8h', 'Xanthi'],
  ['eyosmos', 'Evosmos'],
  ['Thessaloniki', 'Thessaloniki'],
  ['Xanthi', 'Xanthi'],
])('the place "%s" is found by its look', async (typed, name) => {
  const asked = new URLSearchParams({ searchStr: typed })
  const { items } = (await app.call('GET', `/api/location/search?${asked}`)).json()
  expect(items[0].text).toContain(name)
})

describe.each(['/api/search', '/api/object/searchByRefNumOrTitle'])('%s finds', (path) => {
  test.each([
    ['plasthra', ['plastira']],
    ['odos plasthra', ['plastira']],
    ['odos plasthra ', ['plastira']],
    ['apo8hkh', ['store']],
    ['apo8hkh 3an8h', ['store']],
    ['apo8hkh Xanthi', ['store']],
    ['eyosmos', ['studio']],
    ['83 eyosm', ['studio']],
    ['xalkidikh mezoneta', ['sea']],
    ['meyoneta', []],
    ['apo8h 3an8h', []],
    ['plasth', ['plastira']],
  ])('the object "%s"', async (typed, names) => {
    expect(await found(path, typed)).toEqual(names)
  })
})

test('a hit by a title that is not shown says so', async () => {
  const payload = { id: ids['plastira'], title: 'Whole floor' }
  await app.call('POST', '/api/object/update', { payload })
  const answer = await app.call('GET', '/api/search?searchStr=plasthra')
  expect(answer.json().items).toMatchObject([{ by: 'otherTitle', found: titles.plastira }])
})

test('the search box of the list of objects also matches looks of titles and places', async () => {
  const list = async (searchStr: string) => {
    const answer = await app.call('POST', '/api/object', { payload: { searchStr } })
    return (answer.json().items as { id: number }[]).map(({ id }) => id).toSorted()
  }
  expect(await list('apo8hkh')).toEqual([ids['store']])
  expect(await list('8essalonikh')).toEqual([ids['plastira'], ids['store'], ids['studio']])
  expect(await list('xalkidikh')).toEqual([ids['sea']])
  expect(await list(numbers['sea']!.toLowerCase())).toEqual([ids['sea']])
})
