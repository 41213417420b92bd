import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { DealRow } from './dealList.contract.ts'
import type { Deal } from './deals.contract.ts'

let app: TestApp
let object: { id: number; referenceNumber: string }
let other: { id: number; referenceNumber: string }
let lead: number
const people: Record<'seller' | 'buyer' | 'lawyer' | 'notary' | 'engineer', number> = {} as never

const addAccount = async (lastName: string, more: object = {}): Promise<number> => {
  const payload = { firstName: 'D', lastName, ...more }
  return (await app.call('POST', '/api/account/add', { payload })).json().id
}
const addObject = async () => (await app.call('GET', '/api/object/add')).json().object

beforeAll(async () => {
  app = await testApp()
  ;[object, other] = [await addObject(), await addObject()]
  people.seller = await addAccount('Παπαδόπουλος')
  people.buyer = await addAccount('Кузнецова')
  people.lawyer = await addAccount('Law')
  people.notary = await addAccount('Note', { isProfessional: true, isNotary: true })
  people.engineer = await addAccount('Engine')
  const payload = { accountId: people.buyer, description: 'By the sea' }
  lead = (await app.call('POST', '/api/lead/add', { payload })).json().id
})
afterAll(() => app.close())

const save = (payload: object) => app.call('POST', '/api/Deal/update', { payload })
const stored = async (payload: object): Promise<Deal & { id: number }> => {
  const answer = await save(payload)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const edit = (id: number) => app.call('GET', `/api/Deal/edit/${id}`)

const everything = () => ({
  dealType: 2,
  dealStage: 4,
  objectId: object.id,
  startDate: '2026-02-01',
  endDate: '2026-09-30',
  askingPrice: 250_000,
  price: 240_500.5,
  dateOfDeposit: '2026-03-15',
  contractDurationMonths: 6,
  rentStart: '2026-04-01',
  rentExpiration: '2027-03-31',
  demandId: lead,
})
const parts = () => [
  { accountId: people.seller, relation: 1 },
  { accountId: people.buyer, relation: 2 },
  { accountId: people.lawyer, relation: 3 },
  { accountId: people.notary, relation: 4 },
  { accountId: people.engineer, relation: 5 },
]

describe('a deal', () => {
  test('starts as a blank, which is not stored but can be saved as it is', async () => {
    const blank = (await app.call('GET', '/api/Deal/add')).json()
    expect(blank).toMatchObject({ id: null, accounts: [], objectId: null })
    expect((await search()).totalRows).toBe(0)
    const saved = await stored(blank)
    expect(saved).toMatchObject({ version: 1, createdByAccountDisplayName: 'Admin Anna' })
    expect((await edit(saved.id)).json()).toEqual(saved)
    expect(await stored(saved)).toEqual(saved)
    expect(await stored({ id: saved.id, dealType: 0, dealStage: 0 })).toMatchObject({
      dealType: null,
      dealStage: null,
    })
  })

  test('stores all fields and the people with their roles', async () => {
    const accounts = parts()
    const deal = await stored({ ...everything(), accounts })
    expect(deal).toMatchObject({
      ...everything(),
      accounts,
      objectReferenceNumber: object.referenceNumber,
      object: `#${object.referenceNumber}`,
      demand: 'Кузнецова D, By the sea',
    })
    expect(deal.accounts[0]).toMatchObject({
      account: 'Παπαδόπουλος D',
      description: 'Παπαδόπουλος D: Seller',
    })
    expect(deal.dealTypeOptions.map(({ text }) => text)).toEqual(['Rent', 'Sale'])
    expect(deal.dealAccountRelationOptions.map(({ text }) => text)).toEqual([
      'Seller',
      'Buyer',
      'Lawyer',
      'Notary',
      'Civil engineer',
    ])
    expect(deal.dealStageOptions[0]).toEqual({ value: 1, text: 'Negotiation', parent: null })
    expect((await edit(deal.id)).json()).toEqual(deal)
  })

  test('drops rows without an account', async () => {
    const { accounts } = await stored({
      accounts: [{ accountId: null, relation: 1 }, { accountId: people.buyer, relation: 2 }, {}],
    })
    expect(accounts).toMatchObject([{ accountId: people.buyer, relation: 2 }])
  })

  test('is deleted, hidden everywhere, and restored', async () => {
    const { id } = await stored(everything())
    await app.call('DELETE', `/api/Deal/${id}`)
    expect((await edit(id)).statusCode).toBe(404)
    expect((await save({ id, price: 1 })).statusCode).toBe(404)
    expect((await app.call('POST', `/api/Deal/restore/${id}`)).json()).toMatchObject({ id })
    expect((await edit(id)).statusCode).toBe(200)
  })

  test('a single field is changed by itself, with its options', async () => {
    const { id } = await stored({})
    const payload = [{ op: 'replace', path: '/dealStage', value: 2 }]
    const patched = await app.call('PATCH', `/api/Deal/patch/${id}`, { payload })
    expect(patched.json()).toMatchObject({ id, dealStage: 2, version: 2 })
    const url = `/api/Deal/editRequestSelectList?id=${id}&fieldName=dealStage`
    const choices = (await app.call('GET', url)).json()
    expect(choices).toMatchObject({ dtoFieldName: 'dealStage', value: 2 })
    expect(choices.selectList).toHaveLength(6)
  })

  test('merges simultaneous changes and reports conflicts', async () => {
    const { id, version } = await stored({ price: 100 })
    await stored({ id, version, accounts: [{ accountId: people.buyer, relation: 2 }] })
    expect(await stored({ id, version, price: 200 })).toMatchObject({
      price: 200,
      accounts: [{ accountId: people.buyer }],
    })
    const late = await save({ id, version, price: 300 })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ conflicts: ['price'], current: { id, price: 200 } })
  })

  test('is shown on the screen of its object', async () => {
    const object = await addObject()
    const { id } = await stored({ objectId: object.id })
    const view = (await app.call('GET', `/api/object/view/${object.id}`)).json()
    expect(view.deals).toEqual([{ id, descr: `D${id}, #${object.referenceNumber}` }])
  })

  test('can be saved unchanged when its lead is deleted', async () => {
    const payload = { accountId: people.buyer }
    const { id: demandId } = (await app.call('POST', '/api/lead/add', { payload })).json()
    const deal = await stored({ demandId })
    await app.call('DELETE', `/api/lead/${demandId}`)
    expect(await stored({ ...deal, price: 5 })).toMatchObject({ price: 5, demand: null, demandId })
  })
})

