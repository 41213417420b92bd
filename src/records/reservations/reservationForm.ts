// The form components for the fields of a reservation, and the option lists these use.
import type { Option, OptionsOf } from '#kit/fields/options.ts'
import { formFor } from '#kit/form/formFor.tsx'
import { reservationFields } from './reservationFields.contract.ts'
import type { BlankReservation, Reservation } from './reservations.contract.ts'

export const reservationForm = formFor('reservation', reservationFields)

/** Option lists come with the reservation. */
export const optionsIn =
  (reservation: Reservation | BlankReservation): OptionsOf =>
  (list) => {
    const lists: Record<string, readonly Option[]> = {
      reservationStage: reservation.reservationStageOptions,
      paymentType: reservation.paymentTypeOptions,
    }
    return lists[list]
  }
