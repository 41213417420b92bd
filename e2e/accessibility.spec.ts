import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { newColleague, people } from './agency.ts'
import { innerScreens, openScreens } from './screens.ts'
import { openScreen, settled, shownTexts, sidewaysScroll, signIn } from './steps.ts'
import { rawKeysIn } from './texts.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What axe finds serious, as lines to read. In the dark only the colours are others. */
async function seriousProblems(page: Page, address: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  // In its usual way axe opens a page of its own for each look, for frames that we have none of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (scheme === 'dark') axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html }) => `${address} (${scheme}): ${id}: ${html.slice(0, 200)}`),
    )
}

/** Each screen is loaded once for all that is looked at. */
async function problemsOf(
  page: Page,
  addresses: readonly string[],
  look: (page: Page, address: string) => Promise<string[]>,
) {
  const problems: string[] = []
  for (const address of addresses) {
    await openScreen(page, address)
    problems.push(...(await look(page, address)))
    problems.push(...(await seriousProblems(page, address, 'light')))
    problems.push(...(await seriousProblems(page, address, 'dark')))
  }
  return problems
}

const keysShown = async (page: Page, address: string) =>
  rawKeysIn(await shownTexts(page)).map((text) => `${address}: ${text}`)
const tooWide = async (page: Page, address: string) => {
  const over = await sidewaysScroll(page)
  return over > 0 ? [`${address} is ${over} px wider than the window`] : []
}

const wide = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
for (const [where, use, told, look] of [
  ['a wide screen', wide, 'shows the key of a text', keysShown],
  ['a phone', phone, 'has to be moved sideways', tooWide],
] as const) {
  test.describe(where, () => {
    test.use(use)

    test(`on ${where} axe finds nothing serious before signing in, and nothing ${told}`, async ({
      page,
    }) => {
      expect(await problemsOf(page, openScreens, look)).toEqual([])
    })

    for (const part of [0, 1, 2])
      test(`on ${where} axe finds nothing serious behind it, and nothing ${told} (${part + 1})`, async ({
        page,
        request,
      }) => {
        test.setTimeout(300_000)
        await signIn(page, await newColleague(request, 'admin'))
        const screens = (await innerScreens(request)).filter((_, index) => index % 3 === part)
        expect(await problemsOf(page, screens, look)).toEqual([])
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
