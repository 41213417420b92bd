import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const addObject = async (titles: object) => {
  const { id } = (await app.call('GET', '/api/object/add')).json()
  const saved = await app.call('POST', '/api/object/update', { payload: { id, ...titles } })
  return saved.json() as { id: number; referenceNumber: string }
}
const setLanguage = (language: string) =>
  app.call('POST', '/api/UserSettings/Language', { payload: { language } })

/** The object's name in the search, the picker and activities. */
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
async function nameByLanguage(object: { id: number; referenceNumber: string }) {
  const called: Record<string, string> = {}
  for (const language of inLanguages) {
    await setLanguage(language)
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

test('an object has its title in the language of the user', async () => {
  const titles = { title: 'Sea view', titleEl: 'Θέα θάλασσα', titleRu: 'Вид на море' }
  expect(await nameByLanguage(await addObject({ ...(await flat()), ...titles }))).toEqual({
    'en-UK': 'Sea view',
    el: 'Θέα θάλασσα',
    ru: 'Вид на море',
  })
})

test('without a title in that language, it has one made of type, size and place', async () => {
  expect(await nameByLanguage(await addObject({ ...(await flat()), title: 'Sea view' }))).toEqual({
    'en-UK': 'Sea view',
    el: 'Διαμέρισμα 2 υ/δ, 85 τ.μ., Καλαμαριά',
    ru: 'Квартира, 2 спальни, 85 м², Каламарья',
  })
  expect(await nameByLanguage(await addObject({ ...(await flat()), titleRu: 'Вид' }))).toEqual({
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
])('%i bedrooms have the right plural in each language', async (bedrooms, en, el, ru) => {
  expect(await nameByLanguage(await addObject({ bedrooms }))).toEqual({ 'en-UK': en, el, ru })
})

test('zero bedrooms are left out, and land has the size of its plot', async () => {
  const plot = { subTypeObjectTypeId: 3, bedrooms: 0, lotArea: 1234.5 }
  expect(await nameByLanguage(await addObject(plot))).toEqual({
    'en-UK': 'Land, 1 234,5 m²',
    el: 'Γη, 1 234,5 τ.μ.',
    ru: 'Земля, 1 234,5 м²',
  })
})

test('without any facts the title is empty, never that of another language', async () => {
  expect(await nameByLanguage(await addObject({ title: 'Sea view' }))).toEqual({
    'en-UK': 'Sea view',
    el: '',
    ru: '',
  })
})

test('the object search has the same title, and the stored titles stay as typed', async () => {
  const object = await addObject({ ...(await flat()), title: 'Sea view', forSale: true })
  await setLanguage('el')
  const search = await app.call('POST', '/api/object/search', { payload: {} })
  const hit = search.json().items.find((one: { id: number }) => one.id === object.id)
  expect(hit.title.replaceAll('\u00a0', ' ')).toBe('Διαμέρισμα 2 υ/δ, 85 τ.μ., Καλαμαριά')
  const own = (await app.call('GET', `/api/object/edit/${object.id}`)).json()
  expect(own.object ?? own).toMatchObject({ title: 'Sea view', titleEl: null, titleRu: null })
})
