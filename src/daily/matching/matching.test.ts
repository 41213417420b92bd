import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { MatchedLead, MatchedObject, MatchReason } from './matching.contract.ts'
import {
  addMatchingLead,
  addMatchingObject,
  kalamaria,
  nikiti,
  panorama,
  thessaloniki,
} from './testing/addMatching.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const get = async (url: string, as?: Person) => {
  const answer = await app.call('GET', url, as ? { as } : {})
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json()
}
const post = async (url: string, payload: object) => {
  const answer = await app.call('POST', url, { payload })
  expect([url, answer.statusCode]).toEqual([url, 200])
  return answer.json()
}
const ofLead = async (id: number, as?: Person): Promise<MatchedObject[]> =>
  (await get(`/api/lead/matches/${id}?perPage=100`, as)).items
const ofObject = async (id: number, as?: Person): Promise<MatchedLead[]> =>
  (await get(`/api/object/matches/${id}?perPage=100`, as)).items

/** The pair, which must look the same from both sides; undefined if they do not fit. */
async function pairOf(leadId: number, objectId: number) {
  const object = (await ofLead(leadId)).find(({ id }) => id === objectId)
  const lead = (await ofObject(objectId)).find(({ id }) => id === leadId)
  const seen = object && pick(object)
  expect(lead && pick(lead)).toEqual(seen)
  return seen
}
const pick = ({ service, price, fit, reasons }: MatchedObject | MatchedLead) => ({
  service,
  price,
  fit,
  reasons: reasons.filter(({ code }) => code !== 'new'),
})

const lead = (more?: object) => addMatchingLead(app, more)
const object = (more?: object) => addMatchingObject(app, more)
const meet = async (wanted: object, offered: object) =>
  pairOf(await lead(wanted), await object(offered))
const codes = (reasons: readonly MatchReason[] = []) => reasons.map(({ code }) => code)

