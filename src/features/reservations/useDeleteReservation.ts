import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDelete } from '#kit/ui/useDelete.ts'
import { useLeave } from '#kit/ui/useLeave.ts'
import { reservationsApi } from './reservations.contract.ts'
import type { Reservation } from './reservations.contract.ts'

/** Asks, deletes, leaves the screen, and offers to take it back. */
export function useDeleteReservation(reservation: Reservation): () => Promise<boolean> {
  const t = useText()
  const leave = useLeave()
  const deleteWithUndo = useDelete()
  const number = reservation.reservationNumber
  const params = { id: String(reservation.id) }
  return () =>
    deleteWithUndo({
      question: t('reservation.deleteQuestion', { number }),
      remove: () => call(reservationsApi.deleteReservation, { params }),
      removed: leave,
      text: t('reservation.deleted', { number }),
      restore: () => call(reservationsApi.restoreReservation, { params }),
    })
}
