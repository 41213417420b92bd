// Describes the look of a screen as lines that can be compared on any machine: position, colours and font of each element in its
// section. Screenshots differ between browser versions; these lines do not, and name what has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** A line for each element, under a line with the name of its section. */
export const looksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Some browsers round the width of each letter to whole pixels, others do not.
    const exact = new CSSStyleSheet()
    exact.replaceSync('* { text-rendering: geometricPrecision !important }')
    document.adoptedStyleSheets = [exact]
    const hex = (colour: string) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
      const parts = [red!, green!, blue!].map((part) => part.toString(16).padStart(2, '0'))
      return alpha === 0 ? 'none' : `#${parts.join('')}${alpha! < 255 ? '~' : ''}`
    }
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join(' ')
        .trim()
    const drawn = (element: Element): boolean => {
      const style = getComputedStyle(element)
      const isFilled = hex(style.backgroundColor) !== 'none'
      const isFramed = style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px'
      const isControl = /^(svg|input|textarea|select|img)$/.test(element.localName)
      const isPlace = element.matches('[class*=Skeleton-root]')
      return isFilled || isFramed || isControl || isPlace || ownText(element) !== ''
    }
    const line = (element: Element, from: DOMRect) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const style = getComputedStyle(element)
      const frame = style.borderTopWidth === '0px' ? 'none' : hex(style.borderTopColor)
      return [
        [x - from.x, y - from.y, width, height].map(Math.round).join(' '),
        [hex(style.color), hex(style.backgroundColor), frame].join(' '),
        `${style.fontSize} ${style.fontWeight}`,
        `${element.localName} ${ownText(element).slice(0, 30)}`.trim(),
      ].join(' | ')
    }
    return [...document.querySelectorAll('main section[id]')].flatMap((section) => {
      const from = section.getBoundingClientRect()
      const seen = [section, ...section.querySelectorAll('*')].filter((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isPart = element.parentElement?.closest('svg') || element.closest('.onlyHeard')
        return !isPart && width > 1 && height > 1 && element.checkVisibility() && drawn(element)
      })
      return [`# ${section.id}`, ...seen.map((element) => line(element, from))]
    })
  })

/** The differences from the lines stored in `file`, in words; with `renew`, stores the lines instead. */
export function compareLooks(file: URL, lines: readonly string[], renew: boolean): string[] {
  if (renew) writeFileSync(file, `${lines.join('\n')}\n`)
  if (!existsSync(file)) return ['There is nothing to compare with: see CONTRIBUTING.md']
  const kept = readFileSync(file, 'utf8').trimEnd().split('\n')
  const before = sections(kept)
  const now = sections(lines)
  return [...new Set([...before.keys(), ...now.keys()])].flatMap((name) =>
    difference(name, before.get(name) ?? [], now.get(name) ?? []),
  )
}

function sections(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of lines)
    if (line.startsWith('# ')) found.set(line.slice(2), [])
    else [...found.values()].at(-1)?.push(line)
  return found
}

function difference(section: string, before: readonly string[], now: readonly string[]): string[] {
  const tags = (lines: readonly string[]) => lines.map((line) => tagOf(line))
  const at = tags(before).findIndex((tag, index) => tag !== tagOf(now[index]))
  if (at >= 0 || now.length !== before.length) {
    const first = at >= 0 ? at : before.length
    return [`${section}: instead of "${before[first]}" there is "${now[first]}"`]
  }
  return before.flatMap((line, index) => {
    const other = now[index]!
    return isAlike(line, other) ? [] : [`${section}: "${line}" is now "${other}"`]
  })
}

const tagOf = (line: string | undefined) => line?.split(' | ')[3]?.split(' ')[0]

// Tolerance: text is a little wider or higher in another version of the browser, which moves the elements below and beside it.
function isAlike(before: string, now: string): boolean {
  const [boxBefore, ...looksBefore] = before.split(' | ')
  const [boxNow, ...looksNow] = now.split(' | ')
  const sides = (box: string | undefined) => box!.split(' ').map(Number)
  const there = sides(boxNow)
  return (
    looksBefore[1] === looksNow[1] &&
    isSameColours(looksBefore[0]!, looksNow[0]!) &&
    sides(boxBefore).every((side, at) => Math.abs(side - there[at]!) <= 3 + side * 0.03)
  )
}

// Tolerance for rounding of mixed colours.
function isSameColours(before: string, now: string): boolean {
  const there = now.split(' ')
  return before.split(' ').every((colour, at) => {
    const other = there[at]!
    if (!colour.startsWith('#') || !other.startsWith('#')) return colour === other
    return [1, 3, 5].every((from) => Math.abs(channel(colour, from) - channel(other, from)) <= 6)
  })
}

const channel = (colour: string, from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
