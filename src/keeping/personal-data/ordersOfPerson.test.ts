// What becomes of the orders of a person who is merged, asks for their data, or is erased.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay } from '#kit/clock.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { complete, knowingIn } from '#records/known-clients/testing/knowing.ts'
import { forgetOrders } from '#records/orders/forgetting/forgetOrders.store.ts'
import { orderingIn } from '#records/orders/testing/ordering.ts'
import { unzip } from '#kit/sheets/unzip.ts'
import { personOf } from './person.store.ts'
import { takeOut } from './takeOut.store.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
let viewing: number
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  ;({ mandate: templateId, viewing } = await orders.prepare())
})
afterAll(() => app.close())

const mandate = (accountId: number) => ({ templateId, side: 'mandate', parties: [{ accountId }] })
const evidenceOf = async (id: number) =>
  checkEvidence((await app.call('GET', `/api/Order/evidence/${id}`)).body)
const erase = (id: number, name: string) =>
  orders.post(`/api/personalData/erase/${id}`, { name, anyway: true })
const accountOfParty = async (id: number) => (await orders.edit(id)).parties[0]!.accountId

test('merging two accounts moves their orders; what is written in them stays, and proves itself', async () => {
  const [kept, gone] = [await orders.addPerson('Zaimis'), await orders.addPerson('Zaïmi')]
  const { id } = await orders.signed(mandate(gone))
  const draft = await orders.draft(mandate(gone))
  const stored = (await app.call('GET', `/api/account/edit/${kept}`)).json()
  const account = { id: kept, version: (stored.account ?? stored).version }
  const merged = await orders.post('/api/account/merge', { account, duplicateId: gone })
  expect(merged.statusCode).toBe(200)
  expect(await accountOfParty(id)).toBe(kept)
  expect(await accountOfParty(draft.id!)).toBe(kept)
  const after = await orders.edit(id)
  expect(after.parties[0]!.name).toBe('Zaïmi Maria')
  expect(after.content!.facts.parties[0]!.name).toBe('Zaïmi Maria')
  expect((await evidenceOf(id)).ok).toBe(true)
})

test('undoing a merge gives back orders and files about clients as they were, whatever hung on the account', async () => {
  const { post } = orders
  const staff = { isEmploye: true, firstName: 'Anna' }
  const [kept, gone] = [
    await orders.addPerson('Zisis', staff),
    await orders.addPerson('Zissis', staff),
  ]
  const lead = (await post('/api/lead/add', { accountId: gone })).json().id
  // Signs for the agency, gives orders, alone and beside the other, and checked a client.
  const parties = [{ accountId: kept }, { accountId: gone }]
  const both = await orders.issued({ ...mandate(gone), parties, agentId: gone })
  await orders.sign(both)
  await orders.sign(both, {}, 1)
  await orders.draft({ ...mandate(gone), parties })
  await orders.signed({ templateId: viewing, demandId: lead, parties: [{ accountId: gone }] })
  const known = knowingIn(app)
  const dealId = await known.addDeal([gone])
  const file = (await known.save({ dealId, accountId: gone, ...complete })).json()
  await known.attach(file.id)
  expect((await known.check(await known.edit(file.id))).statusCode).toBe(200)
  await sql`UPDATE "knownClientCheck" SET "checkedById" = ${gone}`.execute(app.db)
  const tables = ['brokerOrder', 'orderObject', 'orderParty', 'orderAct', 'orderFile', 'lead']
  const rowsOf = async () => {
    const found: Record<string, unknown> = {}
    for (const table of [...tables, 'knownClient', 'knownClientCheck'])
      found[table] = (
        await sql`SELECT to_jsonb(t) - 'modifiedOn' - 'version' AS "row" FROM ${sql.table(table)} t ORDER BY t::text`.execute(
          app.db,
        )
      ).rows
    return found
  }
  const before = await rowsOf()
  const acts = before['orderAct']
  expect(
    (await post('/api/account/merge', { account: { id: kept }, duplicateId: gone })).statusCode,
  ).toBe(200)
  const merged = await rowsOf()
  expect(merged['orderAct']).toEqual(acts)
  for (const table of ['brokerOrder', 'orderParty', 'knownClientCheck'])
    expect(JSON.stringify(merged[table])).not.toMatch(
      new RegExp(`"(agentId|accountId|createdById|checkedById)":${gone}\\b`),
    )
  expect((await evidenceOf(both.id)).ok).toBe(true)
  expect((await post(`/api/account/unmerge/${gone}`)).statusCode).toBe(200)
  expect(await rowsOf()).toEqual(before)
  expect((await evidenceOf(both.id)).ok).toBe(true)
})

test('a property that was deleted stays in the order, and the order in force', async () => {
  const { id, objects } = await orders.signed(mandate(await orders.addPerson('Zikos')))
  await app.call('DELETE', `/api/object/${objects[0]!.objectId}`)
  expect(await orders.edit(id)).toMatchObject({ state: 'valid', objects: [objects[0]] })
})

test('the download of a person has their orders, with what they say of them and nobody else', async () => {
  const [person, other] = [await orders.addPerson('Zotos'), await orders.addPerson('Zygouris')]
  const parties = [{ accountId: person, identityDocument: 'ΑΚ 445566' }, { accountId: other }]
  await orders.issued({ ...mandate(person), parties })
  let page = ''
  const { translate } = app
  for await (const part of takeOut(app.db, await personOf(app.db, person), {
    translate,
    language: 'en',
  }))
    page += part
  expect(page).toContain('<h2>In orders (1)</h2>')
  expect(page).toContain('ΑΚ 445566')
  expect(page).not.toContain('Zygouris')
})

