// Days of a stay: YYYY-MM-DD, whatever the clock and its zone.
import { addDays } from '#kit/clock.ts'
import { reservationFields } from './reservationFields.contract.ts'

const day = 86_400_000
const { min, max } = reservationFields.duration
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Nights from one day to another; below zero when the other is before it. */
export const nightsBetween = (from: string, till: string): number =>
  Math.round((at(till) - at(from)) / day)

/** null until both are known, and where so many nights would not be taken. */
export const checkOutOf = (checkIn: string | null, duration: number | null): string | null =>
  checkIn === null || duration === null || duration < min || duration > max
    ? null
    : addDays(checkIn, duration)
