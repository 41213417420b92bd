import { agencyDay } from '#kit/clock.ts'
import { languageNames, languages } from '#kit/i18n/languages.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, people, signedInApi } from '../agency.ts'
import { textOf } from '../texts.ts'
import { photo } from '../objects/objects.ts'
import {
  chooseFromMenu,
  expectSaved,
  field,
  openScreen,
  settled,
  sidewaysScroll,
  signIn,
} from '../steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the menu slides in and leads to a list that can be read @usual', async ({ page }) => {
  await signIn(page, people.admin)
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Clients' }).tap()
  await expect(page).toHaveURL(/\/Clients/)
  await expect(menu).toBeHidden()
  await settled(page)

  // The whole row is visible.
  const row = page.getByRole('table', { name: 'Clients' }).locator('tr').nth(1)
  await expect(row).toBeVisible()
  const { x, width } = (await row.boundingBox())!
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
  await row.getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+/)
})

test('a wide agency logo leaves space for the rest of the navbar', async ({ page }) => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="700" height="100"/>'
  const logo = `data:image/svg+xml,${encodeURIComponent(drawn)}`
  await page.route('**/variant.json', async (route) => {
    const response = await route.fetch()
    const variant = (await response.json()) as { agency: object }
    await route.fulfill({ response, json: { ...variant, agency: { ...variant.agency, logo } } })
  })
  await signIn(page, people.admin)
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('banner').locator(`img[src="${logo}"]`)).toBeVisible()
    await expect.poll(() => sidewaysScroll(page)).toBe(0)
    const person = page.getByRole('banner').getByRole('button', { name: /^Signed in as/ })
    const { x, width: taken } = (await person.boundingBox())!
    expect(x + taken).toBeLessThanOrEqual(width)
  }
})

test('a list can be sorted without column heads', async ({ page }) => {
  await signIn(page, people.admin, '/Sources')
  const first = page.getByRole('table', { name: 'Sources' }).locator('tbody tr').first()
  const before = await first.innerText()
  await page.getByLabel('Order by').selectOption({ label: 'Name' })
  await expect(page).toHaveURL(/sort=name/)
  await settled(page)
  await page.getByRole('button', { name: 'Sort in descending order' }).tap()
  await expect(page).toHaveURL(/sort=-name/)
  await expect(first).not.toHaveText(before)
  await expect(page.getByRole('button', { name: 'Sort in ascending order' })).toBeVisible()
})

test('an account is edited on a phone', async ({ page, request }) => {
  const { id } = await newAccount(request, { isClient: true })
  await signIn(page, people.admin, `/Accounts/View/${id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).tap()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${id}/1`))
  const middleName = field(page, 'Middle name')
  await middleName.tap()
  await expect(middleName).toBeFocused()
  await middleName.fill('Maria')
  await expectSaved(page)
  const { width, height } = (await middleName.boundingBox())!
  expect(width).toBeGreaterThan(250)
  expect(height).toBeGreaterThan(28)
  await page.reload()
  await expect(middleName).toHaveValue('Maria')
})

test('the placeholder of each search box fits in each language', async ({ page, request }) => {
  const colleague = await newColleague(request, 'admin')
  const cut = () =>
    page.locator('input[placeholder]:visible').evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).flatMap((input) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        const drawn = document.createElement('canvas').getContext('2d')!
        drawn.font = font
        const room = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        return drawn.measureText(input.placeholder).width > room ? [input.placeholder] : []
      }),
    )
  await signIn(page, colleague)
  for (const language of languages) {
    await chooseFromMenu(page, /(Language|Γλώσσα|Язык): /, languageNames[language])
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const address of ['/Clients', '/ObjectKeys', '/Payments', '/DocumentList']) {
      await openScreen(page, address)
      expect.soft([language, address, await cut()]).toEqual([language, address, []])
    }
    const search = textOf(language, 'shell.search')
    await page.getByRole('button', { name: search, exact: true }).tap()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    expect.soft([language, await cut()]).toEqual([language, []])
    await page.keyboard.press('Escape')
  }
})

test('a photographed bill is attached to an expense', async ({ page, request }) => {
  const { id } = await newAccount(request, { hasTransactions: true })
  await signIn(page, people.admin, `/Payments/View/${id}`)
  await page.getByRole('link', { name: 'Add expense' }).first().tap()
  await field(page, 'Amount').fill('41,30')
  await page.getByRole('combobox', { name: 'Payment method', exact: true }).tap()
  await page.getByRole('option', { name: 'Cash', exact: true }).tap()
  await page.getByRole('combobox', { name: 'Category', exact: true }).tap()
  await page.getByRole('option', { name: 'Repairs', exact: true }).tap()
  const [camera] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Take a photo' }).tap(),
  ])
  expect(await camera.element().getAttribute('capture')).toBe('environment')
  await camera.setFiles(await photo('bill.jpg', 'teal'))
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(page).toHaveURL(new RegExp(`/Payments/View/${id}`))
  const statement = page.getByRole('table', { name: 'Statement' })
  await expect(statement.getByRole('row').filter({ hasText: 'Repairs' })).toContainText('41,30')
  await expect(statement.getByRole('link', { name: 'bill.jpg' })).toBeVisible()
})

test('the start page on a phone begins with due activities, with buttons to call and complete', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'employee')
  const { id: accountId, name } = await newAccount(request, { phone: '2310 555 777' })
  const api = await signedInApi(request, colleague)
  const body = {
    entityType: 'Account',
    id: accountId,
    description: `Ring ${name}`,
    date: agencyDay(),
  }
  const { id } = await api<{ id: number }>('/api/activity/ownTask', { body })
  await signIn(page, colleague, '/CRM')
  const today = page.getByRole('region', { name: 'Today' })
  const task = today.getByRole('listitem').filter({ hasText: `Ring ${name}` })
  await expect(task).toBeVisible()
  const { y } = (await today.boundingBox())!
  expect(y).toBeLessThan(400)
  const call = today.getByRole('link', { name: 'Call 2310 555 777' })
  await expect(call).toHaveAttribute('href', 'tel:+302310555777')
  await today.getByRole('button', { name: `Mark as complete: Ring ${name}` }).tap()
  await expect(task).toHaveCount(0)
  await expect
    .poll(async () => (await api<{ done: boolean }>(`/api/activity/${id}`)).done)
    .toBe(true)
})
