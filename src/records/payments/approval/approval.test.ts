// What clients can do through the link of an expense, and what nobody can do.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { newestAlertIn } from '#app/testing/newestAlertIn.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

let app: TestApp
let accountId: number
beforeAll(async () => {
  app = await testApp({ paymentsHost: 'pay.example.com' })
  accountId = (
    await app.call('POST', '/api/account/add', {
      payload: {
        firstName: 'Eleni',
        lastName: 'Pappa',
        email: 'eleni@example.com',
        language: 'el',
      },
    })
  ).json().id
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`DELETE FROM "signInFailure"`.execute(app.db)
  await sql`DELETE FROM "alert"`.execute(app.db)
})

type Fields = Record<string, string | number>
const expense = { amount: '120.50', transactionDate: '2026-10-05T10:00:00', paymentMethod: 1 }
const category = 15

/** Adds an expense of the client, with a bill. */
async function addExpense(fields: Fields = {}): Promise<number> {
  const sent = await postForm(
    app,
    '/api/transactions/addExpense',
    { accountId, categoryId: category, internalNotes: 'only for us', ...expense, ...fields },
    { files: { 'bill.pdf': pdf } },
  )
  expect([sent.statusCode, sent.body]).toEqual([200, expect.anything()])
  return sent.json().id
}
const edit = (id: number, fields: Fields, files: Record<string, Buffer> = {}) =>
  postForm(app, '/api/transactions/editExpense', { id, ...fields }, { files })
