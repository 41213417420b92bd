// Clients decline expenses or ask about them, and staff answers.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
let accountId: number
beforeAll(async () => {
  app = await testApp({})
  const payload = {
    firstName: 'Eleni',
    lastName: 'Pappa',
    email: 'eleni@example.com',
    language: 'el',
  }
  accountId = (await app.call('POST', '/api/account/add', { payload })).json().id
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`DELETE FROM "signInFailure"`.execute(app.db)
  await sql`DELETE FROM "alert"`.execute(app.db)
  await sql`DELETE FROM "mailQueue"`.execute(app.db)
})

async function addExpense(of = accountId): Promise<{ id: number; token: string }> {
  const sent = await postForm(
    app,
    '/api/transactions/addExpense',
    {
      accountId: of,
      categoryId: 15,
      amount: '120.50',
      paymentMethod: 1,
      transactionDate: '2026-10-05T10:00:00',
    },
    { files: {} },
  )
  const { id } = sent.json()
  const { link } = (await app.call('GET', `/api/transactions/approval/${id}`)).json()
  return { id, token: link.split('/').at(-1) }
}
const byLink = (what: string, token: string, payload: object = {}) =>
  app.call('POST', `/api/transactions/${what}Expense/${token}`, { as: null, payload })
const decline = (token: string, payload: object = {}) =>
  byLink('decline', token, { reason: 'Too dear', ...payload })
const ask = (token: string, question: string) => byLink('ask', token, { question })
const view = async (token: string) =>
  (await app.call('GET', `/api/transactions/viewExpense/${token}`, { as: null })).json()
const shown = async (id: number, as?: Person) =>
  (await app.call('GET', `/api/transactions/view/${id}`, as ? { as } : {})).json()
const answer = (id: number, payload: object, as?: Person) =>
  app.call('POST', `/api/transactions/answerExpense/${id}`, { payload, ...(as && { as }) })
const close = (id: number, payload: object, as?: Person) =>
  app.call('POST', `/api/transactions/closeApproval/${id}`, { payload, ...(as && { as }) })
const rowOf = async (id: number, filter = '') =>
  (await app.call('GET', `/api/transactions?accountId=${accountId}${filter}`))
    .json<{ items: { id: number }[] }>()
    .items.find((row) => row.id === id)
const alerts = async () =>
  (await app.call('POST', '/api/alert/list', { payload: {} }))
    .json<{ items: { content: string }[] }>()
    .items.map(({ content }) => content)
const mailed = async () => {
  const { rows } = await sql<{ mail: string }>`
    SELECT "to" || ': ' || "text" AS "mail" FROM "mailQueue" ORDER BY "id"`.execute(app.db)
  return rows.map(({ mail }) => mail)
}

