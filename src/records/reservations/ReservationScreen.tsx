// One reservation: shown, or edited on request.
import { useText } from '#kit/i18n/useText.ts'
import { useGo } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { reservationPaths } from './reservations.paths.ts'
import { ReservationEdit } from './edit/ReservationEdit.tsx'
import { ReservationView } from './ReservationView.tsx'
import { useReservation } from './useReservation.ts'

export function ReservationScreen({ id, editing }: { id: number; editing: boolean }) {
  const t = useText()
  const go = useGo()
  const query = useReservation(id)
  const number = query.data?.reservationNumber
  usePageTitle(number === undefined ? undefined : t('reservation.header', { number }))
  return (
    <Loaded query={query} lines={10}>
      {(reservation) =>
        editing ? (
          <ReservationEdit
            reservation={reservation}
            onCancel={() => go(reservationPaths.reservation(id), { replace: true })}
          />
        ) : (
          <ReservationView
            reservation={reservation}
            onEdit={() => go(reservationPaths.reservation(id, 'edit'), { replace: true })}
          />
        )
      }
    </Loaded>
  )
}
