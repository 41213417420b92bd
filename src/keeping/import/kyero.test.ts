// Another agency imports the product's own Kyero feed.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { wholeInternet } from '#kit/http/outside/fetchOutside.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { addPortal, make, read } from '#outside/portals/testing/portalApp.ts'
import { importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
let places: Awaited<ReturnType<typeof addPlaces>>
beforeAll(async () => {
  app = await testApp({ reach: { ...wholeInternet, resolve: async () => [] } })
  imports = importing(app)
  places = await addPlaces(app.db)
  await sql`
    UPDATE "place" SET "searchName" = '| ' || array_to_string(foldReadings("nameEn") || foldReadings("textEn"), ' | ') || ' |'
    WHERE "id" = ANY (${Object.values(places)}::integer[])
  `.execute(app.db)
})
afterAll(() => app.close())

const said = [
  ...(['subTypeObjectTypeId', 'objectSubTypeId', 'locationId', 'forSale', 'forRent'] as const),
  ...(['salePrice', 'rentPrice', 'area', 'lotArea', 'bedrooms', 'bathrooms'] as const),
  ...(['energyClass', 'latitude', 'longitude', 'swimmingPool', 'newBuilding'] as const),
  ...(['fireplace', 'seaView', 'airCondition', 'elevator', 'videoURL'] as const),
  ...(['description', 'descriptionEl', 'descriptionRu'] as const),
] as const

const objects = () => app.db.selectFrom('object').select(said).orderBy('id').execute()
const notes = async () =>
  (await app.db.selectFrom('object').select('internalNotes').orderBy('id').execute()).map(
    ({ internalNotes }) => internalNotes,
  )

test('importing our own feed gives the same properties', async () => {
  const place = places.kalamaria
  await addPublishable(app, place, {
    objectSubTypeId: 4,
    salePrice: 450_000,
    area: 210,
    lotArea: 900,
    bedrooms: 4,
    bathrooms: 3,
    energyClass: 4,
    swimmingPool: true,
    fireplace: true,
    seaView: true,
    latitude: 40.581234,
    longitude: 22.951234,
    displayCoordinates: true,
    description: 'By the sea & quiet',
    descriptionEl: 'Δίπλα στη θάλασσα',
    descriptionRu: 'У моря',
    videoURL: 'https://youtu.be/abcdefghijk',
  })
  await addPublishable(app, place, {
    objectSubTypeId: 2,
    forSale: false,
    salePrice: null,
    forRent: true,
    rentPrice: 850,
    energyClass: 6,
    newBuilding: true,
    airCondition: true,
    elevator: true,
  })
  await addPublishable(app, place, {
    subTypeObjectTypeId: 3,
    objectSubTypeId: null,
    energyClass: 10,
  })
  const portal = await addPortal(app, 'kyero')
  await make(app, portal)
  const feed = (await read(app, portal)).body
  const before = await objects()
  await sql`TRUNCATE "portal", "object" CASCADE`.execute(app.db)

  const sent = await imports.send('properties', feed)
  expect(sent).toMatchObject({ rows: 3, source: { format: 'kyero' }, mapping: { system: 'Kyero' } })
  const checked = await imports.check(sent.id)
  expect([await imports.rows(sent.id, 'refused'), checked.counts.new]).toEqual([[], 3])
  const rows = await imports.rows(sent.id)
  expect(rows.map(({ parts }) => parts[0]!.photos)).toEqual([1, 1, 1])
  const done = await imports.run(sent.id)
  // That site does not exist, so nothing can be fetched.
  expect(done).toMatchObject({ state: 'done', done: 3, photos: { failed: 3 } })

  const titles = { en: 'Flat with a view', el: 'Διαμέρισμα με θέα', ru: 'Квартира с видом' }
  const withTitle = (title: string, text: string | null) =>
    [title, text].filter(Boolean).join('\n\n')
  expect(await objects()).toEqual(
    before.map((one) => ({
      ...one,
      // The format has no element for the title, and does not distinguish exempt from unknown energy classes.
      description: withTitle(titles.en, one.description),
      descriptionEl: withTitle(titles.el, one.descriptionEl),
      descriptionRu: withTitle(titles.ru, one.descriptionRu),
      energyClass: one.energyClass === 10 ? null : one.energyClass,
    })),
  )
  for (const note of await notes()) expect(note).toMatch(/^url: http/)

  // A second import finds nothing new.
  const again = await imports.send('properties', feed)
  expect((await imports.check(again.id)).counts).toMatchObject({ new: 0, refused: 0 })
})

test('elements of a feed without a field go into the notes', async () => {
  const property = `<ref>K-9</ref><price>700</price><currency>EUR</currency><price_freq>week</price_freq>
    <type>finca</type><town>Kalamaria</town><province>Testland</province><location_detail>Old harbour</location_detail>
    <features><feature>Private pool</feature><feature>Wine cellar</feature></features>`
  const feed = `<?xml version="1.0"?><root><kyero><feed_version>3</feed_version></kyero><property>${property}</property></root>`
  const { id } = await imports.send('properties', feed)
  await imports.check(id)
  expect(await imports.rows(id, 'refused')).toEqual([])
  await imports.run(id)
  const found = (await objects()).at(-1)!
  expect(found).toMatchObject({
    objectSubTypeId: 3,
    locationId: places.kalamaria,
    swimmingPool: true,
    salePrice: null,
  })
  expect((await notes()).at(-1)!.split('\n').sort()).toEqual([
    'features: Wine cellar',
    'location_detail, town, province: Old harbour',
    'other price: 700 EUR week',
  ])
})
