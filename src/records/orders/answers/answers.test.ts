// Answers of the parties by mail: signed by real keys, which are asked for at a real DNS server on loopback.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { dnsServer } from '#kit/testing/dnsServer.ts'
import type { Zone } from '#kit/testing/dnsServer.ts'
import { orderingIn } from '../testing/ordering.ts'
import { keyNameOf, keyRecord, mailOf, signed } from '../testing/signedMails.ts'
import type { Order } from '../orders.contract.ts'
import { checkAnswersAgain } from './answers.store.ts'

const keyName = keyNameOf('example.com')

const zone: Zone = {}
let dns: Awaited<ReturnType<typeof dnsServer>>
let app: TestApp
let orders: ReturnType<typeof orderingIn>
let order: Order & { id: number }
beforeAll(async () => {
  dns = await dnsServer(zone)
  const resolve = () => Promise.reject(new Error('not asked'))
  app = await testApp({ reach: { resolve, inside: [], dnsServers: [dns.address] } })
  orders = orderingIn(app)
  const { viewing: templateId } = await orders.prepare()
  order = await orders.signed({ templateId })
})
afterAll(async () => {
  await app.close()
  await dns.close()
})
beforeEach(() => {
  for (const name of Object.keys(zone)) delete zone[name]
  zone[keyName] = { TXT: [keyRecord] }
})

const send = (mail: string | Buffer, to: Order = order, as: Person = app.admin) =>
  postForm(
    app,
    `/api/Order/answer/${to.id}`,
    {},
    { as, files: { 'answer.eml': Buffer.from(mail) } },
  )
const answered = async (mail: string, to: Order = order) => {
  const answer = await send(mail, to)
  expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined])
  return (answer.json() as Order).acts.at(-1)!
}
const contentOf = async (number: number) =>
  JSON.parse(
    (
      await sql<{
        content: string
      }>`SELECT "content" FROM "orderAct" WHERE "number" = ${number}`.execute(app.db)
    ).rows[0]!.content,
  )

async function letPass(number: number, time: string) {
  await sql`ALTER TABLE "orderAct" DISABLE TRIGGER "actsStay"`.execute(app.db)
  await sql`
    UPDATE "orderAct" SET "actedOn" = now() - ${time}::interval WHERE "number" = ${number}
  `.execute(app.db)
  await sql`ALTER TABLE "orderAct" ENABLE TRIGGER "actsStay"`.execute(app.db)
}

