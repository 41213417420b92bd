// Orders and files about known clients in every state: exported, imported into an empty agency, and taken back.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { checkEvidence } from '#kit/evidence/evidenceFile.ts'
import { timestampService } from '#kit/evidence/testing/timestampService.ts'
import { knowingIn } from '#records/known-clients/testing/knowing.ts'
import { stampActs } from '#records/orders/stamps/stampActs.store.ts'
import { orderingIn } from '#records/orders/testing/ordering.ts'
import { readArchive } from '../testing/madeArchive.ts'
import type { ReadArchive } from '../testing/madeArchive.ts'
import { archiveOf, bring, digests, entriesOf, listed, zipped } from './testing/arriving.ts'
import { compared, numbersOf } from './testing/compared.ts'
import { workOnArrivals } from './work/arrivalWork.ts'

let from: TestApp
let app: TestApp
let archive: Buffer
let there: ReadArchive
let service: Awaited<ReturnType<typeof timestampService>>
/** The order of each state. */
const ids: Record<string, number> = {}

beforeAll(async () => {
  service = await timestampService()
  const resolve = () => Promise.reject(new Error('unknown'))
  from = await testApp({ reach: { resolve, inside: [service.host] } })
  app = await testApp()
  await fillWithOrders(from)
  archive = await archiveOf(from)
  there = await readArchive(archive)
}, 300_000)
afterAll(async () => {
  await Promise.all([from.close(), app.close()])
  await service.close()
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< >>\n%%EOF\n')
const mail = [
  'From: Papadaki <papadaki@example.com>',
  'Subject: I agree',
  'Date: Mon, 30 Nov 2026 10:00:00 +0200',
  '',
  'Συμφωνώ.',
].join('\r\n')

async function fillWithOrders(of: TestApp) {
  const orders = orderingIn(of)
  const { viewing, mandate } = await orders.prepare()
  const { post } = orders
  const onPaper = async (how: 'scan' | 'qualified', id: number) =>
    postForm(
      of,
      `/api/Order/signedPaper/${id}`,
      { how, signedOn: agencyDay() },
      { files: { 'signed.pdf': pdf } },
    )
  const linkOf = async ({ id, parties }: Awaited<ReturnType<typeof orders.issued>>) => {
    const { link } = (await post(`/api/Order/link/${id}`, { partyId: parties[0]!.id })).json()
    return new URL(link).pathname.split('/').at(-1)!
  }
  const templateId = viewing
  ids['draft'] = (await orders.draft({ templateId })).id!
  ids['issued'] = (await orders.issued({ templateId })).id
  const sent = await orders.issued({ templateId })
  await post(`/api/Order/sendLink/${sent.id}`, { partyId: sent.parties[0]!.id })
  ids['sent'] = sent.id
  ids['device'] = (await orders.signed({ templateId })).id
  const byLink = await orders.issued({ templateId })
  await post(`/api/orderLink/${await linkOf(byLink)}/sign`, orders.signing, null)
  ids['link'] = byLink.id
  for (const how of ['scan', 'qualified'] as const) {
    const { id } = await orders.issued({ templateId })
    expect((await onPaper(how, id)).statusCode).toBe(200)
    ids[how] = id
  }
  const withdrawn = await orders.issued({ templateId })
  await post(`/api/Order/withdraw/${withdrawn.id}`, { reason: 'Λάθος', tell: false })
  ids['withdrawn'] = withdrawn.id
  const declined = await orders.issued({ templateId })
  await post(`/api/orderLink/${await linkOf(declined)}/decline`, { reason: 'Ακριβά' }, null)
  ids['declined'] = declined.id
  const ended = await orders.signed({ templateId })
  await post(`/api/Order/end/${ended.id}`, {
    endedOn: agencyDay(5),
    reason: 'Αγόρασε αλλού',
    tell: false,
  })
  ids['ended'] = ended.id
  const longer = await orders.signed({ templateId: mandate, side: 'mandate' })
  ids['mandate'] = longer.id
  const blank = (await of.call('GET', `/api/Order/add?extendsId=${longer.id}`)).json()
  const extension = await orders.issued({ ...blank, templateId: mandate })
  await orders.sign(extension)
  ids['extension'] = extension.id
  await postForm(
    of,
    `/api/Order/answer/${ids['device']}`,
    {},
    {
      files: { 'answer.eml': Buffer.from(mail) },
    },
  )
  await of.sendMail()
  const settings = (await of.call('GET', '/api/TimestampSettings')).json()
  await post('/api/TimestampSettings/update', { version: settings.version, url: service.url })
  expect(await stampActs(of)).toBeGreaterThan(0)
  const known = knowingIn(of)
  const { client } = await known.addComplete({ dealStage: 2 })
  expect((await known.check(client)).statusCode).toBe(200)
  await known.addComplete({ dealStage: 2 })
}

const orderTables = [
  'orderTemplate',
  'brokerOrder',
  'orderObject',
  'orderParty',
  'orderKey',
  'orderAct',
  'orderFile',
  'knownClient',
  'knownClientCheck',
  'file',
]
const evidenceOf = (of: TestApp, id: number) =>
  of.call('GET', `/api/Order/evidence/${id}`).then(({ body }) => body)

test('every state of an order comes back: numbers, codes, texts, acts with their chain, and files', async () => {
  expect(orderTables.filter((table) => there.lines(table).length === 0)).toEqual([])
  expect(there.description().files.missing).toEqual([])
  expect(await bring(app, archive)).toMatchObject({ state: 'done', fault: null })
  const numbers = await numbersOf(app)
  const here = await readArchive(await archiveOf(app))
  // The import itself alerts the office.
  const different = compared(there, here, numbers).filter((line) => !line.startsWith('alert:'))
  expect(different.slice(0, 5)).toEqual([])
  const frozen = (of: ReadArchive) =>
    of.lines('brokerOrder').map(({ number, code, content }) => ({ number, code, content }))
  expect(frozen(here)).toEqual(frozen(there))
  expect(here.lines('orderAct').map(({ sum, content }) => [sum, content])).toEqual(
    there.lines('orderAct').map(({ sum, content }) => [sum, content]),
  )
  for (const [state, id] of Object.entries(ids)) {
    const now = numbers.get(`brokerOrder ${id}`)!.here
    const was = (await from.call('GET', `/api/Order/edit/${id}`)).json()
    const is = (await app.call('GET', `/api/Order/edit/${now}`)).json()
    expect([state, is.state, is.number, is.code]).toEqual([state, was.state, was.number, was.code])
    if (state === 'draft') continue
    const [old, verdict] = [
      await checkEvidence(await evidenceOf(from, id), [service.certificate]),
      await checkEvidence(await evidenceOf(app, now), [service.certificate]),
    ]
    expect([state, verdict.findings]).toEqual([state, []])
    expect(verdict.acts).toEqual(old.acts)
    expect(verdict.files).toEqual(old.files)
    const code = await app.call('GET', `/api/orderCode/${was.code}`, { as: null })
    expect(code.json()).toMatchObject({ number: was.number })
  }
})

test('the numbers of orders and the chain of acts go on', async () => {
  const orders = orderingIn(app)
  const { viewing: templateId } = await orders.prepare()
  const last = Math.max(...there.lines('brokerOrder').map(({ number }) => Number(number)))
  const acts = there.lines('orderAct').map(({ number }) => Number(number))
  const { id, number, acts: own } = await orders.signed({ templateId })
  expect([number, own[0]!.number]).toEqual([last + 1, Math.max(...acts) + 1])
  expect((await checkEvidence(await evidenceOf(app, id))).findings).toEqual([])
  // What follows the acts that arrived keeps them here.
  await takeBack(app)
  expect((await listed(app)).items[0]).toMatchObject({
    state: 'done',
    fault: expect.stringContaining('(3)'),
  })
})

test('taking an archive back removes its orders with acts and files, and it can be imported again', async () => {
  const empty = await testApp()
  const before = await digests(empty)
  await bring(empty, archive)
  const stored = await empty.db.selectFrom('orderFile').select('systemName').execute()
  expect(stored.length).toBeGreaterThan(10)
  // Nobody else may delete an act.
  const act = (
    await empty.db.selectFrom('orderAct').selectAll().where('act', '=', 'withdrawn').execute()
  )[0]!
  await expect(
    sql`DELETE FROM "orderAct" WHERE "number" = ${act.number}`.execute(empty.db),
  ).rejects.toThrow('stays as it is')
  await takeBack(empty)
  expect((await listed(empty)).items[0]).toMatchObject({ state: 'gone', fault: null })
  expect(await digests(empty)).toEqual(before)
  for (const { systemName } of stored)
    await expect(empty.files.read(systemName)).rejects.toThrow('ENOENT')
  expect(await bring(empty, archive)).toMatchObject({ state: 'done', fault: null })
  await empty.close()
})

test('an archive whose files of orders lie elsewhere is refused', async () => {
  const empty = await testApp()
  const entries = await entriesOf(archive)
  const [first, ...others] = there.lines('orderFile')
  const lines = [{ ...first, path: 'files/OrderFile/1/1 ../../x' }, ...others]
  entries.set(
    'json/orderFile.jsonl',
    Buffer.from(lines.map((row) => `${JSON.stringify(row)}\n`).join('')),
  )
  expect(await bring(empty, await zipped(entries))).toMatchObject({ state: 'refused' })
  await empty.close()
})

async function takeBack(of: TestApp) {
  const { id } = (await listed(of)).items[0]!
  await of.call('POST', '/api/archive/arrival/takeBack', { payload: { id } })
  await workOnArrivals(of)
}
