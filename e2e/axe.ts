import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { settled } from './steps.ts'

/** What axe finds serious, as lines to read. In the dark only the colours are others. */
export async function seriousProblems(page: Page, address: string, scheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
  // In its usual way axe opens a page of its own for each look, for frames that we have none of.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (scheme === 'dark') axe.withRules(['color-contrast'])
  const { violations: first } = await axe.analyze()
  // What is only passing, such as the other colours on their way, is not there a moment later.
  if (first.length > 0) await settled(page)
  const { violations } = first.length > 0 ? await axe.analyze() : { violations: first }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html }) => `${address} (${scheme}): ${id}: ${html.slice(0, 200)}`),
    )
}
