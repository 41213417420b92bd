// The filter criteria that the object list and the search share.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { features } from '../objectFields.contract.ts'
import { addPlaces } from '../testing/addPlaces.ts'

let app: TestApp
const ids: Record<string, number> = {}
const people: Record<string, number> = {}
let places: Awaited<ReturnType<typeof addPlaces>>

const publishing = { publishRequested: true, active: true }
const objects: Record<string, object> = {
  flat: { objectSubTypeId: 1, forSale: true, salePrice: 200_000, salePriceWithDiscount: 150_000 },
  house: { objectSubTypeId: 3, forSale: true, salePrice: 180_000, forRent: true, rentPrice: 900 },
  studio: { objectSubTypeId: 5, forRent: true, rentPrice: 400, elevator: true, furnished: true },
  beach: { objectSubTypeId: 1, forShortRent: true, shortRentPrice: 90, elevator: true },
  plot: { subTypeObjectTypeId: 3, forSale: true, active: false },
}
const sizes: Record<string, object> = {
  flat: { area: 80, bedrooms: 2 },
  house: { area: 140, bedrooms: 3, parking: true },
  studio: { area: 30, bedrooms: 0, parking: false },
  beach: { area: 55, bedrooms: 1 },
}

beforeAll(async () => {
  app = await testApp()
  places = await addPlaces(app.db)
  const { kalamaria, nikiti, unit } = places
  const where: Record<string, number> = {
    flat: kalamaria,
    house: nikiti,
    beach: nikiti,
    plot: unit,
  }
  const add = async (name: string, as = app.admin) => {
    const { object } = (await app.call('GET', '/api/object/add', { as })).json()
    ids[name] = object.id
    const fields = { ...objects[name], ...sizes[name] }
    const payload = { id: object.id, title: name, locationId: where[name] ?? null, ...fields }
    expect((await app.call('POST', '/api/object/update', { payload, as })).statusCode).toBe(200)
  }
  for (const name of Object.keys(objects))
    await add(name, name === 'house' ? app.employee : app.admin)
  for (const lastName of ['Sole', 'Joint', 'Former']) {
    const payload = { firstName: 'O', lastName }
    people[lastName] = (await app.call('POST', '/api/account/add', { payload })).json().id
  }
  const link = async (name: string, lastName: string, more = {}) => {
    const payload = { objectId: ids[name], accountId: people[lastName], relation: 1, ...more }
    expect((await app.call('POST', '/api/objectAccount/add', { payload })).statusCode).toBe(200)
  }
  await link('flat', 'Sole')
  await link('flat', 'Joint')
  await link('house', 'Joint')
  await link('house', 'Former', { endDate: '2020-01-01' })
  const set = (name: string, values: object) =>
    app.db.updateTable('object').set(values).where('id', '=', ids[name]!).execute()
  await set('flat', { ...publishing, published: true, publishedOn: '2026-01-01' })
  await set('house', { ...publishing, publishError: 'publish.noPicture' })
  await set('studio', publishing)
  await set('beach', { createdOn: '2026-03-28T22:30:00Z', modifiedOn: '2026-03-29T20:59:00Z' })
  await app.db.updateTable('object').set({ isBlank: false }).where('title', '=', 'plot').execute()
})
afterAll(() => app.close())

const names = (rows: { id: number }[]) =>
  rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
const paths = ['/api/object', '/api/object/search']
const request = async (path: string, payload: object) =>
  (await app.call('POST', path, { payload })).json()

/** The names that both endpoints find, after checking that rows and totals agree. */
async function found(payload: object): Promise<(string | undefined)[]> {
  const [list, search] = await Promise.all(paths.map((path) => request(path, payload)))
  expect(names(search.items)).toEqual(names(list.items))
  expect([list.totalRows, search.totalRows]).toEqual([list.items.length, list.items.length])
  return names(list.items).sort()
}

