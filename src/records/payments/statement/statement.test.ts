import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { StatementRow } from './statement.contract.ts'
import { statementRows } from './statement.store.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const newAccount = async (): Promise<number> => {
  const payload = { firstName: 'Eleni', lastName: 'Ktirion', hasTransactions: true }
  return (await app.call('POST', '/api/account/add', { payload })).json().id
}
const statement = async (
  accountId: number,
  query: Record<string, string | number | boolean> = {},
) => {
  const asked = new URLSearchParams(
    Object.entries({ accountId, ...query }).map(([k, v]) => [k, String(v)]),
  )
  const answer = await app.call('GET', `/api/transactions?${asked}`)
  expect([String(asked), answer.statusCode]).toEqual([String(asked), 200])
  return answer.json()
}

type TestTransaction = {
  isDebit: boolean
  cents: number
  transactionDate: string
  paymentMethod: number
  categoryId: number
  status: number | null
}
const kept = fc
  .record({
    isDebit: fc.boolean(),
    cents: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 99_999_999_999 })),
    // Few different times, so that several rows share one, also around the turn of months and years.
    transactionDate: fc.constantFrom(
      '2025-12-31T23:59:59',
      '2026-01-01T00:00:00',
      '2026-01-15T12:00:00',
      '2026-01-31T23:59:59',
      '2026-02-01T00:00:00',
      '2026-02-28T08:00:00',
      '2026-06-30T10:00:00',
      '2024-02-29T10:00:00',
    ),
    paymentMethod: fc.constantFrom(1, 2),
    category: fc.integer({ min: 1, max: 7 }),
    status: fc.constantFrom(0, 1, 2),
  })
  .map(({ category, isDebit, status, ...rest }): TestTransaction => ({
    ...rest,
    isDebit,
    categoryId: isDebit ? category + 7 : category,
    status: isDebit ? status : null,
  }))

const row = (accountId: number, { cents, ...rest }: TestTransaction) =>
  ({ accountId, amount: (cents / 100).toFixed(2), ...rest }) as never
const addAll = async (accountId: number, all: readonly TestTransaction[]) => {
  const { rows } = await sql<{ id: number }>`SELECT 1 AS "id" WHERE false`.execute(app.db)
  for (const each of all) {
    const { id } = await app.db
      .insertInto('transaction')
      .values(row(accountId, each))
      .returning('id')
      .executeTakeFirstOrThrow()
    rows.push({ id })
  }
  return rows.map(({ id }) => id)
}

type Sum = { debit: bigint; credit: bigint }
const cents = (amount: number) => BigInt(Math.round(amount * 100))
const sumOf = (all: readonly TestTransaction[]): Sum => ({
  debit: all.filter((one) => one.isDebit).reduce((sum, one) => sum + BigInt(one.cents), 0n),
  credit: all.filter((one) => !one.isDebit).reduce((sum, one) => sum + BigInt(one.cents), 0n),
})

type StoredTransaction = TestTransaction & { id: number }
/** Computes the statement row by row, as a clerk would with a pencil. */
function byHand(all: readonly StoredTransaction[]) {
  const inOrder = [...all].sort(
    (a, b) => a.transactionDate.localeCompare(b.transactionDate) || a.id - b.id,
  )
  let balance = 0n
  return inOrder.map((one) => {
    balance += one.isDebit ? -BigInt(one.cents) : BigInt(one.cents)
    return { id: one.id, balance, one }
  })
}

const fits = (
  one: TestTransaction,
  {
    type,
    paymentMethod,
    categoryId,
    unpaidOnly,
  }: { type: number; paymentMethod: number; categoryId: number; unpaidOnly: boolean },
) =>
  (type === 0 || one.isDebit === (type === 2)) &&
  (paymentMethod === 0 || one.paymentMethod === paymentMethod) &&
  (categoryId === 0 || one.categoryId === categoryId) &&
  (!unpaidOnly || one.status === 0)

const filter = fc.record({
  type: fc.constantFrom(0, 0, 1, 2),
  paymentMethod: fc.constantFrom(0, 0, 1, 2),
  categoryId: fc.constantFrom(0, 0, 0, 1, 8),
  unpaidOnly: fc.constantFrom(false, false, true),
})

