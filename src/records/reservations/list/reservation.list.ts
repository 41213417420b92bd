import { columnsOf } from '#kit/list/columns/columns.ts'
import { recordList } from '#base/lists/recordList.ts'
import { reservationFilters, reservationListsApi } from '../reservationLists.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ReservationList: typeof reservationList
  }
}

const c = columnsOf(reservationListsApi.searchReservations, 'reservation')

export const reservationList = recordList(
  'ReservationList',
  reservationListsApi.searchReservations,
  {
    kind: 'Reservation',
    title: 'reservation.title',
    none: ['reservation.none', 'reservation.noneText'],
    filters: reservationFilters,
    setup: {
      idle: ['dateFilterType'],
      opensBy: { by: 'checkIn', desc: true },
      // The next arrival comes first.
      defaultSort: { by: 'checkIn', desc: false },
    },
    columns: [
      c.special('reservationNumber', { nowrap: true }),
      c.special('objectTitle'),
      c.text('objectWebsiteCode', { hideBelow: 1100 }),
      c.text('clientDisplayName'),
      c.date('checkIn'),
      c.number('duration', { hideBelow: 900 }),
      c.date('checkOut'),
      c.text('stage'),
      c.text('sourceDisplayName', { hideBelow: 1100 }),
      c.date('bookingDate', { hideBelow: 1100 }),
      // Their headers may take two lines.
      c.money('total', { nowrap: false }),
      c.money('paymentToOwner', { nowrap: false, hideBelow: 900 }),
      c.money('finalComission', { nowrap: false }),
    ],
  },
)