test.each([
  [{ forSale: true }, ['flat', 'house', 'plot']],
  [{ forRent: true, forShortRent: true }, ['beach', 'house', 'studio']],
  [{ types: [3] }, ['plot']],
  [{ types: [1, 3], subTypes: [1] }, ['beach', 'flat']],
  [{ subTypes: [3, 5] }, ['house', 'studio']],
  [{ types: [], subTypes: null }, ['beach', 'flat', 'house', 'plot', 'studio']],
  [{ areaMin: 55, areaMax: 80 }, ['beach', 'flat']],
  [{ bedroomsMin: 2 }, ['flat', 'house']],
  [{ bedroomsMax: 1 }, ['beach', 'studio']],
  [{ bedroomsMin: 0, bedroomsMax: 0 }, ['studio']],
  [{ statuses: ['published'] }, ['flat']],
  [{ statuses: ['refused', 'waiting'] }, ['house', 'studio']],
  [{ statuses: ['internal', 'inactive'] }, ['beach', 'plot']],
  [{ features: ['elevator'] }, ['beach', 'studio']],
  [{ features: ['elevator', 'furnished'] }, ['studio']],
  [{ features: ['parking'] }, ['house']],
  [{ features: ['swimmingPool'] }, []],
  [{ createdFrom: '2026-03-29', createdTill: '2026-03-29' }, ['beach']],
  [{ createdTill: '2026-03-28' }, []],
  [{ modifiedFrom: '2026-03-29', modifiedTill: '2026-03-29' }, ['beach']],
  [{ modifiedTill: '2026-03-28' }, []],
  [{ searchStr: 'stud', forRent: true }, ['studio']],
  [{ searchStr: 'stud', forSale: true }, []],
])('%j finds %j', async (filter, expected) => {
  expect(await found(filter)).toEqual(expected)
})

test('the price range applies to the ticked offers, with discounts', async () => {
  expect(await found({ forSale: true, priceMax: 150_000 })).toEqual(['flat'])
  expect(await found({ forSale: true, priceMin: 150_001 })).toEqual(['house'])
  expect(await found({ forRent: true, priceMin: 0 })).toEqual(['house', 'studio'])
  expect(await found({ forSale: true, priceMin: 0 })).toEqual(['flat', 'house'])
  expect(await found({ priceMin: 90, priceMax: 900 })).toEqual(['beach', 'house', 'studio'])
})

test('several places, each with the places inside it', async () => {
  const { kalamaria, nikiti, unit } = places
  expect(await found({ locationId: unit })).toEqual(['flat', 'plot'])
  expect(await found({ locations: [kalamaria, nikiti] })).toEqual(['beach', 'flat', 'house'])
  expect(await found({ locationId: kalamaria, locations: [nikiti] })).toEqual([
    'beach',
    'flat',
    'house',
  ])
})

test('the owner, alone or with others, but no former owner beside a current one', async () => {
  expect(await found({ ownerId: people['Sole'] })).toEqual(['flat'])
  expect(await found({ ownerId: people['Joint'] })).toEqual(['flat', 'house'])
  expect(await found({ ownerId: people['Former'] })).toEqual([])
})

test('who created and who last changed it', async () => {
  expect(await found({ createdBy: app.employee.accountId })).toEqual(['house'])
  expect(await found({ modifiedBy: app.employee.accountId })).toEqual(['house'])
  expect(await found({ createdBy: app.employee.accountId, modifiedByText: 'x' })).toEqual(['house'])
})

test('each feature finds only the objects that have it', async () => {
  const rooms = 9999
  const ones = await app.db
    .insertInto('object')
    .values(features.map((feature) => ({ [feature]: true, bedrooms: rooms }) as never))
    .returning(['id', ...features])
    .execute()
  const answers = await Promise.all(
    features.map((feature) =>
      request('/api/object', { features: [feature], bedroomsMin: rooms, perPage: 2 }),
    ),
  )
  expect(answers.map(({ items }) => items.map(({ id }: { id: number }) => id))).toEqual(
    features.map((feature) => [ones.find((one) => one[feature])!.id]),
  )
  await app.db.deleteFrom('object').where('bedrooms', '=', rooms).execute()
})

