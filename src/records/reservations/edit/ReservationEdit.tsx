import { Title } from '@mantine/core'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { optionsIn, reservationForm } from '../reservationForm.ts'
import type { Reservation } from '../reservations.contract.ts'
import { reservationPaths } from '../reservations.paths.ts'
import { formFromReservation, saveDraft } from './reservationDraft.ts'
import { ReservationInputs } from './ReservationInputs.tsx'

const { RecordForm } = reservationForm

type Props = { reservation: Reservation; onCancel: () => void }

export function ReservationEdit({ reservation, onCancel }: Props) {
  const t = useText()
  const goBack = useGoBack(reservationPaths.reservation(reservation.id))
  return (
    <>
      <Title order={1} mb="sm">
        {t('reservation.header', { number: reservation.reservationNumber })}
      </Title>
      <RecordForm
        saving="manual"
        record={{ key: reservation.id, saved: formFromReservation(reservation), save: saveDraft }}
        optionsOf={optionsIn(reservation)}
        onSubmit={async ({ flush }) => {
          if (await flush()) goBack()
        }}
        renderButtons={(draft) => <SaveOrCancel draft={draft} onCancel={onCancel} />}
      >
        {(draft) => <ReservationInputs draft={draft} />}
      </RecordForm>
    </>
  )
}
