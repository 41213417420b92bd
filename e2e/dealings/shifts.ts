// Measures layout shifts while a screen loads.
import type { Page } from '@playwright/test'

type Shifted = { sum: number; moved: string[] }
type Shift = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The limit; half of what counts as a good layout shift on the web. */
export const mostShifted = 0.06

/**
 * The layout shift score from this many milliseconds on, with the elements that moved, from where to where.
 */
export const shiftedSince = (page: Page, since: number): Promise<Shifted> =>
  page.evaluate(
    (from) =>
      new Promise<Shifted>((resolve) => {
        const found: Shifted = { sum: 0, moved: [] }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (performance.timeOrigin + entry.startTime < from) continue
            found.sum += entry.value
            for (const { node, previousRect, currentRect } of entry.sources)
              found.moved.push(
                `${node?.textContent?.slice(0, 30)} ${previousRect.y} to ${currentRect.y}`,
              )
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(found)))
      }),
    since,
  )
