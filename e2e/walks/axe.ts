import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { lasting } from '../steps.ts'

/** It is a lot of code, and loaded twice for each look unless it is said to be there. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // In its usual way axe opens a page of its own for each look, for frames that we have none of.
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Whoever speaks to the machine says what stands there.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })
}

/** What axe finds serious, as lines to read. */
export async function seriousProblems(page: Page, address: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  const axe = await axeOn(page)
  const serious = async () =>
    (await axe.analyze()).violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    )
  // Such as the other colours, on their way.
  return (await lasting(page, serious)).flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ html }) => `${address} (${scheme}): ${id}: ${html.slice(0, 200)}`),
  )
}
