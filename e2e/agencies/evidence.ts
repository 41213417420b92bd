// Records events of the pages of a journey, to explain failures and to wait for the end of all requests.
import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'

const mostLines = 25
let lines: string[] = []
const note = (text: string) => {
  const line = stripVTControlCharacters(text).slice(0, 400)
  if (line !== lines.at(-1)) lines = [...lines, line].slice(-mostLines)
}

export const forgetEvidence = () => {
  lines = []
}
/** The last opened addresses, console errors and failed requests. */
export const evidence = (): string[] => lines

type Requests = { started: number; underway: number }
const requests = new WeakMap<Page, Requests>()
export const requestsOf = (page: Page): Requests => ({ ...requests.get(page)! })

function watchPage(page: Page): void {
  const counted = { started: 0, underway: 0 }
  requests.set(page, counted)
  page.on('request', () => {
    counted.started++
    counted.underway++
  })
  page.on('requestfinished', () => counted.underway--)
  page.on('requestfailed', (request) => {
    counted.underway--
    note(`lost    ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) note(`answer  ${response.status()} ${response.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note(`screen  ${frame.url()}`)
  })
  page.on('pageerror', (error) => note(`error   ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console ${message.text()}`)
  })
  page.on('crash', () => note(`crash   ${page.url()}`))
}

export const watchPages = (context: BrowserContext): void => void context.on('page', watchPage)

/** Watches every page of every context that the browser opens from now on. */
export function watch(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    watchPages(context)
    return context
  }
  return browser
}
