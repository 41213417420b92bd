import { addDays } from '#kit/clock.ts'
import type { CalendarEntry } from '../calendar.contract.ts'
import { lastMinute, minutesOf, timeOn } from '../calendarDays.ts'
import { isForTheDay } from '../calendarTimes.ts'

type Key = { key: string; altKey: boolean }
const quarters: Record<string, number> = { ArrowUp: -15, ArrowDown: 15 }
const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * New time of an entry for Alt and an arrow key (a quarter of an hour or a day); undefined for
 * other keys.
 */
export function movedByKey(
  entry: Pick<CalendarEntry, 'kind' | 'at'>,
  { key, altKey }: Key,
): string | undefined {
  const day = entry.at.slice(0, 10)
  const [byTime, byDay] = altKey ? [quarters[key], days[key]] : []
  if (byDay !== undefined) return toDay(entry, addDays(day, byDay))
  if (byTime === undefined || isForTheDay(entry)) return undefined
  const minutes = minutesOf(entry.at)
  if (!hasRoom(entry, minutes + byTime)) return entry.at
  const movedTo = timeOn(day, minutes + byTime)
  // Moving up across the hour that the clock skips needs another hour.
  return byTime < 0 && movedTo >= entry.at && minutes >= 60
    ? timeOn(day, minutes + byTime - 60)
    : movedTo
}

// Keep an activity with a time off midnight, where it would be for the whole day.
const firstMinute = ({ kind }: Pick<CalendarEntry, 'kind'>) => (kind === 'activity' ? 15 : 0)
const hasRoom = (entry: Pick<CalendarEntry, 'kind'>, minutes: number) =>
  minutes >= firstMinute(entry) && minutes <= lastMinute

/** Same time on another day. */
export const toDay = (entry: Pick<CalendarEntry, 'kind' | 'at'>, day: string): string =>
  isForTheDay(entry) ? `${day}T00:00:00` : timeOn(day, minutesOf(entry.at))

/** New time of an entry dropped at so many minutes after midnight, rounded to a quarter of an hour. */
export const dropped = (
  entry: Pick<CalendarEntry, 'kind' | 'at'>,
  day: string,
  minutes: number,
): string => {
  if (isForTheDay(entry)) return toDay(entry, day)
  const quarter = Math.round(minutes / 15) * 15
  return timeOn(day, Math.max(firstMinute(entry), Math.min(quarter, 24 * 60 - 15)))
}
