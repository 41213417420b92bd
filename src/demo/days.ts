// Calendar days as YYYY-MM-DD and moments as ISO instants with Z.

import { addDays } from '#kit/clock.ts'

const DAY = 86_400_000

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)

export const earlier = (one: string, other: string) => (one < other ? one : other)

const isSunday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

/** The day itself, or the Monday after a Sunday. */
export const workingDay = (date: string) => (isSunday(date) ? addDays(date, 1) : date)

const two = (value: number) => String(value).padStart(2, '0')

/** An instant of that day, `minutes` after midnight UTC. */
export const instant = (date: string, minutes: number, seconds = 0) =>
  `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}.000Z`