/** Compares every page in every order with these sums. */
async function agrees(
  accountId: number,
  all: readonly StoredTransaction[],
  wanted: Parameters<typeof fits>[1],
  perPage: number,
) {
  const right = byHand(all)
  const balances = new Map(right.map(({ id, balance }) => [id, balance]))
  const shown = right.filter(({ one }) => fits(one, wanted)).map(({ id }) => id)
  const total = sumOf(all)
  const filtered = sumOf(all.filter((one) => fits(one, wanted)))
  for (const [sortBy, sortDesc] of [
    ['transactionDate', true],
    ['transactionDate', false],
    ['debit', true],
  ] as const) {
    const ids: number[] = []
    for (
      let currentPage = 1;
      currentPage <= Math.ceil(shown.length / perPage) + 1;
      currentPage += 1
    ) {
      const page = await statement(accountId, { ...wanted, perPage, currentPage, sortBy, sortDesc })
      for (const item of page.items as StatementRow[])
        expect([item.id, cents(item.balance)]).toEqual([item.id, balances.get(item.id)])
      ids.push(...page.items.map(({ id }: StatementRow) => id))
      expect({
        balance: cents(page.balance),
        totalDebit: cents(page.totalDebit),
        totalCredit: cents(page.totalCredit),
        filteredDebit: cents(page.filteredDebit),
        filteredCredit: cents(page.filteredCredit),
        unpaid: page.unpaid,
        totalRows: page.totalRows,
      }).toEqual({
        balance: total.credit - total.debit,
        totalDebit: total.debit,
        totalCredit: total.credit,
        filteredDebit: filtered.debit,
        filteredCredit: filtered.credit,
        unpaid: all.filter(({ status }) => status === 0).length,
        totalRows: shown.length,
      })
    }
    if (sortBy === 'transactionDate') expect(sortDesc ? ids.reverse() : ids).toEqual(shown)
    else expect([...ids].sort()).toEqual([...shown].sort())
  }
  const streamed: number[] = []
  for await (const item of statementRows(
    app.db,
    accountId,
    { ...wanted, sortBy: 'transactionDate' },
    { ...app.admin, roles: ['admin'], branchId: null, language: 'en' },
  )) {
    streamed.push(item.id)
    expect(cents(item.balance)).toBe(balances.get(item.id))
  }
  expect(streamed).toEqual(shown)
}

