// A new viewing, deal or stay is prefilled from where it is begun: the lead, its client, the property, its owners.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../testing/testApp.ts'
import type { Person, TestApp } from '../testing/testApp.ts'
import { agencyDay, instantNow } from '#kit/clock.ts'

let app: TestApp
const ids: Record<string, number> = {}
const numbers: Record<string, string> = {}

const called = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const { statusCode, body } = await app.call(method, path, { ...(payload && { payload }) })
  expect([path, statusCode, statusCode === 200 ? '' : body]).toEqual([path, 200, ''])
  return body ? JSON.parse(body) : undefined
}
const addAccount = async (name: string, values: object) =>
  void (ids[name] = (
    await called('POST', '/api/account/add', { firstName: 'Α', lastName: name, ...values })
  ).id)
const addLead = async (name: string, values: object) =>
  void (ids[name] = (await called('POST', '/api/lead/add', values)).lead.id)
const addObject = async (name: string, values: object) => {
  const { object } = await called('GET', '/api/object/add')
  await called('POST', '/api/object/update', { id: object.id, ...values })
  ids[name] = object.id
  numbers[name] = object.referenceNumber
}
const put = (lead: string, object: string) =>
  called('POST', '/api/leadObject/add', { leadId: ids[lead], objectId: ids[object] })
const blank = (of: string, query: Record<string, string | number | undefined> = {}, as?: Person) =>
  app.call('GET', `/api/${of}/add?${new URLSearchParams(query as Record<string, string>)}`, {
    ...(as && { as }),
  })

beforeAll(async () => {
  app = await testApp()
  await addAccount('Buyer', { isClient: true, email: 'buyer@example.com', phone: '+306900000001' })
  await addAccount('Owner', { isOwner: true })
  await addAccount('Former', { isOwner: true })
  await addAccount('Portal', { isSource: true })
  await addObject('flat', { forSale: true, salePrice: 120_000, salePriceWithDiscount: 110_000 })
  await addObject('house', { forRent: true, rentPrice: 700 })
  await addObject('studio', { forShortRent: true, shortRentPrice: 60 })
  const owns = { objectId: ids['flat'], relation: 1 }
  await called('POST', '/api/objectAccount/add', { ...owns, accountId: ids['Owner'] })
  await called('POST', '/api/objectAccount/add', {
    ...owns,
    accountId: ids['Former'],
    endDate: agencyDay(-1),
  })
  const accountId = ids['Buyer']
  await addLead('wants', { accountId, source: ids['Portal'], forPurchase: true })
  await addLead('stays', {
    accountId,
    source: ids['Portal'],
    forShortRent: true,
    startDate: agencyDay(10),
    endDate: agencyDay(17),
  })
  await put('stays', 'studio')
})
afterAll(() => app.close())

describe('a new viewing', () => {
  const objectsOf = async (query: Record<string, string | number | undefined>) =>
    (await blank('Viewing', query)).json().results.map((one: { objectId: number }) => one.objectId)

  test('for a lead has its name, and the properties that its client has not seen yet', async () => {
    for (const object of ['flat', 'house', 'studio']) await put('wants', object)
    const { demandId, demand, results } = (
      await blank('Viewing', { demandId: ids['wants'] })
    ).json()
    expect([demandId, demand]).toEqual([ids['wants'], expect.stringContaining('Buyer')])
    expect(results[0]).toEqual({
      objectId: ids['flat'],
      objectReferenceNumber: numbers['flat'],
      objectTitle: expect.toSatisfy((title) => title === null || typeof title === 'string'),
      description: `#${numbers['flat']}`,
      result: null,
      offer: null,
      offeredOn: null,
    })
    expect(results).toHaveLength(3)
    const { id } = await called('POST', '/api/Viewing/update', {
      demandId: ids['wants'],
      results: [{ objectId: ids['house'], result: null }],
    })
    expect(await objectsOf({ demandId: ids['wants'] })).toEqual([ids['flat'], ids['studio']])
    // A property of a cancelled viewing was not seen.
    await called('POST', '/api/Viewing/update', {
      id,
      results: [{ objectId: ids['house'], result: 8 }],
    })
    expect(await objectsOf({ demandId: ids['wants'] })).toHaveLength(3)
  })

  test('has the properties that the client likes instead of unmarked ones', async () => {
    const objects = ['flat', 'house', 'studio'].map((name) => ({ objectId: ids[name] }))
    const { id } = await called('POST', '/api/selection/add', { leadId: ids['wants'], objects })
    const mark = (name: string, as: string | null) =>
      app.db
        .updateTable('selectionObject')
        .set({ mark: as, markedOn: as && instantNow() } as never)
        .where('selectionId', '=', id)
        .where('objectId', '=', ids[name]!)
        .execute()
    await mark('house', 'dislike')
    expect(await objectsOf({ demandId: ids['wants'] })).toEqual([ids['flat'], ids['studio']])
    await mark('studio', 'like')
    expect(await objectsOf({ demandId: ids['wants'] })).toEqual([ids['studio']])
  })

  test('for given properties has these, each once, in their order', async () => {
    const { flat, house } = ids
    expect(await objectsOf({ objects: `${house},${flat},${house}` })).toEqual([house, flat])
    expect(await objectsOf({ demandId: ids['wants'], objects: String(flat) })).toEqual([flat])
  })
})

