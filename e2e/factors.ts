// What journeys through the second step of signing in need outside the page: codes and passkeys.
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { codeOf } from '#app/testing/secondFactors.ts'

/** The code of `steps` half minutes from now, early enough in this one to be typed before it ends. */
export async function codeInTime(secret: string, steps = 0) {
  await expect
    .poll(() => Date.now() % 30_000, { timeout: 15_000, intervals: [500] })
    .toBeLessThan(20_000)
  return codeOf(secret, steps)
}

/** The browser makes passkeys by itself from now on, and signs with them without asking. */
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
