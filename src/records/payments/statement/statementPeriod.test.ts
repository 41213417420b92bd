// Statements of a period: the balances before and after it, and the rows between.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({})
  const { accountId } = app.client
  await sql`
    INSERT INTO "transaction" ("accountId", "isDebit", "amount", "transactionDate", "paymentMethod", "categoryId", "status", "askedByClientDate")
    VALUES (${accountId}, false, 1000.10, '2025-12-31T23:59:59', 1, 1, NULL, NULL),
      (${accountId}, true, 200.20, '2026-03-10T00:00:00', 1, 15, 0, now()),
      (${accountId}, false, 50, '2026-03-20T23:59:59', 2, 1, NULL, NULL),
      (${accountId}, true, 5.05, '2026-03-21T00:00:00', 1, 15, 2, NULL)`.execute(app.db)
})
afterAll(() => app.close())

const ask = (query: string, as = app.client) =>
  app.call('GET', `/api/transactions?perPage=25&currentPage=1${query}`, { as })
const sums = async (query: string) => {
  const { opening, closing, totalRows, filteredDebit, filteredCredit, balance } = (
    await ask(query)
  ).json()
  return [opening, closing, totalRows, filteredDebit, filteredCredit, balance]
}

test('a period has its first and last day, an opening and a closing balance', async () => {
  expect(await sums('&from=2026-03-10&till=2026-03-20')).toEqual([
    1000.1, 849.9, 2, 200.2, 50, 844.85,
  ])
  expect(await sums('&from=2026-03-21')).toEqual([849.9, 844.85, 1, 5.05, 0, 844.85])
  expect(await sums('&till=2026-03-10')).toEqual([0, 799.9, 2, 200.2, 1000.1, 844.85])
  expect(await sums('&from=2020-01-01&till=2020-12-31')).toEqual([0, 0, 0, 0, 0, 844.85])
})

test('the balances are of all rows, whatever other filters are set', async () => {
  expect(await sums('&from=2026-03-10&till=2026-03-20&type=1')).toEqual([
    1000.1, 849.9, 1, 0, 50, 844.85,
  ])
})

test('without a period there are no balances, and an empty day counts as not set', async () => {
  expect(await sums('&from=&till=')).toEqual([null, null, 4, 205.25, 1050.1, 844.85])
})

test("expenses are filtered by the client's decision", async () => {
  expect(await sums('&approval=3')).toEqual([null, null, 1, 200.2, 0, 844.85])
  expect(await sums('&approval=2')).toEqual([null, null, 0, 0, 0, 844.85])
})

test('an invalid day, and a period that ends before it begins, are refused', async () => {
  for (const query of [
    '&from=2026-02-30',
    '&till=x',
    '&approval=9',
    '&from=2026-03-02&till=2026-03-01',
  ])
    expect([query, (await ask(query)).statusCode]).toEqual([query, 400])
})

test('the workbook of a period begins and ends with its balances', async () => {
  const { accountId } = app.client
  const taken = await app.call(
    'GET',
    `/api/transactions/download/${accountId}?from=2026-03-10&till=2026-03-20`,
    { as: app.client },
  )
  const [, opening, ...others] = await readSheet(taken.rawPayload)
  const balanceOf = (row: unknown[] | undefined) => [row?.[0], row?.[6]]
  expect(balanceOf(opening)).toEqual(['Opening balance', 1000.1])
  expect(balanceOf(others.at(-1))).toEqual(['Closing balance', 849.9])
  expect(others).toHaveLength(4)
  const refused = await app.call(
    'GET',
    `/api/transactions/download/${accountId}?from=2026-03-02&till=2026-03-01`,
    { as: app.client },
  )
  expect(refused.statusCode).toBe(400)
})

test('a branch employee sees no statement of another account, for any period', async () => {
  const { accountId } = app.client
  const refused = await ask(`&accountId=${accountId}&from=2026-03-10`, app.branchEmployee)
  expect(refused.statusCode).toBe(403)
})
