// Issued orders are kept some years after their end, and then forgotten by themselves; what remains still proves itself.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay, agencyToday } from '#kit/clock.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { orderingIn } from '../testing/ordering.ts'
import { forgetOrders } from './forgetOrders.store.ts'
import { keepOrder } from './keepOrder.store.ts'
import { orderKeptUntil } from './orderKept.store.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
let years: number
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  ;({ viewing: templateId } = await orders.prepare())
  const row = app.db.selectFrom('rule').select('parameters').where('key', '=', 'brokerOrderKept')
  years = ((await row.executeTakeFirstOrThrow()).parameters as { orderYears: number }).orderYears
})
afterAll(() => app.close())
beforeEach(() => app.outbox.splice(0))

const lastDayOf = (end: string) => `${Number(end.slice(0, 4)) + years}-12-31`
const evidenceOf = async (id: number) =>
  checkEvidence((await app.call('GET', `/api/Order/evidence/${id}`)).body)
const mail = Buffer.from(
  'From: zorba@example.com\r\nDate: Mon, 30 Nov 2026 10:00:00 +0200\r\n\r\nZorbas agrees\r\n',
)

describe('the last day', () => {
  test('is that of the last of some years after the year of its end', async () => {
    const order = await orders.signed({ templateId })
    expect((await orders.edit(order.id)).keptUntil).toBe(lastDayOf(order.endsOn!))
    expect((await orders.edit((await orders.draft({ templateId })).id!)).keptUntil).toBeNull()
  })

  test('follows from the end in every state, on any day, and from what happened last', async () => {
    const days = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2400-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    await fc.assert(
      fc.asyncProperty(
        days,
        fc.integer({ min: 0, max: 700 }),
        fc.constantFrom('signed', 'waiting', 'declined', 'withdrawn', 'ended', 'extended'),
        // What happens later keeps it longer.
        fc.integer({ min: 0, max: 1500 }),
        async (from, length, state, answeredAfter) => {
          const until = addDays(from, length)
          const noon = `${from}T10:00:00Z`
          const last = { signed: until, waiting: until, declined: from, withdrawn: from }
          const end = { ...last, ended: from, extended: addDays(until, 90) }[state]
          const acted = state === 'waiting' ? addDays(from, answeredAfter) : from
          const values = {
            side: 'viewing',
            validFrom: from,
            validUntil: until,
            number: 1_000_000,
            code: '0'.repeat(16),
            content: '{}',
            issuedOn: noon,
            ...(['signed', 'ended', 'extended'].includes(state) && { signedOn: noon }),
            ...(state === 'declined' && { declinedOn: noon }),
            ...(state === 'withdrawn' && { withdrawnOn: noon }),
            ...(state === 'ended' && { endedOn: from, endReason: 'x' }),
            ...(state === 'extended' && { extendedUntil: end }),
          }
          const work = app.db.transaction().execute(async (tx) => {
            const order = tx
              .insertInto('brokerOrder')
              .values(values as never)
              .returning('id')
            const { id } = await order.executeTakeFirstOrThrow()
            await sql`
              INSERT INTO "orderAct" ("number", "orderId", "act", "previous", "content", "sum", "signature", "keyId", "actedOn")
              SELECT 1000000, ${id}, 'issued', repeat('0', 63) || 'x', '{}', repeat('1', 64), '', min("id"),
                ${`${acted}T10:00:00Z`}::timestamptz FROM "orderKey"`.execute(tx)
            const { rows } = await sql<{ until: string }>`
              SELECT ${orderKeptUntil('o', years)}::text AS "until" FROM "brokerOrder" o WHERE "id" = ${id}
            `.execute(tx)
            throw new Error(rows[0]!.until)
          })
          await expect(work).rejects.toThrow(lastDayOf(acted > end ? acted : end))
        },
      ),
      { numRuns: 80 },
    )
  })

  test('does not come without a rule, and none before it', async () => {
    const { id, endsOn } = await orders.signed({ templateId })
    const until = lastDayOf(endsOn!)
    expect(await forgetOrders(app, until)).toBe(0)
    const set = (deletedOn: string | null) =>
      app.db.updateTable('rule').set({ deletedOn }).where('key', '=', 'brokerOrderKept').execute()
    await set('2020-01-01T00:00:00Z')
    expect(await forgetOrders(app, addDays(until, 1))).toBe(0)
    expect((await orders.edit(id)).keptUntil).toBeNull()
    await set(null)
    expect(await forgetOrders(app, addDays(until, 1))).toBeGreaterThan(0)
    expect((await orders.edit(id)).forgottenOn).not.toBeNull()
  })
})

