// Orders: drafted, issued, signed and proven, through the real server.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '#app/testing/testApp.ts'
import { postForm } from '#app/testing/postForm.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay } from '#kit/clock.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { completeOrders } from './completeOrder.store.ts'
import { signAs } from './signOrder.store.ts'
import { drawn, orderingIn } from './testing/ordering.ts'
import { lastDayOfTerm } from './orderLength.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
let mandateText: number
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  ;({ viewing: templateId, mandate: mandateText } = await orders.prepare())
})
afterAll(() => app.close())

const evidenceOf = async (id: number) =>
  checkEvidence((await app.call('GET', `/api/Order/evidence/${id}`)).body)

describe('a draft', () => {
  test('takes the details of the account where nothing is entered, and keeps what is', async () => {
    const accountId = await orders.addPerson('Nikolaou', { phone: '2310 123456;6940 111222' })
    const draft = await orders.draft({ parties: [{ accountId, identityDocument: 'ΑΒ 123456' }] })
    expect(draft).toMatchObject({ state: 'draft', number: null, content: null })
    expect(draft.parties).toMatchObject([
      {
        accountId,
        name: 'Nikolaou Maria',
        taxNumber: '123456783',
        identityDocument: 'ΑΒ 123456',
        phone: '2310 123456',
        email: 'nikolaou@example.com',
      },
    ])
  })

  test('names everything that is missing before it is issued, and stays a draft', async () => {
    const { id, version } = (await orders.post('/api/Order/update', { side: 'viewing' })).json()
    const answer = await orders.issue({ id, version })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(
      [
        'feePercent',
        'language',
        'objects',
        'parties',
        'purpose',
        'service',
        'templateId',
        'validFrom',
        'validUntil',
      ].toSorted(),
    )
    expect(await orders.edit(id)).toMatchObject({ state: 'draft', number: null })
  })

  test('is not issued longer than the law allows; the last possible day is named', async () => {
    const validFrom = agencyDay()
    const longest = lastDayOfTerm(validFrom, 8)
    const tooLong = await orders.draft({
      templateId,
      isExclusive: true,
      validFrom,
      validUntil: addDays(longest, 1),
    })
    const refused = await orders.issue(tooLong)
    expect(refused.json().errors.validUntil[0]).toContain(longest.split('-').toReversed().join('.'))
    const fits = (
      await orders.post('/api/Order/update', {
        id: tooLong.id,
        version: tooLong.version,
        validUntil: longest,
      })
    ).json()
    expect((await orders.issue(fits)).statusCode).toBe(200)
  })

  test('needs a text as an administrator approved it', async () => {
    const added = (
      await orders.post('/api/OrderTemplate/add', {
        name: 'new',
        side: 'viewing',
        titleEl: 'Τ',
        textEl: 'Κ',
      })
    ).json()
    const draft = await orders.draft({ templateId: added.id, secondLanguage: null })
    const errors = async () => (await orders.issue(draft)).json().errors
    expect(await errors()).toHaveProperty('templateId')
    const approve = (sum: string) => orders.post(`/api/OrderTemplate/approve/${added.id}`, { sum })
    expect((await approve('0'.repeat(64))).statusCode).toBe(409)
    expect((await approve(added.sum)).json()).toMatchObject({ isApproved: true })
    const changed = await orders.post('/api/OrderTemplate/update', { id: added.id, textEl: 'Άλλο' })
    expect(changed.json()).toMatchObject({ isApproved: false })
    expect(await errors()).toHaveProperty('templateId')
    await approve(changed.json().sum)
    expect((await orders.issue(draft)).json()).toMatchObject({ state: 'issued' })
  })
})

