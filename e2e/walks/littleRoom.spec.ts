// While the server's disk is full, nothing that people type is lost.
import type { Page } from '@playwright/test'
import { bundledTexts } from '#base/register/bundledTexts.ts'
import '#app/features.ts'
import { cultures, languageCookie, languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { expectSaved, field, openScreen, quiet, signIn } from '../steps.ts'

const textIn = (language: Language, key: string) => bundledTexts[language][key]!

/** Makes the server report this number of free megabytes. */
async function leaveRoom(page: Page, state: 'low' | 'full', megabytes: number) {
  const json = {
    state,
    path: '/var/lib/estia/files',
    freeBytes: megabytes * 1_000_000,
    totalBytes: 40_000_000_000,
    stopBytes: 500_000_000,
  }
  await page.route('**/api/Room', (route) => route.fulfill({ json }))
}

for (const language of languages) {
  test(`administrators see a warning with the free disk space (${language})`, async ({
    page,
    baseURL,
  }) => {
    await page.clock.install()
    await signIn(page, people.admin)
    const value = cultures[language]
    await page.context().addCookies([{ name: languageCookie, value, url: baseURL! }])
    const hintOf = (state: 'low' | 'full') =>
      textIn(language, `room.${state}Hint`)
        .replace('{{stop}}', '500')
        .replace('{{path}}', '/var/lib/estia/files')
    for (const [state, megabytes] of [
      ['low', 812],
      ['full', 312],
    ] as const) {
      await leaveRoom(page, state, megabytes)
      await openScreen(page, '/CRM')
      // It is loaded after the first screen.
      await page.clock.fastForward(31_000)
      const banner = page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: hintOf(state) })
      await expect(banner).toContainText(String(megabytes))
      const shots = process.env['LOOK_AT']
      if (shots)
        for (const [width, scheme] of [
          [1440, 'light'],
          [1024, 'dark'],
          [390, 'light'],
        ] as const) {
          await page.setViewportSize({ width, height: 700 })
          await page.emulateMedia({ colorScheme: scheme })
          await page.screenshot({ path: `${shots}/${language}-${state}-${width}.png` })
        }
    }
  })
}

test('other people see no warning', async ({ page }) => {
  let isAsked = false
  await page.route('**/api/Room', (route) => {
    isAsked = true
    return route.continue()
  })
  await page.clock.install()
  await signIn(page, people.agent)
  await page.clock.fastForward(31_000)
  await quiet(page)
  expect(isAsked).toBe(false)
})

test('a form reports that saving fails, keeps the typed text, and saves it once there is space', async ({
  page,
  request,
}) => {
  const { id } = await newAccount(request, { notes: 'Before' })
  await signIn(page, people.admin, `/Accounts/View/${id}/1`)
  const [title, detail] = [textIn('en', 'problem.title.507'), textIn('en', 'problem.detail.507')]
  await page.route('**/api/account/update', (route) =>
    route.fulfill({
      status: 507,
      contentType: 'application/problem+json',
      json: { title, status: 507, detail },
    }),
  )
  await field(page, 'Internal notes').fill('Typed without room')
  await expect(page.getByText(detail).first()).toBeVisible()
  await expect(field(page, 'Internal notes')).toHaveValue('Typed without room')
  await page.unroute('**/api/account/update')
  await expectSaved(page)
  await page.reload()
  await expect(field(page, 'Internal notes')).toHaveValue('Typed without room')
})
