// The form of a reservation, and the lists it chooses from.
import type { Option, OptionsOf } from '#kit/fields/options.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { reservationFields } from './reservationFields.contract.ts'
import type { BlankReservation, Reservation } from './reservations.contract.ts'

export const reservationForm = formFor('reservation', reservationFields)

/** A reservation brings its lists along. */
export const optionsIn =
  (reservation: Reservation | BlankReservation): OptionsOf =>
  (list) => {
    const lists: Record<string, readonly Option[]> = {
      reservationStage: reservation.reservationStageOptions,
      paymentType: reservation.paymentTypeOptions,
    }
    return lists[list]
  }
