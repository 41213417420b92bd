import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { TimelineEntry } from './recordTimeline.contract.ts'

let app: TestApp
let objectId: number
let buyer: number
let deal: number

const save = async (payload: object, as?: Person) =>
  (await app.call('POST', '/api/Deal/update', { payload, ...(as && { as }) })).json()

beforeAll(async () => {
  app = await testApp()
  objectId = (await app.call('GET', '/api/object/add')).json().id
  const payload = { firstName: 'K', lastName: 'Buyer' }
  buyer = (await app.call('POST', '/api/account/add', { payload })).json().id
  const accounts = [{ accountId: buyer, relation: 2 }]
  deal = (await save({ dealType: 2, dealStage: 1, objectId, accounts })).id
  await save({ id: deal, dealStage: 2 })
  await save({ id: deal, price: 100_000 })
  await save({ id: deal, dealStage: 4 }, app.employee)
})
afterAll(() => app.close())

type Move = Extract<TimelineEntry, { kind: 'move' }>
async function movesAt(parent: string, parentId: number, more: object = {}): Promise<Move[]> {
  const { as = app.admin, ...query } = more as { as?: Person }
  const asked = { parent, parentId: String(parentId), ...query }
  const answer = await app.call('GET', `/api/timeline?${new URLSearchParams(asked)}`, { as })
  return answer.json().items.filter(({ kind }: TimelineEntry) => kind === 'move')
}

test.each([
  ['the deal', () => ['Deal', deal]],
  ['its object', () => ['Object', objectId]],
  ['its client', () => ['Account', buyer]],
] as const)('%s shows from which stage to which, the latest first', async (_, parent) => {
  const [kind, id] = parent() as [string, number]
  const moves = await movesAt(kind, id)
  expect(moves.map(({ from, to }) => [from, to])).toEqual([
    ['Deposit paid', 'Contract'],
    ['Negotiation', 'Deposit paid'],
  ])
  expect(moves[1]!.who).toBe('Admin Anna')
  expect(moves[0]!.who).not.toBe('Admin Anna')
  expect(moves[0]!.record).toMatchObject({ entity: 'Deal', id: deal })
  expect(moves[0]!.at).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('people who may not read the action log see stage changes too, with the deals', async () => {
  expect(await movesAt('Deal', deal, { as: app.employee })).toHaveLength(2)
  expect(await movesAt('Object', objectId, { kind: 'deal' })).toHaveLength(2)
  expect(await movesAt('Object', objectId, { kind: 'viewing' })).toEqual([])
})

test("a deleted deal's stage changes are hidden from its object's timeline", async () => {
  const { id } = await save({ dealStage: 1, objectId })
  await save({ id, dealStage: 6 })
  expect(await movesAt('Object', objectId)).toHaveLength(3)
  await app.call('DELETE', `/api/Deal/${id}`)
  expect(await movesAt('Object', objectId)).toHaveLength(2)
})
