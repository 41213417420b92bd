// What the parties of an order get by mail, over a real SMTP server.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { sumOf } from '#kit/evidence/acts.ts'
import { createMailer } from '#kit/mail/mailer.ts'
import { mostTries } from '#kit/mail/mailQueue.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import type { TestSmtp } from '#kit/testing/smtpServer.ts'
import { completeOrder } from '../completeOrder.store.ts'
import { orderingIn } from '../testing/ordering.ts'
import type { Order } from '../orders.contract.ts'

let app: TestApp
let smtp: TestSmtp
let orders: ReturnType<typeof orderingIn>
let templateId: number
let mandateText: number
/** The replies of the mail server by recipient. */
const replies = new Map<string, { code: number; text: string }>()
beforeAll(async () => {
  app = await testApp()
  smtp = await smtpServer({ onRecipient: (address) => replies.get(address) })
  orders = orderingIn(app)
  ;({ viewing: templateId, mandate: mandateText } = await orders.prepare())
})
afterAll(async () => {
  await smtp.close()
  await app.close()
})
beforeEach(async () => {
  replies.clear()
  smtp.received.length = 0
  await sql`TRUNCATE "mailQueue", "mailBounce", "sentLetter"`.execute(app.db)
})

const deliver = () =>
  app.sendMail(createMailer({ smtpUrl: smtp.url, from: 'Estia <crm@example.com>', outbox: '/no' }))
const sendAgain = ({ id, parties }: Order, at = 0) =>
  orders.post(`/api/Order/sendPaper/${id}`, { partyId: parties[at]!.id })
const contentOf = async (order: Order, act: string) => {
  const { rows } = await sql<{ content: { mailedTo: string[] } }>`
    SELECT "content"::json AS "content" FROM "orderAct" WHERE "orderId" = ${order.id} AND "act" = ${act}`.execute(
    app.db,
  )
  return rows[0]!.content
}
const letAfter = (seconds: number) =>
  sql`UPDATE "orderParty" SET "paperSentOn" = "paperSentOn" - ${`${seconds} seconds`}::interval`.execute(
    app.db,
  )

