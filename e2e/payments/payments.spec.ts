// Incomes and expenses of an account are entered, filtered and paged; bills are attached and removed.
import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import type { NamedAccount } from '../agency.ts'
import { field, openScreen, settled, signIn } from '../steps.ts'

let page: Page
let account: NamedAccount

test.describe.configure({ mode: 'serial' })
test.beforeAll(async ({ browser, request }) => {
  account = await newAccount(request, { hasTransactions: true })
  const api = await signedInApi(request, people.admin)
  expect(
    await api('/api/transactions', { query: { accountId: String(account.id) } }),
  ).toMatchObject({
    totalRows: 0,
  })
  const { username, password } = people.admin
  const { token } = (await (
    await request.post('/api/authenticate/login', { data: { username, password } })
  ).json()) as { token: string }
  // Thirty months of rent, and a repair in cash.
  for (let month = 0; month < 30; month += 1) {
    const day = new Date(Date.UTC(2023, month, 3)).toISOString().slice(0, 10)
    const fields = {
      amount: '500',
      transactionDate: `${day}T10:00:00`,
      paymentMethod: '1',
      categoryId: '1',
    }
    const answer = await request.post('/api/transactions/addIncome', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { accountId: String(account.id), ...fields },
    })
    expect(answer.ok()).toBe(true)
  }
  page = await (await browser.newContext()).newPage()
  await signIn(page, people.admin)
})
test.afterAll(() => page.context().close())

const statement = () => page.getByRole('table', { name: 'Statement' })
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test('an expense is added with its bill, which is removed, restored and joined by another @usual', async () => {
  await openScreen(page, `/Payments/View/${account.id}`)
  await page.getByRole('link', { name: 'Add expense' }).click()
  await field(page, 'Amount').fill('120,50')
  await choose('Payment method', 'Cash')
  await choose('Category', 'Repairs')
  const bill = { name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('Repairs') }
  await page.locator('input[type=file]').first().setInputFiles(bill)
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(statement().getByRole('row').nth(1)).toContainText('Repairs')
  await expect(statement().getByRole('row').nth(1)).toContainText(/120,50\s€.*14\s879,50\s€/)

  await page
    .getByRole('link', { name: /^Edit T/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Delete bill.txt' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(statement().getByRole('row').nth(1)).not.toContainText('bill.txt')
  await page
    .getByRole('link', { name: /^Edit T/ })
    .first()
    .click()
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Restore bill.txt' }).click()
  const proof = { name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('Paid') }
  await page.locator('input[type=file]').first().setInputFiles(proof)
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(statement().getByRole('row').nth(1)).toContainText('bill.txt')
  await expect(statement().getByRole('row').nth(1)).toContainText('proof.txt')
})

test('a statement is filtered and paged, and remembers the filter for this account only', async () => {
  await openScreen(page, `/Payments/View/${account.id}`)
  await expect(statement().getByRole('row')).toHaveCount(26)
  await page
    .getByRole('button', { name: '2', exact: true })
    .or(page.getByRole('button', { name: 'Page 2' }))
    .first()
    .click()
  await expect(statement().getByRole('row')).toHaveCount(7)
  await expect(statement().getByRole('row').last()).toContainText(/500,00\s€.*500,00\s€/)

  await page.getByRole('button', { name: 'Filter' }).click()
  await choose('Income or expense', 'Expense')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(statement().getByRole('row')).toHaveCount(2)
  await expect(statement().getByRole('row').nth(1)).toContainText(/14\s879,50\s€/)
  await expect(page.getByText(/-?120,50\s€ of those shown/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Workbook (XLSX)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Statement – .+ – \d{4}-\d\d-\d\d\.xlsx$/)
  const [, repair, total, ...more] = await readSheet(await download.path())
  expect([repair?.[5], repair?.[6], total?.[5], more]).toEqual([120.5, 14_879.5, 120.5, []])

  await openScreen(page, '/Payments')
  await openScreen(page, `/Payments/View/${account.id}`)
  await expect(statement().getByRole('row')).toHaveCount(2)
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name }) => name)).toContain(`Statement.${account.id}.filters`)
})

test('an income is deleted after a confirmation, and restored', async () => {
  await openScreen(page, `/Payments/View/${account.id}?page=1`)
  await page
    .getByRole('link', { name: /^Edit T/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Delete income?')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/^Income T\d+ was deleted/)).toBeVisible()
  // Leaving the page would abort the request.
  const restored = page.waitForResponse(/\/restore\//)
  await page.getByRole('button', { name: 'Undo' }).click()
  await restored
  await openScreen(page, `/Payments/View/${account.id}?page=1`)
  await expect(page.getByText(/14\s879,50\s€/).first()).toBeVisible()
})

test('an expense resent after a lost response is stored once, with the latest changes', async ({
  request,
}) => {
  const other = await newAccount(request, { hasTransactions: true })
  await openScreen(page, `/Payments/AddExpense/${other.id}`)
  await field(page, 'Amount').fill('70')
  await choose('Payment method', 'Cash')
  await choose('Category', 'Repairs')
  // The request arrives, and the connection breaks before the response.
  const isAdding = '**/api/transactions/addExpense'
  await page.route(
    isAdding,
    async (route) => {
      await route.fetch()
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/no connection/i).first()).toBeVisible()
  await field(page, 'Amount').fill('75')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  const api = await signedInApi(request, people.admin)
  const stored = () =>
    api<{ items: { debit: number }[] }>('/api/transactions', {
      query: { accountId: String(other.id) },
    })
  await expect.poll(async () => (await stored()).items.map(({ debit }) => debit)).toEqual([75])
  // It returns to the previous screen, where the next journey begins.
  await expect(page).toHaveURL(/\/Payments\/View\//)
  await settled(page)
})

test('the form of a missing transaction only shows an error', async () => {
  await page.goto('/Payments/EditExpense/2000000000')
  await expect(page.getByRole('main').getByRole('alert').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
})
