import { dateFilterTypes } from '../reservationLists.contract.ts'

/** Everything. No day is ''. */
export const reservationFilters = {
  searchStr: '',
  dateFilterType: dateFilterTypes.indexOf('checkOut'),
  startDate: '',
  endDate: '',
  clientName: '',
  objectId: null as number | null,
  objectText: '',
  objectWebsiteCode: '',
  reservationNumber: '',
  reservationNumberExternal: '',
  stages: [] as number[],
  sources: [] as number[],
}
export type ReservationFilters = typeof reservationFilters

/** What the list opens with: who leaves in the year that it is. */
export const leavingIn = (year: number): Partial<ReservationFilters> => ({
  startDate: `${year}-01-01`,
  endDate: `${year}-12-31`,
})
