import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague } from '../agency.ts'
import { codeInTime, givePasskeys, looksRight, setUpApp } from './factors.ts'
import {
  afterTheLastAsked,
  bearer,
  chooseFromMenu,
  expectSaved,
  field,
  openScreen,
  settled,
  signIn,
} from '../steps.ts'
import type { Person } from '../steps.ts'

async function givePassword(where: Page | Locator, { username, password }: Person) {
  await where.locator('input[autocomplete=username]').fill(username)
  await where.locator('input[autocomplete=current-password]').fill(password)
  await where.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(where.getByRole('heading', { name: 'Second step' })).toBeVisible()
}

test('an app is set up and required at the next sign-in, or a recovery code instead', async ({
  page,
  request,
}) => {
  const account = await newAccount(request)
  const me = await newColleague(request, 'employee')
  await signIn(page, me)
  await chooseFromMenu(page, /Signed in as/, 'Sign-in and security')
  await settled(page)
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  const { secret, codes } = await setUpApp(page)
  await expect(page.getByText('Two-step sign-in is on')).toBeVisible()
  await expect(page.getByText('10 codes left')).toBeVisible()

  await chooseFromMenu(page, /Signed in as/, 'Log out')
  await givePassword(page, me)
  await field(page, 'Code of the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('This code is not right')
  await field(page, 'Code of the app').fill(await codeInTime(secret))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/CRM$/)

  await chooseFromMenu(page, /Signed in as/, 'Log out')
  await givePassword(page, me)
  await page.getByRole('button', { name: 'Recovery code' }).click()
  await field(page, 'Recovery code').fill(codes[0]!)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/CRM$/)

  // If the session ends while typing, both steps are requested in a dialog over the form.
  await afterTheLastAsked(page, () => openScreen(page, `/Accounts/View/${account.id}/1`))
  await request.post('/api/authenticate/logout', { headers: await bearer(page) })
  await field(page, 'Internal notes').fill('Typed after the session had ended')
  const over = page.getByRole('dialog').filter({ hasText: 'Your session has ended' })
  await givePassword(over, me)
  await field(over, 'Code of the app').fill(await codeInTime(secret, 1))
  await over.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(over).toHaveCount(0)
  await expectSaved(page)
})

test('a passkey is added, and allows signing in without a password', async ({
  browser,
  baseURL,
  request,
}) => {
  const me = await newColleague(request, 'employee')
  // Passkeys need a host name, not an IP address.
  const context = await browser.newContext({ baseURL: baseURL!.replace('127.0.0.1', 'localhost') })
  const page = await context.newPage()
  await givePasskeys(page)
  await signIn(page, me, '/Security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog')
  await field(dialog, 'What shall it be called?').fill('Laptop at the office')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Laptop at the office' }),
  ).toContainText('Not used yet')

  await chooseFromMenu(page, /Signed in as/, 'Log out')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/CRM$/)
  await chooseFromMenu(page, /Signed in as/, 'Log out')
  await givePassword(page, me)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/CRM$/)
  await openScreen(page, '/Security')
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Laptop at the office' }),
  ).toContainText('Last used')
  await page.getByRole('button', { name: 'Remove the passkey Laptop at the office' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible()
  await context.close()
})

test('the set-up works by keyboard, and looks right in light and dark mode', async ({
  browser,
  baseURL,
  request,
}) => {
  const me = await newColleague(request, 'admin')
  const context = await browser.newContext({
    baseURL: baseURL!.replace('127.0.0.1', 'localhost'),
  })
  const page = await context.newPage()
  await signIn(page, me, '/Security')
  const press = async (name: string | RegExp, key = 'Enter') => {
    const button = page.getByRole('button', { name })
    await button.focus()
    await page.keyboard.press(key)
  }
  const setUp = page.getByRole('button', { name: 'Set up an app' })
  await press('Set up an app')
  await expect(page.getByRole('img', { name: 'Picture to scan' })).toBeVisible()
  await looksRight(page, 'the picture of the app')
  await press('Cancel')
  await expect(setUp).toBeFocused()

  await page.keyboard.press('Enter')
  const secret = (await page.locator('code').first().textContent())!
  await field(page, '2. Type the code that the app shows now').focus()
  await page.keyboard.type(await codeInTime(secret, -1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeFocused()
  await looksRight(page, 'the recovery codes')
  await press('I have kept them')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeFocused()
  await looksRight(page, 'what there is')

  await press('Add a passkey')
  const dialog = page.getByRole('dialog')
  await expect(field(dialog, 'What shall it be called?')).toBeFocused()
  await looksRight(page, 'the name of a passkey')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused()
  await press('Remove the authenticator app')
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeFocused()
  await looksRight(page, 'the question')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove the authenticator app' })).toBeFocused()

  await openScreen(page, '/Security/Staff')
  await looksRight(page, 'who has a second step')
  await chooseFromMenu(page, /Signed in as/, 'Log out')
  await givePassword(page, me)
  await expect(field(page, 'Code of the app')).toBeFocused()
  await looksRight(page, 'the second step')
  await press('Recovery code')
  await expect(field(page, 'Recovery code')).toBeFocused()
  await looksRight(page, 'a recovery code')
  await context.close()
})
