// A client signs in at the payments host, and sees only their statement, in its own frame.
import { expect, test } from '../journey.ts'
import { newAccount, people, signedInApi } from '../agency.ts'
import { expensesApi, paymentsHostOf } from './payments.ts'
import { field, settled, sidewaysScroll, signInByHand } from '../steps.ts'

test('a client sees only their own payments, in their own language @usual', async ({
  browser,
  request,
  baseURL,
}) => {
  const api = await signedInApi(request, people.admin)
  const email = `${crypto.randomUUID()}@example.com`
  const { id, lastName } = await newAccount(request, { email, language: 'en' })
  const password = 'a-journey-of-its-own'
  await api('/api/authenticate/setPassword', { body: { email, password } })
  await api(`/api/UserRole/${id}`, { body: { role: 'clientPayments' } })
  await expensesApi(request, people.admin).add(id, '120.50')

  const context = await browser.newContext({ baseURL: paymentsHostOf(baseURL!) })
  const page = await context.newPage()
  await page.goto('/AllAccounts')
  await expect(page.getByRole('main')).toContainText('Estia Payments')
  await signInByHand(page, { username: email, password })
  // The requested address does not exist for them.
  await expect(page.getByRole('main')).toContainText('There is no such page')
  const banner = page.getByRole('banner')
  await expect(banner).toContainText(lastName)
  await expect(banner.getByRole('link', { name: 'Accounts' })).toHaveCount(0)
  await banner.getByRole('link', { name: 'Estia Payments' }).click()
  await expect(page).toHaveURL(/\/Payments$/)
  await expect(page.getByRole('table', { name: 'Statement' })).toContainText('120,50 €')
  for (const name of ['Add expense', 'Administration', 'Edit'])
    await expect(page.getByRole('main').getByText(name)).toHaveCount(0)

  await banner.getByRole('button', { name: /language/i }).click()
  await page.getByRole('menuitem', { name: 'Ελληνικά' }).click()
  await expect(page.getByRole('table', { name: 'Κίνηση λογαριασμού' })).toContainText('120,50 €')
  await banner.getByRole('button', { name: 'Αποσύνδεση' }).click()
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})

test('the payments host shows the name of the agency, once it is entered', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: paymentsHostOf(baseURL!) })
  const page = await context.newPage()
  // Restores the name of the agency for other journeys.
  const names = { en: 'Casa Nova', el: 'Κάζα Νόβα', ru: 'Каса Нова' }
  const agency = { names, logo: null, accent: null }
  const variant = { paymentsOnly: true, paymentsBrand: true, crmUrl: null, mapStyle: null, agency }
  await page.route('**/variant.json', (route) => route.fulfill({ json: variant }))
  await page.goto('/login')
  await expect(page.getByRole('main')).toContainText('Casa Nova: Payments')
  await signInByHand(page, people.admin)
  await page.getByRole('banner').getByRole('link', { name: 'Casa Nova: Payments' }).click()
  await expect(page).toHaveURL(/\/Payments$/)

  // A long name leaves space for the sign-out button.
  names.en = 'The Estate Agents of Thessaloniki and Halkidiki'
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 })
  expect(await sidewaysScroll(page)).toBe(0)
  await context.close()
})

test('an administrator adds an expense with its bill at the payments host', async ({
  browser,
  request,
  baseURL,
}) => {
  const { id } = await newAccount(request, { hasTransactions: true })
  const context = await browser.newContext({ baseURL: paymentsHostOf(baseURL!) })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(new URL(answer.url()).pathname)
  })
  await page.goto('/login')
  await signInByHand(page, people.admin)
  await expect(page).toHaveURL(/\/Payments$/)
  await settled(page)
  // No calls that only the CRM answers.
  expect(refused).toEqual([])
  await page.goto(`/Payments/View/${id}`)
  await page.getByRole('link', { name: 'Add expense' }).first().click()
  await field(page, 'Amount').fill('41,30')
  for (const [label, option] of [
    ['Payment method', 'Cash'],
    ['Category', 'Repairs'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const bill = { name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('Repairs') }
  await page.locator('input[type=file]').first().setInputFiles(bill)
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  const statement = page.getByRole('table', { name: 'Statement' })
  await expect(statement.getByRole('row').nth(1)).toContainText('41,30')
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    statement.getByRole('link', { name: 'bill.txt' }).click(),
  ])
  await expect(shown.locator('body')).toContainText('Repairs')
  await context.close()
})
