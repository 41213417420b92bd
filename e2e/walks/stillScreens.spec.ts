// Screens do not shift while their parts load at different times.
import type { Page } from '@playwright/test'
import { epochMs } from '#kit/clock.ts'
import { cultures } from '#kit/i18n/languages.ts'
import { expect, test } from '../journey.ts'
import { newAccount, newColleague, people, signedInApi } from '../agency.ts'
import { mostShifted, shiftedSince } from '../dealings/shifts.ts'
import { openScreen, settled, signIn } from '../steps.ts'

/** Delays responses, the more the shorter their address is. */
async function comeLate(page: Page) {
  await page.route(/\/api\/|\/assets\//, async (route) => {
    const answer = await route.fetch()
    const { pathname } = new URL(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 300 + ((pathname.length * 97) % 900)))
    await route.fulfill({ response: answer })
  })
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

for (const size of sizes)
  test(`the start page and the statement have no layout shifts at ${size.width} pixels`, async ({
    page,
    request,
  }) => {
    const colleague = await newColleague(request, 'admin')
    await signedInApi(request, colleague).then((api) =>
      api('/api/UserSettings/Language', { body: { language: cultures.el } }),
    )
    const payer = await newAccount(request, {
      lastName: `Παπαδοπούλου-Οικονομοπούλου ${size.width}`,
      firstName: 'Κωνσταντίνα-Αλεξάνδρα',
      isOwner: true,
    })
    const filter = `${encodeURIComponent('unpaidOnly')}=true`
    await page.setViewportSize(size)
    for (const [person, addresses] of [
      [colleague, ['/CRM', `/Payments/View/${payer.id}`, `/Payments/View/${payer.id}?${filter}`]],
      [people.admin, ['/CRM']],
      [people.branch, ['/CRM']],
    ] as const) {
      await signIn(page, person, '/CRM')
      await comeLate(page)
      for (const address of addresses) {
        const since = epochMs()
        await openScreen(page, address)
        await settled(page)
        const { sum, moved } = await shiftedSince(page, since)
        expect
          .soft(sum, `${address} moved by itself: ${sum.toFixed(3)} (${moved.join('; ')})`)
          .toBeLessThanOrEqual(mostShifted)
      }
      // Wait for pending responses before the next person signs in and before the page closes.
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
