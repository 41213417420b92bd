import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyToday } from '#kit/clock.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { leadStages } from '#records/leads/leadFields.contract.ts'

let app: TestApp
let house: number
let flat: number
const offerMade = 1
const thinking = 4

const post = async (url: string, payload: object) => {
  const answer = await app.call('POST', url, { payload })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const get = async (url: string) => (await app.call('GET', url)).json()
const addObject = async (salePrice: number): Promise<number> => {
  const { object } = await get('/api/object/add')
  await post('/api/object/update', { id: object.id, forSale: true, salePrice })
  return object.id
}
const addLead = async (more: object = {}): Promise<number> => {
  const { id: accountId } = await post('/api/account/add', { firstName: 'O', lastName: 'Vlachou' })
  const { lead } = await post('/api/lead/add', { accountId, forPurchase: true })
  await post('/api/lead/update', { id: lead.id, ...more })
  return lead.id
}
const stageOf = async (id: number) => (await get(`/api/lead/view/${id}`)).stage
const save = (payload: object) => post('/api/Viewing/update', payload)

beforeAll(async () => {
  app = await testApp()
  house = await addObject(200_000)
  flat = await addObject(90_000)
})
afterAll(() => app.close())

describe('an offer made at a viewing', () => {
  test('is stored with its sum and day, and moves the lead to negotiation', async () => {
    const demandId = await addLead()
    const viewing = await save({ demandId, results: [{ objectId: house, result: null }] })
    expect(await stageOf(demandId)).toBe(leadStages.new)
    const results = [{ objectId: house, result: offerMade, offer: 185_000.5 }]
    const saved = await save({ id: viewing.id, results })
    expect(saved.results).toMatchObject([
      { objectId: house, result: offerMade, offer: 185_000.5, offeredOn: agencyToday() },
    ])
    expect(await stageOf(demandId)).toBe(leadStages.negotiation)
  })

  test('moves the lead without a sum, too, and of a new viewing', async () => {
    const demandId = await addLead({ stage: leadStages.viewings })
    await save({ demandId, results: [{ objectId: house, result: offerMade }] })
    expect(await stageOf(demandId)).toBe(leadStages.negotiation)
  })

  test.each([5, leadStages.agreed, leadStages.lost])(
    'leaves a lead in stage %i as it is',
    async (stage) => {
      const demandId = await addLead({ stage })
      await save({ demandId, results: [{ objectId: house, result: offerMade }] })
      expect(await stageOf(demandId)).toBe(stage)
    },
  )

  test('does not move a lead again that was put back by hand', async () => {
    const demandId = await addLead()
    const results = [{ objectId: house, result: offerMade, offer: 180_000 }]
    const { id } = await save({ demandId, results })
    await post('/api/lead/update', { id: demandId, stage: leadStages.viewings })
    await save({ id, dateOfViewing: '2027-03-01T10:00:00', results })
    expect(await stageOf(demandId)).toBe(leadStages.viewings)
    await save({ id, results: [{ ...results[0], offer: 182_000 }] })
    expect(await stageOf(demandId)).toBe(leadStages.negotiation)
  })

  test('is stored although the lead was deleted', async () => {
    const demandId = await addLead()
    const { id } = await save({ demandId, results: [{ objectId: house }] })
    await app.call('DELETE', `/api/lead/${demandId}`)
    const results = [{ objectId: house, result: offerMade, offer: 170_000 }]
    expect((await save({ id, results })).results).toMatchObject(results)
  })

  test('keeps its sum if only the result is sent, and loses it with the result', async () => {
    const { id } = await save({ results: [{ objectId: house, result: offerMade, offer: 1000 }] })
    const kept = await save({ id, results: [{ objectId: house, result: offerMade }] })
    expect(kept.results[0].offer).toBe(1000)
    const gone = await save({ id, results: [{ objectId: house, result: thinking, offer: 1000 }] })
    expect(gone.results[0]).toMatchObject({ offer: null, offeredOn: null })
  })

  test.each([-1, 'much', 10 ** 13])('is refused with the sum %o', async (offer) => {
    const payload = { results: [{ objectId: house, result: offerMade, offer }] }
    expect((await app.call('POST', '/api/Viewing/update', { payload })).statusCode).toBe(400)
  })
})

describe('a new deal', () => {
  test('begins with the latest offer of its lead, for its object', async () => {
    const demandId = await addLead()
    const results = [
      { objectId: flat, result: thinking },
      { objectId: house, result: offerMade, offer: 180_000 },
    ]
    await save({ demandId, results })
    await save({ demandId, results: [{ objectId: house, result: offerMade, offer: 186_000 }] })
    const blank = { objectId: house, askingPrice: 200_000, price: 186_000 }
    expect(await get(`/api/Deal/add?demandId=${demandId}`)).toMatchObject(blank)
    expect(await get(`/api/Deal/add?demandId=${demandId}&objectId=${house}`)).toMatchObject(blank)
    const other = await get(`/api/Deal/add?demandId=${demandId}&objectId=${flat}`)
    expect(other).toMatchObject({ objectId: flat, askingPrice: 90_000, price: null })
  })

  test('has no price without an offer, nor of one whose viewing was deleted', async () => {
    const demandId = await addLead()
    const results = [{ objectId: house, result: offerMade, offer: 150_000 }]
    const { id } = await save({ demandId, results })
    await app.call('DELETE', `/api/Viewing/${id}`)
    expect((await get(`/api/Deal/add?demandId=${demandId}`)).price).toBeNull()
    expect((await get(`/api/Deal/add?objectId=${house}`)).price).toBeNull()
  })
})
