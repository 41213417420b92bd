// Reads a task typed as one line, with an optional date at its beginning or end.
//
// A day without a time is stored as the local midnight of that day: `date` of an activity is a local date-time, and
// `T00:00:00` means the whole day in the calendar, its feed and the lists alike (`isForTheDay`).
import { normalized } from '#kit/fields/normalized.ts'
import { addDays, inAthens } from '#kit/clock.ts'
import { amountAhead, dayInTextAt } from '#kit/fields/when/dayInText.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { timeInTextAt } from '#kit/fields/when/timeInText.ts'

export type TaskText = {
  /** The text without the date, unless there is nothing else. */
  description: string
  /** YYYY-MM-DDTHH:mm:ss, local; null without a date. */
  date: string | null
  /** The words read as the date, as typed, and the position where they end. */
  dateText: string | null
  end: number
}

type Moment = { end: number; date: string }

/** `notADate`: words that were read as a date before, which the user rejected. */
export function readTask(typed: string, now: Date, notADate: string | null = null): TaskText {
  const text = normalized(typed, 'NFC')
  const folded = foldedText(text)
  const found = atEnd(folded, now) ?? atBeginning(folded, now)
  const dateText = found && text.slice(found.from, found.end)
  if (!found || dateText === notADate)
    return { description: text.trim(), date: null, dateText: null, end: 0 }
  const rest = withoutSeparators(`${text.slice(0, found.from)} ${text.slice(found.end)}`)
  return { description: rest || text.trim(), date: found.date, dateText, end: found.end }
}

function atBeginning(text: string, now: Date) {
  const from = text.length - text.trimStart().length
  const moment = readMoment(text, from, now)
  return moment && { from, ...moment }
}

/** The longest date that reaches the end. */
function atEnd(text: string, now: Date) {
  const last = text.replace(/(?<![\s.,;!?])[\s.,;!?]+$/, '').length
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}.:/-])[\p{L}\p{N}]/gu)) {
    const moment = readMoment(text, index, now)
    if (moment && moment.end >= last) return { from: index, ...moment }
  }
  return null
}

function readMoment(text: string, from: number, now: Date): Moment | null {
  return soon(text, from, now) ?? dayAndTime(text, from, now) ?? timeAndDay(text, from, now)
}

/** "In an hour" counts elapsed time, also when the clocks change. */
function soon(text: string, from: number, now: Date): Moment | null {
  for (const [unit, minutes] of [
    ['minute', 1],
    ['hour', 60],
  ] as const) {
    const found = amountAhead(text, from, unit)
    if (!found) continue
    const then = inAthens(new Date(now.getTime() + found.count * minutes * 60_000))
    return { end: found.end, date: `${then.slice(0, 16)}:00` }
  }
  return null
}

function dayAndTime(text: string, from: number, now: Date): Moment | null {
  const today = inAthens(now).slice(0, 10)
  const found = dayInTextAt(text, from, today)
  if (!found) return null
  const time = timeInTextAt(text, afterSeparator(text, found.end))
  if (time) return { end: time.end, date: `${found.day}T${time.time}:00` }
  return found.weak ? null : { end: found.end, date: `${found.day}T00:00:00` }
}

function timeAndDay(text: string, from: number, now: Date): Moment | null {
  const found = timeInTextAt(text, from)
  if (!found) return null
  const local = inAthens(now)
  const today = local.slice(0, 10)
  const day = dayInTextAt(text, afterSeparator(text, found.end), today)
  if (day) return { end: day.end, date: `${day.day}T${found.time}:00` }
  // A time alone means its next occurrence.
  const isOver = found.time <= local.slice(11, 16)
  return { end: found.end, date: `${isOver ? addDays(today, 1) : today}T${found.time}:00` }
}

const afterSeparator = (text: string, end: number) =>
  end + /^\s*,?\s*/.exec(text.slice(end))![0].length

const withoutSeparators = (text: string) =>
  text.replace(/^[\s,;:–-]+/, '').replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
