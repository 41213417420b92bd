import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
const ids: Record<string, number> = {}
const accounts: Record<string, number> = {}

beforeAll(async () => {
  app = await testApp()
  const account = async (name: string, values: object) =>
    void (accounts[name] = (
      await app.call('POST', '/api/account/add', {
        payload: { firstName: 'Α', lastName: name, ...values },
      })
    ).json().id)
  await account('Αλεξίου', {})
  await account('Кузнецова', {})
  await account('Portal', { isSource: true })
  await account('Agency', { isSource: true })
  const add = async (name: string, payload: object) =>
    void (ids[name] = (
      await app.call('POST', '/api/lead/add', { payload: { startDate: null, ...payload } })
    ).json().id)
  const { Αλεξίου, Кузнецова, Portal, Agency } = accounts
  await add('flat', {
    accountId: Αλεξίου,
    source: Portal,
    forPurchase: true,
    purchaseBudgetRangeMin: 100_000,
    purchaseBudgetRangeMax: 150_000,
    startDate: '2026-02-01',
    endDate: '2026-04-30',
    priority: 3,
  })
  await add('let', {
    accountId: Кузнецова,
    source: Agency,
    forRent: true,
    rentBudgetRangeMax: 700,
    purchaseBudgetRangeMin: 120_000,
    stage: 2,
    startDate: '2026-05-01',
  })
  await add('either', {
    accountId: Кузнецова,
    forPurchase: true,
    forShortRent: true,
    shortRentBudgetRangeMin: 60,
    stage: 7,
    priority: 1,
    endDate: '2026-01-31',
    startDate: '2025-12-01',
  })
  await add('unknown', { description: 'Звонок о доме у моря', stage: null, priority: null })
})
afterAll(() => app.close())

type Row = { id: number; type: string }
const names = (rows: Row[]) =>
  rows.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id))
const search = async (payload: object = {}) =>
  (await app.call('POST', '/api/lead/search', { payload })).json()
const foundBy = async (payload: object) => {
  const { items, totalRows } = await search(payload)
  expect(totalRows).toBe(items.length)
  return names(items).sort()
}
const quick = async (text: string) =>
  (await app.call('GET', `/api/lead/searchQuick?searchStr=${encodeURIComponent(text)}`)).json()
    .items

