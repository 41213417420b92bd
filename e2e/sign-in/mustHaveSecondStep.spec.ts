import { setTimeout as wait } from 'node:timers/promises'
import { people } from '../agency.ts'
import { looksRight, setUpApp } from './factors.ts'
import { expect, test } from '../journey.ts'
import { mostShifted, shiftedSince } from '../dealings/shifts.ts'
import { openScreen, settled, signIn } from '../steps.ts'
import { languageNames } from '../texts.ts'
import { wrongInLanguage } from '../walks/wrongInLanguage.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a person who must have a second factor sets it up before anything else', async ({ page }) => {
  await signIn(page, people.admin, '/Security/Staff')
  await page.getByLabel('Administrators').click()
  await expect(page).toHaveURL(/\/Security\/Setup$/)
  // The screen is rendered before the response arrives.
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
})
