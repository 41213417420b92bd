// Summary of a reservation in the list's side panel.
import { Group } from '@mantine/core'
import { formatDate } from '#kit/fields/format.ts'
import { textOf } from '#kit/fields/options.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { PeekProps } from '#kit/list/peek/peek.ts'
import { PeekLoaded } from '#kit/list/peek/PeekSkeleton.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { LatestEntries } from '#base/register/recordSlots.tsx'
import { formFromReservation } from './edit/reservationDraft.ts'
import { optionsIn, reservationForm } from './reservationForm.ts'
import { useReservation } from './useReservation.ts'
import { Pill } from '#kit/ui/Pill.tsx'

const { Form, Value } = reservationForm

export function ReservationPeek({ row: { id } }: PeekProps<{ id: number }>) {
  const t = useText()
  return (
    <PeekLoaded query={useReservation(id)}>
      {(reservation) => (
        <Form values={formFromReservation(reservation)} optionsOf={optionsIn(reservation)}>
          <Group gap={6}>
            <Pill>
              {textOf(reservation.reservationStageOptions, reservation.reservationStage ?? 0)}
            </Pill>
            {reservation.problem && <Pill tone="red">{t('reservation.problem')}</Pill>}
            {reservation.awaiting && <Pill tone="amber">{t('reservation.awaiting')}</Pill>}
          </Group>
          {reservation.object && (
            <Labelled label={t('reservation.objectId')}>
              <GoLink href={objectPaths.object(reservation.object.id)}>
                #{reservation.object.referenceNumber}
              </GoLink>{' '}
              {reservation.object.title}
            </Labelled>
          )}
          <div className="tiles">
            <Value name="checkIn" />
            {reservation.checkOut && (
              <Labelled label={t('reservation.checkOut')}>
                {formatDate(reservation.checkOut)}
              </Labelled>
            )}
            <Value name="duration" />
            <Value name="adults" />
            <Value name="children" />
            <Value name="clientLastName" />
            <Value name="clientFirstName" />
          </div>
          <div>
            <ReachAbout of={{ entity: 'Reservation', id }}>
              <Value name="clientPhone" render={(all) => <ReachLinks all={all} />} />
            </ReachAbout>
            <Value name="clientEmail" render={(all) => <ReachLinks all={all} />} />
          </div>
          <div className="tiles">
            <Value name="total" />
            <Value name="totalDone" />
            <Value name="paymentToOwner" />
            <Value name="finalComission" />
          </div>
          <LatestEntries of={{ entity: 'Reservation', id }} />
        </Form>
      )}
    </PeekLoaded>
  )
}
