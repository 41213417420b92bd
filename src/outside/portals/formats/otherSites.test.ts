// The feeds for other sites follow the formats of these sites.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { addPortal, make, parseXml, read } from '../testing/portalApp.ts'
import type { TestPortal } from '../testing/portalApp.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "portal", "object" CASCADE`.execute(app.db)
})

type Advert = Record<string, unknown>
const onMap = { latitude: 40.5, longitude: 22.9, displayCoordinates: true }

async function publish(changes: object, { type = 1, subType = 1 } = {}): Promise<number> {
  const { id } = await addPublishable(app, place, {
    description: 'Near the sea, with a view of the whole gulf and a quiet garden.',
    ...onMap,
    ...changes,
  })
  await sql`
    UPDATE "object" SET "subTypeObjectTypeId" = ${type}, "objectSubTypeId" = ${subType} WHERE "id" = ${id}`.execute(
    app.db,
  )
  return id
}

async function adverts(portal: TestPortal, root: string, item: string): Promise<Advert[]> {
  expect(await make(app, portal)).toBe('switched')
  const { body } = await read(app, portal)
  return ((parseXml(body)[root] as Advert)[item] ?? []) as Advert[]
}

const reasonsAt = async ({ id }: TestPortal, objectId: number) =>
  (await app.call('GET', `/api/object/portals/${objectId}`))
    .json()
    .items.find((one: { portalId: number }) => one.portalId === id).reasons

test('LIFULL: each kind of property has an advert type and a price that the sites accept', async () => {
  const land = { type: 3, subType: 17 }
  await publish({ salePrice: 150_000, area: 84.6, bathrooms: 0, bedrooms: 2 })
  await publish({ forSale: false, forRent: true, rentPrice: 60 }, { subType: 24 })
  await publish({ salePrice: 30_000, area: 12 }, { type: 2, subType: 7 })
  await publish({ salePrice: 40_000, lotArea: 4000 }, land)
  const let_ = await publish({ forSale: false, forRent: true, rentPrice: 300 }, land)
  const cheap = await publish({ salePrice: 900 })
  const portal = await addPortal(app, 'lifull')
  const found = await adverts(portal, 'trovit', 'ad')
  expect(found.map(({ type, price }) => [type, price])).toEqual([
    ['For Sale', '150000'],
    ['Parking For Rent', { '#text': '60', '@_period': 'monthly' }],
    ['For Sale Local', '30000'],
    ['Land For Sale', '40000'],
  ])
  expect(found[0]).toMatchObject({ floor_area: { '#text': '85', '@_unit': 'meters' }, rooms: '2' })
  expect(found[0]).not.toHaveProperty('bathrooms')
  expect(found[2]).not.toHaveProperty('floor_area')
  expect(found[3]).toMatchObject({ plot_area: { '#text': '4000', '@_unit': 'meters' } })
  expect(await reasonsAt(portal, let_)).toEqual(['The format cannot say any of its offers.'])
  expect(await reasonsAt(portal, cheap)).toEqual(['The portal takes no such price.'])
})

test('Meta: the energy class becomes a grade, and both areas have a unit', async () => {
  await publish({ salePrice: 150_000, area: 84.6, lotArea: 300, reserved: true }, { subType: 5 })
  await publish({ salePrice: 90_000 }, { subType: 23 })
  const [studio, building] = await adverts(await addPortal(app, 'meta'), 'listings', 'listing')
  expect(studio).toMatchObject({
    property_type: 'studio',
    area_size: '85',
    land_area_size: '300',
    area_unit: 'sq_m',
    energy_rating_eu: { grade: 'B' },
    availability: 'sale_pending',
  })
  expect(building).toMatchObject({ property_type: 'other' })
})

test('"reserved" is listed as left out if the format has no such state', async () => {
  const id = await publish({ reserved: true })
  const unsaid: Record<string, string[]> = {}
  for (const format of ['kyero', 'lifull', 'meta', 'agencyJson', 'schemaOrg'] as const) {
    const portal = await addPortal(app, format)
    expect(await make(app, portal)).toBe('switched')
    unsaid[format] = (await app.call('GET', `/api/object/portals/${id}`))
      .json()
      .items.find((one: { portalId: number }) => one.portalId === portal.id).unsaid
  }
  const listed = Object.keys(unsaid).filter((format) => unsaid[format]!.includes('Reserved'))
  expect(listed).toEqual(['kyero', 'lifull'])
})
