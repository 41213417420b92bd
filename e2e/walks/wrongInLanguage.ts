// What is wrong with a screen as it stands, in Greek or Russian: from a phone to a wide screen, light and dark.
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { seriousProblems } from './axe.ts'
import { resize, shownTexts, sidewaysScroll } from '../steps.ts'
import { englishIn, rawKeysIn } from '../texts.ts'

/** Colours are the same on all widths: axe looks at each light once, and a wider screen has nothing new for it. */
const looks = [
  [{ width: 390, height: 844 }, 'light'],
  [{ width: 1366, height: 768 }, 'dark'],
  [{ width: 1920, height: 1080 }, null],
] as const

/**
 * What axe finds serious, in Greek alone as only the texts differ; keys and English words in place of texts. As lines
 * to read.
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
