// A new deal proposes the commission that signed orders agree.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { orderingIn } from '#records/orders/testing/ordering.ts'
import type { ComissionOrder } from './comissionOrders.contract.ts'
import { proposedComission } from './proposedComission.ts'

const order = (fee: Partial<ComissionOrder>): ComissionOrder => ({
  orderId: 1,
  number: 1,
  side: 'mandate',
  percent: null,
  amount: null,
  months: null,
  isPlusVat: true,
  ...fee,
})

describe('the proposal', () => {
  test.each([
    ['no order', [], 100_000, null, null],
    ['a percentage', [{ percent: 2 }], 100_000, 2, 2000],
    ['a percentage without a price', [{ percent: 2 }], null, 2, null],
    ['percentages of both sides', [{ percent: 2.1 }, { percent: 0.2 }], 100_000, 2.3, 2300],
    ['an amount', [{ amount: 1500.5 }], null, null, 1500.5],
    ['months of rent', [{ months: 1.5 }], 650, null, 975],
    ['months of an unknown rent', [{ months: 1 }], null, null, null],
    ['a mixture', [{ percent: 1, amount: 100 }, { months: 0.5 }], 1000, null, 610],
    ['more than the price', [{ percent: 60 }, { percent: 60 }], 1000, null, null],
    ['nothing for the agency', [{}], 1000, null, null],
  ])('of %s', (_title, fees, price, comissionPercent, comission) => {
    expect(
      proposedComission(
        fees.map((fee) => order(fee)),
        price,
      ),
    ).toEqual({ comissionPercent, comission })
  })
})

describe('a new deal', () => {
  let app: TestApp
  let orders: ReturnType<typeof orderingIn>
  let texts: { viewing: number; mandate: number }
  let objectId: number
  let client: number
  let demandId: number
  beforeAll(async () => {
    app = await testApp()
    orders = orderingIn(app)
    texts = await orders.prepare()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    objectId = await orders.addObject()
    await orders.post('/api/object/update', { id: objectId, forSale: true, salePrice: 200_000 })
    client = await orders.addPerson('Petrov')
    const lead = { accountId: client, forPurchase: true }
    demandId = (await orders.post('/api/lead/add', lead)).json().id
  })

  const sign = (side: 'viewing' | 'mandate', more: object = {}) =>
    orders.signed({ templateId: texts[side], side, objects: [{ objectId }], ...more })
  const blank = async (of: object = { objectId, demandId }) =>
    (
      await app.call('GET', `/api/Deal/add?${new URLSearchParams(of as Record<string, string>)}`)
    ).json()
  const byClient = { parties: [] as { accountId: number }[] }
  beforeEach(() => void (byClient.parties = [{ accountId: client }]))

  test('takes the fees of the mandate and of the client’s order, and names both', async () => {
    const mandate = await sign('mandate', { feePercent: 3, isFeePlusVat: false })
    expect(await blank({ objectId })).toMatchObject({
      comissionPercent: 3,
      comission: 6000,
      comissionOrders: [
        { orderId: mandate.id, number: mandate.number, side: 'mandate', isPlusVat: false },
      ],
    })
    const viewing = await sign('viewing', { ...byClient, feePercent: 2 })
    const both = await blank()
    expect(both).toMatchObject({ comissionPercent: 5, comission: 10_000 })
    expect(both.comissionOrders.map(({ orderId }: ComissionOrder) => orderId)).toEqual([
      mandate.id,
      viewing.id,
    ])
  })

  test('leaves out orders of others, for rent, of other properties, unsigned or ended', async () => {
    await sign('viewing')
    await sign('mandate', { purpose: 'rent' })
    await sign('mandate', { objects: [{ objectId: await orders.addObject() }] })
    await orders.issued({ templateId: texts.mandate, side: 'mandate', objects: [{ objectId }] })
    await sign('mandate', { validFrom: agencyDay(1) })
    await sign('mandate', { validFrom: agencyDay(-40), validUntil: agencyDay(-1) })
    expect(await blank()).toMatchObject({
      comission: null,
      comissionPercent: null,
      comissionOrders: [],
    })
  })

  test('of a rent takes months of rent', async () => {
    const rented = await orders.addObject()
    await orders.post('/api/object/update', { id: rented, forRent: true, rentPrice: 800 })
    const fee = { purpose: 'rent', feePercent: null, feeMonths: 1.5 }
    await sign('mandate', { ...fee, objects: [{ objectId: rented }] })
    expect(await blank({ objectId: rented })).toMatchObject({
      comission: 1200,
      comissionPercent: null,
      comissionOrders: [{ months: 1.5 }],
    })
  })

  test('after an extension takes the fee of the extension', async () => {
    const { id } = await sign('mandate', {
      validFrom: agencyDay(-30),
      validUntil: agencyDay(0),
    })
    const draft = (await app.call('GET', `/api/Order/add?extendsId=${id}`)).json()
    const longer = { ...draft, feePercent: 1, validUntil: agencyDay(60) }
    const stored = (await orders.post('/api/Order/update', longer)).json()
    await orders.sign((await orders.issue(stored)).json())
    expect(await blank({ objectId })).toMatchObject({ comissionPercent: 2 })
    const saved = (
      await orders.post('/api/Deal/update', {
        objectId,
        dealType: 2,
        startDate: agencyDay(10),
        price: 100_000,
      })
    ).json()
    expect(saved).toMatchObject({ comission: null, comissionOrders: [{ percent: 1 }] })
  })

  test('keeps what people entered, and still names the orders', async () => {
    await sign('mandate')
    const stored = (
      await orders.post('/api/Deal/update', { objectId, dealType: 2, price: 1000, comission: 7 })
    ).json()
    expect(stored).toMatchObject({
      comission: 7,
      comissionPercent: null,
      comissionOrders: [{ percent: 2 }],
    })
    const later = await orders.post('/api/Deal/update', { id: stored.id, price: 2000 })
    expect(later.json()).toMatchObject({ comission: 7 })
  })
})
