import { dateFilterTypes } from '../reservationLists.contract.ts'

/** What the filter of reservations says at first: who leaves in the year that it is. No day is ''. */
export const filtersOf = (year: number) => ({
  searchStr: '',
  dateFilterType: dateFilterTypes.indexOf('checkOut'),
  startDate: `${year}-01-01`,
  endDate: `${year}-12-31`,
  clientName: '',
  objectId: null as number | null,
  objectText: '',
  objectWebsiteCode: '',
  reservationNumber: '',
  reservationNumberExternal: '',
  stages: [] as number[],
  sources: [] as number[],
})
export type ReservationFilters = ReturnType<typeof filtersOf>
