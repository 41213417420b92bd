import { Title } from '@mantine/core'
import { SaveOrCancel } from '#kit/form/SaveOrCancel.tsx'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { useGoBack } from '#kit/ui/GoLink.tsx'
import { Loaded } from '#kit/ui/loading/Loaded.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { optionsIn, reservationForm } from '../reservationForm.ts'
import { reservationsApi } from '../reservations.contract.ts'
import type { BlankReservation } from '../reservations.contract.ts'
import { reservationPaths } from '../reservations.paths.ts'
import { formFromReservation, saveDraft } from './reservationDraft.ts'
import { ReservationInputs } from './ReservationInputs.tsx'

const { RecordForm } = reservationForm

/** Presets of the reservation. */
type Props = {
  objectId?: number
  demandId?: number
  checkIn?: string
  duration?: number
  adults?: number
}

export function AddReservation({ objectId, demandId, checkIn, duration, adults }: Props) {
  const t = useText()
  usePageTitle(t('reservation.add'))
  // A new blank each time, since it begins with the present day.
  const query = useAnswer(
    reservationsApi.addReservation,
    {
      query: {
        ...(objectId && { objectId: String(objectId) }),
        ...(demandId && { demandId: String(demandId) }),
        ...(checkIn && { checkIn }),
        ...(duration && { duration: String(duration) }),
        ...(adults && { adults: String(adults) }),
      },
    },
    { staleTime: Infinity, gcTime: 0, again: false },
  )
  return <Loaded query={query}>{(blank) => <NewReservation blank={blank} />}</Loaded>
}

function NewReservation({ blank }: { blank: BlankReservation }) {
  const t = useText()
  const goBack = useGoBack(reservationPaths.reservations)
  return (
    <>
      <Title order={1} mb="sm">
        {t('reservation.add')}
      </Title>
      <RecordForm
        saving="manual"
        record={{ key: 'new', saved: formFromReservation(blank), isNew: true, save: saveDraft }}
        optionsOf={optionsIn(blank)}
        onSubmit={async ({ flush }) => {
          if (await flush()) goBack()
        }}
        renderButtons={(draft) => (
          <SaveOrCancel draft={draft} save={t('reservation.book')} onCancel={goBack} />
        )}
      >
        {(draft) => <ReservationInputs draft={draft} />}
      </RecordForm>
    </>
  )
}
