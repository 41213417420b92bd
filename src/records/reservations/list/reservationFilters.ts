import type { FilterValuesOf } from '#kit/fields/filters.ts'
import type { reservationFilters } from '../reservationLists.contract.ts'

export type ReservationFilters = FilterValuesOf<typeof reservationFilters>

/** The initial filter: guests who are there or will come. */
export const leavingFrom = (today: string) => ({ startDate: today, endDate: '' })

/**
 * Searching removes the initial filter, so that stays of all years are found, and clearing the search restores it. A
 * period that the user chose stays.
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
