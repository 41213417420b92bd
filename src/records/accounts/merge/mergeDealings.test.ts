import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = async (path: string, payload: object) => {
  const answer = await app.call('POST', path, { payload })
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`)
  return answer.json()
}
const get = async (path: string) => (await app.call('GET', path)).json()
const addAccount = async (lastName: string): Promise<number> =>
  (await post('/api/account/add', { firstName: 'M', lastName })).id

test('a merge moves viewings, deals and reservations, and undoing it moves them back', async () => {
  const [kept, duplicate] = [await addAccount('Kept'), await addAccount('Twice')]
  const { object } = await get('/api/object/add')
  const objectId: number = object.id
  const demandId: number = (await post('/api/lead/add', { accountId: duplicate })).id
  const at = `${agencyDay(3)}T10:00:00`
  const results = [{ objectId }]
  const viewing = await post('/api/Viewing/update', { demandId, dateOfViewing: at, results })
  const accounts = [{ accountId: duplicate, relation: 2 }]
  const soldDeal = { dealType: 2, dealStage: 5, objectId, accounts }
  const deal = await post('/api/Deal/update', soldDeal)
  const client = { lastName: 'Sleeps' }
  const stay = { object: { id: objectId }, checkIn: agencyDay(5), duration: 2, client, demandId }
  const reservation = await post('/api/Reservation/update', stay)

  const has = async (id: number) => ({
    bought: (await get(`/api/account/view/${id}`)).boughtObjectsReferenceNumbers,
    related: (await get(`/api/search/related?of=Account/${id}`)).items.map(
      (one: { entity: string; id: number }) => `${one.entity} ${one.id}`,
    ),
  })
  const all = {
    bought: object.referenceNumber,
    related: [
      `Demand ${demandId}`,
      `Viewing ${viewing.id}`,
      `Deal ${deal.id}`,
      `Reservation ${reservation.id}`,
    ],
  }
  const nothing = { bought: null, related: [] }
  const namesShown = async () => {
    const { viewings, deals } = await get(`/api/object/view/${objectId}`)
    return [viewings[0].descr, deals[0].descr].map((text: string) => /Kept|Twice/.exec(text)?.[0])
  }
  expect([await has(duplicate), await has(kept)]).toEqual([all, nothing])
  expect(await namesShown()).toEqual(['Twice', 'Twice'])

  await post('/api/account/merge', { account: { id: kept }, duplicateId: duplicate })
  expect(await has(kept)).toEqual(all)
  expect(await namesShown()).toEqual(['Kept', 'Kept'])

  await post(`/api/account/unmerge/${duplicate}`, {})
  expect([await has(duplicate), await has(kept)]).toEqual([all, nothing])
  expect(await namesShown()).toEqual(['Twice', 'Twice'])
})

test('an object lists its viewings, deals and reservations', async () => {
  const { object } = await get('/api/object/add')
  const results = [{ objectId: object.id }]
  const viewing = await post('/api/Viewing/update', { results })
  const deal = await post('/api/Deal/update', { objectId: object.id })
  const stay = { object: { id: object.id }, checkIn: agencyDay(9), duration: 2 }
  const client = { lastName: 'Sleeps' }
  const reservation = await post('/api/Reservation/update', { ...stay, client })
  const view = await get(`/api/object/view/${object.id}`)
  expect(view.viewings).toMatchObject([{ id: viewing.id }])
  expect(view.deals).toMatchObject([{ id: deal.id }])
  expect(view.reservations).toMatchObject([{ id: reservation.id }])
})

test('when both accounts have the same relation to a deal it is listed once, and twice again after unmerging', async () => {
  const [kept, duplicate, other] = [
    await addAccount('Buys'),
    await addAccount('Buystoo'),
    await addAccount('Sells'),
  ]
  const accounts = [
    { accountId: duplicate, relation: 2 },
    { accountId: other, relation: 1 },
    { accountId: kept, relation: 2 },
    { accountId: duplicate, relation: 3 },
  ]
  const { id } = await post('/api/Deal/update', { dealType: 2, accounts })
  const parts = async () =>
    (await get(`/api/Deal/edit/${id}`)).accounts.map(
      (one: { accountId: number; relation: number }) => [one.accountId, one.relation],
    )
  const before = await parts()

  await post('/api/account/merge', { account: { id: kept }, duplicateId: duplicate })
  expect(await parts()).toEqual([
    [other, 1],
    [kept, 2],
    [kept, 3],
  ])
  const { items } = await post('/api/Deal/search', { lastName: 'Buys' })
  expect(items.find((one: { id: number }) => one.id === id).buyer).toBe('Buys M')

  await post(`/api/account/unmerge/${duplicate}`, {})
  expect(await parts()).toEqual(before)
})

test('unmerging restores who took part in a deal, even if the deal was edited since', async () => {
  const names = ['Keeps', 'Gone', 'Notes', 'Leaves']
  const [kept, duplicate, notary, left] = await Promise.all(names.map(addAccount))
  const accounts = [
    { accountId: left, relation: 1 },
    { accountId: duplicate, relation: 2 },
    { accountId: duplicate, relation: 5 },
  ]
  const { id } = await post('/api/Deal/update', { dealType: 2, accounts })
  await post('/api/account/merge', { account: { id: kept }, duplicateId: duplicate })
  const edited = [
    { accountId: notary, relation: 4 },
    { accountId: kept, relation: 2 },
    { accountId: kept, relation: 3 },
  ]
  await post('/api/Deal/update', { id, accounts: edited })
  await post(`/api/account/unmerge/${duplicate}`, {})
  expect((await get(`/api/Deal/edit/${id}`)).accounts).toMatchObject([
    { accountId: notary, relation: 4 },
    { accountId: duplicate, relation: 2 },
    { accountId: kept, relation: 3 },
  ])
})
