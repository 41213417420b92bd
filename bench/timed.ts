// Measures times inside the page, by its event timestamps, so that the time of the driving program does not count.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The time of the last click or key, by the page's clock. */
    began: Record<'click' | 'input', number>
    /** Milliseconds from each key to the next painted frame. */
    painted: number[]
  }
}

/** For all pages loaded from now on. */
export async function keepTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.began = { click: NaN, input: NaN }
    window.painted = []
    for (const kind of ['click', 'input'] as const)
      addEventListener(kind, ({ timeStamp }) => (window.began[kind] = timeStamp), true)
    // A message is delivered after this frame was painted.
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

/** Whether nothing is loading any more and something is shown. */
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
 * Milliseconds from the event of `act` to the frame that shows an element of `selector`, with nothing loading any more. Elements
 * that were there before the click do not count: they must belong to another screen.
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
