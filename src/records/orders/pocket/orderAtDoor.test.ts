// What is typed at a door becomes an order that the server takes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import { lastDayOfTerm } from '../orderLength.ts'
import { orderingIn } from '../testing/ordering.ts'
import { errorsIn, orderFrom, signedOrder, termsFor, valuesFor } from './orderAtDoor.ts'
import type { DoorValues } from './orderAtDoor.ts'
import { ownPocket } from './ownPocket.ts'
import type { OwnPocket } from './ownPocket.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let pocket: OwnPocket
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  await orders.prepare()
  const accountId = await orders.addPerson('Papadaki')
  const lead = await app.db
    .insertInto('lead')
    .values({ accountId, forPurchase: true } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await orders.post('/api/Viewing/update', {
    demandId: lead.id,
    dateOfViewing: `${agencyDay(1)}T10:00:00`,
    results: [{ objectId: await orders.addObject() }, { objectId: await orders.addObject() }],
    assigned: [{ accountId: app.admin.accountId }],
  })
  pocket = ownPocket((await app.call('GET', '/api/Pocket')).json(), 'admin')
})
afterAll(() => app.close())

const typed = (more: Partial<DoorValues> = {}): DoorValues => ({
  ...valuesFor(pocket.viewings[0]!, pocket),
  percent: '2,5 %',
  ...more,
})
const errors = (more: Partial<DoorValues>) => errorsIn(typed(more), pocket.office.piece)

test('begins with the client, the properties and the longest term, and becomes an order', async () => {
  const values = typed({ amount: '1.000 €', secondLanguage: 'ru' })
  expect(values).toMatchObject({ months: 12, language: 'el', party: { name: 'Papadaki Maria' } })
  expect(errorsIn(values, pocket.office.piece)).toEqual({})
  const made = orderFrom(values, pocket.viewings[0]!, pocket)
  expect(made.content.documents.map(({ language }) => language)).toEqual(['el', 'ru'])
  const signing = { ...orders.signing, place: null }
  const answer = await orders.post('/api/Order/signedOffline', signedOrder(made, signing))
  const order = await orders.edit(answer.json().id)
  expect(order).toMatchObject({
    state: 'valid',
    feePercent: 2.5,
    feeAmount: 1000,
    validUntil: lastDayOfTerm(agencyToday(), 12),
  })
  expect(order.objects).toHaveLength(2)
  const again = ownPocket((await app.call('GET', '/api/Pocket')).json(), 'admin')
  expect(valuesFor(again.viewings[0]!, again).objectIds).toEqual([])
})

test('the name may be of somebody who is not known', async () => {
  const party = { ...typed().party, name: ' Нина\u00a0Орлова ', taxNumber: '' }
  expect(errors({ party })).toEqual({ taxNumber: 'pocket.required' })
  const values = typed({ accountId: null, party: { ...party, taxNumber: '046123456' } })
  const made = orderFrom(values, pocket.viewings[0]!, pocket)
  const signing = { ...orders.signing, place: null }
  const answer = await orders.post('/api/Order/signedOffline', signedOrder(made, signing))
  expect((await orders.edit(answer.json().id)).parties).toMatchObject([
    { name: 'Нина Орлова', accountId: null },
  ])
})

describe('names what is missing', () => {
  test.each([
    [{ objectIds: [] }, { objects: 'pocket.noObjects' }],
    [{ percent: '' }, { percent: 'pocket.noFee' }],
    [{ percent: '0' }, { percent: 'pocket.noFee' }],
    [{ percent: '101' }, { percent: 'pocket.noNumber' }],
    [{ percent: 'two' }, { percent: 'pocket.noNumber' }],
    [{ amount: '-5' }, { amount: 'pocket.noNumber' }],
  ])('%j', (more, found) => {
    expect(errors(more)).toEqual(found)
  })
})

test('terms are never longer than the law allows', () => {
  expect(termsFor(12)).toEqual([1, 3, 6, 12])
  expect(termsFor(8)).toEqual([1, 3, 6, 8])
  expect(termsFor(3)).toEqual([1, 3])
})
