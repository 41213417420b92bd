import type { Route } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newColleague, people } from '../agency.ts'
import { bearer, chooseFromMenu, field, signIn } from '../steps.ts'
import { languageNames } from '../texts.ts'

test('a wrong password shows an error; the right one opens the requested page @usual', async ({
  page,
}) => {
  await page.goto('/Accounts?page=2&perPage=5')
  await expect(page).toHaveURL(/\/login\?/)
  await field(page, 'E-mail').fill(people.admin.username)
  await field(page, 'Password').fill('not-the-password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password')

  await signIn(page, people.admin)
  await expect(page).toHaveURL(/\/Accounts\?page=2&perPage=5/)
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
})

test('an empty form names the missing fields, and the terms can be read', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please fill in this field.')).toHaveCount(2)
  const terms = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Terms of use' }).click()
  await expect((await terms).getByRole('heading').first()).toBeVisible()
})

test('logging out ends the session in the browser and on the server @usual', async ({
  page,
  request,
}) => {
  await signIn(page, people.admin)
  await expect(page).toHaveURL(/\/CRM$/)
  const headers = await bearer(page)
  expect((await request.get('/api/authenticate/me', { headers })).status()).toBe(200)

  await chooseFromMenu(page, /Signed in as/, 'Log out')
  await expect(page).toHaveURL(/\/login$/)
  expect((await request.get('/api/authenticate/me', { headers })).status()).toBe(401)
  await page.goto('/Owners')
  await expect(page).toHaveURL(/\/login\?/)
})

test('a session ended elsewhere asks to sign in, and returns to the same page', async ({
  page,
  request,
}) => {
  await signIn(page, people.admin)
  await page.goto('/Sources')
  await expect(page.getByRole('heading', { name: 'Sources', level: 1 })).toBeVisible()
  await request.post('/api/authenticate/logout', { headers: await bearer(page) })
  await page.reload()
  await expect(page).toHaveURL(/\/login\?/)
  await signIn(page, people.admin)
  await expect(page).toHaveURL(/\/Sources/)
})

test('a language chosen on the way in is kept, even if its texts come while the sign-in is on its way', async ({
  page,
  request,
}) => {
  const colleague = await newColleague(request, 'employee')
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  const [texts, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holdUntil = (until: Promise<void>) => async (route: Route) => {
    await until
    await route.continue()
  }
  await page.route('**/assets/*.js', holdUntil(texts.promise))
  await page.route('**/api/authenticate/login', holdUntil(answer.promise))
  await page.getByRole('button', { name: languageNames.el }).click()
  await field(page, 'E-mail').fill(colleague.username)
  await field(page, 'Password').fill(colleague.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible()
  texts.resolve()
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  answer.resolve()
  await expect(page).toHaveURL(/\/CRM$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'el')
  const me = await page.request.get('/api/authenticate/me', { headers: await bearer(page) })
  expect(await me.json()).toMatchObject({ language: 'el' })
})
