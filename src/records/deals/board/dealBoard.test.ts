import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { DealColumn } from '../dealList.contract.ts'
import type { Deal } from '../deals.contract.ts'

let app: TestApp
const ids: Record<'none' | 'talks' | 'flat' | 'won', number> = {} as never
let buyer: number

const save = (payload: object, as = app.admin) =>
  app.call('POST', '/api/Deal/update', { as, payload })
const stored = async (payload: object) => (await save(payload)).json() as Deal & { id: number }
const answer = (payload: object = {}, as = app.admin) =>
  app.call('POST', '/api/Deal/board', { as, payload })
const board = async (payload: object = {}): Promise<DealColumn[]> =>
  (await answer(payload)).json().columns
const cards = (columns: DealColumn[]) =>
  Object.fromEntries(columns.map(({ stage, items }) => [stage, items.map(({ id }) => id)]))

beforeAll(async () => {
  app = await testApp()
  const { object } = (await app.call('GET', '/api/object/add')).json()
  await app.call('POST', '/api/object/update', { payload: { id: object.id, title: 'Blue flat' } })
  const payload = { firstName: 'B', lastName: 'Кузнецова' }
  buyer = (await app.call('POST', '/api/account/add', { payload })).json().id
  const accounts = [{ accountId: buyer, relation: 2 }]
  ids.none = (await stored({ price: 10 })).id
  ids.talks = (await stored({ dealStage: 1, price: 1000.5 })).id
  ids.flat = (await stored({ dealStage: 1, price: 2000, objectId: object.id, accounts })).id
  ids.won = (await stored({ dealStage: 5, askingPrice: 7, dealType: 1 })).id
})
afterAll(() => app.close())

test('has each deal in the column of its stage, with the total price', async () => {
  const columns = await board()
  expect(columns.map(({ text }) => text)).toEqual([
    '',
    'Negotiation',
    'Deposit paid',
    'Legal check',
    'Contract',
    'Won',
    'Lost',
  ])
  expect(cards(columns)).toMatchObject({
    0: [ids.none],
    1: [ids.flat, ids.talks],
    2: [],
    5: [ids.won],
  })
  expect(columns.map(({ totalRows, price }) => [totalRows, price]).slice(0, 3)).toEqual([
    [1, 10],
    [2, 3000.5],
    [0, 0],
  ])
  // Without an agreed price, the asking price counts.
  expect(columns.find(({ stage }) => stage === 5)!.price).toBe(7)
  expect(columns[1]!.items[0]).toMatchObject({
    object: expect.stringMatching(/^#\S+ Blue flat$/),
    buyer: 'Кузнецова B',
    buyerId: String(buyer),
    version: 1,
  })
})

test('is filtered like the list, including the sums', async () => {
  const columns = await board({ lastName: 'kuznets', stages: [1, 5] })
  expect(cards(columns)).toEqual({ 1: [ids.flat], 5: [] })
  expect(columns.map(({ price }) => price)).toEqual([2000, 0])
  expect((await answer({ sortBy: 'id' })).statusCode).toBe(400)
})

test('counts and sums whole columns, however many cards are shown', async () => {
  const values = Array.from({ length: 25 }, () => ({ dealStage: 3, price: 100 }))
  await app.db
    .insertInto('deal')
    .values(values as never)
    .execute()
  const [column] = await board({ stages: [3] })
  expect([column!.items.length, column!.totalRows, column!.price]).toEqual([20, 25, 2500])
  expect(column!.items[0]!.id).toBeGreaterThan(column!.items[1]!.id)
  const [more] = await board({ stages: [3], more: [{ stage: 3, cards: 40 }] })
  expect(more!.items).toHaveLength(25)
  expect((await answer({ more: [{ stage: 3, cards: 501 }] })).statusCode).toBe(400)
})

test('names the stages in the language of the user', async () => {
  const as = app.employee
  const payload = { language: 'el' }
  await app.call('POST', '/api/UserSettings/Language', { as, payload })
  const [column] = (await answer({ stages: [1] }, as)).json().columns
  expect(column.text).toBe('Διαπραγμάτευση')
})

test('is open to all staff, like the list', async () => {
  expect((await answer({}, app.branchEmployee)).statusCode).toBe(200)
  expect((await answer({}, app.employee)).statusCode).toBe(200)
  expect((await answer({}, app.client)).statusCode).toBe(403)
})

test('the second of two users who move the same card gets a conflict', async () => {
  const { id, version } = await stored({ dealStage: 1 })
  const move = (dealStage: number, as = app.admin) => save({ id, version, dealStage }, as)
  expect((await move(2)).statusCode).toBe(200)
  const second = await move(3, app.employee)
  expect([second.statusCode, second.json().conflicts]).toEqual([409, ['dealStage']])
  expect(cards(await board({ stages: [2] }))[2]).toContain(id)
})