describe('a lead and an object', () => {
  test('fit if service and budget match', async () => {
    expect(await meet({}, {})).toEqual({
      service: 'forPurchase',
      price: 120_000,
      fit: 100,
      reasons: [{ code: 'inBudget', value: null }],
    })
  })

  test.each([
    ['offered in another way', {}, { forSale: false, forRent: true, rentPrice: 120_000 }],
    ['too dear', {}, { salePrice: 165_001 }],
    ['far too cheap', {}, { salePrice: 89_999 }],
    ['without a price', {}, { salePrice: null }],
    ['not active', {}, { active: false }],
    ['sold', {}, { soldRecently: true }],
    ['reserved', {}, { reserved: true }],
    ['in another place', { locationId: nikiti }, { locationId: kalamaria }],
    ['in no known place', { locationId: nikiti }, {}],
    ['of another type', { description: 'Building plot' }, {}],
    ['of a lead that is closed', { stage: 6 }, {}],
    [
      'of a lead that says nothing',
      { purchaseBudgetRangeMin: null, purchaseBudgetRangeMax: null },
      {},
    ],
  ])('do not fit when it is %s', async (_why, wanted, offered) => {
    expect(await meet(wanted, offered)).toBeUndefined()
  })

  test('a price a tenth over or under the budget fits less, with the difference in per cent', async () => {
    expect(await meet({}, { salePrice: 165_000 })).toMatchObject({
      fit: 50,
      reasons: [{ code: 'overBudget', value: 10 }],
    })
    expect(await meet({}, { salePrice: 95_000 })).toMatchObject({
      fit: 50,
      reasons: [{ code: 'underBudget', value: 5 }],
    })
  })

  test('a reduced price counts', async () => {
    const reduced = { salePrice: 200_000, salePriceWithDiscount: 150_000 }
    expect(await meet({}, reduced)).toMatchObject({ price: 150_000, fit: 100 })
  })

  test('a place fits objects inside it, and nearby ones less', async () => {
    const inside = await meet({ locationId: thessaloniki }, { locationId: kalamaria })
    expect(inside).toMatchObject({ fit: 100 })
    expect(inside!.reasons[0]).toEqual({ code: 'inPlace', value: 'Thessaloniki' })
    const near = await meet({ locationId: kalamaria }, { locationId: panorama })
    expect(near).toMatchObject({ fit: 75 })
    expect(near!.reasons[0]).toEqual({ code: 'nearPlace', value: 'Kalamaria' })
  })

  test('never fit well with a bedroom too few, whatever else matches', async () => {
    const wish = {
      description: 'Flat in Kalamaria, 2 bedrooms, parking, elevator, balcony, garden',
    }
    const flat = {
      locationId: kalamaria,
      parking: true,
      elevator: true,
      balcony: true,
      garden: true,
    }
    const [one, two, three] = [
      await meet(wish, { ...flat, bedrooms: 1 }),
      await meet(wish, { ...flat, bedrooms: 2 }),
      await meet(wish, { ...flat, bedrooms: 3 }),
    ]
    expect(two!.fit).toBe(100)
    expect(three!.fit).toBeGreaterThan(90)
    // 90 or more would count as a very good fit.
    expect(one!.fit).toBeLessThan(70)
    expect(codes(one!.reasons)).not.toContain('bedrooms')
    const worst = await meet({ description: '2 bedrooms' }, { bedrooms: 1, salePrice: 160_000 })
    expect(worst!.fit).toBe(0)
  })

  test('a chosen place counts instead of one named in the text', async () => {
    const wanted = { locationId: nikiti, description: 'Lives in Kalamaria now' }
    expect(await meet(wanted, { locationId: kalamaria })).toBeUndefined()
    expect(await meet(wanted, { locationId: nikiti })).toBeDefined()
  })

  test('wishes in the text count, and each one that the object meets is a reason', async () => {
    const description = 'Διαμέρισμα 2 υπνοδωματίων στην Καλαμαριά, 90 τ.μ., με πάρκινγκ και ασανσέρ'
    const flat = { locationId: kalamaria, bedrooms: 2, area: 92, parking: true }
    const pair = await meet({ description }, { ...flat, elevator: false })
    expect(pair!.fit).toBe(95)
    expect(pair!.reasons).toEqual([
      { code: 'inPlace', value: 'Kalamaria' },
      { code: 'inBudget', value: null },
      { code: 'type', value: 'Apartment' },
      { code: 'bedrooms', value: 2 },
      { code: 'area', value: 92 },
      { code: 'fact', value: 'parking' },
    ])
    expect((await meet({ description }, { ...flat, elevator: true }))!.fit).toBe(100)
  })

  test('a lead that wants two services gets the better fit', async () => {
    const wanted = { forRent: true, rentBudgetRangeMax: 500 }
    const offered = { forRent: true, rentPrice: 450, salePrice: 160_000 }
    expect(await meet(wanted, offered)).toMatchObject({ service: 'forRent', price: 450, fit: 100 })
  })

  test('a rented object still matches for sale and short stays', async () => {
    const offered = { rented: true, forRent: true, rentPrice: 450 }
    const rents = { forPurchase: false, forRent: true, rentBudgetRangeMax: 500 }
    expect(await meet(rents, offered)).toBeUndefined()
    expect(await meet({}, offered)).toMatchObject({ service: 'forPurchase' })
    const stays = { forPurchase: false, forShortRent: true, shortRentBudgetRangeMax: 80 }
    expect(await meet(stays, { ...offered, forShortRent: true, shortRentPrice: 70 })).toMatchObject(
      { service: 'forShortRent' },
    )
  })

  test('follow changes, and no longer match when either is deleted', async () => {
    const [leadId, objectId] = [await lead({ locationId: nikiti }), await object()]
    expect(await pairOf(leadId, objectId)).toBeUndefined()
    await post('/api/object/update', { id: objectId, locationId: nikiti })
    expect(codes((await pairOf(leadId, objectId))?.reasons)).toContain('inPlace')
    await app.call('DELETE', `/api/object/${objectId}`)
    expect((await ofLead(leadId)).map(({ id }) => id)).not.toContain(objectId)
    await post(`/api/object/restore/${objectId}`, {})
    expect(await pairOf(leadId, objectId)).toBeDefined()
    await app.call('DELETE', `/api/lead/${leadId}`)
    expect((await ofObject(objectId)).map(({ id }) => id)).not.toContain(leadId)
    await post(`/api/lead/restore/${leadId}`, {})
    expect(await pairOf(leadId, objectId)).toBeDefined()
  })

  test('no longer match once the object is added to the lead, and again when it is removed', async () => {
    const [leadId, objectId] = [await lead(), await object()]
    await post('/api/leadObject/add', { leadId, objectId })
    expect(await pairOf(leadId, objectId)).toBeUndefined()
    await app.call('DELETE', '/api/leadObject', { payload: { leadId, objectId } })
    expect(await pairOf(leadId, objectId)).toBeDefined()
  })
})

