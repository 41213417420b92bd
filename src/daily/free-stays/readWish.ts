// Reads a sentence about a stay in English, Greek or Russian: days, nights, guests, the price of a night, and a place.
import { normalized } from '#kit/fields/normalized.ts'
import { addDays } from '#kit/clock.ts'
import { nightsBetween } from '#records/reservations/stayDays.ts'
import { mostGuests } from './freeStays.contract.ts'

export type ReadWish = {
  checkIn: string | null
  duration: number | null
  guests: number | null
  priceMax: number | null
  /** Words that may name a place. */
  place: string
}

/** Beginnings of the names of the months, without accents. */
const months = [
  ['jan', 'ιαν', 'γεναρ', 'янв'],
  ['feb', 'φεβ', 'фев'],
  ['mar', 'μαρ', 'мар'],
  ['apr', 'απρ', 'апр'],
  ['may', 'μαι', 'маи', 'мая', 'мае'],
  ['jun', 'ιουν', 'июн'],
  ['jul', 'ιουλ', 'июл'],
  ['aug', 'αυγ', 'авг'],
  ['sep', 'σεπ', 'сен'],
  ['oct', 'οκτ', 'окт'],
  ['nov', 'νοε', 'ноя'],
  ['dec', 'δεκ', 'дек'],
] as const

