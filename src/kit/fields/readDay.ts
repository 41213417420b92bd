// Parses days as people here write them, on an English, Greek or Russian keyboard: 15.12.2026, 15/12/26, 15.12, 1 Δεκεμβρίου, 1
// дек. 2026 г., tomorrow, αύριο, в пятницу, in 3 days; optionally with a time.
import { normalized } from './normalized.ts'
import { dayOf, nearestYearly } from './when/dayArithmetic.ts'
import { dayBehind, dayInTextAt } from './when/dayInText.ts'
import { foldedText } from './when/foldedText.ts'
import { timeInTextAt } from './when/timeInText.ts'

export type DayRead = {
  /** YYYY-MM-DD. */
  day: string
  /** HH:mm; null without a time. */
  time: string | null
  /** Whether a reader of the text alone might think of another day: 15.12, 15/12/26, tomorrow. */
  isDoubtful: boolean
}

/** Maximum length; nobody writes a longer day. */
const longest = 60

/** Undefined if the text is no day, or one that does not exist. Without a year, the one nearest to `today`. */
export function readDay(text: string, today: string): DayRead | undefined {
  if (text.length > longest) return undefined
  const said = plain(text)
  const day = wholeDay(said, today)
  if (day !== null) return { day, time: null, isDoubtful: !isPlain(said, day) }
  for (const { index, 0: seam } of said.matchAll(/,? |,|(?<=\d)t(?=\d)/g)) {
    const [left, right] = [said.slice(0, index), said.slice(index + seam.length)]
    const before = wholeDay(left, today)
    const time = before === null ? null : wholeTime(right)
    if (before !== null && time !== null)
      return { day: before, time, isDoubtful: !isPlain(left, before) }
    const after = wholeDay(right, today)
    const timeBefore = after === null ? null : wholeTime(left)
    if (after !== null && timeBefore !== null)
      return { day: after, time: timeBefore, isDoubtful: true }
  }
  return undefined
}

/** Folded, without invisible characters, with plain blanks. */
const plain = (text: string): string =>
  foldedText(normalized(text, 'NFKD').replace(/[\p{Cf}\p{M}]/gu, ''))
    .replace(/\s+/g, ' ')
    .trim()

/** Unambiguous: day, month and full year. */
const isPlain = (text: string, day: string): boolean => {
  const [year, month, dayOfMonth] = day.split('-')
  const numbers = text.match(/\d+/g)?.map((digits) => digits.padStart(2, '0')) ?? []
  return numbers.join(' ') === `${dayOfMonth} ${month} ${year}` || text === day
}

const wholeDay = (text: string, today: string): string | null =>
  inDigits(text.replace(/ ?(?:г\.?|года)$/, ''), today) ??
  inWords(withFullYear(text, today), today) ??
  // Wednesday, 25.11.2026
  inDigits(text.replace(/^\p{L}+[.,]* /u, afterWeekday(today)), today)

const mark = String.raw`\s?[.\-/, ]\s?`
const dayFirst = new RegExp(
  String.raw`^(?<d>\d{1,2})${mark}(?<m>\d{1,2})(?:${mark}(?<y>\d{4}|\d{2}))?\.?$`,
)
const yearFirst = /^(?<y>\d{4})[-./](?<m>\d{1,2})[-./](?<d>\d{1,2})$/
const together = [
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{4})$/,
  /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
  /^(?<d>\d{2})(?<m>\d{2})(?<y>\d{2})$/,
]

function inDigits(text: string, today: string): string | null {
  for (const pattern of [dayFirst, yearFirst, ...together]) {
    const { d, m, y } = pattern.exec(text)?.groups ?? {}
    if (d === undefined || m === undefined) continue
    const day =
      y === undefined
        ? nearestYearly(today, Number(m), Number(d))
        : dayOf(fullYear(y), Number(m), Number(d))
    if (day !== null) return day
  }
  return null
}

/** Two digits mean the last or this century; birthdays are more common than distant future days. */
export function fullYear(digits: string): number {
  const given = Number(digits)
  if (digits.length > 2) return given
  return given < 50 ? 2000 + given : 1900 + given
}

function inWords(text: string, today: string): string | null {
  const found = dayInTextAt(text, 0, today, nearestYearly) ?? dayBehind(text, 0, today)
  const ahead = found && isEnd(text, found.end) ? found : dayBehind(text, 0, today)
  return ahead && isEnd(text, ahead.end) ? ahead.day : null
}

const isEnd = (text: string, end: number): boolean => /^[\s.,]*$/.test(text.slice(end))

/** Expands 1 dec 26 to 1 dec 2026. */
const withFullYear = (text: string, today: string): string =>
  text.replace(
    /^(\d{1,2}\S* ?(?:of )?\p{L}+\.?,?) '?(\d{2})$/u,
    (all: string, day: string, year: string) =>
      inWords(day, today) === null ? all : `${day} ${fullYear(year)}`,
  )

const afterWeekday = (today: string) => (word: string) =>
  inWords(word.replaceAll(/[.,\s]/g, ''), today) === null ? word : ''

function wholeTime(text: string): string | null {
  const clock = /^(\d{1,2})[.:](\d{2})(?::\d{2}(?:\.\d+)?)?z?$/.exec(text)
  const found = timeInTextAt(clock ? `${clock[1]}:${clock[2]}` : text, 0)
  return found && (clock || isEnd(text, found.end)) ? found.time : null
}
