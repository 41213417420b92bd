import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { lasting } from '../steps.ts'

/** The code of axe is large, and would be loaded twice per check. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // By default, axe opens another page per check for cross-origin frames, which we do not have.
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    // The text next to it is the description.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
}

/** Serious problems found by axe, as readable lines. */
export async function seriousProblems(page: Page, address: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  const axe = await axeOn(page)
  const serious = async () =>
    (await axe.analyze()).violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    )
  // Ignores colour transitions.
  return (await lasting(page, serious)).flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${address} (${scheme}): ${id}: ${html.slice(0, 200)}`),
  )
}
