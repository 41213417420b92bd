import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Related } from './search.contract.ts'
import { agencyDay } from '#kit/clock.ts'

let app: TestApp
let client: number
let object: number
const ids: Record<string, number> = {}

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const addLead = async (name: string, more: object) =>
  (ids[name] = (await post('/api/lead/add', more)).id)
const addViewing = async (name: string, day: number, demandId: number) => {
  const results = [{ objectId: object }]
  const dateOfViewing = `${agencyDay(day)}T10:00:00`
  ids[name] = (await post('/api/Viewing/update', { dateOfViewing, demandId, results })).id
}
const addStay = async (name: string, day: number, more: object = {}) => {
  const stay = { checkIn: agencyDay(day), duration: 3, client: { lastName: 'Sleeps' } }
  const body = { object: { id: object }, ...stay, ...more }
  ids[name] = (await post('/api/Reservation/update', body)).id
}

beforeAll(async () => {
  app = await testApp()
  object = (await app.call('GET', '/api/object/add')).json().id
  client = (await post('/api/account/add', { firstName: 'K', lastName: 'Asks' })).id
  const lead = await addLead('lead', { accountId: client, description: 'By the sea' })
  await addLead('closed', { accountId: client, stage: 7 })
  await post('/api/leadObject/add', { leadId: lead, objectId: object })
  await addViewing('tomorrow', 1, lead)
  await addViewing('today', 0, ids['closed']!)
  await addViewing('yesterday', -1, lead)
  const accounts = [{ accountId: client, relation: 2 }]
  ids['deal'] = (await post('/api/Deal/update', { objectId: object, accounts })).id
  await addStay('now', -1, { demandId: lead })
  await addStay('gone', -30)
  await addStay('cancelled', 20, { reservationStage: 5 })
  await addStay('later', 40)
})
afterAll(() => app.close())

const ask = (of: string, as: Person = app.admin) =>
  app.call('GET', `/api/search/related?of=${encodeURIComponent(of)}`, { as })
const found = async (of: string, as?: Person) =>
  ((await ask(of, as)).json().items as Related[]).map(({ entity, id }) => {
    const name = Object.keys(ids).find((each) => ids[each] === id && kindOf(each) === entity)
    return `${entity} ${name ?? id}`
  })
const kinds = {
  Demand: ['lead', 'closed', 'secret'],
  Viewing: ['tomorrow', 'today', 'yesterday', 'secretViewing'],
  Deal: ['deal', 'secretDeal'],
}
const kindOf = (name: string) =>
  Object.entries(kinds).find(([, names]) => names.includes(name))?.[0] ?? 'Reservation'

test('a person has their open leads, future viewings, deals and stays', async () => {
  expect(await found(`Account/${client}`)).toEqual([
    'Demand lead',
    'Viewing today',
    'Viewing tomorrow',
    'Deal deal',
    'Reservation now',
  ])
  const [first] = (await ask(`Account/${client}`)).json().items
  expect(first).toEqual({
    of: { entity: 'Account', id: client },
    entity: 'Demand',
    id: ids['lead'],
    description: 'Asks K, By the sea',
  })
})

test('an object has the records that refer to it, and several parents keep their order', async () => {
  const own = ['Demand lead', 'Viewing today', 'Viewing tomorrow', 'Deal deal']
  const ofObject = [...own, 'Reservation now', 'Reservation later']
  expect(await found(`Object/${object}`)).toEqual(ofObject)
  const both = await found(`Object/${object},Account/${client}`)
  expect(both).toEqual([...ofObject, ...own, 'Reservation now'])
})

test('at most three of each kind: the newest leads and the next viewings', async () => {
  const busy = (await post('/api/account/add', { firstName: 'B', lastName: 'Busy' })).id
  const leads: number[] = []
  for (const _ of Array(5)) leads.push(await addLead('busy', { accountId: busy }))
  expect(await found(`Account/${busy}`)).toHaveLength(3)
  expect((await ask(`Account/${busy}`)).json().items[0].id).toBe(leads.at(-1))
})

test('no cancelled viewings', async () => {
  const seen = (result: number | null) =>
    post('/api/Viewing/update', { id: ids['tomorrow'], results: [{ objectId: object, result }] })
  await seen(8)
  expect(await found(`Account/${client}`)).not.toContain('Viewing tomorrow')
  await seen(null)
  expect(await found(`Account/${client}`)).toContain('Viewing tomorrow')
})

test('no deleted records', async () => {
  await app.call('DELETE', `/api/Viewing/${ids['tomorrow']}`)
  expect(await found(`Account/${client}`)).not.toContain('Viewing tomorrow')
  await app.call('POST', `/api/Viewing/restore/${ids['tomorrow']}`)
})

test('a person has their balance, if the caller may see payments', async () => {
  const payer = (await post('/api/account/add', { firstName: 'P', lastName: 'Pays' })).id
  const payments = async (as?: Person) => (await ask(`Account/${payer}`, as)).json().payments
  expect(await payments()).toEqual([])
  const paid = { accountId: payer, amount: 500, transactionDate: '2026-03-01T10:00:00' }
  await postForm(app, '/api/transactions/addIncome', { ...paid, paymentMethod: 1, categoryId: 1 })
  for (const amount of [120.5, 30])
    await postForm(app, '/api/transactions/addExpense', {
      ...paid,
      amount,
      paymentMethod: 1,
      categoryId: 15,
    })
  const sums = [{ accountId: payer, balance: 349.5, unpaid: 2 }]
  expect([await payments(), await payments(app.employee)]).toEqual([sums, sums])
  expect(await payments(app.branchEmployee)).toEqual([])
  await app.call('DELETE', `/api/account/${payer}`)
  expect(await payments()).toEqual([])
})

test('branch employees see no stays, and nothing of a colleague', async () => {
  const as = app.branchEmployee
  expect(await found(`Object/${object}`, as)).toEqual([
    'Demand lead',
    'Viewing today',
    'Viewing tomorrow',
    'Deal deal',
  ])
  const colleague = app.admin.accountId
  const secret = await addLead('secret', { accountId: colleague })
  await post('/api/leadObject/add', { leadId: secret, objectId: object })
  await addViewing('secretViewing', 2, secret)
  const accounts = [{ accountId: colleague, relation: 2 }]
  ids['secretDeal'] = (await post('/api/Deal/update', { accounts })).id
  expect(await found(`Account/${colleague}`)).toHaveLength(3)
  expect(await found(`Account/${colleague}`, as)).toEqual([])
  expect(await found(`Object/${object}`)).toContain('Demand secret')
  const seen = await found(`Object/${object}`, as)
  expect(seen).not.toContain('Demand secret')
  expect(seen).not.toContain('Viewing secretViewing')
})

test.each([
  '',
  'Account',
  'Account/0',
  'Deal/1',
  'Account/1,',
  'Account/1,Account/2,Object/3,Object/4',
])('invalid parents are rejected (%s)', async (of) => {
  expect((await ask(of)).statusCode).toBe(400)
})

test('is only for staff', async () => {
  expect((await ask(`Account/${client}`, app.client)).statusCode).toBe(403)
})
