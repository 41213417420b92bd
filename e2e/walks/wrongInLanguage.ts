// Checks a screen in Greek or Russian, from phone to desktop, in light and dark mode.
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { seriousProblems } from './axe.ts'
import { resize, shownTexts, sidewaysScroll } from '../steps.ts'
import { englishIn, rawKeysIn } from '../texts.ts'

/** Axe runs once per colour scheme, because colours do not depend on the width. */
const looks = [
  [{ width: 390, height: 844 }, 'light'],
  [{ width: 1366, height: 768 }, 'dark'],
  [{ width: 1920, height: 1080 }, null],
] as const

/**
 * Serious problems found by axe (in Greek only, because only texts differ), and untranslated texts, as readable lines.
 */
export async function wrongInLanguage(page: Page, what: string, language: 'el' | 'ru') {
  const problems: string[] = []
  const usual = page.viewportSize()!
  for (const [viewport, scheme] of looks) {
    const where = `${what} (${viewport.width})`
    await resize(page, viewport)
    if (scheme && language === 'el') problems.push(...(await seriousProblems(page, where, scheme)))
    const shown = await shownTexts(page)
    const wrong = new Set([...rawKeysIn(shown), ...englishIn(shown, language)])
    problems.push(...[...wrong].map((text) => `${where}: ${text}`))
    await expect.poll(() => sidewaysScroll(page), where).toBeLessThanOrEqual(0)
  }
  await resize(page, usual)
  return problems
}
