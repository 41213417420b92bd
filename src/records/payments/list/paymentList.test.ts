import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
const ids: Record<string, number> = {}
const people = [
  ['Νίκος', 'Παπαδόπουλος', 300],
  ['Maria', 'Nikolaou', -50.25],
  ['Ольга', 'Кузнецова', 12],
  ['John', 'Van der Berg', 0],
] as const

beforeAll(async () => {
  app = await testApp()
  for (const [firstName, lastName, balance] of people) {
    const payload = { firstName, lastName, hasTransactions: true }
    const { id } = (await app.call('POST', '/api/account/add', { payload })).json()
    ids[lastName] = id
    if (balance === 0) continue
    await app.db
      .insertInto('transaction')
      .values({
        accountId: id,
        isDebit: balance < 0,
        amount: Math.abs(balance),
        transactionDate: '2026-03-01T10:00:00',
        paymentMethod: 1,
        categoryId: balance < 0 ? 15 : 1,
        status: balance < 0 ? 0 : null,
      } as never)
      .execute()
  }
  await app.call('POST', '/api/account/add', { payload: { firstName: 'No', lastName: 'Payments' } })
})
afterAll(() => app.close())

const list = async (query = '') => {
  const answer = await app.call('GET', `/api/transactions/accounts?${query}`)
  expect([query, answer.statusCode]).toEqual([query, 200])
  return answer.json() as {
    items: { id: number; name: string; balance: number }[]
    totalRows: number
  }
}
const names = async (query = '') => (await list(query)).items.map(({ name }) => name)

test('has every account with payments, the latest changed first', async () => {
  const all = await list()
  expect(all.totalRows).toBe(5)
  expect(all.items.map(({ name }) => name).slice(0, 3)).toEqual([
    'Кузнецова Ольга',
    'Nikolaou Maria',
    'Παπαδόπουλος Νίκος',
  ])
  expect(all.items.slice(0, 3).map(({ balance }) => balance)).toEqual([12, -50.25, 300])
})

test.each([
  [
    'sortBy=balance',
    ['Nikolaou Maria', 'Client Klio', 'Van der Berg John', 'Кузнецова Ольга', 'Παπαδόπουλος Νίκος'],
  ],
  ['sortBy=name&perPage=2', ['Client Klio', 'Nikolaou Maria']],
  ['searchStr=nik', ['Nikolaou Maria', 'Παπαδόπουλος Νίκος']],
  ['searchStr=παπα', ['Παπαδόπουλος Νίκος']],
  ['searchStr=papadop', ['Παπαδόπουλος Νίκος']],
  ['searchStr=kuzn', ['Кузнецова Ольга']],
  ['searchStr=der b', ['Van der Berg John']],
  ['searchStr=erg', []],
  ['searchStr=%25', []],
])('%s finds the right accounts, in order', async (query, found) => {
  const answer = await list(query)
  expect(answer.items.map(({ name }) => name).sort()).toEqual([...found].sort())
  if (query.startsWith('sortBy')) expect(answer.items.map(({ name }) => name)).toEqual(found)
  if (query.startsWith('searchStr')) expect(answer.totalRows).toBe(found.length)
})

test('an account without the flag, or deleted, is not in the list until that is undone', async () => {
  const id = ids['Van der Berg']!
  const count = async () => (await list()).totalRows
  const before = await count()
  await app.call('POST', '/api/account/update', { payload: { id, hasTransactions: false } })
  expect([await count(), await names('searchStr=van')]).toEqual([before - 1, []])
  await app.call('POST', '/api/account/update', { payload: { id, hasTransactions: true } })
  expect([await count(), await names('searchStr=van')]).toEqual([before, ['Van der Berg John']])
  await app.call('DELETE', `/api/account/${id}`)
  expect([await count(), await names('sortBy=balance')]).toEqual([
    before - 1,
    expect.not.arrayContaining(['Van der Berg John']),
  ])
  await app.call('POST', `/api/account/restore/${id}`)
  expect(await names('sortBy=transactionModifiedOn')).toContain('Van der Berg John')
})

test.each([
  ['employee', 200],
  ['branchEmployee', 403],
  ['client', 403],
] as const)('the list answers an actor of role %s with %i', async (person, status) => {
  const answer = await app.call('GET', '/api/transactions/accounts', { as: app[person] })
  expect(answer.statusCode).toBe(status)
})
