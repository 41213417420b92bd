import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agencyToday, instantNow } from '#kit/clock.ts'
import { formatDate } from '#kit/fields/format.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { mostTries, queueMail } from '#kit/mail/mailQueue.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import type { TestSmtp } from '#kit/testing/smtpServer.ts'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { noteBounces, workingAddresses } from './bounces.store.ts'
import type { NewBounce } from './bounces.store.ts'
import { notices } from './testing/notices.ts'

const { exchange, forged, gmail, postfix, refusedAsSpam, vacation } = notices

let app: TestApp
let smtp: TestSmtp
type Refusal = { code: number; text: string }
const replies = new Map<string, Refusal>()
let refusedMail: Refusal | undefined
let refusedSender: Refusal | undefined
beforeAll(async () => {
  app = await testApp()
  smtp = await smtpServer({
    onRecipient: (address) => replies.get(address),
    onMail: () => refusedMail,
    onSender: () => refusedSender,
  })
})
afterAll(async () => {
  await smtp.close()
  await app.close()
})
beforeEach(async () => {
  replies.clear()
  refusedMail = refusedSender = undefined
  await sql`TRUNCATE "mailQueue", "mailBounce"`.execute(app.db)
})

const to = 'Gone@example.gr'
const outbox = '/nowhere'
const send = () =>
  app.sendMail(createMailer({ smtpUrl: smtp.url, from: 'Estia <crm@example.com>', outbox }))
async function mail(address = to) {
  await queueMail(app.db, [{ to: address, subject: 'Homes', text: 'Good morning' }])
  await send()
}
const find = async (addresses = [to], as: Person | null = app.admin) => {
  const answer = await app.call('POST', '/api/mail/bounced', { payload: { addresses }, as })
  return answer.statusCode === 200 ? answer.json().items : answer.statusCode
}
const clear = async (address = to, as: Person = app.admin) =>
  (await app.call('POST', '/api/mail/addressWorks', { payload: { address }, as })).statusCode
const bring = async (files: Record<string, string>, as: Person | null = app.admin) => {
  const answer = await postForm(app, '/api/mail/notices', {}, { files, as })
  return answer.statusCode === 200 ? answer.json().items : answer.statusCode
}
const addAccount = async (more: object = {}) => {
  const payload = { firstName: 'Maria', lastName: 'Gone', email: to, isClient: true, ...more }
  return (await app.call('POST', '/api/account/add', { payload })).json().id as number
}
const logged = async (id: number, action: string) =>
  (
    await sql`
      SELECT "message", "actionById" FROM "actionLog"
      WHERE "entity" = 'Account' AND "entityId" = ${id} AND "action" = ${action}
    `.execute(app.db)
  ).rows
const mark = (more: Partial<NewBounce> = {}) =>
  noteBounces(
    app.db,
    [
      {
        address: to,
        reason: 'noMailbox',
        status: null,
        said: null,
        source: 'smtp',
        on: instantNow(),
      },
    ].map((one) => ({ ...one, ...more }) as NewBounce),
  )

test('an address that the server refuses is marked, and found in any spelling', async () => {
  replies.set(to, { code: 550, text: '5.1.1 No such user' })
  await mail()
  const today = formatDate(agencyToday())
  const found = {
    text: `Mail came back on ${today}: there is no such mailbox.`,
    said: '550 5.1.1 No such user',
    isPermanent: true,
    canClear: true,
  }
  expect(await find(['gone@example.gr', 'GONE@EXAMPLE.GR', 'other@example.gr'])).toEqual([
    { address: 'gone@example.gr', ...found },
    { address: 'GONE@EXAMPLE.GR', ...found },
  ])
})

test('a refusal that is no fault of the address marks nothing', async () => {
  replies.set(to, { code: 550, text: '5.7.1 Blocked by policy: mailbox unavailable' })
  await mail()
  replies.set(to, { code: 550, text: 'relay not permitted' })
  await mail()
  replies.clear()
  refusedSender = { code: 550, text: '5.1.1 No such user' }
  await mail()
  refusedSender = undefined
  refusedMail = { code: 550, text: 'No such content here' }
  await mail()
  const { rows } = await sql`SELECT FROM "mailQueue" WHERE "givenUpOn" IS NOT NULL`.execute(app.db)
  expect(rows).toHaveLength(4)
  expect(await find()).toEqual([])
})

test('a mailbox that is full for three days is marked, but mail still goes there', async () => {
  replies.set(to, { code: 452, text: '4.2.2 Mailbox full' })
  await mail()
  expect(await find()).toEqual([])
  await sql`UPDATE "mailQueue" SET "tries" = ${mostTries}, "dueOn" = now()`.execute(app.db)
  await send()
  expect(await find()).toMatchObject([{ isPermanent: false }])
  expect(await workingAddresses(app.db, [to, 'b@example.gr'])).toEqual([to, 'b@example.gr'])
})

test('a mail that the server accepts later takes the mark of a refusal away', async () => {
  await mark()
  expect(await workingAddresses(app.db, [to, 'b@example.gr'])).toEqual(['b@example.gr'])
  await app.sendMail({ send: async () => false })
  expect(await find()).toHaveLength(1)
  await mail()
  expect(await find()).toEqual([])
})

