// A statement of one property: rows, balances, months, workbook, and the owner's view.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { readSheet } from 'read-excel-file/node'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
const objects: number[] = []
beforeAll(async () => {
  app = await testApp({})
  const { accountId } = app.client
  for (const title of ['Flat by the sea', 'House on the hill', 'Shop of others']) {
    const { id } = (await app.call('GET', '/api/object/add', { as: app.admin })).json()
    await app.call('POST', '/api/object/update', { payload: { id, title } })
    objects.push(id)
  }
  const [flat, house] = objects
  await sql`
    INSERT INTO "objectAccount" ("objectId", "accountId", "relation") VALUES (${flat!}, ${accountId}, 1), (${house!}, ${accountId}, 1)`.execute(
    app.db,
  )
  await sql`
    INSERT INTO "transaction" ("accountId", "isDebit", "amount", "transactionDate", "paymentMethod", "categoryId", "status", "objectId")
    VALUES (${accountId}, false, 1000.10, '2025-12-31T23:59:59', 1, 1, NULL, ${flat!}),
      (${accountId}, false, 700, '2026-01-05T10:00:00', 1, 1, NULL, ${house!}),
      (${accountId}, true, 200.20, '2026-03-10T00:00:00', 1, 15, 0, ${flat!}),
      (${accountId}, true, 33, '2026-03-11T00:00:00', 1, 15, 2, NULL),
      (${accountId}, false, 50, '2026-03-20T23:59:59', 2, 1, NULL, ${flat!})`.execute(app.db)
})
afterAll(() => app.close())

const ask = async (query: string, page = 'perPage=25&currentPage=1') =>
  (await app.call('GET', `/api/transactions?${page}${query}`, { as: app.client })).json()
type Row = { balance: number; objectName: string | null }

test('has only its own rows and balances, on every page and in every order', async () => {
  const [flat] = objects
  const { items, totalRows, filteredCredit, balance } = await ask(`&objectId=${flat}`)
  expect([totalRows, filteredCredit, balance]).toEqual([3, 1050.1, 1516.9])
  expect(items.map((row: Row) => row.balance)).toEqual([849.9, 799.9, 1000.1])
  expect(items[0].objectName).toMatch(/^#\w+ Flat by the sea$/)
  const last = await ask(`&objectId=${flat}&sortBy=transactionDate`, 'perPage=1&currentPage=3')
  expect(last.items.map((row: Row) => row.balance)).toEqual([849.9])
  const income = await ask(`&objectId=${flat}&type=1`)
  expect(income.items.map((row: Row) => row.balance)).toEqual([849.9, 1000.1])
})

test('has its own opening and closing balance for a period', async () => {
  const { opening, closing, totalRows } = await ask(
    `&objectId=${objects[0]}&from=2026-03-01&till=2026-03-15`,
  )
  expect([opening, closing, totalRows]).toEqual([1000.1, 799.9, 1])
})

test('offers the properties of its rows as filters, and no others', async () => {
  const { options } = await ask('')
  expect(options.objects.map(({ value }: { value: number }) => value)).toEqual(objects.slice(0, 2))
})

test('has months of this property alone', async () => {
  const months = await app.call(
    'GET',
    `/api/transactions/months/${app.client.accountId}?objectId=${objects[0]}`,
    { as: app.client },
  )
  expect(months.json().items).toEqual([
    { month: '2025-12', income: 1000.1, expense: 0, balance: 1000.1 },
    { month: '2026-01', income: 0, expense: 0, balance: 1000.1 },
    { month: '2026-02', income: 0, expense: 0, balance: 1000.1 },
    { month: '2026-03', income: 50, expense: 200.2, balance: 849.9 },
  ])
})

test('has its name in the workbook, and is available as a PDF', async () => {
  const path = `/api/transactions/download/${app.client.accountId}?objectId=${objects[0]}`
  const book = await app.call('GET', path, { as: app.client })
  const rows = await readSheet(book.rawPayload)
  const named = rows.filter((row) => row.some((cell) => String(cell).endsWith('Flat by the sea')))
  expect([named.length, rows.length]).toEqual([3, 5])
  const paper = await app.call('GET', `${path}&format=pdf&from=2026-03-01`, { as: app.client })
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('accepts only an existing property', async () => {
  const { accountId } = app.client
  const form = (
    await app.call('GET', `/api/transactions/addExpense?accountId=${accountId}`, { as: app.admin })
  ).json()
  const offered = form.lists.objectId.map(({ value }: { value: number }) => value)
  expect(offered).toEqual([objects[1], objects[0]])
  const send = (objectId: number | string) =>
    postForm(app, '/api/transactions/addExpense', {
      accountId,
      amount: 5,
      transactionDate: '2026-04-01T10:00:00',
      paymentMethod: 1,
      categoryId: 15,
      status: 0,
      objectId,
    })
  const refused = await send(2_000_000_000)
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['objectId']])
  expect((await send(objects[1]!)).json().updateFields.objectId).toBe(objects[1])
})