describe('to the cent', () => {
  test('every page, order and filter of any set of transactions agrees with the sums', async () => {
    expect.hasAssertions()
    await fc.assert(
      fc.asyncProperty(
        fc.array(kept, { maxLength: 25 }),
        filter,
        fc.integer({ min: 1, max: 9 }),
        async (all, wanted, perPage) => {
          const accountId = await newAccount()
          const ids = await addAll(accountId, all)
          const stored = all.map((one, at) => ({ ...one, id: ids[at]! }))
          await agrees(accountId, stored, wanted, perPage)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('also after several people add, change, delete, restore and move transactions at once', async () => {
    const [accountId, otherId] = [await newAccount(), await newAccount()]
    const all = fc.sample(kept, 40)
    const ids = await addAll(accountId, all.slice(0, 30))
    const now = all.slice(0, 30).map((one, at) => ({ ...one, id: ids[at]! }))
    const change = (at: number, set: object) =>
      app.db
        .updateTable('transaction')
        .set(set as never)
        .where('id', '=', ids[at]!)
        .execute()
    await Promise.all([
      ...all.slice(30).map(async (one) => {
        const [id] = await addAll(accountId, [one])
        now.push({ ...one, id: id! })
      }),
      ...[0, 1, 2, 3, 4].map((at) => change(at, { amount: '77.77' })),
      ...[5, 6, 7].map((at) => change(at, { transactionDate: '2027-01-01T00:00:00' })),
      ...[8, 9].map((at) => change(at, { deletedOn: '2026-01-01T00:00:00Z' })),
      ...[10, 11, 12].map((at) => change(at, { accountId: otherId })),
      ...[13, 14].map((at) =>
        app.db.deleteFrom('transaction').where('id', '=', ids[at]!).execute(),
      ),
    ])
    const gone = new Set([8, 9, 13, 14].map((at) => ids[at]))
    const moved = new Set([10, 11, 12].map((at) => ids[at]))
    for (const at of [0, 1, 2, 3, 4]) now[at]!.cents = 7777
    for (const at of [5, 6, 7]) now[at]!.transactionDate = '2027-01-01T00:00:00'
    const there = now.filter(({ id }) => !gone.has(id))
    const nothing = { type: 0, paymentMethod: 0, categoryId: 0, unpaidOnly: false }
    await agrees(
      accountId,
      there.filter(({ id }) => !moved.has(id)),
      nothing,
      7,
    )
    await agrees(
      otherId,
      there.filter(({ id }) => moved.has(id)),
      nothing,
      7,
    )
    const { rows } = await sql<{ wrong: number }>`
      SELECT count(*) AS "wrong" FROM "paymentAccount" p LEFT JOIN (
        SELECT "accountId", sum(CASE WHEN "isDebit" THEN -"amount" ELSE "amount" END) FILTER (WHERE "deletedOn" IS NULL) AS "balance",
          max("modifiedOn") AS "modifiedOn" FROM "transaction" GROUP BY 1
      ) t ON t."accountId" = p."accountId"
      WHERE p."balance" <> coalesce(t."balance", 0) OR p."transactionModifiedOn" IS DISTINCT FROM t."modifiedOn"`.execute(
      app.db,
    )
    expect(rows[0]!.wrong).toBe(0)
    const apart = await sql`
      SELECT "accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid", sum("rows"), sum("amount")
      FROM "transactionSum" GROUP BY 1, 2, 3, 4, 5
      EXCEPT SELECT "accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount" FROM "transactionTotal"`.execute(
      app.db,
    )
    expect(apart.rows).toEqual([])
    expect(now.length).toBe(40)
  })
})

test('all rows of a long statement equal those of its pages', async () => {
  const accountId = await newAccount()
  await sql`INSERT INTO "transaction" ("accountId", "isDebit", "amount", "transactionDate", "paymentMethod", "categoryId", "status")
    SELECT ${accountId}, n % 3 = 0, n % 100 + 0.37, '2026-01-01'::timestamp + n * interval '1 hour', 1, 1, CASE WHEN n % 3 = 0 THEN 0 END
    FROM generate_series(1, 1500) n`.execute(app.db)
  const all = await statement(accountId)
  expect(all.totalRows).toBe(1500)
  const pages = await Promise.all(
    [1, 2, 15].map((currentPage) => statement(accountId, { perPage: 100, currentPage })),
  )
  expect(all.items).toHaveLength(1500)
  expect(all.items[0].balance).toBe(all.balance)
  for (const [at, page] of [0, 1, 14].entries())
    expect(pages[at].items).toEqual(all.items.slice(page * 100, page * 100 + 100))
})

test('refuses a page, size or order that does not exist', async () => {
  const accountId = await newAccount()
  for (const query of [
    'perPage=0',
    'currentPage=-1',
    'sortBy=internalNotes',
    'type=3',
    'unpaidOnly=maybe',
    'x=1',
  ])
    expect([
      query,
      (await app.call('GET', `/api/transactions?accountId=${accountId}&${query}`)).statusCode,
    ]).toEqual([query, 400])
  expect(await statement(accountId, { perPage: 25, currentPage: 9 })).toMatchObject({
    items: [],
    totalRows: 0,
    balance: 0,
  })
  expect((await app.call('GET', '/api/transactions?accountId=2000000000')).statusCode).toBe(404)
})

test('a merge joins the payments of both accounts, and undoing it separates them', async () => {
  const [keptId, duplicateId] = [await newAccount(), await newAccount()]
  const income = { transactionDate: '2026-03-01T10:00:00', paymentMethod: 1, categoryId: 1 }
  await postForm(app, '/api/transactions/addIncome', { ...income, amount: 100, accountId: keptId })
  const files = { 'receipt.txt': 'Paid' }
  const added = await postForm(
    app,
    '/api/transactions/addIncome',
    { ...income, amount: 50, accountId: duplicateId },
    { files },
  )
  await app.call('POST', '/api/account/merge', {
    payload: { account: { id: keptId }, duplicateId },
  })
  expect(await statement(keptId)).toMatchObject({ balance: 150, totalRows: 2 })
  const file = added.json().attachments[0].id
  expect(
    (await statement(keptId)).items.map(({ attachments }: StatementRow) => attachments),
  ).toContainEqual([{ id: file, name: 'receipt.txt' }])
  expect((await app.call('GET', `/api/transactions?accountId=${duplicateId}`)).statusCode).toBe(404)

  await app.call('POST', `/api/account/unmerge/${duplicateId}`)
  expect(await statement(keptId)).toMatchObject({ balance: 100, totalRows: 1 })
  expect(await statement(duplicateId)).toMatchObject({ balance: 50, totalRows: 1 })
  const { items } = (await app.call('GET', '/api/transactions/accounts')).json()
  expect(items.find(({ id }: { id: number }) => id === duplicateId)).toMatchObject({ balance: 50 })
})
