// Days of a stay as YYYY-MM-DD, independent of time zones.
import { addDays } from '#kit/clock.ts'
import { reservationFields } from './reservationFields.contract.ts'

const day = 86_400_000
const { min, max } = reservationFields.duration
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)

/** Nights between two days; negative if the second is earlier. */
export const nightsBetween = (from: string, till: string): number =>
  Math.round((at(till) - at(from)) / day)

/** Null until both are known, and for more nights than a stay may have. */
export const checkOutOf = (checkIn: string | null, duration: number | null): string | null =>
  checkIn === null || duration === null || duration < min || duration > max
    ? null
    : addDays(checkIn, duration)
