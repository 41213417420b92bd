// What is in the results of the public site, and what stands beside them.
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable, saveAndPublish } from '../testing/addPublishable.ts'

let app: TestApp
let places: Awaited<ReturnType<typeof addPlaces>>
let photo: Buffer
beforeAll(async () => {
  app = await testApp()
  places = await addPlaces(app.db)
  await sql`UPDATE "place" SET "searchName" = '| ' || fold("nameEn") || ' | ' || fold("textEn") || ' |'
    WHERE "id" IN (${sql.join(Object.values(places))})`.execute(app.db)
  photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const add = async (changes: object = {}, place = places.kalamaria) =>
  (await addPublishable(app, place, changes, photo)).referenceNumber
const get = (path: string) => app.call('GET', path, { as: null })
const text = async (path: string) => (await get(path)).body
const cards = (page: string) =>
  [...page.matchAll(/<span class="reference">#(\w{4})</g)].map(([, ref]) => ref!)
const found = async (query: string) => cards(await text(`/site/en?${query}`))

test('sold and rented objects leave the results, and keep their pages', async () => {
  const bedrooms = 41
  const sold = await add({ bedrooms, soldRecently: true })
  const rent = { bedrooms, forRent: true, rentPrice: 500 }
  const rented = await add({ ...rent, forSale: false, rented: true })
  const tenanted = await add({ ...rent, rented: true })
  const free = await add({ ...rent, forSale: false })
  const reserved = await add({ bedrooms, reserved: true })
  expect((await found(`bedrooms=${bedrooms}`)).toSorted()).toEqual(
    [tenanted, free, reserved].toSorted(),
  )
  expect(await text(`/site/en?bedrooms=${bedrooms}`)).toMatch(/role="status">\s*3 properties/)
  expect(await found(`bedrooms=${bedrooms}&offer=forRent`)).toEqual([free])
  for (const number of [sold, rented]) {
    expect((await get(`/site/en/object/${number}`)).statusCode).toBe(200)
    expect(await text('/site/sitemap.xml')).toContain(number)
  }
})

test('the results have all of the chosen features', async () => {
  const bedrooms = 42
  const both = await add({ bedrooms, seaView: true, parking: true })
  const one = await add({ bedrooms, seaView: true, parking: false })
  await add({ bedrooms })
  expect((await found(`bedrooms=${bedrooms}&with=seaView`)).toSorted()).toEqual(
    [both, one].toSorted(),
  )
  expect(await found(`bedrooms=${bedrooms}&with=seaView&with=parking`)).toEqual([both])
  const page = await text(`/site/el?bedrooms=${bedrooms}&with=seaView&with=parking`)
  expect(page).toMatch(/value="seaView"\s+checked/)
  expect(page).toContain('Φίλτρα · 3')
})

test('several places can be typed in any script, and taken away again', async () => {
  const bedrooms = 43
  const near = await add({ bedrooms })
  const far = await add({ bedrooms }, places.nikiti)
  const typed = async (names: string, language = 'en') =>
    get(`/site/${language}?bedrooms=${bedrooms}&near=${encodeURIComponent(names)}`)
  const both = `?place=${places.kalamaria}&place=${places.nikiti}&bedrooms=${bedrooms}`
  expect((await typed('Kalamaria; nikiti')).headers.location).toBe(`/site/en${both}`)
  expect((await typed('Νικήτη, Каламарья', 'ru')).headers.location).toBe(`/site/ru${both}`)
  expect((await found(both.slice(1))).toSorted()).toEqual([near, far].toSorted())
  // The larger place only says where the smaller one is.
  expect((await typed('Kalamaria, Testland')).headers.location).toBe(
    `/site/en?place=${places.kalamaria}&bedrooms=${bedrooms}`,
  )
  const page = await text(`/site/en${both}`)
  expect(page).toMatch(new RegExp(`name="place"\\s+value="${places.nikiti}"\\s+checked`))

  const unknown = await typed('Atlantis, Nikiti')
  expect(unknown.statusCode).toBe(200)
  expect(cards(unknown.body)).toEqual([far])
  expect(unknown.body).toMatch(/name="near"[^>]*value="Atlantis"[^>]*aria-invalid="true"/)
  expect(unknown.body).toMatch(/<meta name="robots" content="noindex"/)
})

test('similar objects have the same type and offer, and are near in place and price', async () => {
  const kind = { objectSubTypeId: 4, bedrooms: 44 }
  const own = await add({ ...kind, salePrice: 200_000 })
  const near = await add({ ...kind, salePrice: 210_000 })
  const nearest = await add({ ...kind, salePrice: 199_000 })
  const around = await add({ ...kind, salePrice: 200_000 }, places.unit)
  await add({ ...kind, salePrice: 250_000 }, places.unit)
  for (const other of [
    { salePrice: 400_000 },
    { objectSubTypeId: 1 },
    { soldRecently: true },
    { publishRequested: false },
    { forSale: false, forRent: true, rentPrice: 200_000 },
  ])
    await add({ ...kind, salePrice: 201_000, ...other })
  await add({ ...kind, salePrice: 200_000 }, places.nikiti)
  const page = await text(`/site/ru/object/${own}`)
  expect(page).toContain('Похожие объекты')
  expect(cards(page)).toEqual([nearest, near, around])
})

test('an object like no other has no similar ones', async () => {
  const own = await add({ objectSubTypeId: 5 }, places.nikiti)
  expect(await text(`/site/en/object/${own}`)).not.toContain('Similar properties')
})

test('saved objects are listed by their numbers, and those that are gone counted', async () => {
  const first = await addPublishable(app, places.kalamaria, {}, photo)
  const second = await add()
  const path = `/site/en/saved?objects=${second},${first.referenceNumber},ZZZZ,'--`
  expect(cards(await text(path))).toEqual([second, first.referenceNumber])
  expect(await text(path)).toContain('1 saved property is no longer offered.')
  expect(await text(path)).toMatch(/<meta name="robots" content="noindex"/)
  await saveAndPublish(app, { id: first.id, publishRequested: false })
  expect(cards(await text(path))).toEqual([second])
  expect(await text('/site/ru/saved')).toContain('Здесь пока пусто.')
})

test('the map shows each object where the public may see it', async () => {
  const hidden = { latitude: 40.585432, longitude: 22.954321, mapCircleRadius: 700 }
  const number = await add({ ...hidden, bedrooms: 45 })
  const page = await text('/site/en?bedrooms=45')
  expect(page).toMatch(new RegExp(`data-pin="${number}"[^]*120\u00a0000\u00a0€</text`))
  expect(page).not.toContain('40.585')
})

test('the pages can be kept by the browser for its way back', async () => {
  expect((await get('/site/en')).headers['cache-control']).toBe('private, no-cache')
})
