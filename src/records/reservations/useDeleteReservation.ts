import { call } from '#kit/http/call.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useDeleteRecord } from '#kit/ui/confirm/useDeleteRecord.ts'
import { reservationsApi } from './reservations.contract.ts'
import type { Reservation } from './reservations.contract.ts'

export function useDeleteReservation(reservation: Reservation): () => Promise<boolean> {
  const t = useText()
  const deleteRecord = useDeleteRecord()
  const number = reservation.reservationNumber
  const params = { id: String(reservation.id) }
  return () =>
    deleteRecord({
      question: t('reservation.deleteQuestion', { number }),
      remove: () => call(reservationsApi.deleteReservation, { params }),
      text: t('reservation.deleted', { number }),
      restore: () => call(reservationsApi.restoreReservation, { params }),
    })
}
