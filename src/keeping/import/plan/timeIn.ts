// Finds the time of day in a cell, alone or after a date.
import { momentInAthens } from '../reading/readDate.ts'

export const midnight = '00:00:00'

const pattern =
  /(?:^|[\sT,])(\d{1,2})[:.](\d\d)(?:[:.](\d\d)(?:[.,]\d+)?)?\s*([apπμ]\.?[mμ]\.?)?(?:z|[+-]\d\d:?\d\d)?$/iu

/** HH:mm:ss; null without a time. */
export function timeIn(text: string): string | null {
  const moment = momentInAthens(text)
  if (moment) return moment.slice(11)
  const [, hours, minutes, seconds = '00', half] = pattern.exec(text.trim()) ?? []
  if (hours === undefined || minutes === undefined) return null
  const isAfternoon = half !== undefined && /^[pμ]/i.test(half)
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`
}
