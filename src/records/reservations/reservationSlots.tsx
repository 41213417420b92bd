// Slots on the screens of reservations, filled by features that this one must not import.
import { slot } from '#base/register/slots.tsx'

declare module '#base/register/slots.tsx' {
  interface Slots {
    /** Links beside the list of reservations. */
    ReservationListLinks: {}
  }
}

export const ReservationListLinks = slot('ReservationListLinks')
