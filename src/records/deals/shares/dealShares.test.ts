import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { Deal } from '../deals.contract.ts'

let app: TestApp
let one: number
let other: number

const addAccount = async (lastName: string): Promise<number> =>
  (await app.call('POST', '/api/account/add', { payload: { firstName: 'A', lastName } })).json().id
const save = (payload: object) => app.call('POST', '/api/Deal/update', { payload })
type Stored = Deal & { id: number }
const stored = async (payload: object): Promise<Stored> => {
  const answer = await save(payload)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const refused = async (payload: object) => {
  const answer = await save(payload)
  expect(answer.statusCode).toBe(400)
  return answer.json().errors?.shares ?? answer.json()
}

beforeAll(async () => {
  app = await testApp()
  ;[one, other] = [await addAccount('Πρώτος'), await addAccount('Второй')]
})
afterAll(() => app.close())

const deal = (shares: object[], more: object = {}) => ({ comission: 1000, shares, ...more })

test('shares are percentages of the commission or amounts, and the rest is shown', async () => {
  const saved = await stored(
    deal([
      { accountId: one, percent: 33.333 },
      { accountId: other, amount: 250 },
      { accountId: null, percent: 5 },
    ]),
  )
  expect(saved.shares).toMatchObject([
    { accountId: one, percent: 33.333, amount: null, comesTo: 333.33, paidOn: null },
    { accountId: other, percent: null, amount: 250, comesTo: 250 },
  ])
  expect(saved.sharesLeft).toBe(416.67)
  // Sent back unchanged, as by a form.
  expect((await stored(saved)).version).toBe(saved.version)
})

test('a percentage follows the commission, which follows the price', async () => {
  const { id } = await stored(
    deal([{ accountId: one, percent: 50 }], {
      comission: undefined,
      comissionPercent: 2,
      price: 200_000,
    }),
  )
  const cheaper = await stored({ id, price: 100_000 })
  expect(cheaper).toMatchObject({ comission: 2000, sharesLeft: 1000 })
  expect(cheaper.shares[0]!.comesTo).toBe(1000)
})

test('a paid share and its date stay the same when the price changes', async () => {
  const half = { accountId: one, percent: 50 }
  const { id } = await stored(
    deal([half], { comission: undefined, comissionPercent: 2, price: 100_000 }),
  )
  const paid = await stored({ id, shares: [{ ...half, paidOn: '2026-05-04' }] })
  expect(paid.shares).toMatchObject([{ percent: null, amount: 1000, paidOn: '2026-05-04' }])
  const dearer = await stored({ id, price: 200_000 })
  expect(dearer).toMatchObject({ comission: 4000, sharesLeft: 3000 })
  expect(dearer.shares).toEqual(paid.shares)
  expect(await refused({ id, price: 40_000 })).toEqual(['The shares are more than the commission.'])
})

test.each([
  ['more than all in percent', [60, 40.001].map((percent) => ({ percent }))],
  ['a cent more than all', [{ amount: 500.01 }, { percent: 50 }]],
  ['neither percentage nor amount', [{}]],
  ['both', [{ percent: 1, amount: 1 }]],
  ['nothing', [{ amount: 0 }]],
])('refuses %s', async (_, shares) => {
  const answer = await save(deal(shares.map((share) => ({ accountId: one, ...share }))))
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain('shares')
})

test('two halves of a one-cent commission leave no rest', async () => {
  const half = { percent: 50 }
  const shares = [one, other].map((accountId) => ({ accountId, ...half }))
  expect((await stored(deal(shares, { comission: 0.01 }))).sharesLeft).toBe(0)
})

test('without a commission shares can only be percentages, and none can be paid', async () => {
  const none = { comission: null }
  const saved = await stored(deal([{ accountId: one, percent: 40 }], none))
  expect(saved).toMatchObject({ sharesLeft: null, shares: [{ comesTo: null }] })
  await refused(deal([{ accountId: one, amount: 40 }], none))
  await refused(deal([{ accountId: one, percent: 40, paidOn: '2026-01-01' }], none))
})

test('refuses an unknown person, and keeps the share of a deleted account', async () => {
  await refused(deal([{ accountId: 999_999, percent: 5 }]))
  const leaver = await addAccount('Φεύγων')
  const { id } = await stored(deal([{ accountId: leaver, amount: 900 }]))
  await app.call('DELETE', `/api/account/${leaver}`)
  const after = (await app.call('GET', `/api/Deal/edit/${id}`)).json()
  expect(after).toMatchObject({ sharesLeft: 100, shares: [{ accountId: leaver }] })
  expect((await stored({ ...after, price: 5 })).shares).toEqual(after.shares)
})

test('of two simultaneous changes of the shares, one is refused', async () => {
  const { id, version } = await stored(deal([]))
  const answers = await Promise.all(
    [one, other].map((accountId) => save({ id, version, shares: [{ accountId, percent: 60 }] })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('a merge moves shares, and undoing it moves them back', async () => {
  const twin = await addAccount('Πρώτος')
  const { id } = await stored(
    deal([
      { accountId: one, amount: 10 },
      { accountId: twin, amount: 5 },
    ]),
  )
  const holders = async () =>
    (await app.call('GET', `/api/Deal/edit/${id}`))
      .json()
      .shares.map(({ accountId }: { accountId: number }) => accountId)
  await app.call('POST', '/api/account/merge', {
    payload: { account: { id: one }, duplicateId: twin },
  })
  expect(await holders()).toEqual([one, one])
  await app.call('POST', `/api/account/unmerge/${twin}`, { payload: {} })
  expect(await holders()).toEqual([one, twin])
})
