// Takes the pictures of the help, and fails when one no longer shows its screen as it is. After an intended change run
// `npx playwright test e2e/help/pictures.spec.ts --update-snapshots=changed`, and look at the new pictures.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { cultures, languageCookie, languages } from '#kit/i18n/languages.ts'
import { allHelpTasks } from '#base/register/help.paths.ts'
import type { HelpTask } from '#base/register/help.paths.ts'
import { demoSignIns } from '#demo/signIns.ts'
import { expect, test } from '../journey.ts'
import { quiet } from '../steps.ts'
import { fixedMoment, openFixedAgency } from './fixedAgency.ts'
import { difference, marksOf, shownText } from './pictureMarks.ts'
import type { Marks } from './pictureMarks.ts'
import { scenes } from './scenes.ts'

const [admin, , , owner] = demoSignIns
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
    const kept = new URL(`marks-${language}.json`, import.meta.url)
    const before: Partial<Record<HelpTask, Marks>> = existsSync(kept)
      ? JSON.parse(readFileSync(kept, 'utf8'))
      : {}
    const stale: string[] = []
    const after: Partial<Record<HelpTask, Marks>> = {}
    mkdirSync(new URL(`${language}/`, folder), { recursive: true })
    for (const task of allHelpTasks) {
      const context = await browser.newContext({
        baseURL: agency.url,
        viewport: { width: 1200, height: 747 },
        colorScheme: 'light',
        locale: language,
      })
      const url = agency.url
      await context.addCookies([{ name: languageCookie, value: cultures[language], url }])
      const page = await context.newPage()
      await page.clock.setFixedTime(fixedMoment)
      const { username, password } = task === 'ownStatement' ? owner : admin
      const signedIn = await page.request.post('/api/authenticate/login', {
        data: { username, password },
      })
      const session = (await signedIn.json()) as { token: string }
      const headers = { authorization: `Bearer ${session.token}` }
      const chosen = await page.request.post('/api/UserSettings/Language', {
        headers,
        data: { language: cultures[language] },
      })
      expect(chosen.ok(), await chosen.text()).toBe(true)
      await page.goto('/healthz')
      await page.evaluate(
        (text) => localStorage.setItem('session', text),
        JSON.stringify({ ...session, language: cultures[language] }),
      )
      await scenes[task]({
        page,
        language,
        api: async <T>(
          path: string,
          sent: { body?: unknown; query?: Record<string, string> } = {},
        ) => {
          const answer = await page.request.fetch(path, {
            headers,
            method: sent.body === undefined ? 'GET' : 'POST',
            ...(sent.body !== undefined && { data: sent.body }),
            ...(sent.query && { params: sent.query }),
          })
          expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
          return (await answer.json()) as T
        },
      })
      await quiet(page)
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      const texts = await shownText(page)
      const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      const marks = await marksOf(shot, texts)
      const file = new URL(`${language}/${task}.webp`, folder)
      const why = existsSync(file) ? difference(before[task], marks) : 'there is no picture yet'
      const isRenewed = updateSnapshots === 'all' || (updateSnapshots === 'changed' && why !== null)
      if (isRenewed) {
        writeFileSync(file, await small(shot))
        after[task] = marks
      } else {
        if (why !== null) stale.push(`${task}: ${why}`)
        after[task] = before[task] ?? marks
      }
      await context.close()
    }
    if (updateSnapshots === 'all' || updateSnapshots === 'changed')
      writeFileSync(kept, `${JSON.stringify(after, null, 2)}\n`)
    expect(stale).toEqual([])
    const sizes = allHelpTasks.map((task) => ({
      task,
      bytes: readFileSync(new URL(`${language}/${task}.webp`, folder)).length,
    }))
    expect(sizes.filter(({ bytes }) => bytes > largest)).toEqual([])
  })

/** As good as fits into the size that a picture may have. */
async function small(shot: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40, 30]) {
    const picture = await sharp(shot).resize(900, 560, { fit: 'fill' }).webp({ quality }).toBuffer()
    if (picture.length <= largest) return picture
  }
  throw new Error('The picture is too large')
}