test('the office sees a declined expense with the reason on its page, in an alert and in a mail', async () => {
  const { id, token } = await addExpense()
  const declined = (await decline(token, { reason: '  Too dear\nfor me ' })).json()
  expect(declined).toMatchObject({
    declinedByClientDate: expect.any(String),
    confirmedByClientDate: null,
    messages: [{ kind: 'decline', text: 'Too dear\nfor me' }],
    version: 2,
  })
  expect(await shown(id)).toMatchObject({
    declinedByClientDate: expect.any(String),
    messages: [{ kind: 'decline' }],
  })
  expect(await rowOf(id)).toMatchObject({ approval: { state: 'declined' } })
  expect(await alerts()).toEqual([expect.stringContaining('Too dear')])
  expect(await mailed()).toEqual([expect.stringMatching(/Too dear[^]*\/Payments\/View\/Income\//)])
})

test('the people assigned to the client get the mail', async () => {
  const { token } = await addExpense()
  await app.db
    .insertInto('assignment')
    .values({ parentKind: 'Account', parentId: accountId, accountId: app.employee.accountId })
    .execute()
  await ask(token, 'Which flat?')
  await sql`DELETE FROM "assignment" WHERE "parentId" = ${accountId}`.execute(app.db)
  expect(await mailed()).toEqual([
    expect.stringMatching(new RegExp(`^${app.employee.username}: [^]*Which flat\\?`)),
  ])
})

test('two clicks decline an expense once, and ask once', async () => {
  const { id, token } = await addExpense()
  const version = 1
  const twice = await Promise.all([decline(token, { version }), decline(token, { version })])
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await Promise.all([ask(token, 'Why?'), ask(token, 'Why?')])
  const { messages } = await shown(id)
  expect(messages.map(({ kind }: { kind: string }) => kind)).toEqual(['decline', 'question'])
  expect(await mailed()).toHaveLength(2)
})

test('a decision from an outdated tab is refused', async () => {
  const { token } = await addExpense()
  await decline(token, { version: 1 })
  expect((await byLink('approve', token, { version: 1 })).statusCode).toBe(409)
  expect(await view(token)).toMatchObject({ confirmedByClientDate: null })
  const approved = await byLink('approve', token, { version: 2 })
  expect(approved.json()).toMatchObject({
    confirmedByClientDate: expect.any(String),
    declinedByClientDate: null,
  })
})

test('a question is answered once, by mail in the client’s language and on the page', async () => {
  const { id, token } = await addExpense()
  await ask(token, 'Why so much?')
  expect(await rowOf(id)).toMatchObject({ approval: { state: 'asked' } })
  await sql`DELETE FROM "mailQueue"`.execute(app.db)
  const { version } = await shown(id)
  const said = { answer: 'Two visits', version }
  expect((await answer(id, said, app.employee)).json()).toEqual({ mailedTo: 'eleni@example.com' })
  expect((await answer(id, said, app.employee)).statusCode).toBe(200)
  const mails = await mailed()
  expect(mails).toEqual([expect.stringMatching(/^eleni@example\.com: Γεια σας[^]*Two visits/)])
  expect(mails[0]).toContain(token)
  expect((await view(token)).messages).toMatchObject([
    { kind: 'question', text: 'Why so much?' },
    { kind: 'answer', text: 'Two visits' },
  ])
  expect(await shown(id)).toMatchObject({ askedByClientDate: null })
  expect((await answer(id, { answer: 'Late', version })).statusCode).toBe(409)
})

test('an expense without a question cannot be answered', async () => {
  const { id } = await addExpense()
  expect((await answer(id, { answer: 'Hello', version: 1 })).statusCode).toBe(400)
})

test('an expense closed by staff accepts no decision or question until it is reopened', async () => {
  const { id, token } = await addExpense()
  await decline(token)
  expect((await close(id, { isClosed: true, version: 1 })).statusCode).toBe(409)
  expect((await close(id, { isClosed: true, version: 2 })).statusCode).toBe(200)
  for (const sent of [byLink('approve', token), ask(token, 'Why?')])
    expect((await sent).statusCode).toBe(400)
  const send = () => app.call('POST', `/api/transactions/sendForApproval/${id}`, { payload: {} })
  expect((await send()).statusCode).toBe(400)
  expect(await view(token)).toMatchObject({ isClosed: true, canDecline: false })
  expect((await close(id, { isClosed: false, version: 3 })).statusCode).toBe(200)
  expect((await byLink('approve', token)).statusCode).toBe(200)
})

test('after the amount changes, the earlier refusal no longer counts', async () => {
  const { id, token } = await addExpense()
  await decline(token)
  await close(id, { isClosed: true, version: 2 })
  await postForm(app, '/api/transactions/editExpense', { id, amount: '99' }, { files: {} })
  expect(await shown(id)).toMatchObject({ declinedByClientDate: null, approvalClosedOn: null })
  for (const sent of [decline(token), ask(token, 'Why?')]) expect((await sent).statusCode).toBe(404)
  await sql`UPDATE "transaction" SET "status" = 2 WHERE "id" = ${id}`.execute(app.db)
  const { link } = (await app.call('GET', `/api/transactions/approval/${id}`)).json()
  expect((await decline(link.split('/').at(-1))).statusCode).toBe(400)
})

test('empty, blank, huge and malformed texts are refused, naming the field', async () => {
  const { id, token } = await addExpense()
  for (const reason of ['', '  \n ', 'x'.repeat(2001), 'a\u0000b', 7, null]) {
    const refused = await decline(token, { reason })
    expect([reason, refused.statusCode]).toEqual([reason, 400])
    expect(Object.keys(refused.json().errors)).toEqual(['reason'])
  }
  expect((await shown(id)).messages).toEqual([])
})

test('clients cannot answer, employees cannot close, branch employees see nothing', async () => {
  const { id, token } = await addExpense()
  await decline(token)
  const said = { answer: 'Hello', version: 2 }
  for (const as of [app.client, app.branchEmployee]) {
    expect((await answer(id, said, as)).statusCode).toBe(403)
    expect((await close(id, { isClosed: true, version: 2 }, as)).statusCode).toBe(403)
  }
  expect((await close(id, { isClosed: true, version: 2 }, app.employee)).statusCode).toBe(403)
  expect(await shown(id, app.employee)).toMatchObject({ approvalToken: null })
})

test('signed-in clients get the links of their own expenses only', async () => {
  const own = await addExpense(app.client.accountId)
  const other = await addExpense()
  expect((await shown(own.id, app.client)).approvalToken).toBe(own.token)
  expect((await shown(own.id)).approvalToken).toBeNull()
  expect((await shown(other.id, app.client)).approvalToken).toBeUndefined()
})
