// Helpers for journeys with second factors: codes, passkeys, setting up an app, screenshots.
import type { Page } from '@playwright/test'
import { epochMs } from '#kit/clock.ts'
import { codeOf } from '#app/testing/secondFactors.ts'
import { seriousProblems } from '../walks/axe.ts'
import { expect } from '../journey.ts'
import { field, resize, sidewaysScroll } from '../steps.ts'

/** The code that is valid `steps` half minutes from now; waits if the current half minute is about to end. */
export async function codeInTime(secret: string, steps = 0) {
  await expect.poll(() => epochMs() % 30_000, { intervals: [500] }).toBeLessThan(20_000)
  return codeOf(secret, steps)
}

/** From now on the browser creates and uses passkeys without asking. */
export async function givePasskeys(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Checks the screen on a desktop and a phone, in light and dark mode. */
export async function looksRight(page: Page, what: string) {
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

/** Sets up an app, from the button to the recovery codes; returns the secret and the codes. */
export async function setUpApp(page: Page) {
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
