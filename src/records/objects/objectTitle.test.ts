import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const titled = async (titles: object) => {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  const saved = await app.call('POST', '/api/object/update', { payload: { id, ...titles } })
  return saved.json() as { id: number; referenceNumber: string }
}
const speak = (language: string) =>
  app.call('POST', '/api/UserSettings/Language', { payload: { language } })

/** What the object is called wherever a person meets it. */
async function namesOf({ id, referenceNumber }: { id: number; referenceNumber: string }) {
  const first = async (url: string) => (await app.call('GET', url)).json().items[0].description
  const payload = { entityType: 'Object', id }
  const activity = (await app.call('POST', '/api/activity/add', { payload })).json()
  const { links } = (await app.call('POST', '/api/activity/update', { payload: activity })).json()
  return [
    await first(`/api/search?searchStr=${referenceNumber}`),
    await first(`/api/object/searchByRefNumOrTitle?searchStr=${referenceNumber}`),
    activity.links[0].description,
    links[0].description,
  ]
}

const inLanguages = ['en-UK', 'el', 'ru'] as const
async function calledIn(object: { id: number; referenceNumber: string }) {
  const called: Record<string, string> = {}
  for (const language of inLanguages) {
    await speak(language)
    const names = new Set(await namesOf(object))
    expect([...names]).toHaveLength(1)
    called[language] = [...names][0]!
      .replaceAll('\u00a0', ' ')
      .replace(`#${object.referenceNumber}`, '')
      .trim()
  }
  return called
}
const kalamaria = async () =>
  (
    await app.db
      .selectFrom('place')
      .select('id')
      .where('nameEn', '=', 'Kalamaria')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id
const flat = async () => ({
  subTypeObjectTypeId: 1,
  objectSubTypeId: 1,
  area: 85,
  bedrooms: 2,
  locationId: await kalamaria(),
})

test('an object is called by its title in the language of the reader', async () => {
  const titles = { title: 'Sea view', titleEl: 'Θέα θάλασσα', titleRu: 'Вид на море' }
  expect(await calledIn(await titled({ ...(await flat()), ...titles }))).toEqual({
    'en-UK': 'Sea view',
    el: 'Θέα θάλασσα',
    ru: 'Вид на море',
  })
})

test('where it has no title in their language, by what it is, how large, and where', async () => {
  expect(await calledIn(await titled({ ...(await flat()), title: 'Sea view' }))).toEqual({
    'en-UK': 'Sea view',
    el: 'Διαμέρισμα 2 υ/δ, 85 τ.μ., Καλαμαριά',
    ru: 'Квартира, 2 спальни, 85 м², Каламарья',
  })
  expect(await calledIn(await titled({ ...(await flat()), titleRu: 'Вид' }))).toEqual({
    'en-UK': 'Apartment, 2 bedrooms, 85 m², Kalamaria',
    el: 'Διαμέρισμα 2 υ/δ, 85 τ.μ., Καλαμαριά',
    ru: 'Вид',
  })
})

test.each([
  [1, '1 bedroom', '1 υ/δ', '1 спальня'],
  [3, '3 bedrooms', '3 υ/δ', '3 спальни'],
  [5, '5 bedrooms', '5 υ/δ', '5 спален'],
  [11, '11 bedrooms', '11 υ/δ', '11 спален'],
  [21, '21 bedrooms', '21 υ/δ', '21 спальня'],
])('%i bedrooms are counted as one says', async (bedrooms, en, el, ru) => {
  expect(await calledIn(await titled({ bedrooms }))).toEqual({ 'en-UK': en, el, ru })
})

test('no bedrooms are not spoken of, and land has its plot', async () => {
  const plot = { subTypeObjectTypeId: 3, bedrooms: 0, lotArea: 1234.5 }
  expect(await calledIn(await titled(plot))).toEqual({
    'en-UK': 'Land, 1 234,5 m²',
    el: 'Γη, 1 234,5 τ.μ.',
    ru: 'Земля, 1 234,5 м²',
  })
})

test('by its number alone where nothing is known of it, and never by the title of another language', async () => {
  expect(await calledIn(await titled({ title: 'Sea view' }))).toEqual({
    'en-UK': 'Sea view',
    el: '',
    ru: '',
  })
})

test('lists, the search and their own fields say the same, and what was typed stays as it is', async () => {
  const object = await titled({ ...(await flat()), title: 'Sea view', forSale: true })
  await speak('el')
  const search = await app.call('POST', '/api/object/search', { payload: {} })
  const hit = search.json().items.find((one: { id: number }) => one.id === object.id)
  expect(hit.title.replaceAll('\u00a0', ' ')).toBe('Διαμέρισμα 2 υ/δ, 85 τ.μ., Καλαμαριά')
  const own = (await app.call('GET', `/api/object/edit/${object.id}`)).json()
  expect(own.object ?? own).toMatchObject({ title: 'Sea view', titleEl: null, titleRu: null })
})
