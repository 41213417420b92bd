import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { moveTo, openScreen, signIn } from '../steps.ts'

test('the mailed link opens the form for a new password', async ({ page }) => {
  await page.goto('/ResetPassword?code=of-another-day&email=nobody@example.com')
  const submit = page.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  const [password, again] = [page.getByLabel(/^New password/), page.getByLabel(/^Repeat/)]
  await password.fill('olive tree 1821')
  await again.fill('olive tree 1822')
  await page.getByRole('checkbox').check()
  await submit.click()
  await expect(page.getByText('Passwords should match')).toBeVisible()
  await again.fill('olive tree 1821')
  await submit.click()
  await expect(page.getByText('This link is no longer valid')).toBeVisible()
})

test('an address with an invalid id shows a message inside the shell', async ({ page }) => {
  await signIn(page, people.admin)
  for (const address of ['/Accounts/View/abc', '/Accounts/Merge', '/Nowhere']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText('There is no such page')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
  }
})

test('links from such an address open other screens', async ({ page }) => {
  await signIn(page, people.admin, '/Owners?perPage=5')
  for (const address of ['/Accounts/View/abc', '/Lead?id=none', '/WriteMail?of=nothing']) {
    await moveTo(page, address)
    await expect(page.getByRole('main').getByText('There is no such page')).toBeVisible()
    await moveTo(page, '/Owners?perPage=5')
    await expect(page.getByRole('heading', { name: 'Owners', exact: true })).toBeVisible()
  }
})

test('the merge screen without a duplicate merges nothing', async ({ page }) => {
  await signIn(page, people.admin, '/Accounts/Merge?a1=30')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Merge accounts' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Merge' })).toHaveCount(0)
})

test('a client sees their own payments, and changes the password in the user menu @usual', async ({
  page,
}) => {
  await signIn(page, people.owner)
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('banner').locator('a[href="/SetPassword"]').click()
  await expect(page.locator('input[type=email]')).toHaveValue(people.owner.username)
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signIn(page, people.admin)
  const other = await context.newPage()
  await openScreen(other, '/Clients?perPage=5')
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await other.waitForURL((url) => url.pathname === '/login')
  await expect(other.getByRole('banner')).toHaveCount(0)
  await signIn(page, people.admin)
  await other.waitForURL((url) => url.pathname === '/Clients')
})