describe('the order', () => {
  const ordered = async (payload: object, path = '/api/object') =>
    names((await request(path, payload)).items)

  test.each(paths)('by price of the ticked offers: %s', async (path) => {
    const by = (more: object) => ordered({ sortBy: 'price', ...more }, path)
    expect(await by({})).toEqual(['plot', 'beach', 'studio', 'flat', 'house'])
    expect(await by({ sortDesc: true })).toEqual(['house', 'flat', 'studio', 'beach', 'plot'])
    expect(await by({ forSale: true })).toEqual(['plot', 'flat', 'house'])
    expect(await by({ forRent: true, sortDesc: true })).toEqual(['house', 'studio'])
    expect(await by({ forRent: true, forShortRent: true })).toEqual(['beach', 'studio', 'house'])
    expect(await by({ forSale: true, priceMin: 1 })).toEqual(['flat', 'house'])
  })

  test.each([
    ['area', ['plot', 'studio', 'beach', 'flat', 'house']],
    ['bedrooms', ['studio', 'plot', 'beach', 'flat', 'house']],
  ])('by %s, with unknown values as 0', async (sortBy, expected) => {
    expect(await ordered({ sortBy })).toEqual(expected)
    expect(await ordered({ sortBy, sortDesc: true })).toEqual([...expected].reverse())
  })

  test('page by page, each with the full total', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((currentPage) =>
        request('/api/object', { sortBy: 'price', forSale: true, perPage: 1, currentPage }),
      ),
    )
    expect(pages.flatMap(({ items }) => names(items))).toEqual(['plot', 'flat', 'house'])
    expect(pages.map(({ totalRows }) => totalRows)).toEqual([3, 3, 3])
  })
})

test('the previous and next object in a filtered list, also for an object that has left it', async () => {
  const beside = async (name: string, bedroomsMin: number) => {
    const filter = { sortBy: 'price', bedroomsMin, beside: ids[name] }
    const { before, after, isIn } = (await request('/api/object', filter)).beside
    return [...names([{ id: before }, { id: after }]), isIn]
  }
  expect(await beside('flat', 1)).toEqual(['beach', 'house', true])
  expect(await beside('flat', 3)).toEqual([undefined, 'house', false])
})

test('a search hit has the requested details', async () => {
  const details = ['picture', 'bedrooms', 'status']
  const { items } = await request('/api/object/search', { forShortRent: true, details })
  expect(items[0]).toMatchObject({ bedrooms: 1, status: 'internal', picture: null })
})

test.each([
  ['types', { types: ['1'] }],
  ['types', { types: [-1] }],
  ['subTypes', { subTypes: 1 }],
  ['locations', { locations: [0] }],
  ['locations', { locations: Array.from({ length: 51 }, () => 1) }],
  ['priceMax', { priceMax: '10' }],
  ['areaMin', { areaMin: -1 }],
  ['bedroomsMin', { bedroomsMin: 1.5 }],
  ['bedroomsMax', { bedroomsMax: -1 }],
  ['statuses', { statuses: ['sold'] }],
  ['features', { features: ['toString'] }],
  ['ownerId', { ownerId: 'me' }],
  ['modifiedBy', { modifiedBy: 2_147_483_648 }],
  ['createdFrom', { createdFrom: '2026-02-30' }],
  ['modifiedTill', { modifiedTill: 'today' }],
  ['sortBy', { sortBy: 'status' }],
  ['details', { details: ['notes'] }],
  ['colour', { colour: 1 }],
])('refuses %s of %j, naming the field', async (field, payload) => {
  for (const path of paths) {
    const answer = await app.call('POST', path, { payload })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors).join()).toContain(field)
  }
})