describe('the list of leads', () => {
  test('shows the newest first, with account, services and budget', async () => {
    const { items, totalRows } = await search({ perPage: 2 })
    expect([names(items), totalRows]).toEqual([['unknown', 'either'], 4])
    const all = (await search()).items
    expect(all[3]).toMatchObject({
      id: ids['flat'],
      accountId: accounts['Αλεξίου'],
      name: 'Αλεξίου Α',
      type: 'Purchase',
      forPurchase: true,
      budgetRangeMin: 100_000,
      budgetRangeMax: 150_000,
      stage: 1,
      stageName: 'New',
      closed: false,
      priority: 3,
      priorityName: 'High',
      source: accounts['Portal'],
      sourceName: 'Portal Α',
      startDate: '2026-02-01',
      endDate: '2026-04-30',
      createdBy: 'Admin Anna',
      modifiedBy: 'Admin Anna',
    })
    // Without an account its name is the first words of its description.
    expect(all[0]).toMatchObject({ accountId: null, name: 'Звонок о доме у моря' })
    expect(all.map(({ type }: Row) => type)).toEqual([
      'Other',
      'Purchase, Short rent',
      'Rent',
      'Purchase',
    ])
    expect(all[1]).toMatchObject({ budgetRangeMin: 60, budgetRangeMax: null, closed: true })
    expect(await search({ perPage: 20, currentPage: 9 })).toMatchObject({ items: [], totalRows: 4 })
  })

  test('answers the options of the filter', async () => {
    const { options } = await search({ perPage: 1 })
    expect(options.serviceList.map(({ text }: { text: string }) => text)).toEqual([
      'All services',
      'Purchase',
      'Rent',
      'Short rent',
      'Sell',
      'Rent out',
    ])
    expect(options.sourceList).toHaveLength(2)
    expect(options.stageList[0]).toEqual({ value: 1, text: 'New' })
    expect(options.priorityList).toHaveLength(3)
  })

  test.each<[object, string[]]>([
    [{ service: 0 }, ['either', 'flat', 'let', 'unknown']],
    [{ service: 1 }, ['either', 'flat']],
    [{ service: 3 }, ['either']],
    [{ service: 5 }, []],
    [{ stages: [1, 2] }, ['flat', 'let']],
    [{ stages: [0] }, ['unknown']],
    [{ priorities: [1, 3] }, ['either', 'flat']],
    [{ lastName: 'αλεξιου' }, ['flat']],
    [{ lastName: 'kuznets' }, ['either', 'let']],
    [{ lastName: 'kuznets', service: 2, stages: [2] }, ['let']],
    [{ lastName: 'nobody' }, []],
    // Periods overlap; a missing date leaves the lead's period open.
    [{ startDate: '2026-04-30', endDate: '2026-04-30' }, ['flat']],
    [{ startDate: '2026-05-01', endDate: '2026-05-01' }, ['let']],
    [{ endDate: '2026-01-15' }, ['either']],
    // Budgets of the lead's services overlap.
    [{ budgetRangeMin: 150_000 }, ['either', 'flat']],
    [{ budgetRangeMin: 150_001, service: 1 }, []],
    [{ budgetRangeMin: 110_000, budgetRangeMax: 120_000, service: 1 }, ['flat']],
    [{ budgetRangeMax: 99_999, service: 1 }, []],
    [{ budgetRangeMin: 700, budgetRangeMax: 800 }, ['either', 'let']],
    [{ budgetRangeMax: 50 }, ['let']],
    [{ budgetRangeMin: 100, service: 4 }, []],
  ])('filtered by %o has %o', async (filter, found) => {
    expect(await foundBy(filter)).toEqual(found)
  })

  test('filters by sources', async () => {
    expect(await foundBy({ sources: [accounts['Agency']] })).toEqual(['let'])
    expect(await foundBy({ sources: [accounts['Agency'], accounts['Portal']] })).toEqual([
      'flat',
      'let',
    ])
  })

  test.each([
    ['name', ['flat', 'let', 'either', 'unknown']],
    ['type', ['flat', 'either', 'let', 'unknown']],
    ['stage', ['flat', 'let', 'either', 'unknown']],
    ['priority', ['either', 'let', 'flat', 'unknown']],
    ['source', ['let', 'flat', 'either', 'unknown']],
    ['startDate', ['either', 'flat', 'let', 'unknown']],
    ['endDate', ['either', 'flat', 'let', 'unknown']],
    ['budgetRangeMin', ['either', 'flat', 'let', 'unknown']],
    ['budgetRangeMax', ['let', 'flat', 'either', 'unknown']],
    ['createdBy', ['flat', 'let', 'either', 'unknown']],
    ['modifiedOn', ['flat', 'let', 'either', 'unknown']],
  ])('sorts by %s', async (sortBy, expected) => {
    const up = names((await search({ sortBy, sortDesc: false })).items)
    if (sortBy === 'source')
      expect(up.filter((name) => name === 'let' || name === 'flat')).toEqual(['let', 'flat'])
    else expect(up).toEqual(expected)
    expect(names((await search({ sortBy, sortDesc: true })).items)).toEqual(up.toReversed())
  })

  test('refuses unknown sort orders and filters', async () => {
    expect((await search({ sortBy: 'searchText' })).status).toBe(400)
    expect((await search({ color: 1 })).status).toBe(400)
    expect((await search({ startDate: '2026-02-30' })).errors).toHaveProperty('startDate')
  })

  test('shows and finds a changed name of the account', async () => {
    await app.call('POST', '/api/account/update', {
      payload: { id: accounts['Αλεξίου'], lastName: 'Яковлева' },
    })
    const { items } = await search({ lastName: 'ЯКОВЛЕВА' })
    expect(items).toMatchObject([{ id: ids['flat'], name: 'Яковлева Α' }])
    expect(names((await search({ sortBy: 'name', sortDesc: false })).items).at(2)).toBe('flat')
    expect(await quick('ЯКОВЛЕВА')).toEqual([{ id: ids['flat'], description: 'Яковлева Α' }])
  })
})

