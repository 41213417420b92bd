// Mandates of owners, as their properties show them.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { soonDays } from '#records/objects/mandate/mandate.contract.ts'
import { orderingIn } from '../testing/ordering.ts'
import { addSignedMandate } from '../testing/signedMandates.ts'

let app: TestApp
let orders: ReturnType<typeof orderingIn>
let templateId: number
let objectId: number
beforeAll(async () => {
  app = await testApp()
  orders = orderingIn(app)
  ;({ mandate: templateId } = await orders.prepare())
})
beforeEach(async () => {
  objectId = await orders.addObject()
  await orders.post('/api/object/update', { id: objectId, area: 80 })
})
afterAll(() => app.close())

const mandate = (more: object = {}) =>
  orders.signed({ templateId, side: 'mandate', objects: [{ objectId }], ...more })
const shown = async (id = objectId) =>
  (await app.call('GET', `/api/object/view/${id}`)).json().mandate
const end = (id: number, endedOn: string, reason = 'Sold by the owner') =>
  orders.post(`/api/Order/end/${id}`, { endedOn, reason })
const extend = async (id: number, more: object = {}) => {
  const blank = (await app.call('GET', `/api/Order/add?extendsId=${id}`)).json()
  return (await orders.post('/api/Order/update', { ...blank, ...more })).json()
}
const found = async (mandates: string[]): Promise<number[]> =>
  (await orders.post('/api/object', { mandates, perPage: 200 }))
    .json()
    .items.map(({ id }: { id: number }) => id)

describe('a property', () => {
  test('shows the mandate that covers it, its kind and its last day; others of the owner stay without', async () => {
    const other = await orders.addObject()
    expect(await shown()).toBe(null)
    const draft = await orders.draft({ templateId, side: 'mandate', objects: [{ objectId }] })
    const issued = (await orders.issue(draft)).json()
    expect(await shown()).toBe(null)
    await orders.sign(issued)
    expect(await shown()).toMatchObject({
      state: 'inForce',
      isExclusive: false,
      endsOn: agencyDay(90),
      order: { id: issued.id, number: issued.number },
    })
    expect(await shown(other)).toBe(null)
  })

  test('shows to those who may not open the order of an employee only that there is one, and how long', async () => {
    const accountId = await orders.addPerson('Staffmember', { isEmploye: true })
    const { lead } = (await orders.post('/api/lead/add', { accountId, forPurchase: true })).json()
    const { id } = await mandate({ demandId: lead.id, validUntil: agencyDay(60) })
    await end(id, agencyDay(40))
    const as = async (who: Person) =>
      (await app.call('GET', `/api/object/view/${objectId}`, { as: who })).json().mandate
    expect(await as(app.admin)).toMatchObject({
      order: { id, endReason: 'Sold by the owner' },
      endsOn: agencyDay(40),
    })
    expect(await as(app.branchEmployee)).toMatchObject({ order: null, endsOn: agencyDay(40) })
  })

  test('shows a mandate that ends soon, one that begins later, and one that ended early with its reason', async () => {
    const { id } = await mandate({ isExclusive: true, validUntil: agencyDay(soonDays) })
    expect(await shown()).toMatchObject({
      state: 'ending',
      isExclusive: true,
      order: { endReason: null },
    })
    await end(id, agencyDay(5))
    expect(await shown()).toMatchObject({
      state: 'ending',
      order: { endReason: 'Sold by the owner' },
    })
    await mandate({ validFrom: agencyDay(6), validUntil: agencyDay(200) })
    // Another follows: nothing runs out.
    expect(await shown()).toMatchObject({ order: { id }, state: 'inForce' })
    await sql`UPDATE "brokerOrder" SET "endedOn" = ${agencyDay(-1)} WHERE "id" = ${id}`.execute(
      app.db,
    )
    expect(await shown()).toMatchObject({ state: 'coming', validFrom: agencyDay(6) })
  })

  test('is found by whether it has a mandate, and until when', async () => {
    await mandate()
    const [ending, none] = [await orders.addObject(), await orders.addObject()]
    for (const id of [ending, none]) await orders.post('/api/object/update', { id, area: 80 })
    await mandate({ objects: [{ objectId: ending }], validUntil: agencyDay(3) })
    const all = [objectId, ending, none]
    const among = async (...mandates: string[]) =>
      (await found(mandates)).filter((id) => all.includes(id)).toSorted((a, b) => a - b)
    expect(await among('inForce')).toEqual([objectId, ending])
    expect(await among('ending')).toEqual([ending])
    expect(await among('none')).toEqual([none])
    expect(await among('ending', 'none')).toEqual([ending, none])
    const { items } = (
      await orders.post('/api/object', { details: ['mandate'], mandates: ['ending'] })
    ).json()
    expect(items).toMatchObject([{ mandateUntil: agencyDay(3), isMandateExclusive: false }])
  })
})

