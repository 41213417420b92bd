import { addDays } from '#kit/clock.ts'
import type { CalendarEntry } from '../calendar.contract.ts'
import { lastMinute, minutesOf, timeOn } from '../calendarDays.ts'
import { isForTheDay } from '../calendarTimes.ts'

type Key = { key: string; altKey: boolean }
const quarters: Record<string, number> = { ArrowUp: -15, ArrowDown: 15 }
const days: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Where Alt and an arrow move an entry: a quarter of an hour or a day; undefined for other keys. */
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
  const there = timeOn(day, minutes + byTime)
  // Back over an hour that the clocks leave out.
  return byTime < 0 && there >= entry.at && minutes >= 60
    ? timeOn(day, minutes + byTime - 60)
    : there
}

// What has a time keeps one: at midnight an activity would be for the whole day.
const firstMinute = ({ kind }: Pick<CalendarEntry, 'kind'>) => (kind === 'activity' ? 15 : 0)
const hasRoom = (entry: Pick<CalendarEntry, 'kind'>, minutes: number) =>
  minutes >= firstMinute(entry) && minutes <= lastMinute

/** At the same time of another day. */
export const toDay = (entry: Pick<CalendarEntry, 'kind' | 'at'>, day: string): string =>
  isForTheDay(entry) ? `${day}T00:00:00` : timeOn(day, minutesOf(entry.at))

/** What was dropped begins so many minutes after midnight: on a quarter of an hour. */
export const dropped = (
  entry: Pick<CalendarEntry, 'kind' | 'at'>,
  day: string,
  minutes: number,
): string => {
  if (isForTheDay(entry)) return toDay(entry, day)
  const quarter = Math.round(minutes / 15) * 15
  return timeOn(day, Math.max(firstMinute(entry), Math.min(quarter, 24 * 60 - 15)))
}
