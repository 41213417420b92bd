import { columnsOf } from '#kit/list/columns/columns.ts'
import type { Tone } from '#kit/ui/tones.ts'
import { recordList } from '#base/lists/recordList.ts'
import { reservationFilters, reservationListsApi } from '../reservationLists.contract.ts'

declare module '#base/register/recordLists.contract.ts' {
  interface RecordLists {
    ReservationList: typeof reservationList
  }
}

/** The colour of a stage by its name in English. */
const tones: Record<string, Tone> = {
  new: 'blue',
  confirmed: 'teal',
  checkedin: 'green',
  checkedout: 'neutral',
  cancelled: 'neutral',
}
export const toneOfStay = (style: string | null): Tone => tones[style ?? ''] ?? 'neutral'

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
      c.special('reservationNumber', { nowrap: true, card: 'code' }),
      c.special('objectTitle', { grows: 1, card: 'fact' }),
      c.text('objectWebsiteCode', { hideBelow: 1100 }),
      c.text('clientDisplayName', { card: 'title' }),
      c.date('checkIn'),
      c.number('duration', { hideBelow: 900 }),
      c.date('checkOut'),
      c.pill('stage', { tone: ({ stageStyle }) => toneOfStay(stageStyle) }),
      c.text('sourceDisplayName', { hideBelow: 1100 }),
      c.date('bookingDate', { hideBelow: 1100 }),
      c.money('total', { card: 'big' }),
      c.money('paymentToOwner', { hideBelow: 900 }),
      c.money('finalComission', { hideBelow: 640, card: 'none' }),
    ],
  },
)
