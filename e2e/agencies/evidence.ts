// What happened on the screens of a journey, for who has to find out why it failed.
import { stripVTControlCharacters } from 'node:util'
import type { Browser, BrowserContext, Page } from '@playwright/test'

const mostLines = 25
let lines: string[] = []
const note = (line: string) => {
  lines = [...lines, stripVTControlCharacters(line).slice(0, 400)].slice(-mostLines)
}

export const forgetEvidence = () => {
  lines = []
}
/** The addresses that were opened, errors of the console and requests that failed; the last lines of them. */
export const evidence = (): string[] => lines

function watchPage(page: Page): void {
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note(`screen  ${frame.url()}`)
  })
  page.on('pageerror', (error) => note(`error   ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 500) note(`answer  ${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) =>
    note(`lost    ${request.url()} ${request.failure()?.errorText ?? ''}`),
  )
  page.on('crash', () => note(`crash   ${page.url()}`))
}

const watchContext = (context: BrowserContext): void => void context.on('page', watchPage)

/** Every context that the browser opens from now on is watched. */
export function watch(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    watchContext(context)
    return context
  }
  return browser
}
