import { feature } from '#base/register/feature.ts'
import { reservationRoutes } from './reservations.routes.ts'
import { reservationKind } from './reservation.kind.ts'
import { reservationRecord } from './reservation.record.ts'
import { reservationsKept } from './reservations.kept.ts'
import { reservationList } from './list/reservation.list.ts'

export const reservations = feature({
  kept: reservationsKept,
  routes: [reservationRoutes],
  kinds: { Reservation: reservationKind },
  records: { Reservation: reservationRecord },
  lists: { ReservationList: reservationList },
})