async function tokenOf(id: number): Promise<string> {
  const { link } = (await app.call('GET', `/api/transactions/approval/${id}`)).json()
  expect(link).toMatch(/^http:\/\/pay\.example\.com\/Payments\/ApproveExpense\//)
  return link.split('/').at(-1)
}
const view = (token: string, options: { as?: Person | null; headers?: object } = {}) =>
  app.call('GET', `/api/transactions/viewExpense/${token}`, {
    as: null,
    ...options,
    headers: { 'x-forwarded-for': '203.0.113.9', ...options.headers },
  })
const decide = (what: 'approve' | 'revertApproval', token: string, payload: object = {}) =>
  app.call('POST', `/api/transactions/${what}Expense/${token}`, {
    as: null,
    payload,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
const approve = (token: string, payload?: object) => decide('approve', token, payload)
const revert = (token: string, payload?: object) => decide('revertApproval', token, payload)
const stateOf = async (id: number) =>
  (await app.call('GET', `/api/transactions/approval/${id}`)).json()
const alerts = async () =>
  (await app.call('POST', '/api/alert/list', { payload: {} }))
    .json<{ items: { content: string }[] }>()
    .items.map(({ content }) => content)
async function mails() {
  app.outbox.length = 0
  await app.sendMail()
  return [...app.outbox]
}
const send = (id: number, payload: object = {}) =>
  app.call('POST', `/api/transactions/sendForApproval/${id}`, { payload })

test('the client sees the expense, and no internal data', async () => {
  const token = await tokenOf(await addExpense())
  const answer = await view(token, { headers: { cookie: 'language=ru' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    amount: 120.5,
    categoryName: expect.any(String),
    property: null,
    transactionDate: '2026-10-05T10:00:00',
    attachments: [{ id: expect.any(Number), name: 'bill.pdf' }],
    confirmedByClientDate: null,
    canRevertApproval: false,
    declinedByClientDate: null,
    canDecline: true,
    isClosed: false,
    messages: [],
    version: 1,
    changed: null,
    language: 'el',
    agency: 'Estia',
  })
  expect(answer.body).not.toContain('only for us')
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
})

test('an approval and its revert are stored, reported to the office, and logged with the IP address', async () => {
  const id = await addExpense()
  const token = await tokenOf(id)
  await view(token)
  const approved = (await approve(token)).json()
  expect(approved).toMatchObject({ canRevertApproval: true, version: 2 })
  expect(Date.parse(approved.confirmedByClientDate)).toBeGreaterThan(0)
  expect((await revert(token)).json()).toMatchObject({
    confirmedByClientDate: null,
    canRevertApproval: false,
    version: 3,
  })
  // A single alert, until somebody reads it.
  const [told, ...more] = await alerts()
  expect(more).toEqual([])
  expect(told?.split('\n')).toEqual([
    expect.stringContaining('approved the expense'),
    expect.stringContaining('took back the approval'),
  ])
  const inRussian = await newestAlertIn(app, 'ru')
  expect(inRussian.source).toBe('Одобрение расхода')
  expect(inRussian.content).toMatch(/одобрен .*\n\d\d\.\d\d\.\d{4} \d\d:\d\d \p{Script=Cyrillic}?/u)
  expect((await stateOf(id)).uses).toMatchObject([
    { action: 'revert', address: '203.0.113.9' },
    { action: 'approve', address: '203.0.113.9' },
    { action: 'view', address: '203.0.113.9' },
  ])
})

test("the office is alerted in its own language, whatever the client's is", async () => {
  const token = await tokenOf(await addExpense())
  const inGreek = { cookie: 'language=el' }
  const { categoryName } = (await view(token, { headers: inGreek })).json()
  expect(categoryName).toMatch(/^[\u0370-\u03ff\u1f00-\u1fff ]+$/)
  await app.call('POST', `/api/transactions/approveExpense/${token}`, {
    as: null,
    payload: {},
    headers: inGreek,
  })
  const [told] = await alerts()
  expect(told).toContain((await view(token)).json().categoryName)
  expect(told).not.toContain(categoryName)
})

test('repeating an approval changes nothing, and does not renew a reverted one', async () => {
  const token = await tokenOf(await addExpense())
  const { version } = (await view(token)).json()
  const [one, two] = await Promise.all([approve(token, { version }), approve(token, { version })])
  expect([one.statusCode, two.statusCode]).toEqual([200, 200])
  expect(one.json().confirmedByClientDate).toBe(two.json().confirmedByClientDate)
  expect(await alerts()).toHaveLength(1)
  await revert(token)
  expect((await approve(token, { version })).statusCode).toBe(409)
  expect((await view(token)).json().confirmedByClientDate).toBeNull()
  // The client who opens it again may approve it again.
  const now = (await view(token)).json().version
  expect((await approve(token, { version: now })).statusCode).toBe(200)
})

test('an approval can no longer be reverted once the expense is being paid', async () => {
  const id = await addExpense()
  const token = await tokenOf(id)
  await approve(token)
  await edit(id, { status: 2 })
  expect((await view(token)).json()).toMatchObject({ canRevertApproval: false })
  const refused = await revert(token)
  expect([refused.statusCode, refused.json().detail]).toEqual([
    400,
    'The expense is being paid already: the approval stands.',
  ])
})

const thrice = (...each: [number, string]) => [each, each, each]

describe('a link is no longer valid', () => {
  const reasonOf = async (token: string) => {
    const answers = [await view(token), await approve(token), await revert(token)]
    return answers.map((answer) => [answer.statusCode, answer.json().reason])
  }

  test('after the amount changes; the approval ends too, and the new link shows the change', async () => {
    const id = await addExpense()
    const token = await tokenOf(id)
    await view(token)
    await approve(token)
    await edit(id, { amount: '130.00' })
    expect(await reasonOf(token)).toEqual(thrice(404, 'changed'))
    const next = await tokenOf(id)
    expect(next).not.toBe(token)
    expect((await view(next)).json()).toMatchObject({
      amount: 130,
      confirmedByClientDate: null,
      changed: { amountBefore: 120.5, attachmentsAdded: [], attachmentsRemoved: [] },
    })
    // Not even restoring the earlier amount makes the old link valid again.
    await edit(id, { amount: '120.50' })
    expect(await reasonOf(token)).toEqual(thrice(404, 'changed'))
    expect((await stateOf(id)).uses[0]).toMatchObject({ action: 'refused' })
  })

  test('after attachments change', async () => {
    const id = await addExpense()
    const token = await tokenOf(id)
    const [bill] = (await view(token)).json().attachments
    await approve(token)
    await edit(
      id,
      { attachments: JSON.stringify([{ ...bill, state: 0 }]) },
      { 'other.pdf': pdf, 'more.pdf': pdf },
    )
    expect(await reasonOf(token)).toEqual(thrice(404, 'changed'))
    expect((await view(await tokenOf(id))).json()).toMatchObject({
      confirmedByClientDate: null,
      changed: {
        amountBefore: null,
        attachmentsAdded: ['other.pdf', 'more.pdf'],
        attachmentsRemoved: ['bill.pdf'],
      },
    })
  })

  test('after an administrator revokes it', async () => {
    const id = await addExpense()
    const token = await tokenOf(id)
    await view(token)
    const answer = await app.call('POST', `/api/transactions/revokeApprovalLink/${id}`, {
      payload: {},
    })
    expect(answer.json()).toMatchObject({ before: { ended: 'revoked' }, sentOn: null })
    expect(await reasonOf(token)).toEqual(thrice(404, 'revoked'))
    expect((await view(await tokenOf(id))).json().changed).toBeNull()
  })

  test('while its expense is deleted', async () => {
    const id = await addExpense()
    const token = await tokenOf(id)
    await app.call('DELETE', `/api/transactions/${id}`)
    expect(await reasonOf(token)).toEqual(thrice(404, 'unknown'))
    await app.call('POST', `/api/transactions/restore/${id}`, { payload: {} })
    expect((await view(token)).statusCode).toBe(200)
  })

  test('but stays valid when fields that the client does not approve change', async () => {
    const id = await addExpense()
    const token = await tokenOf(id)
    await view(token)
    await edit(id, { internalNotes: 'paid by hand', status: 1, amount: '120.50' })
    expect((await view(token)).statusCode).toBe(200)
  })
})

test('a client never approves an amount that they did not see, even in simultaneous requests', async () => {
  for (let time = 0; time < 8; time++) {
    const id = await addExpense()
    const token = await tokenOf(id)
    await view(token)
    const [approved, edited] = await Promise.all([approve(token), edit(id, { amount: '999.00' })])
    expect(edited.statusCode).toBe(200)
    expect([200, 404]).toContain(approved.statusCode)
    if (approved.statusCode === 200) expect(approved.json().amount).toBe(120.5)
    expect((await view(await tokenOf(id))).json()).toMatchObject({
      amount: 999,
      confirmedByClientDate: null,
    })
  }
})

describe('an approval request by mail', () => {
  test('goes to the client in their language, once for several clicks', async () => {
    const id = await addExpense()
    const [sent] = await Promise.all([send(id), send(id)])
    expect(sent.json()).toMatchObject({ sentTo: 'eleni@example.com' })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'eleni@example.com',
      subject: 'Estia: έξοδο 120,50\u00a0€ προς έγκριση',
    })
    for (const part of ['Επισκευές', '05.10.2026', 'bill.pdf', await tokenOf(id)])
      expect(mail!.text).toContain(part)
  })

  test('shows what changed since the last one', async () => {
    const id = await addExpense()
    await send(id)
    await mails()
    await edit(id, { amount: '99.00' })
    expect(await stateOf(id)).toMatchObject({ sentOn: null, before: { ended: 'changed' } })
    await send(id)
    expect((await mails())[0]!.text).toContain('ποσό: 120,50\u00a0€ → 99,00\u00a0€')
  })

  test("goes only to the client's addresses, and not for an approved expense", async () => {
    const id = await addExpense()
    expect((await send(id, { email: 'thief@example.com' })).json().errors).toEqual({
      email: ['This is not an address of the account.'],
    })
    await approve(await tokenOf(id))
    expect((await send(id)).statusCode).toBe(400)
    expect(await mails()).toEqual([])
  })
})

test('an attachment opens with its link only, and never runs scripts', async () => {
  const id = await addExpense()
  const token = await tokenOf(id)
  const [bill] = (await view(token)).json().attachments
  const open = (query: string, as: Person | null = null) =>
    app.call('GET', `/api/transactions/files/${bill.id}${query}`, { as })
  const shown = await open(`?token=${token}`)
  expect([shown.statusCode, shown.rawPayload]).toEqual([200, pdf])
  expect(shown.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
  expect((await open('')).statusCode).toBe(401)
  expect((await open('', app.client)).statusCode).toBe(404)
  expect((await open('', app.branchEmployee)).statusCode).toBe(404)
  expect((await open('', app.employee)).statusCode).toBe(200)
  const other = await tokenOf(await addExpense())
  expect((await open(`?token=${other}`)).statusCode).toBe(404)
  await edit(id, { amount: '1.00' })
  expect((await open(`?token=${token}`)).statusCode).toBe(404)
})

test('files that could run in a browser are always downloads', async () => {
  const id = (
    await postForm(
      app,
      '/api/transactions/addExpense',
      { accountId, categoryId: category, ...expense },
      { files: { 'bill.html': Buffer.from('<!doctype html><script>alert(1)</script>') } },
    )
  ).json().id
  const token = id ? await tokenOf(id) : ''
  const [bill] = (await view(token)).json().attachments
  const shown = await app.call('GET', `/api/transactions/files/${bill.id}?token=${token}`, {
    as: null,
  })
  expect(shown.headers['content-disposition']).toMatch(/^attachment/)
})

test('prefetching approves nothing, and does not count as seen by the client', async () => {
  const id = await addExpense()
  const token = await tokenOf(id)
  const url = `/api/transactions/viewExpense/${token}`
  expect((await app.http.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  await view(token, { headers: { 'sec-purpose': 'prefetch' } })
  expect(await stateOf(id)).toMatchObject({ seenOn: null, uses: [] })
  for (const method of ['GET', 'HEAD'] as const) {
    const asked = { method, url: `/api/transactions/approveExpense/${token}` }
    expect((await app.http.inject(asked)).statusCode).toBe(404)
  }
  await view(token, { as: app.employee })
  expect(await stateOf(id)).toMatchObject({ seenOn: null, uses: [{ action: 'view' }] })
  await view(token)
  expect((await stateOf(id)).seenOn).not.toBeNull()
  expect((await view(token)).json().confirmedByClientDate).toBeNull()
})

test('guessing links is limited, without locking clients out of their own links', async () => {
  const token = await tokenOf(await addExpense())
  let status = 0
  for (let time = 0; time < 61; time++)
    status = (await view(`${time}`.padStart(64, '0'))).statusCode
  expect(status).toBe(429)
  expect((await view(token)).statusCode).toBe(200)
  for (const odd of [
    '1',
    'null',
    '..%2f..',
    '%00',
    'a'.repeat(201),
    `${token}x`,
    token.toUpperCase(),
  ])
    expect([400, 404, 414, 429]).toContain((await view(odd)).statusCode)
})

test('an income has no link, and only administrators use the endpoints for links', async () => {
  const income = await postForm(app, '/api/transactions/addIncome', {
    accountId,
    categoryId: 1,
    ...expense,
  })
  expect(income.statusCode).toBe(200)
  expect((await send(income.json().id)).statusCode).toBe(404)
  const id = await addExpense()
  for (const person of [app.employee, app.branchEmployee, app.client, null])
    for (const [method, path] of [
      ['GET', 'approval'],
      ['POST', 'sendForApproval'],
      ['POST', 'revokeApprovalLink'],
    ] as const) {
      const answer = await app.call(method, `/api/transactions/${path}/${id}`, {
        as: person,
        ...(method === 'POST' && { payload: {} }),
      })
      expect(answer.statusCode).toBe(person ? 403 : 401)
    }
})

test('the action log never contains the token', async () => {
  const id = await addExpense()
  const token = await tokenOf(id)
  await send(id)
  await approve(token)
  await edit(id, { amount: '7.00' })
  const { rows } = await sql`SELECT * FROM "actionLog"`.execute(app.db)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows)).toContain('sendForApproval')
})

test('mail and page name the property, but only its owner sees the address', async () => {
  const { id: objectId, object } = (await app.call('GET', '/api/object/add')).json()
  const named = {
    id: objectId,
    title: 'Blue house',
    titleEl: 'Γαλάζιο σπίτι',
    address: 'Egnatia 7',
  }
  await app.call('POST', '/api/object/update', { payload: named })
  const told = async () => {
    const id = await addExpense()
    await sql`UPDATE "transaction" SET "objectId" = ${objectId} WHERE "id" = ${id}`.execute(app.db)
    const token = await tokenOf(id)
    const page = await app.call('GET', `/api/transactions/viewExpense/${token}`, { as: null })
    await sql`TRUNCATE "mailQueue", "sentLetter"`.execute(app.db)
    await app.call('POST', `/api/transactions/sendForApproval/${id}`, { payload: {} })
    const { rows } = await sql<{ text: string; html: string }>`
      SELECT "text", "html" FROM "mailQueue"`.execute(app.db)
    return [page.json().property, rows[0]!.text, rows[0]!.html] as string[]
  }
  for (const one of await told()) {
    expect(one).toContain(`${object.referenceNumber}`)
    expect(one).not.toContain('Egnatia 7')
  }
  await app.db
    .insertInto('objectAccount')
    .values({ objectId, accountId, relation: 1 } as never)
    .execute()
  const [, text, html] = await told()
  for (const one of [text, html]) expect(one).toContain('Γαλάζιο σπίτι, Egnatia 7')
})
