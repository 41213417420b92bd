// The page with all components: detects unintended changes of layout and colours.
// Renewed by `npx playwright test e2e/walks/showcase.spec.ts --update-snapshots`.
import { expect, test } from '../journey.ts'
import { people } from '../agency.ts'
import { compareLooks, looksOf } from './looks.ts'
import { quiet, sidewaysScroll, signIn } from '../steps.ts'

for (const { width, colorScheme } of [
  { width: 1366, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)
  test(`all components look as before at ${width} pixels, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme,
    })
    const page = await context.newPage()
    await signIn(page, people.admin, '/Test')
    await page.evaluate(() => document.fonts.ready)
    const file = new URL(`looks/parts-${width}-${colorScheme}.txt`, import.meta.url)
    const { updateSnapshots } = test.info().config
    const renew = updateSnapshots === 'all' || updateSnapshots === 'changed'
    if (renew) {
      // Lazy components, such as editors of days and times, come a moment later.
      await quiet(page)
      compareLooks(file, await looksOf(page), true)
    }
    await expect(async () =>
      expect(compareLooks(file, await looksOf(page), false)).toEqual([]),
    ).toPass()
    expect(await sidewaysScroll(page)).toBe(0)
    await context.close()
  })
