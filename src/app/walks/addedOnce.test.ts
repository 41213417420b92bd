// A record that is sent again after a lost response is added once, whatever its kind.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '../testing/postForm.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
let accountId: number
let objectId: number
let leadId: number
beforeAll(async () => {
  app = await testApp()
  accountId = await numberOf(json('/api/account/add', { firstName: 'A', lastName: 'Papas' })())
  objectId = (await app.call('GET', '/api/object/add')).json().id
  leadId = await numberOf(json('/api/lead/add', {})())
})
afterAll(() => app.close())

type Headers = Record<string, string>
const json =
  (path: string, payload: object) =>
  (headers: Headers = {}) =>
    app.call('POST', path, { payload, headers })
const form =
  (path: string, texts: Record<string, string | number>) =>
  (headers: Headers = {}) =>
    postForm(app, path, texts, { headers, files: { 'bill.txt': 'Paid' } })
const numberOf = async (answer: ReturnType<ReturnType<typeof json>>): Promise<number> => {
  const { statusCode, body } = await answer
  expect({ statusCode, body }).toMatchObject({ statusCode: 200 })
  return (JSON.parse(body) as { id: number }).id
}

const transaction = () => ({
  accountId,
  amount: '12.5',
  transactionDate: '2026-03-01T10:00:00',
  paymentMethod: 1,
})
const stay = () => ({
  object: { id: objectId },
  checkIn: '2027-07-01',
  duration: 7,
  client: { lastName: 'Müller' },
})
const task = () => ({ entityType: 'Account', id: accountId, description: 'Call back' })
const links = () => [{ entity: 'Account', id: accountId }]

test.each([
  ['account', () => json('/api/account/add', { firstName: 'A', lastName: 'Papas' })],
  ['lead', () => json('/api/lead/add', { accountId })],
  ['selection', () => json('/api/selection/add', { leadId, objects: [{ objectId }] })],
  ['deal', () => json('/api/Deal/update', { id: null, dealType: 1 })],
  ['viewing', () => json('/api/Viewing/update', { id: null })],
  ['stay', () => json('/api/Reservation/update', { id: null, ...stay() })],
  ['document', () => form('/api/Documents/update', { name: 'Contract' })],
  ['activity', () => json('/api/activity/update', { description: 'Call', links: links() })],
  ['task of one line', () => json('/api/activity/ownTask', task())],
  ['income', () => form('/api/transactions/addIncome', { ...transaction(), categoryId: 1 })],
  ['expense', () => form('/api/transactions/addExpense', { ...transaction(), categoryId: 15 })],
])('the same %s is added once', async (_what, request) => {
  const send = request()
  const named = { 'idempotency-key': randomUUID() }
  const id = await numberOf(send(named))
  expect(await numberOf(send(named))).toBe(id)
})

test('an idempotency key that is too short to be unique is refused', async () => {
  const answer = await json('/api/account/add', { firstName: 'A', lastName: 'B' })({
    'idempotency-key': '1',
  })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual(['idempotency-key'])
})
