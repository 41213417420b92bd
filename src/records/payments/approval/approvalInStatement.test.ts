// The state of an expense's approval in the rows of a statement; alerts do not pile up.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { StatementRow } from '../statement/statement.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const call = async (method: 'GET' | 'POST', path: string, payload?: object, as = app.admin) => {
  const answer = await app.call(method, path, { as, ...(payload && { payload }) })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json()
}
const form = async (path: string, fields: Record<string, string | number>): Promise<number> => {
  const answer = await postForm(app, `/api/transactions/${path}`, fields)
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer.json().id
}
/** Adds an expense of a new account. */
async function addExpense(email: string | null = 'client@example.com') {
  const person = { firstName: 'Eleni', lastName: 'Pays', email }
  const accountId: number = (await call('POST', '/api/account/add', person)).id
  const fields = { amount: 120, transactionDate: '2026-10-05T10:00:00', paymentMethod: 1 }
  const id = await form('addExpense', { accountId, categoryId: 15, ...fields })
  const row = async (as: Person = app.admin): Promise<StatementRow> => {
    const { items } = await call('GET', `/api/transactions?accountId=${accountId}`, undefined, as)
    return items.find((one: StatementRow) => one.id === id)
  }
  const send = () => call('POST', `/api/transactions/sendForApproval/${id}`, {})
  const decide = async (what: 'approve' | 'revertApproval') =>
    call('POST', `/api/transactions/${what}Expense/${(await row()).approvalToken}`, {})
  return { id, accountId, row, send, decide }
}

test('a row shows an approval as requested, given, and requested again', async () => {
  const { row, send, decide } = await addExpense()
  expect((await row()).approval).toBeNull()
  const { sentOn } = await send()
  const { approval } = await row()
  expect(approval).toEqual({ state: 'waiting', since: expect.any(String) })
  expect(Date.parse(approval!.since)).toBe(Date.parse(sentOn))
  await decide('approve')
  expect(await row()).toMatchObject({ approval: null, confirmedByClientDate: expect.any(String) })
  await decide('revertApproval')
  expect(await row()).toMatchObject({ approval: { state: 'waiting' }, confirmedByClientDate: null })
})

test('an expense is not sent to an invalid address', async () => {
  const { id } = await addExpense('ask at the kiosk')
  const answer = await app.call('POST', `/api/transactions/sendForApproval/${id}`, { payload: {} })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    { email: ['Mail cannot be sent to “ask at the kiosk”: this is not an e-mail address.'] },
  ])
})

test('a row shows that the link known to the client ended, and why, until it is sent again', async () => {
  const { id, row, send, decide } = await addExpense()
  await send()
  await decide('approve')
  await form('editExpense', { id, amount: 130 })
  expect(await row()).toMatchObject({
    approval: { state: 'changed' },
    confirmedByClientDate: null,
  })
  await send()
  expect((await row()).approval?.state).toBe('waiting')
  await call('POST', `/api/transactions/revokeApprovalLink/${id}`, {})
  expect((await row()).approval?.state).toBe('revoked')
})

test('a link that nobody has seen ends without a trace in the row', async () => {
  const { id, row } = await addExpense(null)
  await form('editExpense', { id, amount: 130 })
  await call('POST', `/api/transactions/revokeApprovalLink/${id}`, {})
  expect((await row()).approval).toBeNull()
})

test('employees see the state of an approval, the client does not', async () => {
  const { accountId, row, send } = await addExpense()
  await send()
  expect(await row(app.employee)).toMatchObject({
    approval: { state: 'waiting' },
    approvalToken: null,
  })
  await app.db
    .updateTable('transaction')
    .set({ accountId: app.client.accountId })
    .where('accountId', '=', accountId)
    .execute()
  const { items } = await call('GET', '/api/transactions', undefined, app.client)
  expect(items[0]).toMatchObject({ debit: 120, approval: null, approvalToken: null })
})

test('repeated approving and reverting makes a single unread alert', async () => {
  const { row, decide } = await addExpense()
  const { referenceNumber } = await row()
  const alerts = async () =>
    (await call('POST', '/api/alert/list', {})).items.filter(({ content }: { content: string }) =>
      content.includes(referenceNumber),
    )
  for (let time = 0; time < 4; time++) {
    await decide('approve')
    await decide('revertApproval')
  }
  const [first, ...others] = await alerts()
  expect([first.content.split('\n').length, others]).toEqual([8, []])
  await call('GET', `/api/alert/${first.id}`)
  await decide('approve')
  await decide('revertApproval')
  const contents = (await alerts()).map(({ content }: { content: string }) => content)
  expect(contents.map((content: string) => content.split('\n').length).sort()).toEqual([2, 8])
})
