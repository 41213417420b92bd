import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '#kit/mail/mailer.ts'
import { mostTries, queueMail, retryMail } from '#kit/mail/mailQueue.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import type { TestSmtp } from '#kit/testing/smtpServer.ts'
import { until } from '#kit/testing/eventually.ts'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { addLead, addSelection } from '#outside/selections/testing/addSelection.ts'

let app: TestApp
let smtp: TestSmtp
/** The replies of the mail server by recipient. */
const replies = new Map<string, { code: number; text: string }>()
beforeAll(async () => {
  app = await testApp()
  smtp = await smtpServer({ onRecipient: (address) => replies.get(address) })
})
afterAll(async () => {
  await smtp.close()
  await app.close()
})
beforeEach(async () => {
  replies.clear()
  smtp.received.length = 0
  await sql`TRUNCATE "mailQueue", "signInFailure"`.execute(app.db)
  await sql`DELETE FROM "alert"`.execute(app.db)
})

const sendMail = (url = smtp.url) =>
  app.sendMail(createMailer({ smtpUrl: url, from: 'Estia <crm@example.com>', outbox: '/nowhere' }))
const recipients = () => smtp.received.flatMap((mail) => mail.recipients)
const retryNow = () =>
  sql`UPDATE "mailQueue" SET "dueOn" = now() WHERE "givenUpOn" IS NULL`.execute(app.db)
const alerts = async () =>
  (await app.call('POST', '/api/alert/list', { payload: {} })).json().items as {
    source: string
    content: string
    about: { entity: string; id: number } | null
  }[]
const tasksOf = async (entity: string, id: number) =>
  (await app.call('GET', `/api/activity?parent=${entity}&parentId=${id}`)).json().items as {
    description: string
    assignedTo: unknown
  }[]
const addObject = async () => (await app.call('GET', '/api/object/add')).json() as { id: number }

async function selectionFor(email: string) {
  const leadId = await addLead(app)
  // Set directly, like an address stored before addresses were validated.
  await sql`
    UPDATE "account" a SET "email" = ${email} FROM "lead" l WHERE l."id" = ${leadId} AND a."id" = l."accountId"
  `.execute(app.db)
  const { id } = await addSelection(app, leadId, [(await addObject()).id])
  const read = async () =>
    (await app.call('GET', `/api/selection/ofLead/${leadId}`))
      .json()
      .items.find((one: { id: number }) => one.id === id)
  return { leadId, id, read }
}
const send = (id: number, payload: object = {}, as: Person = app.admin) =>
  app.call('POST', `/api/selection/send/${id}`, { payload, as })

test('a reset link waits while the mail server is down, and is sent later', async () => {
  const { username } = app.employee
  const answer = await app.call('POST', '/api/authenticate/forgotPassword', {
    as: null,
    payload: { email: username },
  })
  expect(answer.statusCode).toBe(200)
  const waiting = async () =>
    (await sql`SELECT FROM "mailQueue" WHERE "to" = ${username}`.execute(app.db)).rows.length
  await until(async () => (await waiting()) === 1)
  await sendMail('smtp://127.0.0.1:1')
  expect(await waiting()).toBe(1)
  await retryNow()
  await sendMail()
  expect(recipients()).toEqual([username])
  expect(await waiting()).toBe(0)
  const link = new URL(/http\S+/.exec(smtp.received[0]!.text!)![0])
  const reset = await app.call('POST', '/api/authenticate/resetPassword', {
    as: null,
    payload: {
      email: username,
      code: link.searchParams.get('code'),
      password: 'a patient olive',
      confirmPassword: 'a patient olive',
    },
  })
  expect(reset.statusCode).toBe(200)
})

test('a permanent rejection is reported to the sender at once, and the mail is not retried', async () => {
  const to = 'gone@example.gr'
  replies.set(to, { code: 550, text: '5.1.1 No such user' })
  const { id, leadId, read } = await selectionFor(to)
  await send(id)
  expect(await read()).toMatchObject({ sentTo: to, undeliveredOn: null })
  const asked = smtp.asked()
  await sendMail()
  await retryNow()
  await sendMail()
  expect(smtp.asked() - asked).toBe(1)
  expect(await alerts()).toEqual([
    expect.objectContaining({
      source: 'E-mail not delivered',
      about: expect.objectContaining({ entity: 'Demand', id: leadId }),
      content: expect.stringMatching(
        /gone@example\.gr.*\n.*\n.*550 5\.1\.1 No such user\n.*Admin/s,
      ),
    }),
  ])
  expect(await read()).toMatchObject({ undeliveredOn: expect.any(String) })
  expect(await tasksOf('lead', leadId)).toEqual([
    expect.objectContaining({ description: expect.stringContaining('5.1.1 No such user') }),
  ])
  const { rows } = await sql`
    SELECT "message" FROM "actionLog" WHERE "action" = 'mailUndelivered' AND "entity" = 'Demand' AND "entityId" = ${leadId}
  `.execute(app.db)
  expect(rows).toEqual([{ message: expect.stringContaining(to) }])
  // Once the address is right, the mail goes out and the failure is no longer shown.
  replies.clear()
  await sql`UPDATE "selection" SET "sentOn" = "sentOn" - interval '1 hour' WHERE "id" = ${id}`.execute(
    app.db,
  )
  await send(id)
  await sendMail()
  expect(recipients()).toEqual([to])
  expect(await read()).toMatchObject({ undeliveredOn: null })
})

