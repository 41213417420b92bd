// List of reservations: guests, dates and amounts.
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { agencyToday } from '#kit/clock.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { RowOf } from '#kit/list/columns/columns.ts'
import { dayWord } from '#kit/list/filterWords.ts'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import type { RecordInputProps } from '#base/lists/FilterForm.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { withSlots } from '#base/register/slots.tsx'
import { ObjectPicker } from '#records/objects/ObjectPicker.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { dateFilterTypes } from '../reservationLists.contract.ts'
import type { reservationListsApi } from '../reservationLists.contract.ts'
import { reservationPaths } from '../reservations.paths.ts'
import { ReservationListLinks } from '../reservationSlots.tsx'
import { ReservationViews } from '../ReservationViews.tsx'
import { reservationList, toneOfStay } from './reservation.list.ts'
import { leavingFrom, searchedIn } from './reservationFilters.ts'
import type { ReservationFilters } from './reservationFilters.ts'
import { ReservationSums } from './ReservationSums.tsx'

const reservationPeek = lazyPeek<{ id: number; reservationNumber: number }>(
  () =>
    withSlots(import('../ReservationPeek.tsx'), 'LatestEntries').then((all) => all.ReservationPeek),
  ({ reservationNumber }, t) => t('reservation.header', { number: reservationNumber }),
)

type ReservationRow = RowOf<typeof reservationListsApi.searchReservations>

const cells = {
  reservationNumber: (row: ReservationRow) => <Numbered row={row} />,
  objectTitle: ({ objectId, objectReferenceNumber, objectTitle }: ReservationRow) => (
    <GoLink href={objectPaths.object(objectId)}>
      {objectTitle ?? `#${objectReferenceNumber}`}
    </GoLink>
  ),
}

const inputs = {
  objectId: (props: RecordInputProps) => <ObjectPicker {...props} onlyShortRent />,
}

export function ReservationList() {
  const t = useText()
  const today = agencyToday()
  // For labels like "Day of check out from".
  const dayWords = ({ dateFilterType, startDate, endDate }: ReservationFilters) => {
    const type = t(`reservation.filter.dateType.${dateFilterTypes[dateFilterType] ?? 'checkOut'}`)
    const label = (end: 'reservation.filter.from' | 'reservation.filter.till') =>
      `${t('reservation.filter.date')} ${type.toLowerCase()} ${t(end).toLowerCase()}`
    return {
      startDate: [label('reservation.filter.from'), dayWord(startDate)] as const,
      endDate: [label('reservation.filter.till'), dayWord(endDate)] as const,
    }
  }
  return (
    <RecordList
      of={reservationList}
      cells={cells}
      inputs={inputs}
      words={dayWords}
      peek={reservationPeek}
      add={{ href: reservationPaths.addReservation, text: 'reservation.add' }}
      opensFiltered={leavingFrom(today)}
      rowClass={({ stageStyle }) => stageStyle ?? undefined}
      rowTone={({ stageStyle }) => toneOfStay(stageStyle)}
      renderHeader={({ listState, views, filter }) => (
        <>
          <ListSearch
            listState={{
              ...listState,
              setFilters: (asked) =>
                listState.setFilters(searchedIn(listState.filters, asked, today)),
            }}
          />
          {views}
          {filter}
        </>
      )}
      renderActions={({ select, add }) => (
        <>
          <ReservationViews view="list" />
          <ReservationListLinks />
          {select}
          {add}
        </>
      )}
      renderBelow={({ answer }) => <ReservationSums sums={answer?.sums} />}
    />
  )
}

function Numbered({ row }: { row: ReservationRow }) {
  const t = useText()
  const named = [
    row.problem && t('reservation.problem'),
    row.awaiting && t('reservation.awaiting'),
  ].filter(Boolean)
  return (
    <>
      <GoLink href={reservationPaths.reservation(row.id)}>{`#${row.reservationNumber}`}</GoLink>{' '}
      {named.length > 0 && (
        <span title={named.join(', ')}>
          <IconAlertTriangleFilled
            size={15}
            color={row.problem ? 'var(--estia-red)' : 'var(--estia-amber)'}
            aria-hidden
          />
          <span className="onlyHeard">{named.join(', ')}</span>
        </span>
      )}
    </>
  )
}