const word = '\\p{L}*'
const day = '(\\d{1,2})(?:st|nd|rd|th|η|ης|го|е)?'
const monthName = `((?:${months.flat().join('|')})${word})`
const year = '(?:\\s*,?\\s*(20\\d\\d)(?!\\d))?'
const till = '\\s*(?:-|–|—|\\.\\.|to|till|until|εωσ|μεχρι|ωσ|до|по|and)\\s*'
const after = '(?!\\p{L})'
const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}`, 'u')

const sameMonth = pattern(`${day}${till}${day}\\s*(?:of\\s+)?${monthName}${year}`)
const monthFirst = pattern(`${monthName}\\s+${day}${till}${day}(?![\\d.])${year}`)
const twoMonths = pattern(`${day}\\s*${monthName}${year}${till}${day}\\s*${monthName}${year}`)
const oneDay = pattern(`${day}\\s*${monthName}${year}`)
const numeric = '(\\d{1,2})[./](\\d{1,2})(?:[./](\\d{4}))?'
const twoNumeric = pattern(`${numeric}${till}${numeric}(?!\\d)`)
const oneNumeric = pattern(`${numeric}(?!\\d)`)
const nights = pattern(`(\\d{1,3})\\s*(?:night|διανυκτ|νυχτ|βραδι|ноч|сут)${word}`)
const weeks = pattern(`(\\d{1,2})\\s*(?:week|εβδομαδ|недел)${word}`)
const everybody = pattern(
  `(\\d{1,3})\\s*(?:guest|people|person|pax|ατομ|επισκεπτ|гост|чел|персон)${word}`,
)
const adults = pattern(`(\\d{1,3})\\s*(?:adult|ενηλικ|взросл)${word}`)
const children = pattern(`(\\d{1,2})\\s*(?:child|kid|παιδ|дет|реб)${word}`)
const peopleAndChildren = pattern(
  `${everybody.source}\\s*(?:and|plus|και|συν|и|плюс|\\+|&)\\s*${children.source}`,
)
const money = '€?\\s*(\\d{1,3}(?:[ .]\\d{3})+|\\d+)(?:[.,](\\d{1,2}))?'
const euro = '\\s*(?:€|eur(?:o|os)?|ευρω|евро)'
const perNight = `(?:\\s*(?:per|a|/|τη|ανα|за|в)\\s*(?:night|βραδια|διανυκτερευση|ночь|сутки))?`
const most =
  '(?:under|up to|below|max(?:imum)?|less than|at most|εωσ|μεχρι|κατω απο|ωσ|το πολυ|до|не дороже|максимум|дешевле|<|≤)'
const prices = [
  pattern(`${most}\\s*${money}(?:${euro})?${perNight}`),
  pattern(`${money}${euro}${perNight}`),
]
const idle = new RegExp(
  `(?<!\\p{L})(?:incl|including|of them|of whom|plus|εκ των οποιων|απο αυτα|συμπεριλαμβανομενων|συν|из них|включая|в том числе|плюс|in|at|near|from|for|on|the|of|by|and|with|around|στην?|στον?|στα|στο|στουσ|στισ|σε|κοντα|απο|για|και|με|в|во|на|у|около|с|со|для|и|от|рядом)${after}`,
  'gu',
)

/** Days without a year are the next ones from `today` on. */
export function readWish(typed: string, today: string): ReadWish {
  let rest = plain(typed)
  const take = (...patterns: RegExp[]) => {
    for (const each of patterns) {
      const found = each.exec(rest)
      if (!found) continue
      rest = `${rest.slice(0, found.index)} , ${rest.slice(found.index + found[0].length)}`
      return found
    }
    return null
  }
  const { from, until } = daysIn(take, today)
  const nightCount = take(nights)
  const weekCount = take(weeks)
  const people = guestsIn(rest, take)
  const price = take(...prices)
  const counted = nightCount ? Number(nightCount[1]) : weekCount ? 7 * Number(weekCount[1]) : null
  const duration = from && until ? nightsBetween(from, until) : counted
  return {
    checkIn: from,
    duration: duration !== null && duration >= 1 && duration <= 1000 ? duration : null,
    guests: people !== null && people >= 1 && people <= mostGuests ? people : null,
    priceMax: price && amountOf(price),
    place: rest
      .replaceAll(idle, ' ')
      .replaceAll(/[^\p{L}\s'’-]/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }
}

/** Children are included in the number of people ("5 people, 2 children"), unless they are added ("4 people and 2 children"). */
function guestsIn(said: string, take: Take): number | null {
  const isMore = peopleAndChildren.test(said)
  const all = take(everybody)
  const grown = take(adults)
  const young = take(children)
  if (!all && !grown && !young) return null
  const count = (found: RegExpExecArray | null) => Number(found?.[1] ?? 0)
  if (isMore) return count(all) + count(young)
  return Math.max(count(all), count(grown) + count(young))
}

/** Lower case, without accents, and with single spaces, which the patterns may skip anywhere. */
const plain = (typed: string) =>
  normalized(typed.toLowerCase(), 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('ς', 'σ')

function amountOf([, whole, cents = '0']: RegExpExecArray): number | null {
  const amount = Number(`${whole!.replaceAll(/[ .]/g, '')}.${cents}`)
  return amount <= 100_000 ? amount : null
}

type Take = (...patterns: RegExp[]) => RegExpExecArray | null

function daysIn(take: Take, today: string): { from: string | null; until: string | null } {
  const named = take(sameMonth)
  if (named)
    return period([named[1]!, named[3]!, named[4]], [named[2]!, named[3]!, named[4]], today)
  const first = take(monthFirst)
  if (first)
    return period([first[2]!, first[1]!, first[4]], [first[3]!, first[1]!, first[4]], today)
  const two = take(twoMonths, twoNumeric)
  if (two) {
    const [, d1, m1, y1, d2, m2, y2] = two
    return period([d1!, m1!, y1 ?? (y2 && m1 === m2 ? y2 : undefined)], [d2!, m2!, y2], today)
  }
  const one = take(oneDay, oneNumeric)
  return { from: one && comingDay([one[1]!, one[2]!, one[3]], today), until: null }
}

type DayParts = [day: string, month: string, year: string | undefined]

function period(one: DayParts, other: DayParts, today: string) {
  const from = comingDay(one, today)
  return { from, until: from && comingDay(other, addDays(from, 1)) }
}

/** The first such day from `since` on, unless it has a year; null if it does not exist. */
function comingDay([dayOf, month, yearOf]: DayParts, since: string): string | null {
  const number = monthOf(month)
  const first = Number(since.slice(0, 4))
  // 29 February may be some years away.
  const years = yearOf ? [Number(yearOf)] : Array.from({ length: 9 }, (_, more) => first + more)
  const two = (value: number) => String(value).padStart(2, '0')
  return (
    years
      .map((each) => `${each}-${two(number)}-${two(Number(dayOf))}`)
      .find((each) => exists(each) && (yearOf !== undefined || each >= since)) ?? null
  )
}

const monthOf = (month: string) =>
  /^\d/.test(month)
    ? Number(month)
    : months.findIndex((names) => names.some((name) => month.startsWith(name))) + 1

function exists(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isFinite(at) && addDays(date, 0) === date
}
