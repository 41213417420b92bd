// Planned dates of activities, formatted.
import { agencyNow } from '#kit/clock.ts'
import { formatShortDate, formatShortTime } from '#kit/fields/format.ts'
import type { Activity } from './activities.contract.ts'

/** Midnight means the whole day. */
export const isForTheDay = (date: string) => date.slice(11, 16) === '00:00'

export const formatPlanned = (date: string): string =>
  isForTheDay(date) ? formatShortDate(date) : formatShortTime(date)

/** A task for a whole day is overdue when the day is over. */
export const isOverdue = ({ done, date }: Pick<Activity, 'done' | 'date'>): boolean => {
  if (done !== false || date === null) return false
  const now = agencyNow()
  return isForTheDay(date) ? date.slice(0, 10) < now.slice(0, 10) : date < now
}
