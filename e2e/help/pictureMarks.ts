// What is remembered of a picture, to notice when the screen has changed: its texts, and the mean colours of its parts. Fonts are
// drawn a little differently by each version of the browser, which neither shows.
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type Marks = { texts: string; colours: string }

const columns = 12
const rows = 8
/** Difference of a channel that does not count. */
const tolerance = 12

/** Times of the hour in which the pictures are taken: when a job has run depends on the machine. */
const presentTimes = /\b10:[0-5]\d\b/g

/** How many alerts are unread, before the menu of languages: it depends on which jobs have run since the start. */
const unreadAlerts = / · \d+(?= · (?:EN|ΕΛ|РУ) · )/

/** All texts in the window, in the order of the document. */
export const shownText = async (page: Page): Promise<string> =>
  (await textsIn(page))
    .replace(unreadAlerts, '')
    .replaceAll(presentTimes, '10:00')
    .replaceAll(/localhost:\d+/g, 'localhost')

const textsIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim()
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, bottom, left, right, width } = range.getBoundingClientRect()
      const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      if (text && width > 1 && isInside && node.parentElement?.checkVisibility()) texts.push(text)
    }
    return texts.join(' · ').replaceAll(/\s+/g, ' ')
  })

export async function marksOf(picture: Buffer, texts: string): Promise<Marks> {
  const raw = await sharp(picture)
    .removeAlpha()
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return { texts, colours: raw.toString('hex') }
}

/** What is different, in words; null if nothing is. */
export function difference(before: Marks | undefined, now: Marks): string | null {
  if (!before) return 'there is no picture yet'
  if (before.texts !== now.texts) {
    const [old, fresh] = [before.texts.split(' · '), now.texts.split(' · ')]
    const at = fresh.findIndex((text, index) => text !== old[index])
    return `instead of "${old[at] ?? ''}" there is "${fresh[at] ?? 'nothing'}"`
  }
  const [a, b] = [before, now].map(({ colours }) => Buffer.from(colours, 'hex'))
  const at = b!.findIndex((value, index) => Math.abs(value - a![index]!) > tolerance)
  if (at < 0) return null
  const cell = Math.floor(at / 3)
  return `its look has changed in row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}`
}
