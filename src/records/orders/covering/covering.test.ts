// Which orders belong to a record, and which of its properties none of them covers.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { orderingIn } from '../testing/ordering.ts'
import type { OrdersOfRecord } from './covering.contract.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let texts: { viewing: number; mandate: number }
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  texts = await orders.prepare()
})
afterAll(() => app.close())

const ask = (entity: string, id: number, as: Person = app.admin) =>
  app.call('GET', `/api/Order/of?entity=${entity}&id=${id}`, { as })
async function of(entity: string, id: number) {
  const { items, uncovered }: OrdersOfRecord = (await ask(entity, id)).json()
  return { orders: items.map((one) => one.id), uncovered: uncovered.map((one) => one.objectId) }
}

test('a viewing is covered by signed orders of its client on its day, for the properties that they name', async () => {
  const accountId = await orders.addPerson('Shown')
  const [one, other] = [await orders.addObject(), await orders.addObject()]
  const { id: demandId } = await app.db
    .insertInto('lead')
    .values({ accountId } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const results = [{ objectId: one }, { objectId: other }]
  const viewing = (
    await orders.post('/api/Viewing/update', {
      demandId,
      dateOfViewing: `${agencyDay()}T12:00:00`,
      results,
    })
  ).json()
  expect(await of('Viewing', viewing.id)).toEqual({ orders: [], uncovered: [one, other] })
  const party = { templateId: texts.viewing, parties: [{ accountId }] }
  const order = await orders.issued({ ...party, demandId, objects: [{ objectId: one }] })
  // It lacks a signature.
  expect(await of('Viewing', viewing.id)).toEqual({ orders: [order.id], uncovered: [one, other] })
  await orders.sign(order)
  expect(await of('Viewing', viewing.id)).toEqual({ orders: [order.id], uncovered: [other] })
  // From tomorrow on is too late for a viewing of today.
  const late = await orders.signed({
    ...party,
    objects: [{ objectId: other }],
    validFrom: agencyDay(1),
    validUntil: agencyDay(60),
  })
  expect(await of('Viewing', viewing.id)).toEqual({
    orders: [late.id, order.id],
    uncovered: [other],
  })
  expect((await of('Account', accountId)).orders).toEqual([late.id, order.id])
  expect((await of('Demand', demandId)).orders).toEqual([late.id, order.id])
  expect((await of('Object', one)).orders).toEqual([order.id])
})

test('a deal shows the orders of its people and the mandate of its property', async () => {
  const [buyer, owner] = [await orders.addPerson('Buyer'), await orders.addPerson('Owner')]
  const objectId = await orders.addObject()
  const { id: dealId } = await app.db
    .insertInto('deal')
    .values({ objectId, startDate: agencyDay(), dealStage: 1 } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('dealAccount')
    .values({ dealId, accountId: buyer, position: 0 } as never)
    .execute()
  const objects = [{ objectId }]
  const mandate = await orders.signed({
    side: 'mandate',
    templateId: texts.mandate,
    objects,
    parties: [{ accountId: owner }],
  })
  // The owner's mandate does not prove the buyer's fee.
  expect(await of('Deal', dealId)).toEqual({ orders: [mandate.id], uncovered: [objectId] })
  const order = await orders.signed({
    templateId: texts.viewing,
    objects,
    parties: [{ accountId: buyer }],
  })
  expect(await of('Deal', dealId)).toEqual({ orders: [order.id, mandate.id], uncovered: [] })
})

test('whoever may not open the record learns nothing', async () => {
  const accountId = await orders.addPerson('Hidden')
  expect((await ask('Account', accountId, app.client)).statusCode).toBe(403)
  expect((await ask('Account', 2_000_000_000)).statusCode).toBe(404)
  expect((await ask('Employe', accountId)).statusCode).toBe(400)
})
