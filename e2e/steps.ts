// The steps and checks of journeys.
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { requestsOf } from './agencies/evidence.ts'

export type Person = { username: string; password: string }

/** Signs in on the sign-in page, in the chosen language. */
export async function signInByHand(page: Page, { username, password }: Person): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login')
  await page.locator('input[autocomplete=username]').fill(username)
  await page.locator('input[autocomplete=current-password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await expect(page.getByRole('banner')).toBeVisible()
  await settled(page)
}

/**
 * Opens `address` (by default the start page) with a session, without loading the sign-in page.
 */
export async function signIn(
  page: Page,
  { username, password }: Person,
  address?: string,
): Promise<void> {
  if (page.url().includes('/login')) {
    await signInByHand(page, { username, password })
    if (address) await openScreen(page, address)
    return
  }
  const data = { username, password }
  const answer = await page.request.post('/api/authenticate/login', { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  await page.goto('/healthz')
  await page.evaluate((session) => localStorage.setItem('session', session), await answer.text())
  await openScreen(page, address ?? '/CRM')
}

/** Waits until everything that the screen fetches is shown. */
export async function settled(page: Page): Promise<void> {
  // A dialog over the whole screen hides the rest.
  const shown = page.getByRole('main').or(page.getByRole('dialog'))
  await expect(shown.getByRole('heading').or(shown.getByRole('paragraph')).first()).toBeVisible()
  // Ignores samples of loading states.
  const loading = ':is([aria-busy=true], output[aria-label]):not([data-sample] *)'
  await expect(page.locator(loading)).toHaveCount(0)
}

/** Shows a part of a record where not all parts are in sight, as on a phone. */
export const showPart = (page: Page, name: 'Timeline' | 'Facts' | 'Related'): Promise<void> =>
  page
    .getByRole('radiogroup', { name: 'Sections of this record' })
    .getByText(name, { exact: true })
    .click()

/** Waits until there was no request for half a second while the page was idle. */
export async function quiet(page: Page): Promise<void> {
  await settled(page)
  await expect(async () => {
    const { started } = requestsOf(page)
    await page.waitForTimeout(500)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(requestsOf(page)).toEqual({ started, underway: 0 })
  }).toPass()
}

/** Waits for the layout after a change of the window, so that clicks hit their target. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => window.innerWidth === width && window.innerHeight === height,
    size,
  )
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await settled(page)
}

/** Problems of a screen that persist; ignores passing ones such as colour transitions. */
export async function lasting<T>(page: Page, wrong: () => Promise<T[]>): Promise<T[]> {
  for (let looks = 1; ; looks++) {
    const found = await wrong()
    if (found.length === 0 || looks === 50) return found
    await page.waitForTimeout(200)
    await settled(page)
  }
}

export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settled(page)
}

/** Opens a record and waits for all of its requests, the last of which would notice an ended session. */
export async function afterTheLastAsked(page: Page, open: () => Promise<void>): Promise<void> {
  const isKept = page.waitForResponse('**/api/opened')
  await open()
  await isKept
}

type Router = {
  history: { push: (address: string) => void }
  subscribe: (event: 'onRendered', listener: () => void) => () => void
}

/** Navigates like a link, without reloading the page. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    const router = (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__
    await new Promise<void>((resolve) => {
      const leave = router.subscribe('onRendered', () => {
        leave()
        resolve()
      })
      router.history.push(to)
    })
  }, address)
  await settled(page)
}

/** The browser's token as a header. */
export async function bearer(page: Page): Promise<{ authorization: string }> {
  const kept = await page.evaluate(() => localStorage.getItem('session'))
  const { token } = JSON.parse(kept ?? '{}') as { token: string }
  return { authorization: `Bearer ${token}` }
}

/** The row whose cells in the named columns have these texts. */
export function rowOf(table: Locator, cells: Record<string, string>): Locator {
  return Object.entries(cells).reduce(
    (rows, [column, text]) =>
      rows.filter({
        has: table.page().locator(`td[data-label="${column}"]`).filter({ hasText: text }),
      }),
    table.getByRole('row'),
  )
}

export const expectRowVisible = (table: Locator, cells: Record<string, string>) =>
  expect(rowOf(table, cells)).toBeVisible()
export const expectNoRow = (table: Locator, cells: Record<string, string>) =>
  expect(rowOf(table, cells)).toHaveCount(0)

/** Types into a search input, and picks the hit with the text `hit`. */
export async function pickFromSearch(input: Locator, typed: string, hit: string | RegExp) {
  // In the middle of the window, so that no hit has to be scrolled to: hits disappear once their input is out of view.
  await input.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await input.fill(typed)
  const hits = input.page().getByRole('option').filter({ hasText: hit, visible: true })
  await hits.first().click()
}

/** An input by its label; ignores other elements with the same name, such as its section. */
export const field = (where: Page | Locator, label: string): Locator =>
  where.getByRole('textbox', { name: label, exact: true })

/** The input of a time of day. */
export const timeField = (where: Page | Locator, label: string): Locator =>
  where.getByRole('combobox', { name: label, exact: true })

/** The save states of the editors. */
export const savedState = (page: Page): Locator => page.locator('output[aria-live=polite]')
/** Waits until all are saved: the people of an object have save states of their own. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(savedState(page).first()).toHaveText('Saved')
  await expect(savedState(page).filter({ hasNotText: /^Saved$/ })).toHaveCount(0)
}

/** Answers the question in the dialog with yes. */
export async function confirm(page: Page, question: string, yes: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question })
  await dialog.getByRole('button', { name: yes, exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Follows an entry of the navbar's menu. */
export async function chooseFromMenu(page: Page, button: string | RegExp, item: string) {
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** An option of a segmented control, such as the state of an activity. */
export const choose = (where: Locator, group: string, choice: string) =>
  where.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click()

/** The chip of a field that is yes, no or not set; its name ends with its value. */
export const chip = (where: Page | Locator, label: string): Locator =>
  where.getByRole('button', { name: new RegExp(`^${label.replace(/[()]/g, '\\$&')}: `) })

/** The horizontal overflow of the page in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The elements beyond the right edge of the page, from the outside in: selector, right edge, text. */
export const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
    const isCut = (element: Element): boolean => {
      const above = element.parentElement
      return above !== null && above !== document.body && (scrolls(above) || isCut(above))
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge + 0.5 && !isCut(element))
      .slice(0, 5)
      .map((element) => {
        const { right } = element.getBoundingClientRect()
        const sign = `${element.tagName} ${element.getAttribute('class') ?? ''}`
        return `${sign} to ${Math.round(right)}: ${element.textContent.slice(0, 40)}`
      })
  })

/** All visible texts and accessible names. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement
      if (!element.checkVisibility()) continue
      // Elements with a `lang` of their own are in another language on purpose.
      const said = element.closest('[lang]')?.getAttribute('lang')
      if (said !== document.documentElement.lang) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name) ?? '')
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) found.push(child.textContent ?? '')
    }
    return [...new Set(found.map((text) => text.trim()))].filter((text) => text !== '')
  })
}

/**
 * Ends the page as in a crash, after its draft was stored. A page that is closed normally sends its last save, even without a
 * network.
 */
export async function crashWithDraft(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => /draft/.test(name))))
    .toHaveLength(1)
  await page.goto('chrome://crash').catch(() => {})
  await page.close()
}
