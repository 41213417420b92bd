// What a person does and sees, in the words of a journey.
import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { requestsOf } from './agencies/evidence.ts'

export type Person = { username: string; password: string }

/** Through the sign-in page, to wherever it leads. The texts of the page are in the chosen language. */
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
 * Signed in and at `address`, at home unless it is given, as after the sign-in page, which not every
 * journey needs to load and fill in.
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

/** Everything that the screen asked the server for is shown. */
export async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading').or(main.getByRole('paragraph')).first()).toBeVisible()
  // What is only a sample of how loading looks stays.
  const loading = ':is([aria-busy=true], output[aria-label]):not([data-sample] *)'
  await expect(page.locator(loading)).toHaveCount(0)
}

/** Nothing has been requested for half a second, although the page had time to. */
export async function quiet(page: Page): Promise<void> {
  await settled(page)
  await expect(async () => {
    const { started } = requestsOf(page)
    await page.waitForTimeout(500)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(requestsOf(page)).toEqual({ started, underway: 0 })
  }).toPass()
}

/** What is pressed the moment after is where it will stay: a page lays itself out anew a little later. */
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

/** Problems of a screen that stay. Some pass, such as colours on their way to others: those are left out. */
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

/** Opens a record until the last that its page asks for by itself, and would learn from that a session has ended. */
export async function afterTheLastAsked(page: Page, open: () => Promise<void>): Promise<void> {
  const isKept = page.waitForResponse('**/api/opened')
  await open()
  await isKept
}

type Router = {
  history: { push: (address: string) => void }
  subscribe: (event: 'onRendered', listener: () => void) => () => void
}

/** To another screen as a link leads there: what is loaded stays. */
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

/** The token that the browser keeps, as a header. */
export async function bearer(page: Page): Promise<{ authorization: string }> {
  const kept = await page.evaluate(() => localStorage.getItem('session'))
  const { token } = JSON.parse(kept ?? '{}') as { token: string }
  return { authorization: `Bearer ${token}` }
}

/** The row whose cells under the named columns hold these texts. */
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

/** Types into an input that searches, and takes the hit that says `hit`. */
export async function pickFromSearch(input: Locator, typed: string, hit: string | RegExp) {
  // In the middle of the window, so that no hit has to be scrolled to: hits disappear once their input is out of view.
  await input.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await input.fill(typed)
  const hits = input.page().getByRole('option').filter({ hasText: hit, visible: true })
  await hits.first().click()
}

/** An input by its label; what is called alike, such as the part it stands in, is left out. */
export const field = (where: Page | Locator, label: string): Locator =>
  where.getByRole('textbox', { name: label, exact: true })

/** The lines of the editors that say whether they are saved. */
export const savedState = (page: Page): Locator => page.locator('output[aria-live=polite]')
/** All of them: the people of an object are saved each for itself. */
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

/** A choice of a row of choices, such as the state of an activity. */
export const choose = (where: Locator, group: string, choice: string) =>
  where.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click()

/** By how many pixels the page scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What stands beyond the right edge of the page, from the outside in: their signs, where they end, their texts. */
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

/** Every text that is seen or heard. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as HTMLElement
      if (!element.checkVisibility()) continue
      // What says itself that it is in another language is meant to be.
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
 * The page is gone as after a crash, once what was typed in it is kept: a page that is closed sends its last save, and
 * that finds its way past a missing network.
 */
export async function crashWithDraft(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => /draft/.test(name))))
    .toHaveLength(1)
  await page.goto('chrome://crash').catch(() => {})
  await page.close()
}
