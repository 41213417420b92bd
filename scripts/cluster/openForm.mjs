// A browser with an open form, in which a user types while the primary is down.
import { chromium } from '@playwright/test'
import { administrator } from './servers.mjs'

/** Milliseconds until the form has saved automatically after the database is back: it waits at most 30 s between two tries. */
const savesWithin = 60_000

export async function openForm(server, token, program) {
  const names = { firstName: 'Open', lastName: 'Form' }
  const { id } = await (await server.call('/api/account/add', { token, body: names })).json()
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] })
  const page = await browser.newPage({ baseURL: server.url, locale: 'en-GB' })
  const answer = await page.request.post('/api/authenticate/login', { data: administrator })
  await page.goto('/healthz')
  await page.evaluate((session) => localStorage.setItem('session', session), await answer.text())
  await page.goto(`/Accounts/View/${id}/2`)
  const city = page.getByRole('textbox', { name: 'City', exact: true })
  await city.waitFor()
  // A reload would remove the mark.
  await page.evaluate(() => void Object.assign(window, { marked: true }))
  const stateIs = (...states) =>
    page
      .locator(states.map((state) => `[data-saved-state=${state}]`).join(', '))
      .waitFor({ timeout: savesWithin })

  return {
    /**
     * Types, and resolves to the typed text once the form shows that it is unsaved, or saved if there was no outage in time.
     */
    async type(text, isQuick) {
      await city.fill(text)
      await stateIs('failed', 'offline', ...(isQuick ? ['saved'] : []))
      return text
    },
    /** Returns errors, after the form shows that it is saved. */
    async faults(text) {
      const found = []
      await stateIs('saved').catch(() => found.push('the open form did not save by itself'))
      if ((await city.inputValue()) !== text) found.push('the open form lost what was typed')
      if (!(await page.evaluate(() => 'marked' in window))) found.push('the page was loaded again')
      const stored = await (await server.call(`/api/account/view/${id}`, { token })).json()
      if (stored.city !== text) found.push(`the open form saved ${stored.city} instead of ${text}`)
      return found
    },
    close: () => browser.close(),
  }
}