test('the download has the papers that wait in the mail queue; they go once the order is forgotten', async () => {
  const [person, other] = [await orders.addPerson('Zouros'), await orders.addPerson('Zoumas')]
  const parties = [{ accountId: person }, { accountId: other }]
  const issued = await orders.issued({ ...mandate(person), parties })
  await orders.sign(issued)
  const { id, number, keptUntil } = (await orders.sign(issued, {}, 1)).json()
  const answer = await orders.post(`/api/personalData/takeOut/${person}`)
  const files = await unzip(answer.rawPayload, { bytes: 10_000_000, entries: 100 })
  const papers = [...files].filter(([name]) => name.startsWith('mails/'))
  // Only that of the mail to this person.
  expect(papers.map(([name]) => name)).toEqual([
    expect.stringMatching(`^mails/\\d+-0-Εντολή ${number}\\.pdf$`),
  ])
  expect(papers[0]![1].subarray(0, 5).toString()).toBe('%PDF-')
  expect(files.get('index.html')!.toString()).toContain(encodeURI(papers[0]![0]))
  const waiting = async () =>
    (
      await sql`SELECT FROM "mailQueue" WHERE "entity" = 'Order' AND "entityId" = ${id}`.execute(
        app.db,
      )
    ).rows.length
  expect(await waiting()).toBe(2)
  await forgetOrders(app, addDays(keptUntil, 1))
  expect(await waiting()).toBe(0)
})

test('erasing a person keeps the files of mails to others as they are, and deletes those about their drafts', async () => {
  const person = await orders.addPerson('Zampas')
  const draft = await orders.draft(mandate(person))
  const content = Buffer.from('/Zampas+').toString('base64')
  const attachments = JSON.stringify([
    { name: 'a.pdf', contentType: 'application/pdf', content: `/Zampas+${content}` },
  ])
  for (const entityId of [null, draft.id])
    await sql`
      INSERT INTO "mailQueue" ("to", "subject", "text", "entity", "entityId", "attachments")
      VALUES ('else@example.com', 'x', 'Zampas', ${entityId && 'Order'}, ${entityId}, ${attachments}::jsonb)`.execute(
      app.db,
    )
  expect((await erase(person, 'Zampas Maria')).statusCode).toBe(200)
  const { rows } = await sql<{ text: string; attachments: unknown }>`
    SELECT "text", "attachments" FROM "mailQueue" WHERE "to" = 'else@example.com'`.execute(app.db)
  expect(rows).toEqual([{ text: '…', attachments: JSON.parse(attachments) }])
})

test('an issued order stands against erasing, whatever became of it; drafts go', async () => {
  const person = await orders.addPerson('Zervas')
  const draft = await orders.draft(mandate(person))
  const { id } = await orders.issued(mandate(person))
  await orders.post(`/api/Order/withdraw/${id}`, { reason: 'Other fee' })
  const refused = await erase(person, 'Zervas Maria')
  expect(refused.statusCode).toBe(409)
  const { keptUntil: until } = await orders.edit(id)
  expect(refused.json().against).toEqual([{ reason: 'order', count: 1, mayGoOn: false, until }])
  expect((await app.call('GET', `/api/Order/edit/${draft.id}`)).statusCode).toBe(200)

  const onlyDraft = await orders.addPerson('Zlatoudi')
  const theirs = await orders.draft(mandate(onlyDraft))
  expect((await erase(onlyDraft, 'Zlatoudi Maria')).statusCode).toBe(200)
  expect((await app.call('GET', `/api/Order/edit/${theirs.id}`)).statusCode).toBe(404)
})

test('once their orders are forgotten a person can be erased, and no order names them', async () => {
  const person = await orders.addPerson('Zografou')
  const { id, code } = await orders.signed(mandate(person))
  const { keptUntil } = await orders.edit(id)
  await forgetOrders(app, keptUntil!)
  expect((await erase(person, 'Zografou Maria')).statusCode).toBe(409)
  await forgetOrders(app, addDays(keptUntil!, 1))
  const held = (await app.call('GET', `/api/personalData/${person}`)).json()
  expect(held.against).toEqual([])
  expect((await erase(person, 'Zografou Maria')).statusCode).toBe(200)
  for (const table of [
    'brokerOrder',
    'orderParty',
    'orderAct',
    'orderFile',
    'account',
    'actionLog',
  ]) {
    const { rows } = await sql`
      SELECT FROM ${sql.table(table)} t WHERE t::text ILIKE '%zografou%'`.execute(app.db)
    expect([table, rows.length]).toEqual([table, 0])
  }
  expect((await evidenceOf(id)).ok).toBe(true)
  expect((await app.call('GET', `/api/orderCode/${code}`, { as: null })).statusCode).toBe(200)
})

test('somebody of the same name can be erased, and the evidence of the other stays whole', async () => {
  const [signer, namesake] = [await orders.addPerson('Zachou'), await orders.addPerson('Zachou')]
  const { id } = await orders.signed({ ...mandate(signer), validUntil: agencyDay(60) })
  expect((await erase(namesake, 'Zachou Maria')).statusCode).toBe(200)
  expect((await orders.edit(id)).parties[0]!.name).toBe('Zachou Maria')
  expect((await evidenceOf(id)).ok).toBe(true)
})
