// What is typed at a door becomes an order that the server takes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay, agencyToday, instantNow } from '#kit/clock.ts'
import { lastDayOfTerm, termsFor } from '../orderLength.ts'
import { orderingIn } from '../testing/ordering.ts'
import type { OrderInput } from '../edit/orderForm.ts'
import { nobody } from '../edit/parties.ts'
import { missingAtDoor, orderFrom, signedOrder, valuesFor } from './orderAtDoor.ts'
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

const typed = (more: Partial<OrderInput> = {}): OrderInput => ({
  ...valuesFor(pocket.viewings[0]!, pocket),
  feePercent: 2.5,
  ...more,
})
const errors = (more: Partial<OrderInput>) => missingAtDoor(typed(more), pocket)
const signed = () => ({
  signing: { ...orders.signing, place: null },
  photo: null,
  signedOn: instantNow(),
})

test('begins with the client, the properties and the longest term, and becomes an order', async () => {
  const values = typed({ feeAmount: 1000, feeMonths: 1.5, secondLanguage: 'ru' })
  expect(values).toMatchObject({ language: 'el', parties: [{ name: 'Papadaki Maria' }] })
  expect(missingAtDoor(values, pocket)).toEqual({})
  const made = orderFrom(values, pocket.viewings[0]!, pocket)
  expect(made.content.documents.map(({ language }) => language)).toEqual(['el', 'ru'])
  const answer = await orders.post('/api/Order/signedOffline', signedOrder(made, [signed()]))
  const order = await orders.edit(answer.json().id)
  expect(order).toMatchObject({
    state: 'valid',
    feePercent: 2.5,
    feeAmount: 1000,
    feeMonths: 1.5,
    validUntil: lastDayOfTerm(agencyToday(), 12),
  })
  expect(order.objects).toHaveLength(2)
  const again = ownPocket((await app.call('GET', '/api/Pocket')).json(), 'admin')
  expect(valuesFor(again.viewings[0]!, again).objects).toEqual([])
})

test('a couple signs in turn, one of them not known; a line that was only opened is nobody', async () => {
  const nina = { ...nobody, name: ' Нина\u00a0Орлова ', taxNumber: '' }
  const [client] = typed().parties
  expect(errors({ parties: [client!, nina, nobody] })).toEqual({
    parties: [['order.partyWithoutTaxNumber', { name: 'Нина\u00a0Орлова' }]],
  })
  const values = typed({ parties: [client!, nobody, { ...nina, taxNumber: '046123456' }] })
  const made = orderFrom(values, pocket.viewings[0]!, pocket)
  expect(made.parties).toHaveLength(2)
  const answer = await orders.post(
    '/api/Order/signedOffline',
    signedOrder(made, [signed(), signed()]),
  )
  expect((await orders.edit(answer.json().id)).parties).toMatchObject([
    { name: 'Papadaki Maria', accountId: client!.accountId },
    { name: 'Нина Орлова', accountId: null },
  ])
})

describe('names what is missing', () => {
  test.each([
    [{ objects: [] }, { objects: ['order.noObjects'] }],
    [{ parties: [] }, { parties: ['order.noParties'] }],
    [{ feePercent: null }, { feePercent: ['order.noFee'] }],
    [{ feePercent: 0 }, { feePercent: ['order.noFee'] }],
    [{ feePercent: null, feeMonths: 1 }, {}],
    [{ feePercent: 101 }, { feePercent: ['pocket.noNumber'] }],
    [{ feeAmount: -5 }, { feeAmount: ['pocket.noNumber'] }],
    [{ feeMonths: 100 }, { feeMonths: ['pocket.noNumber'] }],
    [{ validUntil: null }, { validUntil: ['problem.required'] }],
    [{ validUntil: '2020-01-01' }, { validUntil: ['order.endsBeforeStart'] }],
    [{ service: null }, { service: ['problem.required'] }],
  ])('%j', (more, found) => {
    expect(errors(more)).toEqual(found)
  })
})

test('what is missing is said in the words of the server', () => {
  const { labels } = pocket.office.piece
  const texts = Object.values(labels).map(
    (all) => all['order.tooLong']?.match(/{{(until|law)}}/g)?.length,
  )
  expect(texts).toEqual([2, 2, 2])
  expect(errors({ validUntil: agencyDay(900) })['validUntil']![0]).toHaveLength(2)
})

test('terms are never longer than the law allows', () => {
  expect(termsFor(12)).toEqual([1, 3, 6, 12])
  expect(termsFor(8)).toEqual([1, 3, 6, 8])
  expect(termsFor(3)).toEqual([1, 3])
})
