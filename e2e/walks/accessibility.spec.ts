import type { Page } from '@playwright/test'
import { epochMs } from '#kit/clock.ts'
import { expect, test } from '../journey.ts'
import { newColleague, people } from '../agency.ts'
import { seriousProblems } from './axe.ts'
import { innerScreens, openScreens } from '../screens.ts'
import { mostShifted, shiftedSince } from '../dealings/shifts.ts'
import {
  beyondTheEdge,
  lasting,
  moveTo,
  openScreen,
  resize,
  settled,
  shownTexts,
  sidewaysScroll,
  signIn,
} from '../steps.ts'
import { englishIn, languageNames, rawKeysIn } from '../texts.ts'

test.describe.configure({ mode: 'parallel' })

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Untranslated texts, and horizontal overflow on a phone. */
async function looksWrong(page: Page, address: string, language: 'el' | 'ru') {
  const problems: string[] = []
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    await settled(page)
    const shown = await shownTexts(page)
    const wrong = new Set([...rawKeysIn(shown), ...englishIn(shown, language)])
    // The layout changes a moment after the window.
    const over = await lasting(page, async () =>
      (await sidewaysScroll(page)) > 0
        ? ['wider than its window', ...(await beyondTheEdge(page))]
        : [],
    )
    problems.push(...[...wrong, ...over].map((what) => `${address} (${viewport.width}): ${what}`))
  }
  return problems
}

type Walk = {
  language: 'el' | 'ru'
  scheme: 'light' | 'dark'
  goTo: (page: Page, address: string) => Promise<void>
}

/** Visits each screen once for all checks. */
async function problemsOf(
  page: Page,
  addresses: readonly string[],
  { language, scheme, goTo }: Walk,
) {
  const problems: string[] = []
  const usual = page.viewportSize()!
  for (const address of addresses) {
    // Wait for the layout of the previous screen.
    await resize(page, usual)
    const since = epochMs()
    await goTo(page, address)
    const { sum, moved } = await shiftedSince(page, since)
    if (sum > mostShifted)
      problems.push(`${address} moved by itself: ${sum.toFixed(3)} (${moved.join('; ')})`)
    problems.push(...(await seriousProblems(page, address, scheme)))
    problems.push(...(await looksWrong(page, address, language)))
  }
  return problems
}

async function chooseOutside(page: Page, language: 'el' | 'ru') {
  await page.goto('/login')
  await page.getByRole('button', { name: languageNames[language] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

// Every screen is opened directly and reached from another one. Each width in one colour scheme, because colours do not depend on
// the width.
const walks: [where: string, use: object, Walk][] = [
  [
    'a wide screen in Greek',
    { viewport: wide },
    { language: 'el', scheme: 'light', goTo: openScreen },
  ],
  [
    'a phone in Russian',
    { viewport: phone, hasTouch: true, isMobile: true },
    { language: 'ru', scheme: 'dark', goTo: moveTo },
  ],
]
for (const [where, use, walk] of walks) {
  test.describe(where, () => {
    test.use(use)

    test(`on ${where}, screens before the sign-in have no problems`, async ({ page, request }) => {
      await chooseOutside(page, walk.language)
      expect(
        await problemsOf(page, await openScreens(request), { ...walk, goTo: openScreen }),
      ).toEqual([])
    })

    for (const part of [0, 1, 2, 3])
      test(`on ${where}, screens after the sign-in have no problems (${part + 1})`, async ({
        page,
        request,
      }) => {
        // The language chosen at the sign-in is kept.
        await chooseOutside(page, walk.language)
        const me = await newColleague(request, 'admin')
        await signIn(page, me)
        await expect(page.locator('html')).toHaveAttribute('lang', walk.language)
        const screens = (await innerScreens(request, me)).filter((_, index) => index % 4 === part)
        expect(await problemsOf(page, screens, walk)).toEqual([])
      })
  })
}

test('axe finds nothing serious in menus, dialogs and editors', async ({ page }) => {
  await signIn(page, people.admin)
  const problems: string[] = []
  const look = async (what: string) =>
    void problems.push(...(await seriousProblems(page, what, 'light')))

  await page.getByRole('banner').getByRole('button', { name: 'Accounts', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Owners', exact: true })).toBeVisible()
  await look('the menu')
  await openScreen(page, '/Clients')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await look('the filter')
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
  await settled(page)
  await page.getByRole('button', { name: 'Add an activity' }).click()
  await expect(page.getByRole('region', { name: 'New activity' })).toBeVisible()
  await look('the editor of an activity')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete account' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('the question')
  expect(problems).toEqual([])
})