test('what is forgotten is gone from every table and the file storage; number, code, sums and chain stay', async () => {
  const person = await orders.addPerson('Zorbas', { phone: '6971234567' })
  const parties = [{ accountId: person, identityDocument: 'ΑΚ 998877', address: 'Ζορμπά 1' }]
  const handedOver = 'Zorbas gave two keys'
  const demandId = (await orders.post('/api/lead/add', { accountId: person })).json().id
  const order = await orders.signed({ templateId, parties, handedOver, demandId })
  expect((await orders.edit(order.id)).demandId).toBe(demandId)
  await postForm(app, `/api/Order/answer/${order.id}`, {}, { files: { 'a.eml': mail } })
  await orders.post(`/api/Order/end/${order.id}`, {
    endedOn: agencyDay(1),
    reason: 'Zorbas bought',
    tell: false,
  })
  const other = await orders.signed({ templateId, validUntil: agencyDay(300) })
  await app.sendMail()
  const before = await orders.edit(order.id)
  const stored = await app.db
    .selectFrom('orderFile')
    .select(['systemName', 'name', 'sum'])
    .where('orderId', '=', order.id)
    .execute()
  expect(stored.length).toBe(3)
  const day = addDays(lastDayOf(agencyDay(1)), 1)
  expect(await forgetOrders(app, day)).toBeGreaterThan(0)
  expect(await forgetOrders(app, day)).toBe(0)

  for (const table of ['brokerOrder', 'orderParty', 'orderAct', 'orderFile', 'actionLog']) {
    const of = table === 'actionLog' ? sql`"entity" = 'Order'` : sql`true`
    const { rows } = await sql`
      SELECT FROM ${sql.table(table)} t WHERE ${of} AND t::text ~* '(zorba|Ζορμπ|ΑΚ 998877|6971234567)'`.execute(
      app.db,
    )
    expect([table, rows.length]).toEqual([table, 0])
  }
  for (const { systemName } of stored)
    await expect(app.files.read(systemName)).rejects.toThrow('ENOENT')
  const after = await orders.edit(order.id)
  expect(after).toMatchObject({
    number: before.number,
    code: before.code,
    content: null,
    demandId: null,
    viewingId: null,
    keptUntil: null,
    files: [],
    parties: [{ name: '…', accountId: null, taxNumber: null }],
  })
  const sums = before.acts.map(({ number, sum }) => [number, sum])
  expect(after.acts.slice(0, -1).map(({ number, sum }) => [number, sum])).toEqual(sums)
  expect(after.acts.at(-1)).toMatchObject({ act: 'forgotten', by: null })

  const verdict = await evidenceOf(order.id)
  expect([verdict.ok, verdict.findings, verdict.files]).toEqual([true, [], []])
  expect(verdict.acts.map(({ content }) => content === null)).toEqual([
    ...sums.map(() => true),
    false,
  ])
  // Acts that follow still name the sum of those before.
  const { rows: broken } = await sql`
    SELECT FROM "orderAct" a JOIN "orderAct" b ON b."number" = a."number" - 1 WHERE a."previous" <> b."sum"`.execute(
    app.db,
  )
  expect(broken).toEqual([])
  expect(await evidenceOf(other.id)).toMatchObject({ ok: true })

  const page = (await app.call('GET', `/api/orderCode/${before.code}`, { as: null })).json()
  expect(page).toMatchObject({
    number: before.number,
    forgottenOn: after.forgottenOn,
  })
  // Whoever still has the paper can compare it.
  const shown = page.acts.flatMap(({ files }: { files: { name: string; sum: string }[] }) => files)
  expect(shown).toEqual(expect.arrayContaining(stored.map(({ name, sum }) => ({ name, sum }))))
})

test('an order that a dispute needs is kept, as long as one that was signed on that day', async () => {
  const { id, keptUntil } = await orders.signed({ templateId })
  const lastDay = keptUntil!
  const { accountId, username } = app.employee
  const actor = { accountId, username, roles: ['employee'], branchId: null, language: 'en' }
  await keepOrder(app, { id, reason: 'Ανταγωγή', at: `${lastDay}T10:00:00Z` }, actor)
  expect((await orders.edit(id)).acts.at(-1)).toMatchObject({
    act: 'keptLonger',
    reason: 'Ανταγωγή',
    by: expect.any(String),
  })
  expect((await orders.edit(id)).keptUntil).toBe(lastDayOf(lastDay))
  await forgetOrders(app, addDays(lastDay, 1))
  expect((await orders.edit(id)).forgottenOn).toBeNull()
  expect(await evidenceOf(id)).toMatchObject({ ok: true, findings: [] })
  await forgetOrders(app, addDays(lastDayOf(lastDay), 1))
  expect((await orders.edit(id)).acts.at(-1)).toMatchObject({ act: 'forgotten', reason: null })
})

