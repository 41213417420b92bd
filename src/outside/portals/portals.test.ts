import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable, saveAndPublish } from '#outside/publishing/testing/addPublishable.ts'
import { logNumberOf } from '#base/action-log/actionLog.contract.ts'
import { changePortal } from './testing/portalApp.ts'
import { makeDueFeeds } from './making/feedJobs.ts'
import { addPortal, kyeroProperties, make, post, read } from './testing/portalApp.ts'
import type { TestPortal } from './testing/portalApp.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "portal", "object", "alert", "signInFailure" CASCADE`.execute(app.db)
})

const publish = (changes: object = {}) => addPublishable(app, place, changes)
const many = async (count: number) => {
  const added = []
  for (let n = 0; n < count; n++) added.push(await publish())
  return added
}
const takeOff = (id: number) => post(app, '/api/object/update', { id, active: false })
const stateAt = async ({ id }: TestPortal, objectId: number) =>
  (await app.call('GET', `/api/object/portals/${objectId}`))
    .json()
    .items.find((one: { portalId: number }) => one.portalId === id)
const idsAt = async (portal: TestPortal) =>
  (await kyeroProperties(app, portal)).map(({ id }) => Number(id))

describe('a feed', () => {
  test('holds each published property with its facts, and no other', async () => {
    const { id, referenceNumber } = await publish({
      salePrice: 150_000.4,
      area: 84.6,
      bathrooms: 1,
      swimmingPool: true,
      fireplace: true,
      description: 'Sea & sun <b>now</b> ]]> here',
    })
    await publish({ publishRequested: false })
    const portal = await addPortal(app, 'kyero')
    expect(await make(app, portal)).toBe('switched')
    const [property, ...others] = await kyeroProperties(app, portal)
    expect(others).toEqual([])
    expect(property).toMatchObject({
      id: String(id),
      ref: referenceNumber,
      price: '150000',
      currency: 'EUR',
      price_freq: 'sale',
      type: 'apartment',
      town: 'Kalamaria',
      province: 'Testland',
      beds: '2',
      baths: '1',
      pool: '1',
      energy_rating: { consumption: 'B' },
      surface_area: { built: '85' },
      features: { feature: 'Fireplace' },
    })
    expect(property!['date']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    const { en, el, ru } = property!['desc'] as Record<string, string>
    expect(en).toBe('Flat with a view\n\nSea & sun <b>now</b> ]]> here')
    expect([el, ru]).toEqual(['Διαμέρισμα με θέα', 'Квартира с видом'])
  })

  test('changes the date of a property only when the property changes', async () => {
    const [first, second] = await many(2)
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    const dates = async () => (await kyeroProperties(app, portal)).map(({ date }) => date)
    const before = await dates()
    expect(await make(app, portal)).toBe('same')
    await post(app, '/api/object/update', {
      id: first!.id,
      internalNotes: 'The owner is in a hurry',
    })
    expect(await make(app, portal)).toBe('same')
    expect(await dates()).toEqual(before)
    await post(app, '/api/object/update', { id: second!.id, salePrice: 99_000 })
    expect(await make(app, portal)).toBe('switched')
    const after = await dates()
    expect(after[0]).toBe(before[0])
    expect(after[1]! > before[1]!).toBe(true)
  })

  test('holds the properties of its saved view and those chosen one by one', async () => {
    const [cheap, dear] = [
      await publish({ salePrice: 90_000 }),
      await publish({ salePrice: 500_000 }),
    ]
    const { id: viewId } = await post(app, '/api/listView/add', {
      list: 'ObjectList',
      name: 'Cheap',
      shared: true,
      filters: { priceMax: 100_000 },
      sort: null,
      columns: { shown: [], hidden: [], order: [], density: 'comfortable' },
    })
    const portal = await addPortal(app, 'kyero', { viewId })
    await make(app, portal)
    expect(await idsAt(portal)).toEqual([cheap.id])
    expect(await stateAt(portal, dear.id)).toMatchObject({ isWanted: false, state: 'off' })
    const choose = (objectId: number, wanted: boolean | null) =>
      post(app, '/api/portal/switch', { portalId: portal.id, objectId, wanted }, app.branchEmployee)
    await choose(dear.id, true)
    expect(await stateAt(portal, dear.id)).toMatchObject({ isWanted: true, state: 'waiting' })
    await make(app, portal)
    expect(await idsAt(portal)).toEqual([cheap.id, dear.id])
    await choose(cheap.id, false)
    await make(app, portal, true)
    expect(await idsAt(portal)).toEqual([dear.id])
    expect(await stateAt(portal, cheap.id)).toMatchObject({ isWanted: false, state: 'gone' })
  })

  test('respects the limits of the portal', async () => {
    const added = await many(3)
    const portal = await addPortal(app, 'kyero', { mostObjects: 2 })
    await make(app, portal)
    expect(await idsAt(portal)).toEqual([added[0]!.id, added[1]!.id])
    const { reasons } = await stateAt(portal, added[2]!.id)
    expect(reasons).toEqual([expect.stringContaining('limit')])
  })

  test('is made by the job some quiet time after a published property changed', async () => {
    const portal = await addPortal(app, 'kyero')
    await makeDueFeeds(app)
    expect(await idsAt(portal)).toEqual([])
    const { id } = await publish()
    await makeDueFeeds(app)
    expect(await idsAt(portal)).toEqual([])
    await sql`UPDATE "portal" SET "dueOn" = "dueOn" - interval '2 minutes'`.execute(app.db)
    await makeDueFeeds(app)
    expect(await idsAt(portal)).toEqual([id])
  })
})

describe('a property', () => {
  test('is refused with a reason, included once it is corrected, and gone when unpublished', async () => {
    const { id } = await publish({ subTypeObjectTypeId: 4, objectSubTypeId: 29 })
    const portal = await addPortal(app, 'kyero')
    await make(app, portal)
    expect(await stateAt(portal, id)).toMatchObject({
      state: 'refused',
      isWanted: true,
      reasons: ['The format has no name for this type of property.'],
    })
    await saveAndPublish(app, { id, subTypeObjectTypeId: 1, objectSubTypeId: 1 })
    await make(app, portal)
    expect(await stateAt(portal, id)).toMatchObject({ state: 'there', reasons: [] })
    await takeOff(id)
    expect(await make(app, portal)).toBe('refused')
    expect(await stateAt(portal, id)).toMatchObject({ state: 'there' })
    expect(await make(app, portal, true)).toBe('switched')
    expect(await stateAt(portal, id)).toMatchObject({ state: 'gone' })
    const list = (await app.call('GET', `/api/portal/objects/${portal.id}`)).json()
    expect(list.counts).toEqual({ there: 0, refused: 0, waiting: 0, gone: 1 })
    expect(list.items).toMatchObject([{ objectId: id, state: 'gone' }])
  })

  test('is not shown as waiting while its portal is off', async () => {
    const { id } = await publish()
    const portal = await addPortal(app, 'kyero', { isOn: false })
    const list = async () => (await app.call('GET', `/api/portal/objects/${portal.id}`)).json()
    expect(await stateAt(portal, id)).toMatchObject({ isOn: false, state: 'off' })
    expect(await list()).toMatchObject({ counts: { waiting: 0 }, items: [] })
    await changePortal(app, portal.id, { isOn: true })
    expect(await stateAt(portal, id)).toMatchObject({ isOn: true, state: 'waiting' })
    expect(await list()).toMatchObject({ counts: { waiting: 1 } })
  })

  test('is left out without an energy class, and when sold if the format has no such state', async () => {
    const [first, second] = await many(2)
    await sql`UPDATE "object" SET "energyClass" = NULL WHERE "id" = ${first!.id}`.execute(app.db)
    await sql`UPDATE "object" SET "soldRecently" = true WHERE "id" = ${second!.id}`.execute(app.db)
    const portals = [await addPortal(app, 'kyero'), await addPortal(app, 'agencyJson')] as const
    for (const portal of portals) await make(app, portal)
    expect(await idsAt(portals[0])).toEqual([])
    const { properties } = (await read(app, portals[1])).json()
    expect(properties).toMatchObject([{ id: second!.id, isSold: true }])
    const reasonsAt = async (portal: TestPortal, id: number) => (await stateAt(portal, id)).reasons
    for (const portal of portals)
      expect(await reasonsAt(portal, first!.id)).toEqual([expect.stringContaining('energy class')])
    expect(await reasonsAt(portals[0], second!.id)).toEqual([
      expect.stringContaining('sold or let'),
    ])
  })

  test('goes out without an energy class if the rule exempts its kind, and not once it does not', async () => {
    const { id } = await publish({
      energyClass: null,
      subTypeObjectTypeId: 3,
      objectSubTypeId: 19,
      area: null,
      bedrooms: null,
    })
    const formats = ['kyero', 'schemaOrg', 'rss', 'agencyJson'] as const
    const states: unknown[] = []
    for (const format of formats) {
      const portal = await addPortal(app, format)
      states.push([format, await make(app, portal), (await stateAt(portal, id)).state])
    }
    expect(states).toEqual(formats.map((format) => [format, 'switched', 'there']))
    const { items } = (await app.call('GET', '/api/rules')).json()
    const rule = items.find(({ key }: { key: string }) => key === 'energyClassInAdverts')
    await post(app, '/api/rules/update', { id: rule.id, exemptTypes: [] })
    const portal = await addPortal(app, 'agencyJson')
    await make(app, portal)
    expect(await stateAt(portal, id)).toMatchObject({
      reasons: [expect.stringContaining('energy class')],
    })
    await post(app, '/api/rules/update', { id: rule.id, exemptTypes: rule.parameters.exemptTypes })
  })

  test('lists the fields that the format leaves out', async () => {
    const { id } = await publish({
      forRent: true,
      rentPrice: 600,
      heating: 1,
      distanceFromSea: 300,
      balcony: true,
    })
    const [kyero, json] = [await addPortal(app, 'kyero'), await addPortal(app, 'agencyJson')]
    for (const portal of [kyero, json]) await make(app, portal)
    expect((await stateAt(kyero, id)).unsaid).toEqual([
      'For rent',
      'Distance from the sea',
      'Heating',
    ])
    expect((await stateAt(json, id)).unsaid).toEqual([])
  })
})

describe('legal requirements', () => {
  test('the full energy class and the business registry number are in every format that can carry them', async () => {
    const { id } = await publish({
      energyClass: 10,
      description: 'Near the sea. '.repeat(400),
      latitude: 40.5,
      longitude: 22.9,
      displayCoordinates: true,
    })
    expect(id).toBeGreaterThan(0)
    const { version } = (await app.call('GET', '/api/Agency')).json()
    await post(app, '/api/Agency/update', { version, gemiNumber: '123456789000' })
    for (const format of ['lifull', 'meta', 'schemaOrg', 'rss', 'agencyJson'] as const) {
      const portal = await addPortal(app, format)
      expect([format, await make(app, portal)]).toEqual([format, 'switched'])
      expect((await read(app, portal)).body).toContain('123456789000')
    }
    const portal = await addPortal(app, 'meta')
    await make(app, portal)
    const { body } = await read(app, portal)
    expect(body).toMatch(
      /Energy class: [^<\n]+\nBusiness registry no. \(ΓΕΜΗ\) 123456789000<\/desc/,
    )
  })
})

describe('the action log', () => {
  test('shows who changed portals, and the choices for a property', async () => {
    const { id } = await publish()
    const { id: viewId } = await post(app, '/api/listView/add', {
      list: 'ObjectList',
      name: 'By the sea',
      shared: true,
      filters: {},
      sort: null,
      columns: { shown: [], hidden: [], order: [], density: 'comfortable' },
    })
    const portal = await addPortal(app, 'kyero')
    await changePortal(app, portal.id, { viewId, language: 'el', mostPictures: 10 })
    await post(app, '/api/portal/switch', { portalId: portal.id, objectId: id, wanted: false })
    await app.call('DELETE', `/api/portal/${portal.id}`)
    const logged = async (entity: number, entityId: number) =>
      (await post(app, '/api/actionLog', { entity, entityId })).items
    const [deleted, changed, renewed, added] = await logged(logNumberOf('Portal'), portal.id)
    expect([deleted, changed, renewed, added]).toMatchObject([
      { actionText: 'Deleted', entityText: 'Portal', actionOver: 'kyero' },
      { actionText: 'Changed', actionBy: expect.any(String) },
      { actionText: 'Address made anew', data: [] },
      { actionText: 'Added' },
    ])
    const lines = changed.data.map(
      ({ label, before, after }: Record<string, string>) => `${label}: ${before} > ${after}`,
    )
    expect(lines.toSorted()).toEqual([
      'At most so many pictures each:  > 10',
      'Language: English > Ελληνικά',
      'Properties:  > By the sea',
    ])
    const [switched] = await logged(logNumberOf('Object'), id)
    expect(switched).toMatchObject({ actionText: 'Not sent to a portal', message: 'kyero' })
  })
})

describe('roles', () => {
  test('administrators manage portals; all staff choose properties for them', async () => {
    const { id } = await publish()
    const portal = await addPortal(app, 'kyero')
    const payload = { portalId: portal.id, objectId: id, wanted: false }
    const statuses = []
    for (const as of [app.admin, app.employee, app.branchEmployee, app.client, null])
      statuses.push([
        (await app.call('GET', '/api/portal', { as })).statusCode,
        (await app.call('GET', `/api/portal/objects/${portal.id}`, { as })).statusCode,
        (await app.call('GET', `/api/object/portals/${id}`, { as })).statusCode,
        (await app.call('POST', '/api/portal/switch', { payload, as })).statusCode,
      ])
    expect(statuses).toEqual([
      [200, 200, 200, 200],
      [403, 403, 200, 200],
      [403, 403, 200, 200],
      [403, 403, 403, 403],
      [401, 401, 401, 401],
    ])
  })
})
