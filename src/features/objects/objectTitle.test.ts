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

test('an object is called by its title in the language of the reader', async () => {
  const object = await titled({ title: 'Sea view', titleEl: 'Θέα θάλασσα' })
  for (const [language, title] of [
    ['el', 'Θέα θάλασσα'],
    ['en-UK', 'Sea view'],
    ['ru', 'Sea view'],
  ] as const) {
    await speak(language)
    expect(new Set(await namesOf(object))).toEqual(new Set([`#${object.referenceNumber} ${title}`]))
  }
})
