// Putting back values of payments also restores their sums and approvals.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { ActionLogRow } from '#base/action-log/actionLog.contract.ts'
import { records } from '#base/register/records.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.body ? answer.json() : undefined
}
const form = async (path: string, fields: Record<string, string | number>) => {
  const answer = await postForm(app, `/api/transactions/${path}`, fields)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json()
}
async function added(kind: 'Income' | 'Expense', fields: Record<string, string | number>) {
  const accountId: number = (
    await post('/api/account/add', { firstName: 'Eleni', lastName: 'Pays', email: 'e@example.com' })
  ).id
  const values = { amount: 120, transactionDate: '2026-10-05T10:00:00', paymentMethod: 1 }
  const { id } = await form(`add${kind}`, { accountId, ...values, ...fields })
  const statement = async () =>
    (await app.call('GET', `/api/transactions?accountId=${accountId}`)).json()
  return { id: id as number, statement }
}
const entries = async (entityId: number): Promise<ActionLogRow[]> =>
  (await post('/api/actionLog', { entity: records.Transaction.log, entityId })).items
const putBack = (id: number, payload: object = {}) =>
  app.call('POST', `/api/actionLog/putBack/${id}`, { payload })

test('putting back the amount of an income also restores the balance', async () => {
  const { id, statement } = await added('Income', { categoryId: 1 })
  await form('editIncome', { id, amount: 999, internalNotes: 'Mistyped' })
  const [entry] = await entries(id)
  expect(entry!.data.map(({ field, canPutBack }) => [field, canPutBack])).toEqual([
    ['amount', true],
    ['internalNotes', true],
  ])
  expect((await putBack(entry!.id, { fields: ['amount'] })).statusCode).toBe(200)
  expect(await statement()).toMatchObject({ balance: 120, items: [{ credit: 120 }] })
})

test('putting back an amount ends the approval link for the other amount, and its approval', async () => {
  const { id, statement } = await added('Expense', { categoryId: 15 })
  await form('editExpense', { id, amount: 150 })
  const { link } = await post(`/api/transactions/sendForApproval/${id}`, {})
  const token = link.split('/').at(-1)
  await post(`/api/transactions/approveExpense/${token}`, {})
  const changed = (await entries(id)).find(({ action }) => action === 'update')
  expect((await putBack(changed!.id)).statusCode).toBe(200)
  expect((await statement()).items[0]).toMatchObject({
    debit: 120,
    confirmedByClientDate: null,
    approval: { state: 'changed' },
  })
  const old = await app.call('GET', `/api/transactions/viewExpense/${token}`, { as: null })
  expect([old.statusCode, old.json().reason]).toEqual([404, 'changed'])
})

test('approval, account, attachments and kind of a payment cannot be put back', async () => {
  const { id } = await added('Expense', { categoryId: 15 })
  const { link } = await post(`/api/transactions/sendForApproval/${id}`, {})
  await post(`/api/transactions/approveExpense/${link.split('/').at(-1)}`, {})
  const approved = (await entries(id)).find(({ action }) => action === 'approve')
  for (const fields of [['confirmedByClientDate'], ['accountId'], ['attachments'], ['isDebit']])
    expect((await putBack(approved!.id, { fields })).json().errors).toHaveProperty('fields')
})

test('a deleted payment is restored from its entry', async () => {
  const { id, statement } = await added('Expense', { categoryId: 15 })
  await app.call('DELETE', `/api/transactions/${id}`)
  expect((await statement()).totalRows).toBe(0)
  expect((await entries(id))[0]).toMatchObject({ action: 'delete', canRestore: true })
  await post('/api/trash/restore', { entity: 'Transaction', id })
  expect(await statement()).toMatchObject({ totalRows: 1, balance: -120 })
})

test('a field changed since is only put back when forced', async () => {
  const { id, statement } = await added('Expense', { categoryId: 15 })
  await form('editExpense', { id, startDate: '2026-01-01' })
  await form('editExpense', { id, startDate: '2026-03-01', endDate: '2026-03-31' })
  const [second] = await entries(id)
  await form('editExpense', { id, endDate: '2026-04-30' })
  const refused = await putBack(second!.id, { fields: ['endDate'] })
  expect(refused.statusCode).toBe(409)
  expect((await statement()).items[0]).toMatchObject({ endDate: '2026-04-30' })
})
