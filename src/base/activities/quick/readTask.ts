// Reads a task from one line: its text, and a date at its beginning or end.
//
// A day without a time is stored as its local midnight, because `date` of an activity is a local date-time, and midnight means the
// whole day in the calendar, its feed and lists (`isForTheDay`).
import { addDays } from '#kit/clock.ts'
import { inAthens } from '#kit/fields/format.ts'
import { amountAhead, daySaid } from '#kit/fields/when/daySaid.ts'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { timeSaid } from '#kit/fields/when/timeSaid.ts'

export type TaskText = {
  /** The text without the date, unless there is nothing else. */
  description: string
  /** YYYY-MM-DDTHH:mm:ss, local; null without a date. */
  date: string | null
  /** The words read as a date, as typed, and where they end. */
  said: string | null
  end: number
}

type Moment = { end: number; date: string }

/** `unread`: words that are not meant as a date. */
export function readTask(typed: string, now: Date, unread: string | null = null): TaskText {
  const text = typed.normalize('NFC')
  const folded = foldedText(text)
  const found = atEnd(folded, now) ?? atBeginning(folded, now)
  const said = found && text.slice(found.from, found.end)
  if (!found || said === unread) return { description: text.trim(), date: null, said: null, end: 0 }
  const rest = withoutSeams(`${text.slice(0, found.from)} ${text.slice(found.end)}`)
  return { description: rest || text.trim(), date: found.date, said, end: found.end }
}

function atBeginning(text: string, now: Date) {
  const from = text.length - text.trimStart().length
  const moment = readMoment(text, from, now)
  return moment && { from, ...moment }
}

/** The longest date at the end. */
function atEnd(text: string, now: Date) {
  const last = text.replace(/[\s.,;!?]+$/, '').length
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}.:/-])[\p{L}\p{N}]/gu)) {
    const moment = readMoment(text, index, now)
    if (moment && moment.end >= last) return { from: index, ...moment }
  }
  return null
}

function readMoment(text: string, from: number, now: Date): Moment | null {
  return soon(text, from, now) ?? dayAndTime(text, from, now) ?? timeAndDay(text, from, now)
}

/** Adds hours in real time, which differs from local time on two nights of the year. */
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
  const found = daySaid(text, from, today)
  if (!found) return null
  const time = timeSaid(text, afterSeam(text, found.end))
  if (time) return { end: time.end, date: `${found.day}T${time.time}:00` }
  return found.weak ? null : { end: found.end, date: `${found.day}T00:00:00` }
}

function timeAndDay(text: string, from: number, now: Date): Moment | null {
  const found = timeSaid(text, from)
  if (!found) return null
  const local = inAthens(now)
  const today = local.slice(0, 10)
  const day = daySaid(text, afterSeam(text, found.end), today)
  if (day) return { end: day.end, date: `${day.day}T${found.time}:00` }
  // A time alone means its next occurrence.
  const isOver = found.time <= local.slice(11, 16)
  return { end: found.end, date: `${isOver ? addDays(today, 1) : today}T${found.time}:00` }
}

const afterSeam = (text: string, end: number) => end + /^\s*,?\s*/.exec(text.slice(end))![0].length

const withoutSeams = (text: string) => text.replace(/^[\s,;:–-]+/, '').replace(/[\s,;:–-]+$/, '')
