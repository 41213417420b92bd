import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const call = (url: string, payload?: object, as: Person | null = app.admin) =>
  app.call(payload ? 'POST' : 'GET', url, { payload, as })
const made = async (url: string, payload?: object) => (await call(url, payload)).json()
const payoutOf = (stay: number) => `/api/transactions/payout/${stay}`
const addAccount = async (lastName: string): Promise<number> =>
  (await made('/api/account/add', { lastName, firstName: 'Anna', isOwner: true })).id
const statementOf = (accountId: number) => made(`/api/transactions?accountId=${accountId}`)

type Dated = { transactionDate: string }

let day = 1
async function addStay(fields: object = {}) {
  const object = (await made('/api/object/add')).object as { id: number; referenceNumber: string }
  await made('/api/object/update', { id: object.id, forShortRent: true, title: 'Villa' })
  const owner = await addAccount('Owner')
  const link = { objectId: object.id, accountId: owner, relation: 1 }
  await made('/api/objectAccount/add', link)
  const { id } = await made('/api/Reservation/update', {
    object: { id: object.id },
    checkIn: `2031-07-0${day++}`,
    duration: 4,
    client: { lastName: 'Guest' },
    paymentToOwner: 700.5,
    ...fields,
  })
  return { id: id as number, object, owner }
}

test("the owner's share is added to the statement once, with the property and the days", async () => {
  const { id, object, owner } = await addStay({ paymentType: 1 })
  expect(await made(payoutOf(id))).toEqual({
    transaction: null,
    owners: [{ id: owner, name: 'Owner Anna' }],
    transactionDate: '2031-07-05',
  })
  const put = { accountId: owner, amount: 700.5 }
  const answers = await Promise.all([1, 2, 3].map(() => made(payoutOf(id), put)))
  const isNew = answers.filter((each) => each.isNew)
  expect(isNew).toHaveLength(1)
  expect(new Set(answers.map((each) => each.id)).size).toBe(1)

  const { items, balance } = await statementOf(owner)
  expect(balance).toBe(700.5)
  const stay = {
    id,
    checkIn: '2031-07-01',
    checkOut: '2031-07-05',
    objectNumber: object.referenceNumber,
    objectTitle: 'Villa',
  }
  const income = { isDebit: false, credit: 700.5, categoryId: 2, paymentMethodId: 2, stay }
  expect(items).toMatchObject([income])
  expect(await made(`/api/transactions/view/${items[0].id}`)).toMatchObject({ stay })
  expect(await made(payoutOf(id))).toMatchObject({
    transaction: { id: items[0].id, amount: 700.5, account: 'Owner Anna' },
  })
})

test('the share is dated on the day of departure, or on the chosen day', async () => {
  const { id, owner } = await addStay({ checkIn: '2031-08-20' })
  const put = { accountId: owner, amount: 700.5 }
  const first = await made(payoutOf(id), put)
  const dateOf = async () =>
    (await statementOf(owner)).items.map((row: Dated) => row.transactionDate)
  expect(await dateOf()).toEqual(['2031-08-24T12:00:00'])
  await app.call('DELETE', `/api/transactions/${first.id}`)
  await made(payoutOf(id), { ...put, transactionDate: '2031-09-01' })
  expect(await dateOf()).toEqual(['2031-09-01T12:00:00'])
  const wrong = await call(payoutOf(id), { ...put, transactionDate: '2031-02-30' })
  expect(wrong.json()).toHaveProperty('errors.transactionDate')
})

test('after deleting the share it can be added again, and then the deleted one cannot be restored', async () => {
  const { id, owner } = await addStay()
  const put = { accountId: owner, amount: 700.5 }
  const first = await made(payoutOf(id), put)
  await app.call('DELETE', `/api/transactions/${first.id}`)
  expect(await made(payoutOf(id))).toMatchObject({ transaction: null })
  const second = await made(payoutOf(id), put)
  expect(second).toMatchObject({ isNew: true })
  expect((await call(`/api/transactions/restore/${first.id}`, {})).statusCode).toBe(409)
  expect((await statementOf(owner)).items).toMatchObject([{ id: second.id }])
})

test('another amount, or somebody who was not the owner on that day, is refused', async () => {
  const { id, object, owner } = await addStay()
  const stranger = await addAccount('Stranger')
  const put = (accountId: number, amount = 700.5) => call(payoutOf(id), { accountId, amount })
  expect((await put(stranger)).json()).toHaveProperty('errors.accountId')
  expect((await put(owner, 700)).statusCode).toBe(409)
  // The property was sold before the guest came.
  const link = { objectId: object.id, accountId: owner, relation: 1, endDate: '2031-06-30' }
  await made('/api/objectAccount/update', link)
  expect(await made(payoutOf(id))).toMatchObject({ owners: [] })
  expect((await put(owner)).statusCode).toBe(400)
  expect((await call(payoutOf(999_999), { accountId: owner, amount: 1 })).statusCode).toBe(404)
})

test('the office sees the share, and administrators add it', async () => {
  const { id, owner } = await addStay()
  expect((await call(payoutOf(id), undefined, app.employee)).statusCode).toBe(200)
  for (const as of [app.employee, app.branchEmployee, app.client])
    expect((await call(payoutOf(id), { accountId: owner, amount: 700.5 }, as)).statusCode).toBe(403)
})