test('a sender of a branch gets a task, and the office no alert', async () => {
  const to = 'gone@example.gr'
  replies.set(to, { code: 550, text: 'No such user' })
  const { id, leadId } = await selectionFor(to)
  expect((await send(id, {}, app.branchEmployee)).statusCode).toBe(200)
  await sendMail()
  expect(await alerts()).toEqual([])
  const { rows } = await sql`
    SELECT s."accountId" FROM "activityAssigned" s JOIN "activityLink" l USING ("activityId")
    WHERE l."entity" = 'Demand' AND l."entityId" = ${leadId}
  `.execute(app.db)
  expect(rows).toEqual([{ accountId: app.branchEmployee.accountId }])
})

test('a temporary rejection is retried, and reported only after the last try', async () => {
  const to = 'full@example.gr'
  replies.set(to, { code: 452, text: 'Mailbox full' })
  const { id, read } = await selectionFor(to)
  await send(id)
  for (let at = 0; at < 3; at++) {
    await retryNow()
    await sendMail()
  }
  expect(await alerts()).toEqual([])
  expect(await read()).toMatchObject({ undeliveredOn: null })
  await sql`UPDATE "mailQueue" SET "tries" = ${mostTries - 1}`.execute(app.db)
  await retryNow()
  await sendMail()
  expect((await alerts()).map(({ content }) => content)).toEqual([
    expect.stringContaining('452 Mailbox full'),
  ])
  expect(await read()).toMatchObject({ undeliveredOn: expect.any(String) })
})

test('an undelivered mail without a sender is reported to the office, without its content', async () => {
  const { username } = app.client
  replies.set(username, { code: 550, text: 'No such user' })
  await app.call('POST', '/api/authenticate/forgotPassword', {
    as: null,
    payload: { email: username },
  })
  await until(async () => {
    await sendMail()
    return (await alerts()).length > 0
  })
  expect(await alerts()).toEqual([
    expect.objectContaining({
      about: expect.objectContaining({ entity: 'Account', id: app.client.accountId }),
      content: expect.stringContaining(username),
    }),
  ])
  const { rows } = await sql`SELECT to_jsonb(m) AS "m" FROM "mailQueue" m`.execute(app.db)
  const kept = JSON.stringify([rows, await alerts()])
  expect(kept).toContain(username)
  expect(kept).not.toContain('code=')
})

test('a report that fails is made again at the next try', async () => {
  const to = 'gone@example.gr'
  replies.set(to, { code: 550, text: 'No such user' })
  const { id } = await selectionFor(to)
  await send(id)
  await sql`ALTER TABLE "alert" RENAME TO "elsewhere"`.execute(app.db)
  await sendMail()
  await sql`ALTER TABLE "elsewhere" RENAME TO "alert"`.execute(app.db)
  expect(await alerts()).toEqual([])
  await retryNow()
  await sendMail()
  expect(await alerts()).toHaveLength(1)
})

const bad = 'a@x.gr\r\nBcc: victim@example.gr'

test('a selection is sent only to a valid address', async () => {
  const { id, leadId } = await selectionFor(bad)
  const emails = async () =>
    (await app.call('GET', `/api/selection/ofLead/${leadId}`)).json().emails as string[]
  expect(await emails()).toEqual([])
  const answer = await send(id)
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    { email: [`Mail cannot be sent to “${bad}”: this is not an e-mail address.`] },
  ])
  for (const email of [bad, 'a@x.gr, victim@example.gr', 'Anna <a@x.gr>', 'anything']) {
    const refused = await send(id, { email })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { email: ['Please enter an e-mail address.'] },
    ])
  }
  await sendMail()
  expect(smtp.received).toEqual([])
})

test('a mail to an invalid address is not sent to anyone, and is reported', async () => {
  await sql`INSERT INTO "mailQueue" ("to", "subject", "text") VALUES (${bad}, 'Rent', 'Due')`.execute(
    app.db,
  )
  await sendMail()
  expect(smtp.received).toEqual([])
  expect((await alerts()).map(({ content }) => content)).toEqual([
    expect.stringContaining('This is not an e-mail address.'),
  ])
})

describe('undelivered mail', () => {
  const queue = (to: string) => queueMail(app.db, [{ to, subject: 'Homes', text: 'Two of them' }])
  const queued = () =>
    sql<{ tries: number; failedOn: string | null; isDue: boolean; failure: string | null }>`
      SELECT "tries", "failedOn", "dueOn" <= now() AS "isDue", "failure" FROM "mailQueue"
    `
      .execute(app.db)
      .then(({ rows }) => rows)

  test('is sent at once on a manual retry, which does not count as a try', async () => {
    await queue('later@example.com')
    await sendMail('smtp://127.0.0.1:1')
    expect(await queued()).toEqual([
      { tries: 1, failedOn: expect.any(String), isDue: false, failure: expect.any(String) },
    ])
    expect(await Promise.all([retryMail(app.db), retryMail(app.db)])).toEqual(
      expect.arrayContaining([0, 1]),
    )
    expect(await queued()).toMatchObject([{ tries: 0, isDue: true }])
    expect(await sendMail()).toEqual({ sent: 1, failed: [] })
    expect(recipients()).toEqual(['later@example.com'])
  })

  test('is not sent twice while it is being sent', async () => {
    await queue('once@example.com')
    let retried: number | undefined
    await app.sendMail({
      send: async () => {
        retried = await retryMail(app.db)
        return true
      },
    })
    expect(retried).toBe(0)
  })

  test('is not sent after it was given up', async () => {
    await queue('refused@example.com')
    replies.set('refused@example.com', { code: 550, text: 'User unknown' })
    await sendMail()
    expect(await retryMail(app.db)).toBe(0)
  })
})
