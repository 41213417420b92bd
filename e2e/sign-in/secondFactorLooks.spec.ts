// Screens of second factors in Greek and Russian, at three widths, in light and dark mode.
import { expect, test } from '../journey.ts'
import { newColleague, newName } from '../agency.ts'
import { codeInTime, givePasskeys } from './factors.ts'
import { field, openScreen, signIn } from '../steps.ts'
import type { Person } from '../steps.ts'
import { languageNames, textOf } from '../texts.ts'
import type { Key } from '../texts.ts'
import { wrongInLanguage } from '../walks/wrongInLanguage.ts'

test.describe.configure({ mode: 'parallel' })

for (const language of ['el', 'ru'] as const)
  test(`the second-factor screens look right in ${languageNames[language]}, from phone to wide screen`, async ({
    browser,
    baseURL,
    request,
  }) => {
    // Passkeys need a host name, not an IP address.
    const context = await browser.newContext({
      baseURL: baseURL!.replace('127.0.0.1', 'localhost'),
      viewport: { width: 1366, height: 768 },
    })
    const page = await context.newPage()
    await givePasskeys(page)
    const problems: string[] = []
    const look = async (what: string) =>
      void problems.push(...(await wrongInLanguage(page, what, language)))
    const t = (key: Key, values: Record<string, string> = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{{${name}}}`, value),
        textOf(language, key),
      )
    const press = (key: Key, values?: Record<string, string>) =>
      page.getByRole('button', { name: t(key, values), exact: true }).click()
    const dialog = page.getByRole('dialog')
    /** Signs in up to the choice of the second factor. */
    const givePassword = async ({ username, password }: Person) => {
      await page.getByRole('banner').getByRole('button', { name: username }).click()
      await page.getByRole('menuitem', { name: t('shell.logout') }).click()
      await page.locator('input[autocomplete=username]').fill(username)
      await page.locator('input[autocomplete=current-password]').fill(password)
      await page.locator('button[type=submit]').click()
      await expect(page.getByRole('heading', { name: t('security.stepTitle') })).toBeVisible()
    }

    await page.goto('/login')
    await page.getByRole('button', { name: languageNames[language] }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The last person by name is on the first page of the descending list.
    const me = await newColleague(request, 'admin', `zz${newName().toLowerCase()}@example.com`)
    await signIn(page, me, '/Security')
    await look('nothing set up')

    // With an app.
    await press('security.setUpAuthenticator')
    await expect(page.getByRole('img', { name: t('security.qr') })).toBeVisible()
    await look('the picture of the app')
    const secret = (await page.locator('code').first().textContent())!
    const typed = field(page, t('security.typeCode'))
    await typed.fill('000000')
    await press('security.confirmCode')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await look('a wrong code of the app')
    await typed.fill(await codeInTime(secret, -1))
    await press('security.confirmCode')
    await expect(page.getByRole('heading', { name: t('security.keepCodes') })).toBeVisible()
    await press('security.copy')
    await look('the recovery codes')
    const codes = await page.getByRole('listitem').locator('code').allTextContents()
    await press('security.codesKept')

    // With a passkey.
    await press('security.addPasskey')
    await field(dialog, t('security.passkeyName')).fill('iPhone')
    await look('the name of a passkey')
    await dialog.getByRole('button', { name: t('security.addPasskey') }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'iPhone' })).toBeVisible()
    await look('an app and a passkey')
    await press('security.removePasskeyLabel', { name: 'iPhone' })
    await expect(dialog).toBeVisible()
    await look('the question before a passkey goes')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await press('security.newCodes')
    await expect(dialog).toBeVisible()
    await look('the question before other codes')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    // Simulates an old sign-in, so that the person must confirm their identity.
    await page.route(
      '**/api/authenticate/authenticator',
      (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          json: { title: '', status: 400, errors: { proof: ['session.proofNeeded'] } },
        }),
      { times: 1 },
    )
    await press('security.removeAuthenticatorLabel')
    await dialog.getByRole('button', { name: t('security.removeAuthenticator') }).click()
    await expect(dialog.getByText(t('security.proofText'))).toBeVisible()
    await look('the proof')
    await dialog.getByRole('button', { name: t('security.byRecoveryCode') }).click()
    await field(dialog, t('security.byRecoveryCode')).fill('0000')
    await dialog.getByRole('button', { name: t('security.confirm') }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await look('a proof that is not right')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    // The list of all staff's second factors.
    await openScreen(page, '/Security/Staff?sort=-username&page=1')
    await look('who has a second step')
    const own = page.getByRole('row').filter({ hasText: me.username })
    await own.getByRole('button').click()
    await expect(dialog).toBeVisible()
    await look('the question before it is reset')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    // The second step of the sign-in.
    await givePassword(me)
    await look('the code at the sign-in')
    await field(page, t('security.byCode')).fill('000000')
    await press('security.stepGoOn')
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
    await look('a wrong code at the sign-in')
    await press('security.byPasskey')
    await expect(page.getByRole('button', { name: t('security.usePasskey') })).toBeFocused()
    await look('a passkey at the sign-in')
    await press('security.byRecoveryCode')
    await press('security.stepGoOn')
    await expect(page.getByText(t('problem.required'))).toBeVisible()
    await look('no recovery code at the sign-in')
    await field(page, t('security.byRecoveryCode')).fill(codes[0]!)
    await press('security.stepGoOn')
    await expect(page).toHaveURL(/\/CRM$/)
    await context.close()
    expect(problems).toEqual([])
  })
