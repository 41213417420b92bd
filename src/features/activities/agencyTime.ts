// The clock on the agency's wall: what people mean by "today" and by the times they enter.
import { inAthens } from '#kit/fields/format.ts'

/** YYYY-MM-DDTHH:mm:ss. */
export const agencyNow = (): string => inAthens(new Date())

/** YYYY-MM-DD, `days` from today. */
export function agencyDay(days = 0): string {
  const day = new Date(`${agencyNow().slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