test.each([
  ['a type', { dealType: 9 }, 'dealType'],
  ['a stage', { dealStage: 99 }, 'dealStage'],
  ['an object', { objectId: 999_999 }, 'objectId'],
  ['a lead', { demandId: 999_999 }, 'demandId'],
  ['an account', { accounts: [{ accountId: 999_999, relation: 1 }] }, 'accounts'],
  ['a relation', { accounts: [{ accountId: 1, relation: 99 }] }, 'accounts'],
  ['months below zero', { contractDurationMonths: -1 }, 'contractDurationMonths'],
  ['a day', { dateOfDeposit: '2026-02-30' }, 'dateOfDeposit'],
  ['an end before the start', { startDate: '2026-02-02', endDate: '2026-02-01' }, 'endDate'],
  ['a field', { colour: 'blue' }, 'colour'],
])('is not stored with %s that does not fit', async (_what, payload, field) => {
  const answer = await save(payload)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([expect.stringContaining(field)])
})

const search = async (payload: object = {}) => {
  const answer = await app.call('POST', '/api/Deal/search', { payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json() as {
    items: DealRow[]
    totalRows: number
    options: { types: object[]; stages: object[] }
  }
}

describe('the list', () => {
  let sale: number
  let rent: number
  let empty: number
  beforeAll(async () => {
    await app.db.deleteFrom('deal').execute()
    sale = (await stored({ ...everything(), accounts: parts() })).id
    rent = (
      await stored({
        dealType: 1,
        dealStage: 2,
        objectId: other.id,
        dateOfDeposit: '2026-05-01',
        endDate: '2026-05-31',
        accounts: [
          { accountId: people.buyer, relation: 1 },
          { accountId: people.seller, relation: 1 },
        ],
      })
    ).id
    empty = (await stored({})).id
    const assign = (parent: string, ids: object) =>
      app.call('POST', `/api/assignment/${parent}/add`, { payload: ids })
    await assign('object', { objectId: object.id, assignedTo: app.admin.accountId })
    await assign('object', { objectId: other.id, assignedTo: app.admin.accountId })
    await unassign(app.db, 'Demand', lead)
    await assign('lead', { demandId: lead, assignedTo: app.employee.accountId })
  })

  test('contains names, and the IDs of these accounts', async () => {
    const { items, totalRows } = await search()
    expect(totalRows).toBe(3)
    expect(items.map(({ id }) => id)).toEqual([empty, rent, sale])
    expect(items[2]).toMatchObject({
      dealType: 'Sale',
      dealTypeId: 2,
      dealStage: 'Contract',
      dealStageStyle: 'contract',
      objectId: object.id,
      objectReferenceNumber: object.referenceNumber,
      seller: 'Παπαδόπουλος D',
      sellerId: String(people.seller),
      buyer: 'Кузнецова D',
      lawer: 'Law D',
      notary: 'Note D',
      civilEngeneer: 'Engine D',
      civilEngeneerId: String(people.engineer),
      assigned: 'Employee Eleni',
      assignedId: String(app.employee.accountId),
      price: 240_500.5,
    })
    expect(items[1]).toMatchObject({
      seller: 'Кузнецова D, Παπαδόπουλος D',
      sellerId: `${people.buyer},${people.seller}`,
      buyer: null,
      assigned: 'Admin Anna',
      dealStageStyle: 'depositpaid',
    })
    // Nobody is assigned to it, its lead or its object, so its author counts as assigned.
    expect(items[0]).toMatchObject({ seller: null, assigned: 'Admin Anna', objectId: null })
  })

  test.each([
    ['its type', () => ({ dealType: 1 }), () => [rent]],
    ['all types', () => ({ dealType: 0 }), () => [empty, rent, sale]],
    ['stages', () => ({ stages: [4, 5] }), () => [sale]],
    [
      'the day of the deposit',
      () => ({ depositFrom: '2026-03-15', depositTill: '2026-03-15' }),
      () => [sale],
    ],
    ['the end', () => ({ endDateFrom: '2026-05-31', endDateTill: '2026-09-29' }), () => [rent]],
    ['a last name in Latin', () => ({ lastName: 'papadopoulos' }), () => [rent, sale]],
    ['a last name in another script', () => ({ lastName: 'kuznets' }), () => [rent, sale]],
    ['a last name of one', () => ({ lastName: 'Engine' }), () => [sale]],
    [
      'the number of the object, ignoring case',
      () => ({ object: object.referenceNumber.toLowerCase() }),
      () => [sale],
    ],
    ["the object's own number", () => ({ object: other.id }), () => [rent]],
    ['all at once', () => ({ dealType: 1, stages: [4] }), () => []],
  ])('is filtered by %s', async (_by, filter, expected) => {
    const { items, totalRows } = await search(filter())
    expect(items.map(({ id }) => id)).toEqual(expected())
    expect(totalRows).toBe(expected().length)
  })

  test('is sorted by each of its columns, both ways', async () => {
    const columns = ['id', 'dealType', 'dealStage', 'objectReferenceNumber', 'seller', 'buyer']
    const more = ['lawer', 'notary', 'civilEngeneer', 'assigned', 'startDate', 'endDate', 'price']
    for (const sortBy of [...columns, ...more, 'askingPrice', 'dateOfDeposit']) {
      const up = (await search({ sortBy })).items.map(({ id }) => id)
      const down = (await search({ sortBy, sortDesc: true })).items.map(({ id }) => id)
      expect([sortBy, down]).toEqual([sortBy, up.reverse()])
    }
    const second = await search({ perPage: 1, currentPage: 2 })
    expect([second.items[0]!.id, second.totalRows]).toEqual([rent, 3])
  })

  test('offers the types, beginning with "all", and the stages', async () => {
    const { types, stages } = (await search()).options
    expect(types).toMatchObject([{ value: 0, text: 'All types' }, { value: 1 }, { value: 2 }])
    expect(stages).toHaveLength(6)
  })

  test.each([{ dealType: 'x' }, { stages: [-1] }, { depositFrom: 'soon' }, { sortBy: 'colour' }])(
    'refuses %o',
    async (payload) => {
      expect((await app.call('POST', '/api/Deal/search', { payload })).statusCode).toBe(400)
    },
  )

  test('follows renamed people', async () => {
    const rename = (lastName: string) =>
      app.call('POST', '/api/account/update', { payload: { id: people.engineer, lastName } })
    await rename('Builder')
    expect((await search({ lastName: 'build' })).items[0]).toMatchObject({
      civilEngeneer: 'Builder D',
    })
    await rename('Engine')
  })
})

test('accounts show what they bought, rented and sold in won deals', async () => {
  const [buyer, notary] = [
    await addAccount('Buys'),
    await addAccount('Stamps', { isProfessional: true, isNotary: true }),
  ]
  const accounts = [
    { accountId: buyer, relation: 2 },
    { accountId: notary, relation: 4 },
  ]
  const view = async (id: number) => (await app.call('GET', `/api/account/view/${id}`)).json()
  const soldBy = async () => {
    const { items } = (await app.call('GET', '/api/professional')).json()
    return items.find(({ id }: { id: number }) => id === notary).numberOfSoldObjects
  }
  const sale = await stored({ dealType: 2, dealStage: 4, objectId: object.id, accounts })
  expect(await view(buyer)).toMatchObject({ boughtObjectsReferenceNumbers: null })
  expect(await soldBy()).toBe(0)
  await stored({ id: sale.id, dealStage: 5 })
  await stored({ dealType: 1, dealStage: 5, objectId: other.id, accounts })
  expect(await view(buyer)).toMatchObject({
    boughtObjectsReferenceNumbers: object.referenceNumber,
    rentedObjectsReferenceNumbers: other.referenceNumber,
  })
  expect(await soldBy()).toBe(1)
  expect(await view(notary)).toMatchObject({ numberOfSoldObjects: 1 })
  await app.call('DELETE', `/api/Deal/${sale.id}`)
  expect(await soldBy()).toBe(0)
})

test('a merge moves deals, and undoing it moves them back', async () => {
  const [kept, duplicate] = [await addAccount('Kept'), await addAccount('Twice')]
  const { id } = await stored({ accounts: [{ accountId: duplicate, relation: 2 }] })
  const row = async () => (await search()).items.find((one) => one.id === id)!
  await app.call('POST', '/api/account/merge', {
    payload: { account: { id: kept }, duplicateId: duplicate },
  })
  expect(await row()).toMatchObject({ buyer: 'Kept D', buyerId: String(kept) })
  await app.call('POST', `/api/account/unmerge/${duplicate}`)
  expect(await row()).toMatchObject({ buyer: 'Twice D', buyerId: String(duplicate) })
})

test('a lead of an employee is hidden from branch employees and stays when they save', async () => {
  const { lead } = (
    await app.call('POST', '/api/lead/add', {
      payload: { accountId: app.admin.accountId, description: 'Between us' },
    })
  ).json()
  const deal = (
    await app.call('POST', '/api/Deal/update', { payload: { demandId: lead.id, price: 1 } })
  ).json()
  const as = app.branchEmployee
  const seen = (await app.call('GET', `/api/Deal/edit/${deal.id}`, { as })).json()
  expect([deal.demand, seen.demand]).toEqual([expect.stringContaining('Between us'), null])
  const saved = await app.call('POST', '/api/Deal/update', { as, payload: { ...seen, price: 2 } })
  expect(saved.json()).toMatchObject({ price: 2, demandId: lead.id, demand: null })
})

describe('a commission as a percentage of the price', () => {
  const share = { comissionPercent: 2, price: 200_000 }

  test('is stored as amount and percentage, and follows the price', async () => {
    const deal = await stored({ ...everything(), ...share })
    expect(deal).toMatchObject({ comission: 4000, comissionPercent: 2 })
    const cheaper = await stored({ id: deal.id, price: 150_000.25 })
    expect(cheaper).toMatchObject({ comission: 3000.01, comissionPercent: 2 })
    // All fields sent back unchanged, with another price.
    const { id, version, comission, comissionPercent } = cheaper
    const whole = { id, version, comission, comissionPercent, price: 100_000 }
    const last = await stored(whole)
    expect(last).toMatchObject({ comission: 2000, comissionPercent: 2 })
    expect((await stored({ id, comissionPercent: 2 })).version).toBe(last.version)
  })

  test('follows the asking price until a final price is entered', async () => {
    const deal = await stored({ askingPrice: 250_000, comissionPercent: 2.5 })
    expect(deal).toMatchObject({ comission: 6250, price: null })
    expect(await stored({ id: deal.id, askingPrice: null })).toMatchObject({
      comission: null,
      comissionPercent: 2.5,
    })
    expect((await stored({ id: deal.id, price: 100 })).comission).toBe(2.5)
  })

  test('becomes a fixed amount once an amount is entered', async () => {
    const { id } = await stored(share)
    expect(await stored({ id, comission: 3500 })).toMatchObject({ comissionPercent: null })
    expect((await stored({ id, price: 1 })).comission).toBe(3500)
    const patched = await app.call('PATCH', `/api/Deal/patch/${id}`, {
      payload: [{ op: 'replace', path: '/comissionPercent', value: 10 }],
    })
    expect(patched.json()).toMatchObject({ comission: 0.1, comissionPercent: 10 })
    expect(await stored({ id, comissionPercent: null })).toMatchObject({ comission: 0.1 })
  })

  test('takes precedence over an amount in the same request', async () => {
    const { id } = await stored({ ...share, comission: 2 })
    expect((await edit(id)).json()).toMatchObject({ comission: 4000, comissionPercent: 2 })
  })

  test('is listed as an amount', async () => {
    const { id } = await stored({ ...share, objectId: other.id })
    const answer = await app.call('POST', '/api/Deal/search', { payload: {} })
    const row = (answer.json().items as DealRow[]).find((each) => each.id === id)
    expect(row?.comission).toBe(4000)
  })

  test.each([-1, 100.001, 2.0001, '2%'])('cannot be %s', async (comissionPercent) => {
    const answer = await save({ comissionPercent })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual(['comissionPercent'])
  })

  test('follows a price that two users change at once', async () => {
    const { id, version } = await stored(share)
    await stored({ id, version, price: 100_000 })
    expect(await stored({ id, version, comissionPercent: 3 })).toMatchObject({
      comission: 3000,
      comissionPercent: 3,
      price: 100_000,
    })
  })
})