describe('a new deal', () => {
  test('for a lead and a property has seller, buyer and asking price', async () => {
    const deal = (await blank('Deal', { demandId: ids['wants'], objectId: ids['flat'] })).json()
    expect(deal).toMatchObject({
      dealType: 2,
      objectId: ids['flat'],
      objectReferenceNumber: numbers['flat'],
      demandId: ids['wants'],
      askingPrice: 110_000,
      accounts: [
        { accountId: ids['Owner'], relation: 1 },
        { accountId: ids['Buyer'], relation: 2 },
      ],
    })
    const { id } = await called('POST', '/api/Deal/update', deal)
    expect(await called('GET', `/api/Deal/edit/${id}`)).toMatchObject({ askingPrice: 110_000 })
  })

  test('for a property to let is a rental', async () => {
    const deal = (await blank('Deal', { objectId: ids['house'] })).json()
    expect(deal).toMatchObject({ dealType: 1, askingPrice: 700, accounts: [], demandId: null })
  })

  test('for a lead with one property has that property and its seller', async () => {
    await addLead('sells', { accountId: ids['Owner'], forSell: true })
    await put('sells', 'flat')
    const deal = (await blank('Deal', { demandId: ids['sells'] })).json()
    expect(deal).toMatchObject({ objectId: ids['flat'], dealType: 2 })
    expect(deal.accounts).toMatchObject([{ accountId: ids['Owner'], relation: 1 }])
  })

  test('without a context is a sale without people', async () => {
    expect((await blank('Deal')).json()).toMatchObject({
      dealType: 2,
      accounts: [],
      objectId: null,
    })
  })
})

describe('a new stay', () => {
  test('for a lead has its guest, its source and its only property', async () => {
    expect((await blank('Reservation', { demandId: ids['stays'] })).json()).toMatchObject({
      demandId: ids['stays'],
      demand: expect.stringContaining('Buyer'),
      sourceId: ids['Portal'],
      source: expect.stringContaining('Portal'),
      checkIn: null,
      duration: null,
      object: { id: ids['studio'], referenceNumber: numbers['studio'] },
      client: {
        lastName: 'Buyer',
        firstName: 'Α',
        email: 'buyer@example.com',
        phone: '+306900000001',
        taxNumber: null,
      },
    })
  })
})

describe('unknown or forbidden records', () => {
  test.each(['Viewing', 'Deal', 'Reservation'])('%s: is refused', async (of) => {
    const answer = async (query: Record<string, string | number>, as?: Person) =>
      (await blank(of, query, as)).statusCode
    expect(await answer({ demandId: 999_999 })).toBe(400)
    expect(await answer({ [of === 'Viewing' ? 'objects' : 'objectId']: 999_999 })).toBe(400)
    expect(await answer({ demandId: 'one' })).toBe(400)
    expect(await answer({ other: 1 })).toBe(400)
    expect(await answer({ demandId: ids['wants']! }, app.client)).toBe(403)
    await called('POST', '/api/account/update', { id: ids['Former'], isEmploye: true })
    await addLead('own', { accountId: ids['Former'] })
    expect(await answer({ demandId: ids['own']! }, app.branchEmployee)).toBe(403)
    await called('DELETE', `/api/lead/${ids['own']}`)
    expect(await answer({ demandId: ids['own']! })).toBe(400)
  })
})