test('a mail that was only written to the outbox does not', async () => {
  await mark()
  await queueMail(app.db, [{ to, subject: 'Homes', text: 'Good morning' }])
  expect(await app.sendMail()).toMatchObject({ sent: 1 })
  expect(await find()).toHaveLength(1)
})

test('the mark of a notice stays when a server accepts mail', async () => {
  await mark({ source: 'notice' })
  await mail()
  expect(await find()).toHaveLength(1)
})

test('notices mark their addresses and are logged on the accounts', async () => {
  const id = await addAccount({ email: 'second@example.gr;maria.gone@example.gr' })
  const items = await bring({ 'a.eml': postfix, 'b.eml': exchange, 'c.eml': gmail })
  expect(items).toMatchObject([
    { name: 'a.eml', why: null, addresses: [{ outcome: 'marked' }, { outcome: 'marked' }] },
    { name: 'b.eml', addresses: [{ address: 'nikos@example.com', outcome: 'marked' }] },
    { name: 'c.eml', addresses: [{ text: expect.stringContaining('full') }] },
  ])
  expect(await find(['maria.gone@example.gr'])).toMatchObject([
    { text: 'Mail came back on 12.11.2026: there is no such mailbox.' },
  ])
  expect(await logged(id, 'mailUndelivered')).toEqual([
    {
      message: expect.stringMatching(/^Maria\.Gone@example\.gr: 550 5\.1\.1/),
      actionById: app.admin.accountId,
    },
  ])
  // Brought once more, nothing changes.
  expect(await bring({ 'a.eml': postfix })).toMatchObject([
    { addresses: [{ outcome: 'known' }, { outcome: 'known' }] },
  ])
  expect(await logged(id, 'mailUndelivered')).toHaveLength(1)
})

test('files that are no notices say why, and others are read all the same', async () => {
  const files = { 'v.eml': vacation, 'x.zip': 'PK', 's.eml': refusedAsSpam, 'f.eml': forged }
  expect(await bring(files)).toMatchObject([
    { why: expect.stringContaining('no notice'), addresses: [] },
    { why: expect.stringContaining('cannot be read') },
    { why: null, addresses: [{ outcome: 'policy' }] },
    { addresses: [{ outcome: 'noAddress' }, { outcome: 'marked' }] },
  ])
  expect(await bring({})).toBe(400)
  const many = Array.from({ length: 21 }, (_, at) => [`${at}.eml`, vacation])
  expect(await bring(Object.fromEntries(many))).toBe(400)
})

test('only administrators bring notices, and only staff see marks', async () => {
  await mark()
  expect(await bring({ 'a.eml': postfix }, app.employee)).toBe(403)
  expect(await bring({ 'a.eml': postfix }, null)).toBe(401)
  expect(await find([to], app.branchEmployee)).toHaveLength(1)
  expect(await find([to], app.client)).toBe(403)
  expect(await find([to], null)).toBe(401)
  expect(await clear(to, app.client)).toBe(403)
})

test('one press takes a mark away, and is logged on the accounts', async () => {
  const id = await addAccount()
  await mark()
  expect(await clear('gone@EXAMPLE.gr', app.branchEmployee)).toBe(200)
  expect(await find()).toEqual([])
  expect(await clear()).toBe(200)
  expect(await logged(id, 'addressWorks')).toEqual([
    { message: 'gone@EXAMPLE.gr', actionById: app.branchEmployee.accountId },
  ])
})

test('the mark of a colleague is for administrators to take away', async () => {
  const { username } = app.branchEmployee
  await mark({ address: username })
  expect(await find([username], app.employee)).toMatchObject([{ canClear: false }])
  expect(await clear(username, app.employee)).toBe(403)
  expect(await find([username])).toMatchObject([{ canClear: true }])
  expect(await clear(username)).toBe(200)
})

test('a newer answer replaces an older one, unless it says less', async () => {
  const read = async () =>
    (await sql`SELECT "reason", "source", "times" FROM "mailBounce"`.execute(app.db)).rows
  await mark({ reason: 'full', on: '2026-11-01T10:00:00Z' })
  await mark({ source: 'notice', on: '2026-11-03T10:00:00Z' })
  expect(await read()).toEqual([{ reason: 'noMailbox', source: 'notice', times: 2 }])
  await mark({ reason: 'disabled', on: '2026-11-02T10:00:00Z' })
  await mark({ reason: 'delayed', on: '2026-11-04T10:00:00Z' })
  expect(await read()).toEqual([{ reason: 'noMailbox', source: 'notice', times: 2 }])
})

test('marks at the same time on several servers leave one row', async () => {
  const both = [to, 'b@example.gr'].map((address) => ({ address }))
  const each = (order: Partial<NewBounce>[]) => Promise.all(order.map((one) => mark(one)))
  await Promise.all([each(both), each(both.toReversed()), each(both)])
  expect(await find([to, 'b@example.gr'])).toHaveLength(2)
})

test('forgetting a person deletes the marks of their addresses', async () => {
  const id = await addAccount({ lastName: 'Forgotten' })
  await mark()
  const { name } = (await app.call('GET', `/api/account/view/${id}`)).json()
  const payload = { name }
  const answer = await app.call('POST', `/api/personalData/erase/${id}`, { payload })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  const { rows } = await sql`SELECT FROM "mailBounce"`.execute(app.db)
  expect(rows).toEqual([])
})
