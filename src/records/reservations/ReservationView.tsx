import { Alert, Anchor, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatDate, formatMoney, formatShortDate } from '#kit/fields/format.ts'
import { textOf } from '#kit/fields/options.ts'
import { Labelled } from '#kit/ui/Labelled.tsx'
import { EditBar } from '#kit/form/EditBar.tsx'
import { RecordLayout } from '#kit/form/RecordLayout.tsx'
import { Section, Wide } from '#kit/form/Section.tsx'
import { Stamps } from '#kit/form/Stamps.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { DeleteRecordItem } from '#kit/ui/confirm/DeleteRecordItem.tsx'
import { GoLink, useGoBack } from '#kit/ui/GoLink.tsx'
import { Hint } from '#base/register/hints/Hint.tsx'
import { NextStep, RecordActivities } from '#base/register/recordSlots.tsx'
import { ReachAbout } from '#base/people/ReachAbout.tsx'
import { ReachLinks } from '#base/people/ReachLinks.tsx'
import { FilesOf } from '#base/files/FilesOf.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { HistoryLink } from '#base/action-log/HistoryLink.tsx'
import { reservationPaths } from './reservations.paths.ts'
import { formFromReservation } from './edit/reservationDraft.ts'
import { MoneySheet } from './money/MoneySheet.tsx'
import { Proposed } from './money/Proposed.tsx'
import { optionsIn, reservationForm } from './reservationForm.ts'
import { reservationsApi } from './reservations.contract.ts'
import type { Reservation } from './reservations.contract.ts'
import { ReservationPayout } from './reservationSlots.tsx'
import { Pill } from '#kit/ui/Pill.tsx'
import { Summary, SummaryBand, SummaryFigure } from '#kit/ui/SummaryBand.tsx'
import { RecordTitle } from '#kit/ui/RecordTitle.tsx'

const { Form, Value } = reservationForm

type Props = { reservation: Reservation; onEdit: () => void }

export function ReservationView({ reservation, onEdit }: Props) {
  const t = useText()
  const values = formFromReservation(reservation)
  return (
    <Form values={values} optionsOf={optionsIn(reservation)}>
      <Bar reservation={reservation} onEdit={onEdit} />
      <Warnings reservation={reservation} />
      <RecordLayout
        band={<StaySummary reservation={reservation} />}
        mayFill={false}
        mainLabel={t('reservation.money')}
        facts={
          <>
            <StayAndClient reservation={reservation} />
            <Section columns={1}>
              <Stamps of={reservation} />
              <HistoryLink of={{ entity: 'Reservation', id: reservation.id }} />
            </Section>
          </>
        }
      >
        <MoneySheet
          values={values}
          renderAmount={(name) =>
            values[name] === null ? null : (
              <>
                {formatMoney(values[name])}
                <Proposed name={name} values={values} />
              </>
            )
          }
        >
          <Value name="totalPaymentDeposit" />
          <Value name="paymentType" />
          <Value name="ownerPaymentDate" />
          <Wide>
            <Value name="ownerPaymentNotes" />
          </Wide>
          <ReservationPayout reservation={reservation} />
        </MoneySheet>
        <Section title={t('reservation.files')} anchor="files" columns={1}>
          <FilesOf entityType="Reservation" id={reservation.id} />
        </Section>
        <RecordActivities parent="Reservation" parentId={reservation.id} />
      </RecordLayout>
    </Form>
  )
}

