import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay, agencyToday } from '#kit/clock.ts'

let app: TestApp
let id: number
let referenceNumber: string
let maria: number
let nikos: number
beforeAll(async () => {
  app = await testApp()
  const add = async (lastName: string) =>
    (await app.call('POST', '/api/account/add', { payload: { firstName: 'K', lastName } })).json()
      .id
  maria = await add('Maria')
  nikos = await add('Nikos')
})
afterAll(() => app.close())
beforeEach(async () => {
  const { object } = (await app.call('GET', '/api/object/add')).json()
  id = object.id
  referenceNumber = object.referenceNumber
  await app.call('POST', '/api/object/update', { payload: { id, hasKey: true } })
})

const key = () => app.call('GET', `/api/ObjectKeys/edit/${id}`)
const save = (payload: object) =>
  app.call('POST', '/api/ObjectKeys/edit', { payload: { objectId: id, ...payload } })
const list = async (query = '') => (await app.call('GET', `/api/ObjectKeys?${query}`)).json()

describe('a key', () => {
  test('is in the list as soon as the object has a key', async () => {
    const row = {
      id,
      objectId: id,
      objectReferenceNumber: referenceNumber,
      accountId: null,
      account: null,
      received: null,
      givenAway: null,
      description: null,
      isOut: false,
      isOverdue: false,
    }
    expect((await list()).items).toContainEqual(expect.objectContaining(row))
    await app.call('POST', '/api/object/update', { payload: { id, hasKey: false } })
    expect((await list()).items.map((one: { id: number }) => one.id)).not.toContain(id)
    expect((await key()).statusCode).toBe(404)
    expect((await save({ description: 'x' })).statusCode).toBe(404)
  })

  test('keeps a history of its holders', async () => {
    await save({ received: '2026-01-02', description: 'Two keys and a remote control' })
    const out = (await save({ accountId: maria, received: null, givenAway: '2026-03-01' })).json()
    expect(out).toMatchObject({
      accountId: maria,
      account: 'Maria K',
      isOut: true,
      isOverdue: true,
      description: 'Two keys and a remote control',
    })
    expect((await save({ received: '2026-03-05' })).json()).toMatchObject({
      isOut: false,
      isOverdue: false,
    })
    await save({ accountId: nikos, received: null, givenAway: '2026-04-01', description: null })
    expect((await key()).json().history).toEqual([
      {
        accountId: nikos,
        account: 'Nikos K',
        givenAway: '2026-04-01',
        received: null,
        description: null,
      },
      {
        accountId: maria,
        account: 'Maria K',
        givenAway: '2026-03-01',
        received: '2026-03-05',
        description: 'Two keys and a remote control',
      },
    ])
  })

  test('has one holder: handing it over ends the period of the last one', async () => {
    await save({ accountId: maria, givenAway: '2026-03-01' })
    await save({ accountId: nikos, givenAway: '2026-03-09' })
    expect((await key()).json().history).toMatchObject([
      { accountId: nikos, received: null },
      { accountId: maria, received: '2026-03-09' },
    ])
    const second = {
      objectId: id,
      accountId: maria,
      givenAway: '2026-03-10',
      received: null,
      description: null,
    }
    await expect(app.db.insertInto('objectKeyHistory').values(second).execute()).rejects.toThrow(
      'objectKeyOut',
    )
  })

  test('correcting a date corrects the history and adds no period', async () => {
    await save({ accountId: maria, givenAway: '2026-03-01' })
    await save({ givenAway: '2026-02-28' })
    expect((await key()).json().history).toMatchObject([
      { accountId: maria, givenAway: '2026-02-28', received: null },
    ])
  })

  test('undoing a handover or return also undoes it in the history', async () => {
    const at = (days: number) => agencyDay(days)
    await save({ received: at(-40) })
    const kept = (await save({ accountId: maria, received: null, givenAway: at(-35) })).json()
    const taken = await save({ received: at(0) })
    expect(taken.json().history).toMatchObject([{ accountId: maria, received: at(0) }])
    expect((await save({ received: null })).json()).toMatchObject({
      isOut: true,
      history: kept.history,
    })

    const before = (await save({ received: at(-1) })).json()
    const given = await save({ accountId: nikos, received: null, givenAway: at(0) })
    expect(given.json().history).toMatchObject([{ accountId: nikos }, { accountId: maria }])
    const { accountId, received, givenAway } = before
    expect((await save({ accountId, received, givenAway })).json()).toMatchObject({
      isOut: false,
      history: before.history,
    })
  })

  test('that is out for too long is overdue, the longest first', async () => {
    const overdue = async () => (await app.call('GET', '/api/home')).json().keys
    const had = (await overdue()).totalRows
    await save({ accountId: maria, givenAway: '2020-02-02' })
    const { items, totalRows } = await overdue()
    expect(totalRows).toBe(had + 1)
    expect(items[0]).toMatchObject({ id, account: 'Maria K', isOverdue: true })
    await save({ received: agencyToday() })
    expect((await overdue()).totalRows).toBe(had)
    await save({ received: null, givenAway: agencyDay(-30) })
    expect((await overdue()).totalRows).toBe(had)
  })

  test('that is out is not overdue at first', async () => {
    const today = agencyToday()
    expect((await save({ accountId: maria, givenAway: today })).json()).toMatchObject({
      isOut: true,
      isOverdue: false,
    })
  })

  test('can be saved unchanged, and simultaneous changes are merged', async () => {
    const read = (await key()).json()
    const saved = (await save({ ...read, description: 'Blue tag' })).json()
    expect(saved).toMatchObject({ description: 'Blue tag', version: read.version + 1 })
    expect((await save({ version: read.version, received: '2026-01-01' })).json()).toMatchObject({
      description: 'Blue tag',
    })
    expect((await save({ version: read.version, description: 'Red tag' })).statusCode).toBe(409)
  })

  test.each([
    [{ accountId: 2_000_000_000 }, 'accountId'],
    [{ received: '2026-02-30' }, 'received'],
    [{ givenAway: 5 }, 'givenAway'],
    [{ objectId: 0 }, 'objectId'],
    [{ colour: 'red' }, 'colour'],
    [{ version: 99 }, 'version'],
  ])('%j is refused and names the field', async (payload, field) => {
    const answer = await save(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toHaveProperty(field)
  })
})

describe('the list', () => {
  test('is filtered by the beginning of the number, ignoring case', async () => {
    const filter = (text: string) =>
      list(new URLSearchParams({ objectReferenceNumber: text }).toString())
    for (const typed of [
      referenceNumber,
      referenceNumber.slice(0, 3),
      `#${referenceNumber.toLowerCase()}`,
    ])
      expect((await filter(typed)).items.map((one: { id: number }) => one.id)).toContain(id)
    expect(await filter('0')).toEqual({ items: [], totalRows: 0 })
    expect(await filter('%')).toEqual({ items: [], totalRows: 0 })
    expect((await filter(referenceNumber)).totalRows).toBe(1)
  })

  test('is filtered by who has the key now, and by overdue', async () => {
    const found = async (query: string) =>
      (await list(query)).items.map((one: { id: number }) => one.id)
    const { id: painter } = (
      await app.call('POST', '/api/account/add', { payload: { firstName: 'P', lastName: 'Out' } })
    ).json()
    await save({ accountId: painter, givenAway: agencyDay(-31) })
    const old = id
    const { object } = (await app.call('GET', '/api/object/add')).json()
    await app.call('POST', '/api/object/update', { payload: { id: object.id, hasKey: true } })
    id = object.id
    await save({ accountId: painter, givenAway: agencyDay(-30) })

    expect(await found(`accountId=${painter}&sortBy=givenAway`)).toEqual([old, id])
    expect(await found(`accountId=${painter}&state=overdue`)).toEqual([old])
    expect(await found('state=overdue')).not.toContain(id)
    expect(await found('state=atOffice')).not.toContain(old)
    expect((await list(`accountId=${painter}&perPage=1`)).totalRows).toBe(2)
    await save({ received: agencyToday() })
    expect(await found(`accountId=${painter}&state=out`)).toEqual([old])
    expect(await found('state=atOffice')).toContain(id)
    expect((await app.call('GET', '/api/ObjectKeys?state=lost')).statusCode).toBe(400)
  })

  test.each(['objectReferenceNumber', 'account', 'received', 'givenAway', 'description'])(
    'sorts by %s and pages',
    async (sortBy) => {
      const { items, totalRows } = await list(
        `sortBy=${sortBy}&sortDesc=true&perPage=3&currentPage=1`,
      )
      expect(items).toHaveLength(3)
      expect(await list(`sortBy=${sortBy}&perPage=3&currentPage=999`)).toEqual({
        items: [],
        totalRows,
      })
    },
  )

  test('is sorted by the holder’s current name', async () => {
    const add = async (firstName: string) =>
      (await app.call('POST', '/api/account/add', { payload: { firstName, lastName: 'Z' } })).json()
        .id
    const holder = await add('M')
    await save({ accountId: holder, givenAway: '2020-01-01', received: '2020-01-02' })
    await save({ description: `A${'€'.repeat(1999)}` })
    const firstBy = async (sortBy: string) =>
      (await list(`sortBy=${sortBy}&perPage=1&currentPage=1`)).items[0].id
    for (const sortBy of ['givenAway', 'received', 'description'])
      expect(await firstBy(sortBy)).toBe(id)
    expect(await firstBy('account')).not.toBe(id)
    await app.call('POST', '/api/account/update', { payload: { id: holder, lastName: 'AAA' } })
    expect(await firstBy('account')).toBe(id)
  })

  test('cannot be sorted by anything else', async () => {
    expect((await app.call('GET', '/api/ObjectKeys?sortBy=version')).statusCode).toBe(400)
  })
})
