import type { FilterValuesOf } from '#kit/fields/filters.ts'
import type { reservationFilters } from '../reservationLists.contract.ts'

export type ReservationFilters = FilterValuesOf<typeof reservationFilters>

/** What the list opens with: who is there or comes, seen from today. */
export const leavingFrom = (today: string) => ({ startDate: today, endDate: '' })

/**
 * A search finds stays of all years: what the list opens with gives way as long as somebody searches, and any other
 * period that was chosen stays.
 */
export function searchedIn(
  now: ReservationFilters,
  asked: Partial<ReservationFilters>,
  today: string,
): Partial<ReservationFilters> {
  if (asked.searchStr === undefined) return asked
  const opening = leavingFrom(today)
  const searching = { ...opening, startDate: '' }
  const [left, next] = now.searchStr === '' ? [opening, searching] : [searching, opening]
  const isSame = (asked.searchStr === '') === (now.searchStr === '')
  const isLeft = now.startDate === left.startDate && now.endDate === left.endDate
  return isSame || !isLeft ? asked : { ...asked, ...next }
}
