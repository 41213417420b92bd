// Measures what a person waits for in the browser with all the data: from the click to the usable screen, from a key to its
// character, from the last key to the search results.
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { examples } from './examples.ts'
import type { Process } from './startProcess.ts'
import { keepTimes, keysPainted, shown, timed } from './timed.ts'

/** Milliseconds of the first time, including loading the code of the screen, and of later times. */
export type Waited = { what: string; first: number; p50: number; p95: number; atMost: number }

type ScreensOptions = {
  server: Process
  token: string
  pool: pg.Pool
  say: (line: string) => void
  executablePath: string
  /** Repetitions after the first time. */
  rounds?: number
}

const screenAtMost = 300
const editAtMost = 1000
const keyAtMost = 50
const foundAtMost = 150

/** Where the navbar has the entry: in a menu or directly. */
const lists: [menu: string | undefined, path: string][] = [
  ['Accounts', '/Owners'],
  ['Accounts', '/Clients'],
  ['Accounts', '/Accounts'],
  ['Accounts', '/Leads'],
  ['Realties', '/Objects'],
  ['Viewings', '/Viewing'],
  [undefined, '/Deals'],
  [undefined, '/Reservations'],
  [undefined, '/Payments'],
]
const views = {
  '/Owners': '/Accounts/View/',
  '/Objects': '/Objects/View/',
  '/Leads': '/Leads/View/',
  '/Deals': '/Deals/',
}

export async function screens({
  server,
  token,
  pool,
  say,
  executablePath,
  rounds = 9,
}: ScreensOptions) {
  const browser = await chromium.launch({ executablePath })
  try {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    })
    await keepTimes(page)
    await keepSession(page, token)
    const waited: Waited[] = []
    const take = async (what: string, atMost: number, once: (n: number) => Promise<number>) => {
      say(`${what}, in the browser`)
      waited.push(await repeated(what, atMost, rounds, once))
    }
    for (const [menu, path] of lists) {
      await take(`List ${path}`, screenAtMost, () => openList(page, menu, path))
    }
    for (const [list, prefix] of Object.entries(views)) {
      await go(page, list)
      await take(`View from ${list}`, screenAtMost, (n) => openRow(page, prefix, n))
    }
    const { objects, words } = await examples(pool)
    await take('Edit a property', editAtMost, (n) => editObject(page, objects[n]!))
    await take('Come to the map in its form', editAtMost, (n) => comeToMap(page, objects[n]!))
    say('Keys, in the browser')
    waited.push({ what: 'Key in the form of a property', atMost: keyAtMost, ...(await keys(page)) })
    await go(page, '/Owners')
    await take('Found, after the last key', foundAtMost, (n) => find(page, words[n]!))
    return waited
  } finally {
    await browser.close()
  }
}

async function keepSession(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get('/api/authenticate/me', { headers })
  const session = JSON.stringify({ ...(await answer.json()), token })
  await page.goto('/healthz')
  await page.evaluate((text) => localStorage.setItem('session', text), session)
}

async function repeated(
  what: string,
  atMost: number,
  rounds: number,
  once: (n: number) => Promise<number>,
): Promise<Waited> {
  const first = await once(0)
  const later: number[] = []
  for (let n = 1; n <= rounds; n++) later.push(await once(n))
  return { what, atMost, first, ...spread(later) }
}

function spread(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return { p50: at(0.5) ?? NaN, p95: at(0.95) ?? NaN }
}

async function go(page: Page, path: string) {
  await page.goto(path)
  await shown(page)
}

/** Opens screens from the start page and returns to it. */
async function openList(page: Page, menu: string | undefined, path: string): Promise<number> {
  if (new URL(page.url()).pathname !== '/CRM') await go(page, '/CRM')
  const banner = page.getByRole('banner')
  if (menu) await banner.getByRole('button', { name: menu, exact: true }).click()
  const link = page.locator(`a[href="${path}"]:visible`).first()
  const took = await timed(page, 'click', 'main tbody a', () => link.click())
  await back(page)
  return took
}

async function openRow(page: Page, prefix: string, n: number): Promise<number> {
  const link = page.locator(`main tbody tr a[href^="${prefix}"]:visible`).nth(n)
  const took = await timed(page, 'click', 'main h1', () => link.click())
  await back(page)
  return took
}

async function back(page: Page) {
  const left = page.url()
  await page.goBack()
  await page.waitForURL((url) => url.href !== left)
  await shown(page)
}

async function editObject(page: Page, id: number): Promise<number> {
  await go(page, `/Objects/View/${id}`)
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).first()
  return timed(page, 'click', 'main textarea', () => edit.click())
}

/** Scrolls to the map of the open form, which is loaded then. */
async function comeToMap(page: Page, id: number): Promise<number> {
  await go(page, `/Objects/View/${id}/1`)
  const link = page.getByText('Map', { exact: true }).first()
  return timed(page, 'click', 'main .maplibregl-canvas', () => link.click())
}

/** In the form that is left open. */
async function keys(page: Page): Promise<{ first: number; p50: number; p95: number }> {
  const text = page.getByRole('main').locator('textarea:visible').first()
  await text.click()
  await text.pressSequentially('Quiet and bright, near the sea and the market. '.repeat(3), {
    delay: 30,
  })
  const [first = NaN, ...later] = await keysPainted(page)
  return { first, ...spread(later) }
}

async function find(page: Page, word: string): Promise<number> {
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: /search/i })
  await input.pressSequentially(word.slice(0, -1), { delay: 60 })
  const last = word.at(-1)!
  const found = '[role=dialog] [role=listbox]:not([aria-busy]) [role=option]'
  const took = await timed(page, 'input', found, () => input.pressSequentially(last))
  await page.keyboard.press('Escape')
  await page.locator('[role=dialog]').waitFor({ state: 'detached' })
  return took
}
