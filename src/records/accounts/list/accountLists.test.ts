import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
const ids: Record<string, number> = {}

const people = {
  owner: { lastName: 'Ωνάση', isOwner: true },
  buyer: {
    lastName: 'Αλεξίου',
    isClient: true,
    purchaseBudgetRangeMin: 50_000,
    purchaseBudgetRangeMax: 90_000,
    createdOn: '2026-03-01T10:00:00Z',
  },
  tenant: { lastName: 'Кузнецова', isClient: true, createdOn: '2026-04-30T20:30:00Z' },
  notary: { lastName: 'Notary', isProfessional: true, isNotary: true },
  hotel: {
    lastName: 'Hotel',
    isPartnerTourism: true,
    country: 'GR',
    createdOn: '2026-05-01T10:00:00Z',
  },
  broker: {
    lastName: 'Broker',
    isPartnerRealEstate: true,
    country: 'BG',
    createdOn: '2026-06-01T10:00:00Z',
  },
  portal: { lastName: 'Spitogatos', isSource: true, companyType: 1 },
  gone: {
    lastName: 'Gone',
    isOwner: true,
    isClient: true,
    isSource: true,
    deletedOn: '2026-01-01T00:00:00Z',
  },
} as const

beforeAll(async () => {
  app = await testApp()
  for (const [name, values] of Object.entries(people)) {
    const { id } = await app.db
      .insertInto('account')
      .values({ ...values, createdById: app.admin.accountId })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids[name] = id
  }
  await app.db
    .insertInto('lead')
    .values([
      { accountId: ids['buyer']!, forPurchase: true, source: ids['portal']!, stage: 1 },
      { accountId: ids['tenant']!, forRent: true, stage: 7 },
    ])
    .execute()
})
afterAll(() => app.close())

const get = async (url: string) => (await app.call('GET', url)).json()
const post = async (url: string, payload: object = {}) =>
  (await app.call('POST', url, { payload })).json()
const names = (answer: { items: { name: string }[] }) => answer.items.map((row) => row.name)

describe('each list has the accounts of its kind, without deleted ones', () => {
  test('owners', async () => {
    expect(await get('/api/owner')).toMatchObject({
      totalRows: 1,
      items: [
        { id: ids['owner'], name: 'Ωνάση', createdBy: 'Admin Anna', objectReferenceNumbers: '' },
      ],
    })
  })
  test('professionals, with their specialities', async () => {
    const { items } = await get('/api/professional')
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      name: 'Notary',
      isNotary: true,
      isLawyer: false,
      numberOfSoldObjects: 0,
    })
  })
  test('sources, with the name of the company type', async () => {
    expect((await get('/api/source')).items).toEqual([
      { id: ids['portal'], name: 'Spitogatos', companyType: 'Property portal' },
    ])
  })
  test('employees, with their role', async () => {
    const { items } = await get('/api/employe')
    expect(items).toHaveLength(3)
    expect(items).toContainEqual({ id: app.admin.accountId, name: 'Admin Anna', role: 'admin' })
  })
  test('all accounts', async () => {
    const { items, totalRows } = await get('/api/account')
    expect(totalRows).toBe(11)
    expect(items).toHaveLength(11)
  })
})

describe('pages', () => {
  test('are cut and sorted on the server, and a page past the last one has the right total', async () => {
    const page = await get('/api/account?perPage=2&currentPage=2&sortBy=name')
    const all = await get('/api/account?sortBy=name')
    expect(names(page)).toEqual(names(all).slice(2, 4))
    expect(await get('/api/account?perPage=5&currentPage=9')).toEqual({ items: [], totalRows: 11 })
  })
  test.each([
    ['/api/owner', 'objectReferenceNumbers'],
    ['/api/professional', 'isPlumber'],
  ])('%s sorts by %s', async (url, column) => {
    expect((await get(`${url}?sortBy=${column}&sortDesc=true`)).totalRows).toBeGreaterThan(0)
  })

  test('clients sort by their objects, and by whether a lead is open', async () => {
    const search = (sortBy: string) =>
      post('/api/clients/search', { sortBy, sortDesc: true, perPage: 1 })
    expect(names(await search('hasNotClosedLead'))).toEqual(['Αλεξίου'])
    expect((await search('objectReferenceNumbers')).items).toHaveLength(1)
  })

  test.each(['sortBy=colour', 'perPage=0', 'currentPage=0', 'perPage=many', 'colour=blue'])(
    '%s is refused',
    async (query) => {
      expect((await app.call('GET', `/api/account?${query}`)).statusCode).toBe(400)
    },
  )
  test.each(['/api/owner', '/api/professional', '/api/source', '/api/employe'])(
    '%s sorts by name in both directions',
    async (url) => {
      const up = names(await get(`${url}?sortBy=name`))
      expect(names(await get(`${url}?sortBy=name&sortDesc=true`))).toEqual(up.reverse())
    },
  )
})

