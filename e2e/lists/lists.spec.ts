import type { Page } from '@playwright/test'
import { cultures } from '#kit/i18n/languages.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, people, signedInApi } from '../agency.ts'
import { lasting, openScreen, signIn } from '../steps.ts'

test.beforeEach(({ page }) => signIn(page, people.admin))

const names = (page: Page) => page.locator('td[data-label="Name"]')

async function filterByLastName(page: Page, typed: string) {
  const filter = page.getByRole('button', { name: /^Filter/ })
  if ((await filter.getAttribute('aria-expanded')) === 'false') await filter.click()
  await page.getByRole('textbox', { name: 'Last name' }).fill(typed)
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('page size, order and filter are in the address, and Back undoes them one by one @usual', async ({
  page,
  request,
}) => {
  const one = await newAccount(request, { isClient: true })
  const other = await newAccount(request, { isClient: true })
  await openScreen(page, '/Clients')
  await page.getByLabel('Per page').selectOption('5')
  await expect(page).toHaveURL(/perPage=5/)
  await expect(names(page)).toHaveCount(5)
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await filterByLastName(page, one.lastName)
  await expect(page).toHaveURL(new RegExp(`lastName=${one.lastName}`))
  await expect(names(page)).toHaveText([one.name])
  await filterByLastName(page, other.lastName)
  await expect(names(page)).toHaveText([other.name])

  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`lastName=${one.lastName}`))
  await expect(names(page)).toHaveText([one.name])
  await page.reload()
  await expect(page.getByRole('button', { name: /^Filter \d/ })).toBeVisible()
  await expect(names(page)).toHaveText([one.name])
  await page.goBack()
  await expect(page).not.toHaveURL(/lastName/)
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  await expect(names(page)).toHaveCount(5)
})

test('an unknown order in the address is ignored', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'OwnerList.sort', value: '-colour', url: baseURL! }])
  await openScreen(page, '/Owners')
  await expect(names(page)).not.toHaveCount(0)
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(names(page)).not.toHaveCount(0)
})

test('a new visit shows the list as before', async ({ page, context }) => {
  await openScreen(page, '/Owners')
  await page.getByLabel('Per page').selectOption('10')
  await expect(names(page)).toHaveCount(10)
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=name/)
  await page.close()
  const later = await context.newPage()
  await openScreen(later, '/Owners')
  await expect(names(later)).toHaveCount(10)
  await expect(later.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('all pages can be reached, up to the last one', async ({ page }) => {
  await openScreen(page, '/Clients?page=1&perPage=20')
  const first = await names(page).first().textContent()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(names(page).first()).not.toHaveText(first!)
  await expect(page.getByText(/^21–40 of/)).toBeVisible()
})

test('Show all scrolls through all rows, and renders only visible ones', async ({ page }) => {
  await openScreen(page, '/Accounts')
  await page.getByLabel('Per page').selectOption({ label: 'Show all' })
  const table = page.getByRole('table', { name: 'Accounts' })
  await expect(table).toHaveAttribute('aria-rowcount', /^\d{4,}$/)
  const count = Number(await table.getAttribute('aria-rowcount'))
  expect(count).toBeGreaterThan(1000)

  await page.getByRole('region', { name: 'Accounts' }).focus()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(
      table.locator(`tr[aria-rowindex="${count}"]`).getByRole('link').first(),
    ).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
  expect(await table.getByRole('row').count()).toBeLessThan(200)
  await expect(async () => {
    await page.keyboard.press('Home')
    await expect(table.locator('tr[aria-rowindex="2"]').getByRole('link').first()).toBeVisible({
      timeout: 5000,
    })
  }).toPass()
})

test('the widest tables fit a small window, in the language with the longest words', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const colleague = await newColleague(request, 'admin')
  const api = await signedInApi(request, colleague)
  await api('/api/UserSettings/Language', { body: { language: cultures.el } })
  await signIn(page, colleague)
  for (const address of ['/Objects', '/Deals', '/Reservations']) {
    await openScreen(page, address)
    const table = page.getByRole('main').getByRole('table')
    await expect(table.getByRole('row').nth(5)).toBeVisible()
    const over = () =>
      table.evaluate((element) => {
        const frame = element.closest('[data-density]')!
        return frame.scrollWidth - frame.clientWidth
      })
    expect.soft(await lasting(page, async () => ((await over()) > 0 ? [address] : []))).toEqual([])
  }
})
