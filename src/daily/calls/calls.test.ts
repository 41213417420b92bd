import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Activity } from '#base/activities/activities.contract.ts'
import { leadStages } from '#records/leads/leadFields.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const phone = '+30 694 123 4567'
type RequestOptions = { as?: Person; headers?: Record<string, string> }
const post = (url: string, payload: object, options: RequestOptions = {}) =>
  app.call('POST', url, { payload, ...options })
const note = (body: object, options?: RequestOptions) =>
  post('/api/call/note', { by: 'call', phone, ...body }, options)
const outcome = (body: object, options?: RequestOptions) =>
  post('/api/call/outcome', { reached: true, ...body }, options)
const idOf = async (answer: ReturnType<typeof post>) => ((await answer).json() as { id: number }).id
const newAccount = (more: object = {}) =>
  idOf(post('/api/account/add', { firstName: 'Anna', lastName: 'Caller', isClient: true, ...more }))
async function newLead(accountId: number): Promise<number> {
  return (await post('/api/lead/add', { accountId })).json().lead.id
}
const activitiesOf = async (parent: string, id: number): Promise<Activity[]> =>
  (await app.call('GET', `/api/activity?parent=${parent}&parentId=${id}`)).json().items
const stageOf = async (id: number) =>
  (await app.db.selectFrom('lead').select('stage').where('id', '=', id).executeTakeFirst())?.stage

test('a call is a completed activity of the lead and its account, and a second click is the same call', async () => {
  const accountId = await newAccount()
  const leadId = await newLead(accountId)
  const records = [
    { entity: 'Demand', id: leadId },
    { entity: 'Account', id: accountId },
  ]
  const id = await idOf(note({ records }, { as: app.employee }))
  const again = await Promise.all([1, 2].map(() => idOf(note({ records }, { as: app.employee }))))
  expect(again).toEqual([id, id])
  for (const [parent, parentId] of [
    ['lead', leadId],
    ['account', accountId],
  ] as const)
    expect(await activitiesOf(parent, parentId)).toEqual([
      expect.objectContaining({
        id,
        category: 'call',
        done: true,
        createdById: app.employee.accountId,
        doneDate: expect.stringMatching(/./),
        description: expect.stringContaining(phone),
      }),
    ])
  // Another person, another number and WhatsApp make further calls.
  const others = await Promise.all([
    idOf(note({ records })),
    idOf(note({ records, phone: '2310 555555' }, { as: app.employee })),
    idOf(note({ records, by: 'WhatsApp' }, { as: app.employee })),
  ])
  expect(new Set([id, ...others]).size).toBe(4)
})

test('concurrent clicks and a repeated request are one call', async () => {
  const id = await newAccount()
  const records = [{ entity: 'Account', id }]
  const both = await Promise.all([1, 2, 3].map(() => idOf(note({ records }))))
  expect(new Set(both).size).toBe(1)
  await sql`UPDATE "activity" SET "createdOn" = now() - interval '5 minutes' WHERE "id" = ${both[0]}`.execute(
    app.db,
  )
  const headers = { 'idempotency-key': 'call-noted-again-0001' }
  const later = await Promise.all([1, 2].map(() => idOf(note({ records }, { headers }))))
  expect([later[0] === both[0], later[0] === later[1]]).toEqual([false, true])
  expect(await activitiesOf('account', id)).toHaveLength(2)
})

test('the outcome is shown in each language, and only reached clients count as contacted', async () => {
  const accountId = await newAccount()
  const leadId = await newLead(accountId)
  const id = await idOf(note({ records: [{ entity: 'Demand', id: leadId }] }))
  expect((await outcome({ id, reached: false })).statusCode).toBe(200)
  expect(await stageOf(leadId)).toBe(leadStages.new)
  const [missed] = await activitiesOf('account', accountId)
  expect(missed?.description).toMatch(/not reached/)
  await outcome({ id, minutes: 4, text: 'Wants to see it on Friday' })
  const [reached] = await activitiesOf('lead', leadId)
  expect(reached?.description).toBe(`Call to ${phone}, 4 min\nWants to see it on Friday`)
  expect(await stageOf(leadId)).toBe(leadStages.contacted)
  const { said } = await app.db
    .selectFrom('activity')
    .select('said')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(said?.texts?.el).toBe(`Κλήση στο ${phone}, 4 λεπ.\nWants to see it on Friday`)
  expect(said?.texts?.ru).toMatch(/^Звонок на .*, 4 мин\n/)
})

test('a message is recorded, and its lead counts as contacted', async () => {
  const leadId = await newLead(await newAccount())
  const id = await idOf(note({ by: 'Viber', records: [{ entity: 'Demand', id: leadId }] }))
  await outcome({ id, minutes: 3, text: 'Sent the price' })
  expect(await activitiesOf('lead', leadId)).toEqual([
    expect.objectContaining({ description: `Viber opened: ${phone}\nSent the price` }),
  ])
  expect(await stageOf(leadId)).toBe(leadStages.contacted)
})

test('a call from a viewing is also recorded on its lead and client', async () => {
  const accountId = await newAccount()
  const demandId = await newLead(accountId)
  const viewing = await idOf(post('/api/Viewing/update', { demandId, results: [] }))
  const id = await idOf(note({ records: [{ entity: 'Viewing', id: viewing }] }))
  const [call] = await activitiesOf('account', accountId)
  expect(call?.id).toBe(id)
  expect(call?.links.map(({ entity }) => entity)).toEqual(['Viewing', 'Demand', 'Account'])
})

test('a rewritten text is kept, and only the caller can change the outcome', async () => {
  const accountId = await newAccount()
  const id = await idOf(note({ records: [{ entity: 'Account', id: accountId }] }))
  expect((await outcome({ id, text: 'Mine' }, { as: app.employee })).statusCode).toBe(400)
  await post('/api/activity/update', { id, description: 'Rewritten' })
  await outcome({ id, text: 'Calls back' })
  await outcome({ id, text: 'Calls back' })
  expect((await activitiesOf('account', accountId))[0]?.description).toBe('Rewritten\nCalls back')
})

test('calls are refused for missing records, for people who may not change them, and for clients', async () => {
  const accountId = await newAccount()
  const records = [{ entity: 'Account', id: accountId }]
  expect((await note({ records: [{ entity: 'Account', id: 2_000_000_000 }] })).statusCode).toBe(403)
  const staff = [{ entity: 'Account', id: app.admin.accountId }]
  expect((await note({ records: staff }, { as: app.employee })).statusCode).toBe(403)
  expect((await note({ records }, { as: app.client })).statusCode).toBe(403)
  expect(await activitiesOf('account', accountId)).toEqual([])
})
