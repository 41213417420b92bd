// Sending one object to the clients of several leads, and tasks for them.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { unassign } from '#app/testing/unassign.ts'
import { agencyDay } from '#kit/clock.ts'
import { mostTicked } from '../matching/matching.contract.ts'
import { addMatchingLead, addMatchingObject } from '../matching/testing/addMatching.ts'
import type { LeadToSend, Proposal, SentLead } from './fittingLeads.contract.ts'

let app: TestApp
let objectId: number
let number: string
beforeAll(async () => {
  app = await testApp()
  const titles = { title: 'Flat', titleEl: 'Διαμέρισμα', titleRu: 'Квартира' }
  objectId = await addMatchingObject(app, titles)
  number = (await app.call('GET', `/api/object/view/${objectId}`)).json().referenceNumber
})
afterAll(() => app.close())
beforeEach(() => sql`TRUNCATE "mailQueue"`.execute(app.db))

const leadOf = async (account: object) => {
  const payload = { firstName: 'Maria', lastName: 'Berger', isClient: true, ...account }
  const { id: accountId } = (await app.call('POST', '/api/account/add', { payload })).json()
  return { accountId, leadId: await addMatchingLead(app, { accountId }) }
}
const post = (
  path: string,
  payload: object,
  { as = app.admin, key }: { as?: Person | null; key?: string } = {},
) =>
  app.call('POST', `/api/object/fittingLeads/${path}`, {
    payload,
    as,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const propose = async (leadIds: number[], as?: Person): Promise<Proposal[]> =>
  (await post('propose', { objectId, leadIds }, as ? { as } : {})).json().items
const asProposed = ({ leadId, language, note, emails }: Proposal): LeadToSend => ({
  leadId,
  language,
  note,
  email: emails[0] ?? null,
})
const send = async (leads: LeadToSend[], as?: { key?: string }): Promise<SentLead[]> =>
  (await post('send', { objectId, leads }, as)).json().items
const mails = async () => {
  app.outbox.length = 0
  await app.sendMail()
  return app.outbox
}
const leadAt = async (id: number) => (await app.call('GET', `/api/lead/view/${id}`)).json()

describe('a selection for each lead', () => {
  test('is proposed and mailed in the language of the client, and raises the stage of the lead', async () => {
    const greek = await leadOf({ language: 'el', email: 'a@example.gr' })
    const russian = await leadOf({ lastName: 'Кузнецова', email: 'kiosk;b@example.ru' })
    const proposals = await propose([russian.leadId, greek.leadId])
    expect(proposals).toMatchObject([
      { ...russian, language: 'ru', emails: ['b@example.ru'], sentOn: null },
      { ...greek, language: 'el', emails: ['a@example.gr'], sentOn: null },
    ])
    expect(proposals[0]!.note).toContain(`#${number} Квартира`)
    expect(proposals[1]!.subject).toBe('Estia: ένα ακίνητο επιλεγμένο για εσάς')

    const edited = { ...asProposed(proposals[1]!), note: 'Όπως είπαμε.' }
    const sent = await send([asProposed(proposals[0]!), edited])
    expect(sent).toMatchObject([
      { leadId: russian.leadId, refused: null, selection: { sentTo: 'b@example.ru' } },
      { leadId: greek.leadId, refused: null, selection: { sentTo: 'a@example.gr' } },
    ])
    const mailed = await mails()
    expect(mailed.map(({ to }) => to).sort()).toEqual(['a@example.gr', 'b@example.ru'])
    const toGreek = mailed.find(({ to }) => to === 'a@example.gr')!
    for (const part of ['Όπως είπαμε.', sent[1]!.selection!.link])
      expect(toGreek.text).toContain(part)

    expect(await leadAt(greek.leadId)).toMatchObject({ stage: 2, objects: [{ objectId }] })
    const parents = [
      ['Demand', greek.leadId],
      ['Account', greek.accountId],
      ['Object', objectId],
    ] as const
    for (const [parent, parentId] of parents) {
      const url = `/api/timeline?parent=${parent}&parentId=${parentId}`
      const { items } = (await app.call('GET', url)).json()
      const who = items.filter(({ kind }: { kind: string }) => kind === 'mail')
      expect([parent, who]).toMatchObject([
        parent,
        expect.arrayContaining([expect.objectContaining({ who: 'a@example.gr' })]),
      ])
    }
    expect((await propose([greek.leadId]))[0]!.sentOn).toEqual(expect.any(String))
  })

  test('is sent once, even if the request is repeated much later', async () => {
    const leads = [await leadOf({ email: 'c@example.com' }), await leadOf({})]
    const wanted = (await propose(leads.map(({ leadId }) => leadId))).map(asProposed)
    const key = randomUUID()
    const [first, second] = await Promise.all([send(wanted, { key }), send(wanted, { key })])
    await sql`UPDATE "selection" SET "sentOn" = "sentOn" - interval '1 hour'`.execute(app.db)
    const third = await send(wanted, { key })
    const ids = (sent: SentLead[]) => sent.map(({ selection }) => selection?.id)
    expect([ids(second), ids(third)]).toEqual([ids(first), ids(first)])
    expect(await mails()).toHaveLength(1)
    // A new request on another day sends again.
    expect(ids(await send(wanted, { key: randomUUID() }))).not.toEqual(ids(first))
  })

  test('is a page with a link to send by hand if the client has no e-mail', async () => {
    const { leadId } = await leadOf({ phone: '+30 694 412 3456', email: 'ask at the kiosk' })
    const [proposal] = await propose([leadId])
    expect(proposal).toMatchObject({ emails: [], phones: ['+30 694 412 3456'] })
    const [sent] = await send([asProposed(proposal!)])
    expect(sent!.selection).toMatchObject({ sentOn: null, state: 'open' })
    expect(sent!.selection!.text).toContain(sent!.selection!.link)
    expect(await mails()).toEqual([])
    // The lead counts as contacted once the messenger was opened.
    expect(await leadAt(leadId)).toMatchObject({ stage: 1, objects: [{ objectId }] })
  })

  test('that is refused stores nothing, and does not hold up the others', async () => {
    const [one, other] = [await leadOf({ email: 'd@example.com' }), await leadOf({})]
    const [first, second] = (await propose([one.leadId, other.leadId])).map(asProposed)
    const gone = { ...second!, leadId: 2_000_000_000 }
    const sent = await send([{ ...first!, email: 'else@example.com' }, gone, second!])
    expect(sent).toMatchObject([
      { refused: expect.stringContaining('address'), selection: null },
      { title: null, refused: expect.any(String), selection: null },
      { refused: null, selection: { state: 'open' } },
    ])
    expect((await leadAt(one.leadId)).objects).toEqual([])
    expect(await mails()).toEqual([])
  })
})

test("only administrators may use colleagues' leads, and clients may do nothing", async () => {
  const own = await leadOf({ email: 'e@example.com' })
  const leadId = await addMatchingLead(app, { accountId: app.employee.accountId })
  const leadIds = [leadId, own.leadId]
  expect((await propose(leadIds)).map((one) => one.leadId)).toEqual(leadIds)
  const wanted = (await propose(leadIds)).map(asProposed)
  const task = { leadIds, description: 'Call', date: agencyDay(1), owner: 'me' }
  for (const as of [app.employee, app.branchEmployee]) {
    expect((await propose(leadIds, as)).map((one) => one.leadId)).toEqual([own.leadId])
    for (const [path, payload] of [
      ['send', { objectId, leads: wanted }],
      ['tasks', task],
    ] as const) {
      const { items } = (await post(path, payload, { as })).json()
      expect(items).toMatchObject([
        { leadId, refused: 'You do not have permission for this. Please ask an administrator.' },
        { refused: null },
      ])
    }
  }
  for (const [as, status] of [
    [app.client, 403],
    [null, 401],
  ] as const)
    for (const [path, payload] of [
      ['propose', { objectId, leadIds }],
      ['send', { objectId, leads: wanted }],
      ['tasks', task],
    ] as const)
      expect((await post(path, payload, { as })).statusCode).toBe(status)
})

test('too many leads at once and an unknown object are refused', async () => {
  const leadIds = Array.from({ length: mostTicked + 1 }, (_, at) => at + 1)
  const leads = leadIds.map((leadId) => ({ leadId, language: 'en', note: null, email: null }))
  const task = { description: 'Call', date: agencyDay(1), owner: 'me' }
  for (const [path, payload] of [
    ['propose', { objectId, leadIds }],
    ['send', { objectId, leads }],
    ['tasks', { ...task, leadIds }],
  ] as const)
    expect((await post(path, payload)).statusCode).toBe(400)
  const nowhere = { objectId: 2_000_000_000, leads: leads.slice(0, 1) }
  expect((await post('send', nowhere)).statusCode).toBe(404)
})

test('a task for each lead is added once, for its agent or else the caller', async () => {
  const [withAgent, without] = [await leadOf({}), await leadOf({})]
  for (const { leadId } of [withAgent, without]) await unassign(app.db, 'Demand', leadId)
  const assigned = { assignedTo: app.employee.accountId, demandId: withAgent.leadId }
  await app.call('POST', '/api/assignment/lead/add', { payload: assigned })
  const leadIds = [withAgent.leadId, without.leadId]
  const task = { leadIds, description: `Call: #${number}`, date: agencyDay(2), owner: 'agent' }
  const key = randomUUID()
  const answers = await Promise.all([post('tasks', task, { key }), post('tasks', task, { key })])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const tasksOf = async (leadId: number) =>
    (await app.call('GET', `/api/activity?parent=Demand&parentId=${leadId}`)).json().items
  const shared = { description: `Call: #${number}`, date: `${agencyDay(2)}T00:00:00`, done: false }
  expect(await tasksOf(withAgent.leadId)).toMatchObject([
    { ...shared, assignedTo: [{ id: app.employee.accountId }] },
  ])
  expect(await tasksOf(without.leadId)).toMatchObject([
    { ...shared, assignedTo: [{ id: app.admin.accountId }] },
  ])
})