test('an order is kept for a reason that is said, by whoever may change it', async () => {
  const { id } = await orders.signed({ templateId })
  const keep = (reason: string, of = id, as = app.admin) =>
    orders.post(`/api/Order/keep/${of}`, { reason }, as)
  expect((await keep('  ')).json().errors).toHaveProperty('reason')
  expect((await keep('x', id, app.client)).statusCode).toBe(403)
  expect((await keep('x', (await orders.draft({ templateId })).id!)).statusCode).toBe(400)
  expect((await keep('Fee in court')).json().acts.at(-1)).toMatchObject({ reason: 'Fee in court' })
})

test('nothing happens with a forgotten order any more', async () => {
  const order = await orders.issued({ templateId })
  const { link } = (
    await orders.post(`/api/Order/link/${order.id}`, { partyId: order.parties[0]!.id })
  ).json()
  await forgetOrders(app, addDays(lastDayOf(order.endsOn ?? order.validUntil!), 1))
  const code = new URL(link).pathname.split('/').at(-1)
  expect((await app.call('GET', `/api/orderLink/${code}`, { as: null })).statusCode).toBe(404)
  const partyId = order.parties[0]!.id
  const answers = [
    await orders.sign(order),
    await orders.post(`/api/Order/link/${order.id}`, { partyId }),
    await orders.post(`/api/Order/withdraw/${order.id}`, { reason: 'x', tell: true }),
    await orders.post(`/api/Order/end/${order.id}`, { endedOn: agencyToday(), reason: 'x' }),
    await orders.post(`/api/Order/keep/${order.id}`, { reason: 'x' }),
    await orders.post(`/api/Order/party/${order.id}`, {
      partyId,
      accountId: await orders.addPerson('Zenon'),
    }),
    await app.call('GET', `/api/Order/paper/${order.id}`),
    await postForm(app, `/api/Order/answer/${order.id}`, {}, { files: { 'a.eml': mail } }),
    await app.call('DELETE', `/api/Order/${order.id}`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400))
  await app.sendMail()
  expect(app.outbox).toEqual([])
})

describe('the database', () => {
  const run = (text: string) => sql.raw(text).execute(app.db)
  const refused = /was issued|not forgotten so|stays as it is|brokerOrderForgotten/
  let id: number
  beforeEach(async () => void (id = (await orders.issued({ templateId })).id))
  const forgetting = `"forgottenOn" = now(), "content" = '', "partyNames" = ''`

  test.each([
    [`UPDATE "brokerOrder" SET "forgottenOn" = now()`],
    [`UPDATE "brokerOrder" SET "content" = ''`],
    [`UPDATE "brokerOrder" SET "partyNames" = ''`],
    [`UPDATE "brokerOrder" SET ${forgetting}, "number" = "number" + 100`],
    [`UPDATE "brokerOrder" SET ${forgetting}, "code" = '0000000000000000'`],
    [`UPDATE "brokerOrder" SET ${forgetting}, "feePercent" = 1`],
    [`UPDATE "brokerOrder" SET ${forgetting}, "signedOn" = now()`],
    [`UPDATE "brokerOrder" SET "forgottenOn" = now(), "content" = '{}', "partyNames" = ''`],
    [`UPDATE "brokerOrder" SET ${forgetting.replace(`"partyNames" = ''`, `"partyNames" = 'x'`)}`],
  ])('refuses to forget in another way: %s', async (text) => {
    await expect(run(`${text} WHERE "id" = ${id}`)).rejects.toThrow(refused)
  })

  test.each([
    [`UPDATE "orderParty" SET "name" = '…', "taxNumber" = NULL WHERE "orderId" = #`],
    [`UPDATE "orderAct" SET "content" = NULL WHERE "orderId" = #`],
    [`DELETE FROM "orderAct" WHERE "orderId" = #`],
  ])('refuses this before the order is forgotten: %s', async (text) => {
    await expect(run(text.replace('#', String(id)))).rejects.toThrow(refused)
  })

  test.each([
    [`UPDATE "brokerOrder" SET "forgottenOn" = NULL, "content" = '{}' WHERE "id" = #`],
    [`UPDATE "brokerOrder" SET "endedOn" = '2030-01-01', "endReason" = 'x' WHERE "id" = #`],
    [`UPDATE "orderParty" SET "name" = 'Zorbas' WHERE "orderId" = #`],
    [`UPDATE "orderAct" SET "content" = '{}' WHERE "orderId" = # AND "act" = 'issued'`],
    [`UPDATE "orderAct" SET "content" = NULL WHERE "orderId" = # AND "act" = 'forgotten'`],
    [`UPDATE "orderAct" SET "sum" = repeat('0', 64) WHERE "orderId" = # AND "act" = 'issued'`],
    [`DELETE FROM "orderAct" WHERE "orderId" = #`],
  ])('refuses this of a forgotten order: %s', async (text) => {
    await forgetOrders(app, addDays(lastDayOf(agencyDay(500)), 366))
    await expect(run(text.replace('#', String(id)))).rejects.toThrow(refused)
  })
})