describe('the signed paper', () => {
  test('reaches each party at once, in the language of the order, and its answer reaches the agent', async () => {
    const parties = [
      { accountId: await orders.addPerson('Nikolaou') },
      { accountId: await orders.addPerson('Кузнецова', { email: 'kuznetsova@example.com' }) },
      { name: 'Without Mail', taxNumber: '123456783' },
    ]
    const issued = await orders.issued({ templateId, parties })
    await orders.sign(issued)
    await orders.sign(issued, {}, 1)
    expect((await deliver()).sent).toBe(0)
    const order: Order = (await orders.sign(issued, {}, 2)).json()
    expect((await deliver()).sent).toBe(2)
    const [mail, other] = smtp.received
    expect(mail!.to).toMatchObject([{ address: 'nikolaou@example.com' }])
    expect(other!.to).toMatchObject([{ address: 'kuznetsova@example.com' }])
    expect(mail!.from).toMatchObject({ name: 'Εστία Ακίνητα' })
    expect(mail!.replyTo).toMatchObject([{ address: app.admin.username }])
    expect(mail!.subject).toBe(`Εστία Ακίνητα: υπογεγραμμένη εντολή αρ. ${order.number}`)
    expect(mail!.text).toContain('Nikolaou Maria')
    expect(mail!.text).toContain(`http://estia.test/Order/check/${order.code}`)
    const [file] = mail!.attachments
    expect(file).toMatchObject({
      filename: `Εντολή ${order.number}.pdf`,
      mimeType: 'application/pdf',
    })
    const paper = order.files.find(({ name }) => name === `order-${order.number}.pdf`)!
    expect(sumOf(new Uint8Array(file!.content as ArrayBuffer))).toBe(paper.sum)
    expect(order.parties.map(({ paperSentTo }) => paperSentTo)).toEqual([
      'nikolaou@example.com',
      'kuznetsova@example.com',
      null,
    ])
    expect((await contentOf(order, 'completed')).mailedTo).toEqual([
      'nikolaou@example.com',
      'kuznetsova@example.com',
    ])
    expect((await sql`SELECT FROM "mailQueue"`.execute(app.db)).rows).toHaveLength(0)
  })

  test('of an extension is mailed too, and names the order that it makes longer', async () => {
    const order = await orders.signed({
      templateId: mandateText,
      side: 'mandate',
      validUntil: agencyDay(30),
    })
    const blank = (await app.call('GET', `/api/Order/add?extendsId=${order.id}`)).json()
    const draft = (await orders.post('/api/Order/update', blank)).json()
    await orders.sign((await orders.issue(draft)).json())
    await deliver()
    expect(smtp.received[1]!.text).toContain(`Παρατείνει την εντολή αρ. ${order.number}`)
  })

  test('is queued with the act that completes the order, once, whoever completes it how often', async () => {
    const issued = await orders.issued({ templateId })
    await orders.sign(issued)
    await Promise.all([completeOrder(app, issued.id), completeOrder(app, issued.id)])
    expect((await deliver()).sent).toBe(1)
  })

  test('is sent again, once for two presses; nobody else may', async () => {
    const order = await orders.signed({ templateId })
    await deliver()
    await letAfter(40)
    const answers = await Promise.all([sendAgain(order), sendAgain(order)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await deliver()).sent).toBe(1)
    expect(smtp.received[1]!.attachments).toHaveLength(1)
    const body = { partyId: order.parties[0]!.id }
    const path = `/api/Order/sendPaper/${order.id}`
    expect((await orders.post(path, body, app.client)).statusCode).toBe(403)
    expect((await orders.post(path, body, null)).statusCode).toBe(401)
    expect((await orders.post(path, { partyId: 1_000_000 })).statusCode).toBe(404)
  })

  test('is refused before all have signed, and without an address', async () => {
    const waiting = await orders.issued({ templateId })
    expect((await sendAgain(waiting)).statusCode).toBe(400)
    const parties = [{ name: 'Without Mail', taxNumber: '123456783' }]
    const signed = await orders.signed({ templateId, parties })
    expect((await sendAgain(signed)).json().errors).toHaveProperty('partyId')
  })

  test('that comes back is shown at its party, and goes to the corrected address', async () => {
    const accountId = await orders.addPerson('Mistyped')
    replies.set('mistyped@example.com', { code: 550, text: '5.1.1 No such user' })
    const order = await orders.signed({ templateId, parties: [{ accountId }] })
    await deliver()
    const [shown] = (await orders.edit(order.id)).parties
    expect(shown).toMatchObject({ paperUndeliveredOn: expect.any(String) })
    expect((await sendAgain(order)).json().errors).toHaveProperty('partyId')
    await orders.post('/api/account/update', { id: accountId, email: 'right@example.com' })
    const [sent] = (await sendAgain(order)).json().parties
    expect(sent).toMatchObject({ paperSentTo: 'right@example.com', paperUndeliveredOn: null })
    await deliver()
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([['right@example.com']])
  })

  test('that no server takes leaves no file behind', async () => {
    await orders.signed({ templateId })
    await sql`UPDATE "mailQueue" SET "tries" = ${mostTries}`.execute(app.db)
    replies.set('papadaki@example.com', { code: 452, text: 'Mailbox full' })
    await deliver()
    const { rows } = await sql`
      SELECT "attachments", "text" FROM "mailQueue" WHERE "givenUpOn" IS NOT NULL`.execute(app.db)
    expect(rows).toEqual([{ attachments: null, text: '' }])
  })

  test('is a readable mail where mail is written to a folder', async () => {
    await orders.signed({ templateId })
    await app.sendMail()
    const { attachments = [] } = app.outbox.at(-1)!
    expect(attachments.map(({ content }) => content.subarray(0, 5).toString())).toEqual(['%PDF-'])
  })
})

describe('the end of an order', () => {
  const end = (id: number, more: object = {}) =>
    orders.post(`/api/Order/end/${id}`, { endedOn: agencyDay(), reason: 'Sold', ...more })

  test('is told to its parties, unless the agent does not want it', async () => {
    const [told, quiet] = [await orders.signed({ templateId }), await orders.signed({ templateId })]
    await sql`TRUNCATE "mailQueue"`.execute(app.db)
    expect((await end(told.id)).statusCode).toBe(200)
    expect((await end(quiet.id, { tell: false })).statusCode).toBe(200)
    expect((await deliver()).sent).toBe(1)
    expect(smtp.received[0]!.subject).toContain(`εντολή αρ. ${told.number}`)
    expect(smtp.received[0]!.text).not.toContain('Sold')
    expect((await contentOf(told, 'endedEarly')).mailedTo).toEqual(['papadaki@example.com'])
  })

  test('before it is signed is told only to those who were asked to sign', async () => {
    const parties = [
      { accountId: await orders.addPerson('Asked') },
      { accountId: await orders.addPerson('Unasked') },
    ]
    const order = await orders.issued({ templateId, parties })
    const partyId = order.parties[0]!.id
    await orders.post(`/api/Order/sendLink/${order.id}`, { partyId })
    await orders.post(`/api/Order/withdraw/${order.id}`, { reason: 'Wrong fee' })
    await deliver()
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([
      ['asked@example.com'],
      ['asked@example.com'],
    ])
    expect(smtp.received[1]!.subject).toContain('ανακλήθηκε')
  })

  test('a link that comes back is shown at its party', async () => {
    replies.set('papadaki@example.com', { code: 550, text: '5.1.1 No such user' })
    const order = await orders.issued({ templateId })
    await orders.post(`/api/Order/sendLink/${order.id}`, { partyId: order.parties[0]!.id })
    await deliver()
    const [party] = (await orders.edit(order.id)).parties
    expect(party).toMatchObject({ linkUndeliveredOn: expect.any(String), paperUndeliveredOn: null })
  })
})
