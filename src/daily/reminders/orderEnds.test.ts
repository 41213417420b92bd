// Whoever signs an order for the agency is reminded before it ends.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay } from '#kit/clock.ts'
import { orderingIn } from '#records/orders/testing/ordering.ts'
import { remindOf } from './remind.store.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  ;({ mandate: templateId } = await orders.prepare())
})
afterAll(() => app.close())
beforeEach(async () => {
  // Those of earlier tests have ended.
  await app.db
    .updateTable('brokerOrder')
    .set({ endedOn: agencyDay(), endReason: 'Over' })
    .where('signedOn', 'is not', null)
    .execute()
  await app.db.deleteFrom('reminder').execute()
  await app.db.updateTable('reminderRun').set({ doneTill: null }).execute()
  await app.db.deleteFrom('alert').execute()
  await app.db.deleteFrom('mailQueue' as never).execute()
})

const remind = (day: string) => remindOf(app.db, 'orderEnds', day, app)
const unread = () =>
  app.db
    .selectFrom('alert')
    .select(['entity', 'entityId', 'content'])
    .where('readedOn', 'is', null)
    .orderBy('id')
    .execute()
const mails = async () =>
  (await app.db
    .selectFrom('mailQueue' as never)
    .selectAll()
    .execute()) as { to: string; text: string }[]
const signed = (more: object = {}) =>
  orders.signed({ templateId, side: 'mandate', validUntil: agencyDay(30), ...more })
const extended = async (id: number) => {
  const blank = (await app.call('GET', `/api/Order/add?extendsId=${id}`)).json()
  const draft = (await orders.post('/api/Order/update', blank)).json()
  return (await orders.sign((await orders.issue(draft)).json())).json()
}
const end = (id: number, endedOn: string) =>
  orders.post(`/api/Order/end/${id}`, { endedOn, reason: 'Sold' })

test('30 and 7 days before and on the last day, once each, with a way to make it longer', async () => {
  const { id, objects } = await signed()
  expect(await remind(agencyDay(-1))).toBe(0)
  expect(await remind(agencyDay())).toBe(1)
  expect(await remind(agencyDay())).toBe(0)
  expect(await unread()).toMatchObject([
    {
      entity: 'Order',
      entityId: id,
      content: expect.stringMatching(
        /^The order of Papadaki Maria for .+ ends on .+\n30 days are left\.\nOpen it to make it longer/,
      ),
    },
  ])
  expect((await unread())[0]!.content).toContain(objects[0]!.number)
  expect(await remind(agencyDay(23))).toBe(1)
  expect(await remind(agencyDay(30))).toBe(1)
})

test('the mail goes to the agent who signs, not to who looks after the property', async () => {
  const objectId = await orders.addObject()
  await app.db
    .insertInto('assignment')
    .values({ parentKind: 'Object', parentId: objectId, accountId: app.admin.accountId })
    .execute()
  const { id } = await signed({ objects: [{ objectId }], agentId: app.employee.accountId })
  // The client's paper leaves the queue.
  await app.sendMail()
  await remind(agencyDay())
  const agent = await app.db
    .selectFrom('user')
    .select('username')
    .where('accountId', '=', app.employee.accountId)
    .executeTakeFirstOrThrow()
  const sent = await mails()
  expect(sent.map(({ to }) => to)).toEqual([agent.username])
  expect(sent[0]!.text).toContain(`/Orders/${id}`)
})

test('made longer, nothing reminds of the former end, and the new one needs a new contract', async () => {
  const { id } = await signed()
  await remind(agencyDay())
  const { validUntil } = await extended(id)
  expect(await unread()).toEqual([])
  expect(await remind(agencyDay(23))).toBe(0)
  expect(await remind(addDays(validUntil, -30))).toBe(1)
  expect((await unread())[0]!.content).toContain('a new contract is needed')
})

test('ended early, it is settled; drafts, unsigned orders and extensions remind of nothing', async () => {
  const { id } = await signed()
  await remind(agencyDay())
  expect(await unread()).toHaveLength(1)
  await end(id, agencyDay(20))
  expect(await unread()).toEqual([])
  expect(await remind(agencyDay(20))).toBe(0)
  await app.db.updateTable('reminderRun').set({ doneTill: null }).execute()
  const term = { templateId, side: 'mandate', validUntil: agencyDay(30) }
  await orders.draft(term)
  await orders.issued(term)
  expect(await remind(agencyDay())).toBe(0)
})

test('without a rule of that day nothing says that it is the last time', async () => {
  const { items } = (await app.call('GET', '/api/rules')).json()
  const rule = items.find(({ key }: { key: string }) => key === 'brokerOrderLength')
  await app.call('DELETE', `/api/rules/${rule.id}`)
  const { id } = await signed()
  await remind(agencyDay())
  await app.call('POST', `/api/rules/restore/${rule.id}`)
  const about = (await unread()).find(({ entityId }) => entityId === id)
  expect(about!.content).toContain('make it longer')
})
