// An expense is mailed to its client, approved without signing in, and must be approved again after a change.
import type { Browser } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newName, people, signedInApi } from '../agency.ts'
import { expensesApi } from './payments.ts'
import { languageNames } from '../texts.ts'

const inNewBrowser = async (browser: Browser) => (await browser.newContext()).newPage()

test('a client approves an expense by its link, which is invalid after a change @usual', async ({
  browser,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const email = `${newName().toLowerCase()}@example.com`
  const { id: accountId, lastName } = await newAccount(request, { email, language: 'ru' })
  const expenses = expensesApi(request, people.admin)
  const id = await expenses.add(accountId, '120.50')
  const sent = await api<{ link: string }>(`/api/transactions/sendForApproval/${id}`, { body: {} })

  const page = await inNewBrowser(browser)
  await page.goto(sent.link)
  // In the client's language, or another one that they choose.
  await expect(
    page.getByRole('heading', { name: 'Пожалуйста, проверьте и одобрите расход' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(
    page.getByRole('heading', { name: 'Please review and approve the expense' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('120,50 €')
  const [bill] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'bill.txt' }).click(),
  ])
  await expect(bill.locator('body')).toContainText('One hundred and twenty')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(
    page.getByText('Expense has been approved. You can close this window.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Revert approval' }).click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()

  // The office changes the amount while the client has the page open.
  await expenses.edit(id, { amount: '150.00' })
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await page.goto(sent.link)
  await expect(page.getByText('This link has ended, because the expense was changed')).toBeVisible()

  const again = await api<{ link: string }>(`/api/transactions/sendForApproval/${id}`, { body: {} })
  await page.goto(again.link)
  await expect(page.getByText('Amount: 120,50 € → 150,00 €')).toBeVisible()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(page.getByText('Expense has been approved.')).toBeVisible()
  const { items } = await api<{ items: { content: string }[] }>('/api/alert/list', {
    body: { perPage: 100 },
  })
  const told = items.filter(({ content }) => content.includes(lastName))
  expect(told.map(({ content }) => content)).toEqual([expect.stringContaining('150,00')])
})

test("the page of an expense has one language, whatever the browser's language", async ({
  browser,
  request,
}) => {
  const api = await signedInApi(request, people.admin)
  const email = `${newName().toLowerCase()}@example.com`
  const { id: accountId } = await newAccount(request, { email, language: 'en' })
  const id = await expensesApi(request, people.admin).add(accountId, '120.50')
  const { link } = await api<{ link: string }>(`/api/transactions/sendForApproval/${id}`, {
    body: {},
  })
  const page = await (await browser.newContext({ locale: 'ru-RU' })).newPage()
  await page.goto(link)
  const expense = page.getByRole('main')
  await expect(expense).toContainText('120,50 €')
  const shown = (await expense.innerText()).replace(languageNames.ru, '')
  expect(shown).not.toMatch(/[а-яё]/i)
  await page.context().close()
})
