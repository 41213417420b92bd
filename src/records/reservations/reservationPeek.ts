import { lazyPeek } from '#kit/list/lazyPeek.tsx'

export const reservationPeek = lazyPeek<{ id: number; reservationNumber: number }>(
  () => import('./ReservationPeek.tsx').then((all) => all.ReservationPeek),
  ({ reservationNumber }, t) => t('reservation.header', { number: reservationNumber }),
)
