// Parses days in the column's order of day, month and year.
import { inAthens } from '#kit/clock.ts'
import { fullYear } from '#kit/fields/readDay.ts'
import { dayOf } from '#kit/fields/when/dayArithmetic.ts'
import { months } from '#kit/fields/when/dayWords.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { cellText } from '#kit/fields/cellText.ts'

/** `serial`: days since the end of 1899, as spreadsheets count them. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd' | 'serial'
/** `noDate`: not in this order. `noSuchDay`: missing in the calendar. */
export type DateFault = { fault: 'noDate' | 'noSuchDay' }

/** Maximum length; nobody writes a longer day. */
const longest = 60

/**
 * The day as YYYY-MM-DD, without a time that may follow it. If the month is a name, in English, Greek or Russian, or the text
 * starts with a four-digit year, `dmy` and `mdy` give the same. Two-digit years below 50 are of this century. Years are from
 * 1800 to 2999.
 */
export function readDate(text: string, order: DateOrder): string | DateFault {
  const moment = zoned.exec(text.trim())
  if (moment) return dayInAthens(moment[0])
  const said = plain(text)
  if (order === 'serial') return serialDay(said)
  const named = namedDay(said)
  if (named) return named
  const found =
    patterns[order].exec(said) ??
    together[order].exec(said) ??
    patterns.ymd.exec(said) ??
    together.ymd.exec(said)
  const { d, m, y } = found?.groups ?? {}
  if (d === undefined || m === undefined || y === undefined) return { fault: 'noDate' }
  return existing(fullYear(y), Number(m), Number(d))
}

/** An instant with its zone, as programs write it: its day is the one in Athens. */
const zoned = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d(?::?\d\d)?)$/i

/** Null for a text that is no instant with a zone. */
export function momentInAthens(text: string): string | null {
  const found = zoned
    .exec(text.trim())?.[0]
    .replace(' ', 'T')
    .replace(/([+-]\d\d)$/, '$1:00')
  return found === undefined || Number.isNaN(Date.parse(found)) ? null : inAthens(found)
}

const dayInAthens = (text: string): string | DateFault =>
  momentInAthens(text)?.slice(0, 10) ?? { fault: 'noSuchDay' }

/** 05.10.2026 is written by people who put the day first. */
const dotted = /^\s*\d{1,2}\.\d{1,2}\.\d{2,4}(?!\d)/

/** The orders in which the text is a day, none for other texts; and whether they give different days. */
export function ordersOf(text: string): { fits: ('dmy' | 'mdy' | 'ymd')[]; differ: boolean } {
  const days = (['dmy', 'mdy', 'ymd'] as const)
    .map((order) => ({ order, day: readDate(text, order) }))
    .filter(({ day }) => typeof day === 'string')
    .filter(
      ({ order }, _at, all) => order !== 'mdy' || all[0]?.order !== 'dmy' || !dotted.test(text),
    )
  return {
    fits: days.map(({ order }) => order),
    differ: new Set(days.map(({ day }) => day)).size > 1,
  }
}

/** Removes case, accents, a time, a weekday and the word for year. */
const plain = (text: string): string =>
  foldedText(text.length > longest ? '' : (cellText(text) ?? ''))
    .replace(/\s+/g, ' ')
    .replace(/^\p{L}{2,12}\.?, ?(?=\d)/u, '')
    .replace(weekday, '')
    .replace(
      /[ ,t]+\d{1,2}[:.]\d\d(?::\d\d(?:[.,]\d+)?)? ?(?:[ap]\.?m\.?|[πμ]\.?μ\.?)?(?:z|[+-]\d\d:?\d\d)?$/u,
      '',
    )
    .replace(/ ?(?:г\.?|года)$/, '')
    .replace(/,$/, '')

const weekday = new RegExp(
  String.raw`^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη|δευ|τρι|τετ|πεμ|παρ|σαβ|κυρ|понедельник|вторник|среда|четверг|пятница|суббота|воскресенье|пн|вт|ср|чт|пт|сб|вс)\.?,? (?=[\d\p{L}])`,
  'u',
)
const mark = String.raw` ?[.\-/, ] ?`
const [day, month, year] = [
  String.raw`(?<d>\d{1,2})`,
  String.raw`(?<m>\d{1,2})`,
  String.raw`(?<y>\d{4}|\d{2})`,
]
const patterns = {
  dmy: new RegExp(`^${day}${mark}${month}${mark}${year}\\.?$`),
  mdy: new RegExp(`^${month}${mark}${day}${mark}${year}\\.?$`),
  ymd: new RegExp(`^(?<y>\\d{4})${mark}${month}${mark}${day}\\.?$`),
}
/** Without separators: told from other numbers only by a leading year. */
const together = {
  dmy: /^(?<d>\d{2})(?<m>\d{2})(?<y>(?:19|20)\d{2})$/,
  mdy: /^(?<m>\d{2})(?<d>\d{2})(?<y>(?:19|20)\d{2})$/,
  ymd: /^(?<y>(?:19|20)\d{2})(?<m>\d{2})(?<d>\d{2})$/,
}

const existing = (year: number, month: number, day: number): string | DateFault =>
  dayOf(year, month, day) ?? { fault: 'noSuchDay' }

const monthNames = months.map((pattern) => new RegExp(`^(?:${pattern})$`, 'u'))
const namedPatterns = [
  /^(?<d>\d{1,2})(?:st|nd|rd|th|η|ησ)?[ .,\-/]{1,2}(?:of )?(?<name>\p{L}{3,12})[ .,\-/]{1,3}(?:του )?'?(?<y>\d{4}|\d{2})\.?$/u,
  /^(?<name>\p{L}{3,12})[ .\-/]{1,2}(?<d>\d{1,2})(?:st|nd|rd|th)?[ ,\-/]{1,3}(?<y>\d{4}|\d{2})$/u,
  /^(?<y>\d{4})[ .,\-/]{1,2}(?<name>\p{L}{3,12})[ .,\-/]{1,2}(?<d>\d{1,2})$/u,
]

/** 5 Μαΐου 2021, May 5, 2021; null for anything else. */
function namedDay(text: string): string | DateFault | null {
  for (const pattern of namedPatterns) {
    const { d, name, y } = pattern.exec(text)?.groups ?? {}
    if (d === undefined || name === undefined || y === undefined) continue
    const month = monthNames.findIndex((one) => one.test(name)) + 1
    if (month > 0) return existing(fullYear(y), month, Number(d))
  }
  return null
}

// The serial number of 1 March 1900, after the day that spreadsheets count although it never existed, and that of the last day
// of 2999.
const [firstSerial, lastSerial] = [61, 401_768]

function serialDay(text: string): string | DateFault {
  const [, whole] = /^(\d{1,6})(?:[.,]\d+)?$/.exec(text) ?? []
  const serial = Number(whole ?? 0)
  if (serial < firstSerial || serial > lastSerial) return { fault: 'noDate' }
  const date = new Date(Date.UTC(1899, 11, 30 + serial))
  return existing(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}
