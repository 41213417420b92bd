// One reservation: read, and edited once that is asked for.
import { callOf, gone, useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paths } from '#features/paths.ts'
import { ReservationEdit } from './edit/ReservationEdit.tsx'
import { ReservationView } from './ReservationView.tsx'
import { reservationsApi } from './reservations.contract.ts'

export function ReservationScreen({ id, editing }: { id: number; editing: boolean }) {
  const t = useText()
  const go = useGo()
  const query = useAnswer(
    reservationsApi.editReservation,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const { deleteReservation, saveReservation } = reservationsApi
        if (callOf(change, deleteReservation)?.sent.params.id === String(id)) return gone
        const saved = callOf(change, saveReservation)?.answer
        return saved?.id === known.id ? saved : undefined
      },
    },
  )
  const number = query.data?.reservationNumber
  usePageTitle(number === undefined ? undefined : t('reservation.header', { number }))
  return (
    <Loaded query={query} lines={10}>
      {(reservation) =>
        editing ? (
          <ReservationEdit
            reservation={reservation}
            onCancel={() => go(paths.reservation(id), { replace: true })}
          />
        ) : (
          <ReservationView
            reservation={reservation}
            onEdit={() => go(paths.reservation(id, 'edit'), { replace: true })}
          />
        )
      }
    </Loaded>
  )
}