describe('the search of the picker', () => {
  test.each([
    ['кузнец', ['let', 'either']],
    ['dom mor', ['unknown']],
    ['у моря доме', ['unknown']],
    ['xyzzy', []],
    [' ', []],
  ])('finds the right leads for "%s"', async (text, found) => {
    expect(names(await quick(text)).sort()).toEqual([...found].sort())
  })
  test('finds an exact number first', async () => {
    expect(names(await quick(String(ids['either'])))[0]).toBe('either')
    expect(names(await quick(`#${ids['either']}`))[0]).toBe('either')
  })
})

describe('leads that need attention', () => {
  const untouchedFor = async (name: string, days: number) => {
    await sql`UPDATE "lead" SET "modifiedOn" = now() - make_interval(days => ${days}, mins => 1) WHERE "id" = ${ids[name]}`.execute(
      app.db,
    )
  }
  const plan = async (name: string, done: boolean) => {
    const links = [{ entity: 'Demand', id: ids[name] }]
    const payload = { description: 'Ring', done, links }
    const { statusCode, body } = await app.call('POST', '/api/activity/update', { payload })
    expect([statusCode, statusCode === 200 ? '' : body]).toEqual([200, ''])
  }
  const rowOf = async (name: string) =>
    (await search()).items.find(({ id }: Row) => id === ids[name])

  test('are open leads for which nothing is planned', async () => {
    expect(await foundBy({ attention: 'noNextStep' })).toEqual(['flat', 'let', 'unknown'])
    await plan('flat', false)
    expect(await foundBy({ attention: 'noNextStep' })).toEqual(['let', 'unknown'])
    expect((await rowOf('flat')).nextStep).toMatchObject({ description: 'Ring' })
    await plan('let', true)
    expect(await foundBy({ attention: 'noNextStep' })).toEqual(['let', 'unknown'])
  })

  test('are leads that nobody touched for longer than their stage allows', async () => {
    await untouchedFor('unknown', 900)
    await untouchedFor('either', 900)
    await untouchedFor('let', 8)
    await untouchedFor('flat', 1)
    // "let" has an activity that was changed since.
    expect(await foundBy({ attention: 'untouched' })).toEqual([])
    await sql`UPDATE "activity" SET "modifiedOn" = now() - interval '8 days'`.execute(app.db)
    expect(await foundBy({ attention: 'untouched' })).toEqual(['let'])
    expect((await rowOf('let')).untouchedDays).toBe(8)
    expect((await rowOf('flat')).untouchedDays).toBe(null)
  })
})

describe('the board', () => {
  const board = async (payload: object = {}) =>
    (await app.call('POST', '/api/lead/board', { payload })).json().columns as {
      stage: number
      text: string
      totalRows: number
      items: Row[]
    }[]
  const cards = (columns: Awaited<ReturnType<typeof board>>) =>
    Object.fromEntries(columns.map(({ stage, items }) => [stage, names(items)]))

  test('has each lead in the column of its stage, and those without a stage in the first', async () => {
    const columns = await board()
    expect(columns.map(({ text }) => text)).toEqual([
      '',
      'New',
      'Contacted',
      'Viewings',
      'Negotiation',
      'Postponed',
      'Closed, agreed',
      'Closed, lost',
    ])
    expect(cards(columns)).toMatchObject({
      0: ['unknown'],
      1: ['flat'],
      2: ['let'],
      3: [],
      7: ['either'],
    })
    expect(columns.map(({ totalRows }) => totalRows)).toEqual([1, 1, 1, 0, 0, 0, 0, 1])
  })

  test('has the same filters as the list', async () => {
    expect(cards(await board({ lastName: 'kuznets', stages: [2, 3] }))).toEqual({
      2: ['let'],
      3: [],
    })
    expect((await board({ color: 1 })) as unknown).toBe(undefined)
  })

  test('shows the newest twenty of a column first, and more on request', async () => {
    const values = Array.from({ length: 25 }, () => ({ stage: 3, forSell: true }))
    await app.db
      .insertInto('lead')
      .values(values as never)
      .execute()
    const [column] = await board({ stages: [3] })
    expect([column!.items.length, column!.totalRows]).toEqual([20, 25])
    expect(column!.items[0]!.id).toBeGreaterThan(column!.items[1]!.id)
    const [more] = await board({ stages: [3], more: [{ stage: 3, cards: 40 }] })
    expect(more!.items).toHaveLength(25)
  })
})