describe('clients', () => {
  const search = (filter: object = {}) =>
    post('/api/clients/search', { sortBy: 'createdOn', ...filter })

  test('have their budget, and whether a lead of theirs is open', async () => {
    const { items } = await search()
    expect(items.find((row: { id: number }) => row.id === ids['buyer'])).toMatchObject({
      hasNotClosedLead: true,
      purchaseBudgetRangeMin: 50_000,
      purchaseBudgetRangeMax: 90_000,
    })
    expect(items.find((row: { id: number }) => row.id === ids['tenant'])).toMatchObject({
      hasNotClosedLead: false,
    })
  })
  test('come with the options of the filter', async () => {
    const { filterLists } = await search()
    expect(filterLists.serviceList[0]).toEqual({ value: 0, text: 'All services' })
    expect(filterLists.sourceList).toMatchObject([{ value: ids['portal'], text: 'Spitogatos' }])
  })
  test.each([
    ['the service of a lead', () => ({ serviceFilter: 1 }), ['Αλεξίου']],
    ['another service', () => ({ serviceFilter: 2 }), ['Кузнецова']],
    ['the source of a lead', () => ({ sources: [ids['portal']] }), ['Αλεξίου']],
    ['a last name typed in Latin', () => ({ lastName: 'aleks' }), ['Αλεξίου']],
    ['a last name in another script', () => ({ lastName: 'kuznets' }), ['Кузнецова']],
    [
      'the day of creation in Greece',
      () => ({ startDate: '2026-04-30', endDate: '2026-04-30' }),
      ['Кузнецова'],
    ],
    ['a last name that nobody has', () => ({ lastName: 'nobody at all' }), []],
  ])('are filtered by %s', async (_by, filter, expected) => {
    expect(names(await search(filter()))).toEqual(expected)
  })
  test.each([
    { serviceFilter: 9 },
    { sources: ['x'] },
    { startDate: '2026-13-01' },
    { colour: 'blue' },
  ])('%o is refused', async (filter) => {
    expect((await app.call('POST', '/api/clients/search', { payload: filter })).statusCode).toBe(
      400,
    )
  })
})

describe('partners', () => {
  const search = (filter: object = {}) => post('/api/partners', { sortBy: 'name', ...filter })
  test.each([
    ['nothing', () => ({}), ['Broker', 'Hotel']],
    ['a country', () => ({ country: 'GR' }), ['Hotel']],
    [
      'their creator',
      () => ({ createdBy: app.admin.accountId, createdByText: 'Anna' }),
      ['Broker', 'Hotel'],
    ],
    ['a creator who added none', () => ({ createdBy: app.employee.accountId }), []],
    [
      'the days of creation',
      () => ({ createdOnStart: '2026-05-15', createdOnEnd: '2026-06-01' }),
      ['Broker'],
    ],
  ])('are filtered by %s', async (_by, filter, expected) => {
    const answer = await search(filter())
    expect(names(answer)).toEqual(expected)
    expect(answer.totalRows).toBe(expected.length)
  })
  test('have the flags of their kinds of partner', async () => {
    expect((await search()).items[0]).toMatchObject({
      isPartnerRealEstate: true,
      isPartnerTourism: false,
    })
  })
})