/** The days, whom to call, what is to be paid, and the next step. */
function StaySummary({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { id, checkIn, checkOut, client, total, totalDone } = reservation
  const ways = [client.phone, client.email].filter(Boolean).join(';')
  return (
    <SummaryBand>
      <Summary label={t('reservation.stay')}>
        <SummaryFigure
          detail={[reservation.arrivalTimePlanned, reservation.object?.title]
            .filter(Boolean)
            .join(' · ')}
        >
          {[checkIn, checkOut].map((day) => (day ? formatShortDate(day) : '…')).join(' – ')}
        </SummaryFigure>
      </Summary>
      {ways && (
        <Summary label={t('reservation.client')}>
          <ReachAbout of={{ entity: 'Reservation', id }}>
            <ReachLinks all={ways} />
          </ReachAbout>
        </Summary>
      )}
      {total !== null && (
        <Summary label={t('reservation.total')}>
          <SummaryFigure
            detail={totalDone !== null && `${t('reservation.totalDone')} ${formatMoney(totalDone)}`}
          >
            {formatMoney(total)}
          </SummaryFigure>
        </Summary>
      )}
      <NextStep of={{ entity: 'Reservation', id }} />
    </SummaryBand>
  )
}

function Bar({ reservation, onEdit }: Props) {
  const t = useText()
  const goBack = useGoBack(reservationPaths.reservations)
  const { reservationNumber: number, reservationStage, reservationStageOptions } = reservation
  const client = [reservation.client.lastName, reservation.client.firstName]
    .filter(Boolean)
    .join(' ')
  const stay = [reservation.checkIn, reservation.checkOut]
    .flatMap((day) => (day ? [formatDate(day)] : []))
    .join(' – ')
  return (
    <EditBar
      onMode={onEdit}
      onBack={goBack}
      menu={
        <DeleteRecordItem
          id={reservation.id}
          label="kit.delete"
          remove={reservationsApi.deleteReservation}
          restore={reservationsApi.restoreReservation}
          question="reservation.deleteQuestion"
          text="reservation.deleted"
          params={{ number }}
        />
      }
      title={
        <RecordTitle
          title={client}
          number={t('reservation.header', { number })}
          face={client}
          line={[stay, reservation.object?.title].filter(Boolean).join(' · ')}
        >
          <Pill>{textOf(reservationStageOptions, reservationStage ?? 0)}</Pill>
          <Hint name="stayStage" about={t('reservation.stage')} />
        </RecordTitle>
      }
    />
  )
}

function Warnings({ reservation: { problem, awaiting } }: { reservation: Reservation }) {
  const t = useText()
  if (!problem && !awaiting) return null
  const named = [problem && t('reservation.problem'), awaiting && t('reservation.awaiting')]
  return (
    <Alert
      color={problem ? 'trouble' : 'toDo'}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      py="xs"
      mb="md"
    >
      {named.filter(Boolean).join(' · ')}
    </Alert>
  )
}

function StayAndClient({ reservation }: { reservation: Reservation }) {
  const t = useText()
  const { object, checkOut, source, sourceId, demand, demandId, externalLink } = reservation
  return (
    <>
      <Section title={t('reservation.stay')} anchor="stay" columns={1}>
        {object && (
          <Labelled label={t('reservation.objectId')}>
            <GoLink href={objectPaths.object(object.id)}>
              {[`#${object.referenceNumber}`, object.title].filter(Boolean).join(' ')}
            </GoLink>
            {object.websiteCode && <span className="quiet"> · {object.websiteCode}</span>}
          </Labelled>
        )}
        <Value name="checkIn" />
        <Value name="duration" />
        {checkOut && (
          <Labelled label={t('reservation.checkOut')}>
            <Text>{formatDate(checkOut)}</Text>
          </Labelled>
        )}
        <Value name="adults" />
        <Value name="children" />
        <Value name="bookingDate" />
        {sourceId && (
          <Labelled label={t('reservation.sourceId')}>
            <GoLink href={accountPaths.account(sourceId)}>{source}</GoLink>
          </Labelled>
        )}
        {demandId && (
          <Labelled label={t('reservation.demandId')}>
            <GoLink href={leadPaths.lead(demandId)}>{demand}</GoLink>
          </Labelled>
        )}
        <Value name="reservationNumberExternal" />
        {externalLink && (
          <Labelled label={t('reservation.externalLink')}>
            <ExternalLink address={externalLink} />
          </Labelled>
        )}
        <Value name="arrivalTimePlanned" />
        <Value name="arrivalTimeActual" />
      </Section>
      <Section title={t('reservation.client')} anchor="client" columns={1}>
        <Value name="clientLastName" />
        <Value name="clientFirstName" />
        <Value name="clientInternalPassportNumber" />
        <Value name="clientTaxNumber" />
        {reservation.accountId && (
          <Labelled label={t('reservation.accountId')}>
            <GoLink href={accountPaths.account(reservation.accountId)}>
              {reservation.account}
            </GoLink>
          </Labelled>
        )}
      </Section>
    </>
  )
}

/** A link only for a web address, since any text can be entered. */
const ExternalLink = ({ address }: { address: string }) =>
  /^https?:\/\//i.test(address) ? (
    <Anchor href={address} target="_blank" rel="noreferrer noopener" inherit>
      {address}
    </Anchor>
  ) : (
    address
  )
