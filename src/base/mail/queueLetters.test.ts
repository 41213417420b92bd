// Limits of mails that people send. Alerts are added after the response, perhaps during the next test: the test of alerts
// therefore has a person of its own.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { queueLetters } from './queueLetters.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "mailQueue", "sentLetter", "alert" CASCADE`.execute(app.db)
})

const letterTo = (to: string) => ({ to, subject: 'Homes', text: 'Two of them' })
const send = (addresses: string[], { accountId }: Person = app.client) =>
  app.db
    .transaction()
    .execute((tx) => queueLetters(tx, addresses.map(letterTo), { accountId }, app))
const boxes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `reader${from + at}@letters.example`)
const queued = async () => (await sql`SELECT FROM "mailQueue"`.execute(app.db)).rows.length
const pass = (time: string) =>
  sql`UPDATE "sentLetter" SET "sentOn" = "sentOn" - ${time}::interval`.execute(app.db)
const alerts = async (as: Person) => {
  const { items } = (await app.call('POST', '/api/alert/list', { payload: {}, as })).json()
  return (items as { source: string; content: string }[]).filter(({ content }) =>
    content.includes('Employee Eleni'),
  )
}
const refused = { status: 429, parts: { extra: { retryAfter: expect.any(Number) } } }

test('a person may send a hundred mails at once, and more after a minute', async () => {
  await send(boxes(100))
  await expect(send(boxes(1, 100))).rejects.toMatchObject(refused)
  await send(boxes(1, 100), app.branchEmployee)
  await pass('1 minute')
  await send(boxes(100, 101))
  expect(await queued()).toBe(201)
})

test('the limits per hour and per day also apply to slow senders', async () => {
  for (const at of [0, 1, 2]) {
    await send(boxes(100, at * 100))
    await pass('2 minutes')
  }
  await expect(send(boxes(1, 300))).rejects.toMatchObject(refused)
  await pass('1 hour')
  for (const at of [3, 4, 5]) {
    await send(boxes(100, at * 100))
    await pass('2 minutes')
  }
  await pass('2 hours')
  await expect(send(boxes(1, 600))).rejects.toMatchObject(refused)
  await pass('1 day')
  await send(boxes(100, 600))
})

test('a mailbox gets at most five mails a minute from all senders, even concurrent ones', async () => {
  const to = 'Maria@letters.example'
  const tries = Array.from({ length: 10 }, (_, at) =>
    send([at % 2 ? to : to.toLowerCase()], at % 2 ? app.client : app.branchEmployee),
  )
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  expect(await queued()).toBe(5)
  await pass('1 minute')
  await send([to])
})

test('a refusal names the reason and the time of the next try, and administrators are alerted once', async () => {
  const email = 'often@letters.example'
  const account = { firstName: 'Maria', lastName: 'Often', email }
  const { id } = (await app.call('POST', '/api/account/add', { payload: account })).json()
  const texts = { subjectEn: 'Hello', subjectEl: 'Γεια σας', subjectRu: 'Привет' }
  const template = (
    await app.call('POST', '/api/MailTemplate/add', {
      payload: {
        name: 'Answer',
        isAdvertising: false,
        ...texts,
        textEn: 'Yes',
        textEl: 'Ναι',
        textRu: 'Да',
      },
    })
  ).json()
  const about = { entity: 'Account', ids: [id], templateId: template.id }
  const press = async () => {
    const preview = await app.call('POST', '/api/MailTemplate/preview', {
      payload: about,
      as: app.employee,
    })
    const [{ accountId, recordId, to, subject, text }] = preview.json().letters
    const letters = [{ accountId, recordId, to, subject, text }]
    const payload = { ...about, letters }
    return app.call('POST', '/api/MailTemplate/send', { payload, as: app.employee })
  }
  for (let at = 0; at < 5; at++) expect((await press()).statusCode).toBe(200)
  for (let at = 0; at < 3; at++) {
    const answer = await press()
    expect([answer.statusCode, answer.json().detail]).toEqual([
      429,
      expect.stringMatching(/often@letters\.example.*from \d\d\.\d\d\.\d{4},? \d\d:\d\d on/),
    ])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await queued()).toBe(5)
  await expect.poll(async () => (await alerts(app.admin)).length).toBe(1)
  const [alert] = await alerts(app.admin)
  expect(alert).toMatchObject({
    source: 'Too many e-mails',
    content: expect.stringMatching(/Employee Eleni.*often@letters\.example/),
  })
  expect(await alerts(app.employee)).toEqual([])
})