describe('an issued order', () => {
  test('has a number without gaps, a code, and the text in both languages', async () => {
    const [first, second] = [
      await orders.issued({ templateId }),
      await orders.issued({ templateId }),
    ]
    expect(second.number).toBe(first.number! + 1)
    expect(first.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
    expect(first.content!.documents.map(({ language, title }) => [language, title])).toEqual([
      ['el', 'Εντολή υπόδειξης'],
      ['en', 'Viewing order'],
    ])
    const text = JSON.stringify(first.content!.documents)
    expect(text).toContain('Εστία Ακίνητα')
    expect(text).toContain('123456789000')
    expect(text).toContain(`#${first.objects[0]!.number}`)
    expect(text).toContain('2 % of the price, plus VAT')
  })

  test('can be changed neither by people nor in the database', async () => {
    const { id, version } = await orders.issued({ templateId })
    const answer = await orders.post('/api/Order/update', { id, version, feePercent: 5 })
    expect(answer.statusCode).toBe(400)
    expect((await app.call('DELETE', `/api/Order/${id}`)).statusCode).toBe(400)
    const attempts = [
      sql`UPDATE "brokerOrder" SET "feePercent" = 9 WHERE "id" = ${id}`,
      sql`UPDATE "brokerOrder" SET "content" = '{}' WHERE "id" = ${id}`,
      sql`UPDATE "orderParty" SET "taxNumber" = '1' WHERE "orderId" = ${id}`,
      sql`DELETE FROM "orderParty" WHERE "orderId" = ${id}`,
      sql`DELETE FROM "orderObject" WHERE "orderId" = ${id}`,
      sql`UPDATE "orderAct" SET "content" = '{}' WHERE "orderId" = ${id}`,
      sql`DELETE FROM "orderAct" WHERE "orderId" = ${id}`,
    ]
    const refused = await Promise.all(
      attempts.map((attempt) =>
        attempt.execute(app.db).then(
          () => 'written',
          ({ code }: { code: string }) => code,
        ),
      ),
    )
    expect([...new Set(refused)]).toEqual(['23001'])
  })

  test('of two people who issue it at once, one does', async () => {
    const draft = await orders.draft({ templateId })
    const answers = await Promise.all([orders.issue(draft), orders.issue(draft)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })
})

describe('signing', () => {
  test('needs all ticks and a drawn line; then the order is in force with a paper that proves itself', async () => {
    const order = await orders.issued({ templateId })
    expect((await orders.sign(order, { ticks: ['read'] })).json().errors).toHaveProperty('ticks')
    const dot = { ...drawn, strokes: [[[5, 5, 0]]] }
    expect((await orders.sign(order, { signature: dot })).json().errors).toHaveProperty('signature')
    const signed = (await orders.sign(order)).json()
    expect(signed).toMatchObject({ state: 'valid', signedOn: expect.any(String) })
    expect(signed.acts.map(({ act }: { act: string }) => act)).toEqual([
      'issued',
      'signed',
      'completed',
    ])
    const paper = await app.call('GET', `/api/Order/paper/${order.id}`)
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const verdict = await evidenceOf(order.id)
    expect(verdict.findings).toEqual([])
    expect(verdict.files.map(({ name }) => name)).toEqual([
      'signature-1.json',
      `order-${order.number}.pdf`,
    ])
  })

  test('by name only counts as an account once somebody says whose', async () => {
    const accountId = await orders.addPerson('Met')
    const order = await orders.signed({
      templateId,
      parties: [{ name: 'Met Maria', taxNumber: '123456783' }],
    })
    const link = (id: number) =>
      orders.post(`/api/Order/party/${order.id}`, { partyId: order.parties[0]!.id, accountId: id })
    expect((await link(2_000_000_000)).statusCode).toBe(404)
    expect((await link(accountId)).json()).toMatchObject({
      state: 'valid',
      parties: [{ accountId, name: 'Met Maria' }],
    })
    expect((await link(accountId)).statusCode).toBe(404)
    expect((await evidenceOf(order.id)).findings).toEqual([])
  })

  test('twice changes nothing; of several parties all must sign', async () => {
    const parties = [
      { accountId: await orders.addPerson('First') },
      { accountId: await orders.addPerson('Second') },
    ]
    const order = await orders.issued({ templateId, parties })
    expect((await orders.sign(order)).json()).toMatchObject({ state: 'issued' })
    expect((await orders.sign(order)).json().acts).toHaveLength(2)
    const signed = (await orders.sign(order, {}, 1)).json()
    expect(signed).toMatchObject({ state: 'valid' })
    expect(signed.acts).toHaveLength(4)
    expect((await evidenceOf(order.id)).ok).toBe(true)
  })

  test('all orders share one chain, in which each act names the one before', async () => {
    const { rows } = await sql<{ broken: number }>`
      SELECT count(*)::int AS "broken" FROM (
        SELECT "previous", lag("sum", 1, repeat('0', 64)) OVER (ORDER BY "number") AS "before",
          "sum", encode(sha256(convert_to("number" || E'\n' || "previous" || E'\n' || "content", 'UTF8')), 'hex') AS "computed"
        FROM "orderAct") a
      WHERE a."previous" <> a."before" OR a."sum" <> a."computed"`.execute(app.db)
    expect(rows[0]!.broken).toBe(0)
  })

  test('many at once leave no gap and no fork', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => orders.issued({ templateId })))
    const answers = await Promise.all(all.map((order) => orders.sign(order)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200))
    const numbers = all.map(({ number }) => number!).toSorted((a, b) => a - b)
    expect(numbers.at(-1)! - numbers[0]!).toBe(numbers.length - 1)
  })
})

