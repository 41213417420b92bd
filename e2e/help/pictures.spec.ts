// Takes the pictures of the help, and fails when one no longer shows its screen as it is. After an intended change run
// `npx playwright test e2e/help/pictures.spec.ts --update-snapshots=changed`, and look at the new pictures.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { cultures, languageCookie, languages } from '#kit/i18n/languages.ts'
import { allHelpTasks } from '#base/register/helpTasks.ts'
import type { HelpTask } from '#base/register/helpTasks.ts'
import { people } from '../agency.ts'
import { expect, test } from '../journey.ts'
import { openScreen, quiet } from '../steps.ts'
import type { Person } from '../steps.ts'
import { fixedMoment, openFixedAgency } from './fixedAgency.ts'
import { difference, marksOf, shownText } from './pictureMarks.ts'
import type { Marks } from './pictureMarks.ts'
import { scenes } from './scenes.ts'
import type { Api, Language } from './scenes.ts'

const largest = 40_000
const folder = new URL('../../src/keeping/help/pictures/', import.meta.url)

let agency: Awaited<ReturnType<typeof openFixedAgency>>
test.beforeAll(async () => void (agency = await openFixedAgency()))
test.afterAll(() => agency.end())
test.setTimeout(900_000)

for (const language of languages)
  test(`the pictures of the help show the screens as they are (${language})`, async ({
    browser,
  }) => {
    const { updateSnapshots } = test.info().config
    const isRenewing = updateSnapshots === 'all' || updateSnapshots === 'changed'
    const kept = new URL(`marks-${language}.json`, import.meta.url)
    const marks: Partial<Record<HelpTask, Marks>> = existsSync(kept)
      ? JSON.parse(readFileSync(kept, 'utf8'))
      : {}
    const stale: string[] = []
    mkdirSync(new URL(`${language}/`, folder), { recursive: true })
    const staff = await signedIn(browser, people.admin, language)
    const client = await signedIn(browser, people.owner, language)
    const compare = async (task: HelpTask) => {
      const { page, api } = task === 'ownStatement' ? client : staff
      await openScreen(page, '/Help')
      await scenes[task]({ page, language, api })
      const { shot, texts } = await photographed(page)
      const now = await marksOf(shot, texts)
      const file = new URL(`${language}/${task}.webp`, folder)
      const why = existsSync(file) ? difference(marks[task], now) : 'there is no picture yet'
      if (updateSnapshots === 'all' || (isRenewing && why !== null)) {
        writeFileSync(file, await small(shot))
        marks[task] = now
      } else if (why !== null) stale.push(`${task}: ${why}`)
    }
    for (const task of allHelpTasks)
      await compare(task).catch((error: unknown) => stale.push(`${task}: ${String(error)}`))
    if (isRenewing) writeFileSync(kept, `${JSON.stringify(marks, null, 2)}\n`)
    expect(stale).toEqual([])
    const sizes = allHelpTasks.map((task) => ({
      task,
      bytes: readFileSync(new URL(`${language}/${task}.webp`, folder)).length,
    }))
    expect(sizes.filter(({ bytes }) => bytes > largest)).toEqual([])
  })

/** A window of somebody who works in this language, on the fixed day. */
async function signedIn(
  browser: Browser,
  { username, password }: Person,
  language: Language,
): Promise<{ page: Page; api: Api }> {
  const context = await browser.newContext({
    baseURL: agency.url,
    viewport: { width: 1200, height: 747 },
    colorScheme: 'light',
  })
  const value = cultures[language]
  await context.addCookies([{ name: languageCookie, value, url: agency.url }])
  const page = await context.newPage()
  await page.clock.setFixedTime(fixedMoment)
  const data = { username, password }
  const answer = await page.request.post('/api/authenticate/login', { data })
  const { token } = (await answer.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const chosen = { language: value }
  await page.request.post('/api/UserSettings/Language', { headers, data: chosen })
  await page.goto('/healthz')
  await page.evaluate((text) => localStorage.setItem('session', text), await answer.text())
  const api: Api = async (path, { body, query, form } = {}) => {
    const found = await page.request.fetch(path, {
      headers,
      method: body === undefined && !form ? 'GET' : 'POST',
      ...(body !== undefined && { data: body }),
      ...(form && { multipart: form }),
      ...(query && { params: query }),
    })
    if (!found.ok()) throw new Error(`${path}: ${await found.text()}`)
    return found.json()
  }
  return { page, api }
}

async function photographed(page: Page) {
  await quiet(page)
  await page.evaluate(() => document.fonts.ready)
  const texts = await shownText(page)
  return { texts, shot: await page.screenshot({ animations: 'disabled', caret: 'hide' }) }
}

/** As good as fits into the size that a picture may have. */
async function small(shot: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const picture = await sharp(shot).resize(900, 560, { fit: 'fill' }).webp({ quality }).toBuffer()
    if (picture.length <= largest) return picture
  }
  throw new Error('The picture is too large')
}