describe('an end', () => {
  test('comes for the extension too, which does not end alone', async () => {
    const { id } = await mandate({ validUntil: agencyDay(10) })
    const longer = (await orders.sign((await orders.issue(await extend(id))).json())).json()
    expect(await shown()).toMatchObject({ order: { id }, state: 'inForce' })
    expect((await end(longer.id, agencyDay(20))).statusCode).toBe(400)
    await end(id, agencyDay(4))
    expect(await shown()).toMatchObject({ order: { id }, state: 'ending', endsOn: agencyDay(4) })
    expect(await orders.edit(longer.id)).toMatchObject({
      endsOn: agencyDay(4),
      endReason: 'Sold by the owner',
      acts: [{}, {}, {}, { act: 'endedEarly' }],
    })
  })

  test('leaves nothing to make longer, also while an extension waits for its signature', async () => {
    const { id } = await mandate({ validUntil: agencyDay(10) })
    const issued = (await orders.issue(await extend(id))).json()
    await end(id, agencyDay(4))
    expect((await orders.sign(issued)).statusCode).toBe(400)
    expect(await orders.edit(issued.id)).toMatchObject({ state: 'issued' })
    expect((await app.call('GET', `/api/Order/add?extendsId=${id}`)).statusCode).toBe(400)
    const { id: _id, version: _version, ...again } = issued
    const answer = await orders.post('/api/Order/update', { extendsId: id, parties: again.parties })
    expect(answer.json().errors).toHaveProperty('extendsId')
  })
})

describe('an extension', () => {
  test('of a mandate is about the same properties', async () => {
    const { id } = await mandate({ validUntil: agencyDay(10) })
    const objects = [{ objectId: await orders.addObject() }]
    const answer = await orders.issue(await extend(id, { objects }))
    expect(answer.json().errors).toHaveProperty('objects')
  })

  test('that waits for its signature is the only one', async () => {
    const { id } = await mandate({ validUntil: agencyDay(10) })
    const [first, second] = [await extend(id), await extend(id)]
    const issued = (await orders.issue(first)).json()
    expect((await orders.issue(second)).json().errors).toHaveProperty('validUntil')
    await orders.post(`/api/Order/withdraw/${issued.id}`, { reason: 'Other fee' })
    expect((await orders.issue(second)).statusCode).toBe(200)
  })
})

describe('over months and years', () => {
  const days = fc.integer({ min: -800, max: 800 })
  const term = fc
    .record({
      from: days,
      length: fc.integer({ min: 0, max: 400 }),
      longer: fc.option(fc.integer({ min: 1, max: 150 })),
      ended: fc.option(fc.integer({ min: 0, max: 400 })),
      isExclusive: fc.boolean(),
    })
    .map(({ from, length, longer, ended, isExclusive }) => {
      const until = from + length + (longer ?? 0)
      return {
        from,
        until: from + length,
        longer: longer === null ? null : until,
        ended: ended === null || from + ended >= until ? null : from + ended,
        isExclusive,
      }
    })
  type Term = Parameters<Parameters<typeof term.filter>[0]>[0]
  const lastOf = ({ until, longer, ended }: Term) => ended ?? longer ?? until

  /** The state of a property with these mandates, told without SQL. */
  function expected(terms: readonly Term[]) {
    const covers = terms.filter((one) => one.from <= 0 && lastOf(one) >= 0)
    const last = Math.max(...terms.map(lastOf))
    if (covers.length > 0)
      return {
        state: last > soonDays ? 'inForce' : 'ending',
        endsOn: agencyDay(Math.max(...covers.map(lastOf))),
      }
    if (terms.length === 0) return null
    return { state: last >= 0 ? 'coming' : 'ended', endsOn: agencyDay(last) }
  }

  test('the property shows exactly the mandates that cover the day', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(term, { maxLength: 4 }), async (terms) => {
        const id = await orders.addObject()
        await orders.post('/api/object/update', { id, area: 50 })
        for (const one of terms)
          await addSignedMandate(app.db, {
            objectId: id,
            validFrom: agencyDay(one.from),
            validUntil: agencyDay(one.until),
            extendedUntil: one.longer === null ? null : agencyDay(one.longer),
            endedOn: one.ended === null ? null : agencyDay(one.ended),
            isExclusive: one.isExclusive,
          })
        const wanted = expected(terms)
        const mandate = await shown(id)
        expect(mandate && { state: mandate.state, endsOn: mandate.endsOn }).toEqual(wanted)
        const isCovered = wanted !== null && ['inForce', 'ending'].includes(wanted.state)
        expect((await found(['none'])).includes(id)).toBe(!isCovered)
        expect((await found(['ending'])).includes(id)).toBe(wanted?.state === 'ending')
      }),
      { numRuns: 60 },
    )
  })
})
