import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { openScreen, settled, signIn } from '../steps.ts'

test.beforeEach(({ page }) => signIn(page, people.admin))

test('a list is searched, a row opened by click, and Back restores the position @usual', async ({
  page,
  request,
}) => {
  const one = await newAccount(request, { isOwner: true })
  // The window is too low for twenty rows.
  await page.setViewportSize({ width: 1440, height: 600 })
  await openScreen(page, '/Owners?page=1&perPage=20')
  const table = page.getByRole('region', { name: 'Owners' })
  await table.evaluate((frame) => frame.scrollTo({ top: 300 }))
  await table.locator('td[data-label="Created on"]').nth(10).click()
  await expect(page).toHaveURL(/\/Accounts\/View\/\d+/)
  await page.goBack()
  await expect(table.locator('td[data-label="Name"]')).toHaveCount(20)
  await expect.poll(() => table.evaluate((frame) => frame.scrollTop)).toBeGreaterThan(100)

  const box = page.getByRole('searchbox', { name: 'Search this list' })
  await box.fill(one.lastName)
  await expect(page).toHaveURL(new RegExp(`searchStr=${one.lastName}`))
  await expect(table.locator('td[data-label="Name"]')).toHaveText([one.name])
  const created = table.locator('td[data-label="Created on"]')
  const tab = page.waitForEvent('popup')
  await created.click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(new RegExp(`/Accounts/View/${one.id}`))
  await created.click()
  await expect(page).toHaveURL(new RegExp(`/Accounts/View/${one.id}`))
  await page.goBack()
  await expect(box).toHaveValue(one.lastName)
})

test('active filters are shown as chips, and a click removes one', async ({ page, request }) => {
  const one = await newAccount(request, { isClient: true })
  const all = `/Clients?page=1&lastName=${one.lastName}&serviceFilter=1`
  await openScreen(page, all)
  const chips = page.getByRole('list', { name: 'Filters in force' })
  await expect(chips.getByRole('listitem')).toHaveText([
    /Service: Purchase/,
    new RegExp(`Last name: ${one.lastName}`),
    'Clear all',
  ])
  await chips.getByRole('button', { name: /Service/ }).click()
  await expect(page).not.toHaveURL(/serviceFilter/)
  await expect(page.locator('td[data-label="Name"]')).toHaveText([one.name])
  await expect(chips.getByRole('listitem')).toHaveCount(1)
  await chips.getByRole('button').click()
  await expect(page).not.toHaveURL(/lastName/)
  await expect(chips).toBeHidden()
  await settled(page)
})