describe('an answer', () => {
  test('of a server that signs is proven, and kept as it came with the key that DNS forgets', async () => {
    const mail = await signed(mailOf())
    const act = await answered(mail)
    expect(act).toMatchObject({
      act: 'answered',
      by: 'Papadaki Maria',
      answer: {
        outcome: 'proven',
        domain: 'example.com',
        from: 'papadaki@example.com',
        party: 'Papadaki Maria',
        subject: 'Εντολή 12',
        writtenOn: '2026-11-30T08:00:00.000Z',
      },
    })
    const { signatures } = await contentOf(act.number)
    expect(signatures).toMatchObject([
      { domain: 'example.com', selector: 'mail2026', result: 'pass', key: keyRecord },
    ])
    const file = await app.call('GET', `/api/Order/answer/${order.id}/${act.number}`)
    expect(file.rawPayload).toEqual(Buffer.from(mail))
    expect(file.headers['content-disposition']).toMatch(/^attachment;/)
  })

  test('the same once more changes nothing', async () => {
    const mail = await signed(mailOf())
    const { number } = await answered(mail)
    expect((await answered(mail)).number).toBe(number)
    const other = await signed(mailOf())
    const both = await Promise.all([send(other), send(other)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await orders.edit(order.id)).acts.at(-1)!.number).toBe(number + 1)
  })

  test('stands in the evidence of its order, which still proves itself', async () => {
    const mail = await signed(mailOf())
    await answered(mail)
    const evidence = (await app.call('GET', `/api/Order/evidence/${order.id}`)).body
    const verdict = await checkEvidence(evidence)
    expect(verdict.findings).toEqual([])
    expect(verdict.files.map(({ size }) => size)).toContain(Buffer.from(mail).length)
    expect(evidence).toContain(Buffer.from(mail).toString('base64'))
  })

  test('saved with other line ends is proven all the same', async () => {
    const mail = await signed(mailOf())
    expect((await answered(mail.replaceAll('\r\n', '\n'))).answer?.outcome).toBe('proven')
  })

  test.each([
    [
      'a changed text',
      async () => (await signed(mailOf())).replace('συμφωνώ', 'διαφωνώ'),
      'failed',
    ],
    [
      'a changed sender',
      async () => (await signed(mailOf())).replace('papadaki@', 'papadakis@'),
      'failed',
    ],
    ['no signature', async () => mailOf(), 'unsigned'],
    [
      'a signature of another domain',
      () => {
        zone[keyNameOf('sender.net')] = { TXT: [keyRecord] }
        return signed(mailOf(), { domain: 'sender.net' })
      },
      'otherDomain',
    ],
    [
      'a key that DNS no longer has',
      () => {
        delete zone[keyName]
        return signed(mailOf())
      },
      'noKey',
    ],
    [
      'text added behind what is signed',
      async () => `${await signed(mailOf(), { maxBodyLength: 20 })}And 5000 euro more.\r\n`,
      'partly',
    ],
  ])('with %s says so', async (_name, make, outcome) => {
    expect((await answered(await make())).answer?.outcome).toBe(outcome)
  })

  test('of a stranger says that it is no party', async () => {
    const { answer, by } = await answered(await signed(mailOf({ from: 'someone@example.com' })))
    expect(answer).toMatchObject({ outcome: 'proven', party: null })
    expect(by).toBe('someone@example.com')
  })

  test('that DNS does not let check for a week is closed for good, and says so', async () => {
    zone[keyName] = 'fails'
    const act = await answered(await signed(mailOf()))
    await letPass(act.number, '6 days 23 hours')
    await checkAnswersAgain(app)
    expect((await orders.edit(order.id)).acts.at(-1)!.number).toBe(act.number)
    await letPass(act.number, '7 days 1 minute')
    await Promise.all([checkAnswersAgain(app), checkAnswersAgain(app)])
    const { acts } = await orders.edit(order.id)
    expect(acts.at(-1)).toMatchObject({
      number: act.number + 1,
      act: 'answerNotCheckable',
      answer: { outcome: 'notCheckable', answer: act.number, party: 'Papadaki Maria' },
    })
    expect(await contentOf(act.number + 1)).toMatchObject({ cause: 'key record not reachable' })
    // Final, whatever DNS says afterwards.
    zone[keyName] = { TXT: [keyRecord] }
    await checkAnswersAgain(app)
    expect((await orders.edit(order.id)).acts.length).toBe(acts.length)
    const evidence = (await app.call('GET', `/api/Order/evidence/${order.id}`)).body
    expect((await checkEvidence(evidence)).findings).toEqual([])
  })

  test('that DNS let check at last is proven, also after a week', async () => {
    zone[keyName] = 'fails'
    const act = await answered(await signed(mailOf()))
    await letPass(act.number, '8 days')
    zone[keyName] = { TXT: [keyRecord] }
    await checkAnswersAgain(app)
    expect((await orders.edit(order.id)).acts.at(-1)).toMatchObject({
      act: 'answerChecked',
      answer: { outcome: 'proven', answer: act.number },
    })
  })

  test('that DNS does not let check is kept, and checked again later', async () => {
    zone[keyName] = 'fails'
    const act = await answered(await signed(mailOf()))
    expect(act.answer?.outcome).toBe('unchecked')
    await checkAnswersAgain(app)
    expect((await orders.edit(order.id)).acts.at(-1)!.number).toBe(act.number)
    zone[keyName] = { TXT: [keyRecord] }
    await checkAnswersAgain(app)
    await checkAnswersAgain(app)
    const after = (await orders.edit(order.id)).acts
    expect(after.at(-1)).toMatchObject({
      act: 'answerChecked',
      number: act.number + 1,
      answer: { outcome: 'proven', answer: act.number },
    })
    const evidence = (await app.call('GET', `/api/Order/evidence/${order.id}`)).body
    expect((await checkEvidence(evidence)).ok).toBe(true)
  })
})

describe('what is no answer', () => {
  const before = async () => (await orders.edit(order.id)).acts.length

  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('I agree.')],
    [
      'a mail without a sender',
      Buffer.from('Subject: x\r\nDate: x\r\nMessage-ID: <a@b>\r\n\r\nhi'),
    ],
    ['two senders', Buffer.from(mailOf({ more: 'From: other@example.com' }))],
    ['two addresses', Buffer.from(mailOf({ from: 'a@example.com, b@example.com' }))],
    [
      'thousands of signatures',
      Buffer.from(`${'DKIM-Signature: v=1; a=rsa-sha256; d=a.gr\r\n'.repeat(3000)}${mailOf()}`),
    ],
    ['a head without an end', Buffer.from(`X: ${'a'.repeat(300_000)}`)],
    ['a head of ten thousand lines', Buffer.from(`X:${'\r\n a'.repeat(10_000)}\r\n${mailOf()}`)],
  ])('%s is refused, and the file is named', async (_name, bytes) => {
    const known = await before()
    const refused = await send(bytes)
    expect(refused.statusCode).toBe(400)
    expect(Object.keys(refused.json().errors)).toEqual(['files'])
    expect(await before()).toBe(known)
  })

  test.each([
    ['a million empty lines', () => signed(mailOf({ body: '\r\n'.repeat(1_000_000) }))],
    ['one line of a million signs', () => signed(mailOf({ body: 'x'.repeat(1_000_000) }))],
    ['a header of 100,000 signs', () => signed(mailOf({ more: `X-Long: ${'y'.repeat(100_000)}` }))],
  ])('a real mail with %s is kept and checked', async (_name, make) => {
    expect((await answered(await make())).answer?.outcome).toBe('proven')
  })

  test('a draft has none; nobody without the right may add or read one', async () => {
    const draft = await orders.draft()
    expect((await send(mailOf(), draft)).statusCode).toBe(400)
    expect((await send(mailOf(), order, app.client)).statusCode).toBe(403)
    const { number } = await answered(mailOf())
    const path = `/api/Order/answer/${order.id}/${number}`
    expect((await app.call('GET', path, { as: app.client })).statusCode).toBe(403)
    expect((await app.call('GET', path, { as: null })).statusCode).toBe(401)
    expect((await app.call('GET', `/api/Order/answer/${draft.id}/${number}`)).statusCode).toBe(404)
  })
})
