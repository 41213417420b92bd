// Takes times inside of the page, by the clock of the events: what the program that drives it takes is not in them.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** When somebody last clicked or wrote, by the page's clock. */
    began: Record<'click' | 'input', number>
    /** From each key to the picture after it, in milliseconds. */
    painted: number[]
  }
}

/** For all pages that are loaded from now on. */
export async function keepTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.began = { click: NaN, input: NaN }
    window.painted = []
    for (const kind of ['click', 'input'] as const)
      addEventListener(kind, ({ timeStamp }) => (window.began[kind] = timeStamp), true)
    // A message is heard once the picture of this frame has been handed over.
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () =>
            window.painted.push(performance.now() - timeStamp),
          )
          port1.start()
          port2.postMessage(null)
        })
      },
      true,
    )
  })
}

export const keysPainted = (page: Page): Promise<number[]> => page.evaluate(() => window.painted)

/** Nothing is loading any more, and something is there. */
export async function shown(page: Page): Promise<void> {
  await page.waitForFunction(
    (loading) => document.querySelector('main h1') && !document.querySelector(loading),
    loadingNow,
    { polling: 'raf' },
  )
}

const loadingNow = ':is([aria-busy=true], output[aria-label]):not([data-sample] *)'

type Kind = 'click' | 'input'

/**
 * Milliseconds from the event of `act` to the picture that shows something of `selector`, with nothing loading any
 * more. What was there before a click does not count: it has to be another screen's.
 */
export async function timed(
  page: Page,
  kind: Kind,
  selector: string,
  act: () => Promise<void>,
): Promise<number> {
  const before = await page.evaluate(
    (sought) => ({
      address: location.pathname,
      title: document.querySelector('main h1')?.textContent,
      had: document.querySelector(sought) !== null,
    }),
    selector,
  )
  await act()
  const handle = await page.waitForFunction(
    ({ before: { address, title, had }, kind, selector, loading }) => {
      const isElsewhere =
        location.pathname !== address && document.querySelector('main h1')?.textContent !== title
      if (kind === 'click' && had && !isElsewhere) return false
      if (!document.querySelector(selector) || document.querySelector(loading)) return false
      return performance.now() - window.began[kind]
    },
    { before, kind, selector, loading: loadingNow },
    { polling: 'raf' },
  )
  return (await handle.jsonValue()) as number
}
