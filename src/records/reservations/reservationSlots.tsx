// Slots on the screens of reservations, filled by features that this one must not import.
import type { Reservation } from './reservations.contract.ts'
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Links beside the list of reservations. */
    ReservationListLinks: {}
    /** Below the amounts of a stay: the state of the owner's share. */
    ReservationPayout: { reservation: Reservation }
  }
}

export const ReservationListLinks = slot('ReservationListLinks')
export const ReservationPayout = slot('ReservationPayout')
