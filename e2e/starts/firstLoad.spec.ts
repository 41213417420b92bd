// Measures how many bytes a browser with an empty cache loads for the start page.
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { cultures, languageCookie, languages } from '#kit/i18n/languages.ts'
import { expect, test } from '../journey.ts'
import { newAccount, people } from '../agency.ts'
import { openScreen, quiet, signIn } from '../steps.ts'
import { greetingIn } from '../texts.ts'

const most = 250_000

/** Collects the scripts that the page loads from now on, with their gzipped sizes. */
function scriptsOf(page: Page): Promise<{ path: string; bytes: number }>[] {
  const scripts: Promise<{ path: string; bytes: number }>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    const { pathname } = new URL(response.url())
    scripts.push(response.body().then((body) => ({ path: pathname, bytes: gzipSync(body).length })))
  })
  return scripts
}

for (const language of languages) {
  test(`the first visit stays within its size limit (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await signIn(page, people.admin)
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ storageState, baseURL: baseURL! })
    await context.addCookies([{ name: languageCookie, value: cultures[language], url: baseURL! }])
    const firstVisit = await context.newPage()
    const loading = scriptsOf(firstVisit)
    await openScreen(firstVisit, '/CRM')
    await expect(firstVisit.getByRole('heading', { name: greetingIn(language) })).toBeVisible()
    await quiet(firstVisit)
    const scripts = await Promise.all(loading)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const list = scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
    expect(scripts.length).toBeGreaterThan(2)
    expect(total, `${total} bytes of gzipped scripts:\n${list}`).toBeLessThanOrEqual(most)
    await context.close()
  })
}

test('a record loads few files', async ({ page, request }) => {
  const { id } = await newAccount(request)
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await signIn(page, people.admin, `/Accounts/View/${id}`)
  await quiet(page)
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(60)
})