describe('the paper', () => {
  test('is the same each time', async () => {
    const { id } = await orders.issued({ templateId })
    const read = async () => (await app.call('GET', `/api/Order/paper/${id}`)).rawPayload
    const first = await read()
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await read()).equals(first)).toBe(true)
  })

  test('that cannot be made keeps no other from being made', async () => {
    const [broken, whole] = [
      await orders.issued({ templateId }),
      await orders.issued({ templateId }),
    ]
    for (const { id, parties } of [broken, whole])
      await signAs(
        app,
        { ...orders.signing, id, partyId: parties[0]!.id!, place: null },
        { address: '203.0.113.24', device: 'Phone' },
        null,
      )
    const { systemName } = await app.db
      .selectFrom('orderFile')
      .select('systemName')
      .where('orderId', '=', broken.id)
      .executeTakeFirstOrThrow()
    await app.files.remove(systemName)
    await completeOrders(app)
    const actsOf = async ({ id }: { id: number }) =>
      (await orders.edit(id)).acts.map(({ act }) => act)
    expect(await actsOf(broken)).toEqual(['issued', 'signed'])
    expect(await actsOf(whole)).toEqual(['issued', 'signed', 'completed'])
  })

  test('that was signed by hand is kept as it came', async () => {
    const order = await orders.issued({ templateId })
    const scan = await orders.pdf(order.id)
    const bring = (about: object, files: Record<string, Buffer | string>, as?: Person) =>
      postForm(
        app,
        `/api/Order/signedPaper/${order.id}`,
        { how: 'scan', signedOn: agencyDay(), ...about },
        { files, ...(as && { as }) },
      )
    const errorsOf = async (about: object, files: Record<string, Buffer | string>) =>
      (await bring(about, files)).json().errors
    expect(await errorsOf({}, { 'scan.txt': 'signed, really' })).toHaveProperty('file')
    expect(await errorsOf({}, {})).toHaveProperty('file')
    expect(await errorsOf({ signedOn: agencyDay(1) }, { 'a.pdf': scan })).toHaveProperty('signedOn')
    expect(await errorsOf({ how: 'by magic' }, { 'a.pdf': scan })).toHaveProperty('how')
    expect((await bring({}, { 'a.pdf': scan }, app.client)).statusCode).toBe(403)
    const signed = (await bring({}, { 'σάρωση.pdf': scan })).json()
    expect(signed).toMatchObject({ state: 'valid', parties: [{ signedOn: expect.any(String) }] })
    const kept = await app.call('GET', `/api/Order/paper/${order.id}`)
    expect(kept.rawPayload.equals(scan)).toBe(true)
    expect((await bring({}, { 'again.pdf': scan })).statusCode).toBe(400)
    const verdict = await evidenceOf(order.id)
    expect(verdict.findings).toEqual([])
    expect(verdict.files).toMatchObject([{ name: 'signed-paper.pdf' }])
  })
})

describe('an end', () => {
  test('comes early with a reason, and only before the agreed one', async () => {
    const { id, validUntil } = await orders.signed({ templateId })
    const end = (endedOn: string) =>
      orders.post(`/api/Order/end/${id}`, { endedOn, reason: 'The client bought elsewhere' })
    expect((await end(validUntil!)).statusCode).toBe(400)
    expect((await end(agencyDay())).json()).toMatchObject({
      state: 'valid',
      endsOn: agencyDay(),
      endReason: 'The client bought elsewhere',
    })
    expect((await end(agencyDay())).statusCode).toBe(400)
  })

  test('of an unsigned order is its withdrawal: nobody can sign it then', async () => {
    const order = await orders.issued({ templateId })
    const answer = await orders.post(`/api/Order/withdraw/${order.id}`, { reason: 'Wrong fee' })
    expect(answer.json()).toMatchObject({ state: 'withdrawn' })
    expect((await orders.sign(order)).statusCode).toBe(400)
  })
})

describe('an extension', () => {
  test('is a second signed order, once, for as long as the law allows', async () => {
    const order = await orders.signed({
      templateId: mandateText,
      side: 'mandate',
      isExclusive: true,
      validUntil: agencyDay(30),
    })
    const blank = (await app.call('GET', `/api/Order/add?extendsId=${order.id}`)).json()
    expect(blank).toMatchObject({
      extendsId: order.id,
      validFrom: agencyDay(31),
      validUntil: lastDayOfTerm(agencyDay(31), 4),
    })
    const draft = (await orders.post('/api/Order/update', blank)).json()
    const longer = (await orders.sign((await orders.issue(draft)).json())).json()
    expect(longer).toMatchObject({ state: 'valid' })
    expect(await orders.edit(order.id)).toMatchObject({
      extendedUntil: blank.validUntil,
      endsOn: blank.validUntil,
    })
    const again = (
      await orders.post('/api/Order/update', {
        ...blank,
        validFrom: addDays(blank.validUntil, 1),
        validUntil: addDays(blank.validUntil, 20),
      })
    ).json()
    expect((await orders.issue(again)).json().errors).toHaveProperty('validUntil')
  })
})
