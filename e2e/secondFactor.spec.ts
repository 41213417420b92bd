import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { credentials, endServer, startServer } from '#app/testing/runningServer.ts'
import { expect, test } from './journey.ts'
import { newAccount, newColleague } from './agency.ts'
import { seriousProblems } from './axe.ts'
import { codeInTime, givePasskeys } from './factors.ts'
import { mostShifted, shiftedSince } from './shifts.ts'
import {
  afterTheLastAsked,
  bearer,
  chooseFromMenu,
  expectSaved,
  field,
  openScreen,
  resize,
  settled,
  sidewaysScroll,
  signIn,
} from './steps.ts'
import type { Person } from './steps.ts'
import { languageNames } from './texts.ts'
import { wrongInLanguage } from './wrongInLanguage.ts'

/** As it stands: on a wide screen and a phone, light and dark. */
async function looksRight(page: Page, what: string) {
  const problems: string[] = []
  const usual = page.viewportSize()!
  for (const scheme of ['light', 'dark'] as const)
    problems.push(...(await seriousProblems(page, what, scheme)))
  await resize(page, { width: 390, height: 844 })
  await expect.poll(() => sidewaysScroll(page), what).toBeLessThanOrEqual(0)
  await resize(page, usual)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(problems).toEqual([])
}

/** From the button to the codes that are kept: answers the secret and the codes. */
async function setUpApp(page: Page) {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const secret = (await page.locator('code').first().textContent())!
  await field(page, '2. Type the code that the app shows now').fill(await codeInTime(secret, -1))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible()
  const codes = await page.getByRole('listitem').locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return { secret, codes }
}

async function givePassword(where: Page | Locator, { username, password }: Person) {
  await where.locator('input[autocomplete=username]').fill(username)
  await where.locator('input[autocomplete=current-password]').fill(password)
  await where.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(where.getByRole('heading', { name: 'Second step' })).toBeVisible()
}

test('an app is set up, asked for at the next sign-in, and replaced by a recovery code', async ({
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

  // A session that ends while something is typed asks for both steps over the form.
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

test('a passkey is added, and signs in without a password', async ({
  browser,
  baseURL,
  request,
}) => {
  const me = await newColleague(request, 'employee')
  // Passkeys need a name for an address.
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

test('all of it is done by keyboard, and looks right in every light', async ({
  browser,
  baseURL,
  request,
}) => {
  const me = await newColleague(request, 'admin')
  const context = await browser.newContext({
    baseURL: baseURL!.replace('127.0.0.1', 'localhost'),
    reducedMotion: 'reduce',
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

test('who must have a second step sets one up before anything else', async ({ browser }) => {
  // With a server and a database of its own.
  const dataDir = mkdtempSync(join(tmpdir(), 'estia-second-'))
  chmodSync(dataDir, 0o711)
  const server = await startServer({ DATA_DIR: dataDir, HOST: '127.0.0.1' })
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
  })
  try {
    const page = await context.newPage()
    await signIn(page, credentials, '/Security/Staff')
    await page.getByLabel('Administrators').click()
    await expect(page).toHaveURL(/\/Security\/Setup$/)
    // What there is comes late, so that the screen is drawn without it.
    await page.route('**/api/authenticate/secondFactor', async (route) => {
      await wait(500)
      await route.continue()
    })
    await page.goto('/Owners')
    await expect(page).toHaveURL(/\/Security\/Setup$/)
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
    await settled(page)
    const { sum, moved } = await shiftedSince(page, 0)
    expect(sum, moved.join('; ')).toBeLessThan(mostShifted)
    await looksRight(page, 'the way in')
    for (const language of ['el', 'ru'] as const) {
      await page.getByRole('button', { name: languageNames[language] }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await wrongInLanguage(page, 'the way in', language)).toEqual([])
    }
    await page.getByRole('button', { name: 'English' }).click()
    await setUpApp(page)
    await expect(page).toHaveURL(/\/CRM$/)
    await openScreen(page, '/Security')
    await page.getByRole('button', { name: 'Remove the authenticator app' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'add another way' })).toBeVisible()
  } finally {
    await context.close()
    await endServer(server)
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
})