describe('the list', () => {
  test('is sorted by fit, in pages of twenty', async () => {
    const budget = { purchaseBudgetRangeMin: 700_000, purchaseBudgetRangeMax: 800_000 }
    const leadId = await lead({ ...budget, description: 'With a garden' })
    for (let n = 0; n < 22; n++) await object({ salePrice: 700_000 + n, garden: n === 4 })
    const first = await get(`/api/lead/matches/${leadId}`)
    expect(first).toMatchObject({ totalRows: 22, isAsking: true })
    expect(first.items).toHaveLength(20)
    expect(first.items[0].price).toBe(700_004)
    const second = await get(`/api/lead/matches/${leadId}?currentPage=2`)
    expect(second.items).toHaveLength(2)
    const all = [...first.items, ...second.items].map(({ id }) => id)
    expect(new Set(all).size).toBe(22)
    expect(await get(`/api/lead/matches/${leadId}?currentPage=9`)).toMatchObject({
      totalRows: 22,
      items: [],
    })
  })

  test('says why it is empty', async () => {
    const silent = await lead({ purchaseBudgetRangeMin: null, purchaseBudgetRangeMax: null })
    expect(await get(`/api/lead/matches/${silent}`)).toMatchObject({ items: [], isAsking: false })
    const sold = await object({ soldRecently: true })
    expect(await get(`/api/object/matches/${sold}`)).toMatchObject({ items: [], isOffered: false })
  })

  test('shows names and key data of objects and leads', async () => {
    const { id: accountId } = await post('/api/account/add', {
      firstName: 'Eleni',
      lastName: 'Vlachou',
    })
    const leadId = await lead({ accountId, description: 'Quickly' })
    await unassign(app.db, 'Demand', leadId)
    await post('/api/assignment/lead/add', {
      demandId: leadId,
      assignedTo: app.employee.accountId,
    })
    const objectId = await object({ locationId: kalamaria, title: 'Flat', bedrooms: 2, area: 80 })
    expect((await ofLead(leadId)).find(({ id }) => id === objectId)).toMatchObject({
      title: 'Flat',
      type: 'Apartment',
      location: 'Kalamaria, Thessaloniki',
      area: 80,
      bedrooms: 2,
      picture: null,
    })
    expect((await ofObject(objectId)).find(({ id }) => id === leadId)).toMatchObject({
      account: 'Vlachou Eleni',
      accountId,
      description: 'Quickly',
      stage: 'New',
      budgetMin: 100_000,
      budgetMax: 150_000,
      agents: ['Employee Eleni'],
    })
  })

  test.each(['perPage=0', 'perPage=x', 'currentPage=0', 'colour=red'])(
    'refuses %s',
    async (query) => {
      const answer = await app.call('GET', `/api/lead/matches/${await lead()}?${query}`)
      expect(answer.statusCode).toBe(400)
    },
  )

  test('is refused for leads that the caller may not open, as leads of employees in a branch', async () => {
    const leadId = await lead({ accountId: app.employee.accountId })
    const objectId = await object()
    for (const as of [app.admin, app.employee])
      expect((await ofObject(objectId, as)).map(({ id }) => id)).toContain(leadId)
    expect((await ofObject(objectId, app.branchEmployee)).map(({ id }) => id)).not.toContain(leadId)
    const other = await lead()
    expect((await ofObject(objectId, app.branchEmployee)).map(({ id }) => id)).toContain(other)
    const url = `/api/lead/matches/${leadId}`
    expect((await app.call('GET', url, { as: app.branchEmployee })).statusCode).toBe(403)
    expect((await app.call('GET', url, { as: app.client })).statusCode).toBe(403)
    expect((await app.call('GET', url, { as: null })).statusCode).toBe(401)
    expect((await ofLead(other, app.branchEmployee)).map(({ id }) => id)).toContain(objectId)
  })

  test('returns 404 for missing or deleted records', async () => {
    const leadId = await lead()
    await app.call('DELETE', `/api/lead/${leadId}`)
    for (const url of [`/api/lead/matches/${leadId}`, '/api/object/matches/2147483647'])
      expect((await app.call('GET', url)).statusCode).toBe(404)
  })
})

test('a wanted place that does not exist is rejected by name', async () => {
  const answer = await app.call('POST', '/api/lead/add', { payload: { locationId: 999 } })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual({ locationId: ['There is no such place.'] })
})
