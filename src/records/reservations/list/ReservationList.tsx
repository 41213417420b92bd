// Who stays where and when, and what it comes to.
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { agencyToday } from '#kit/clock.ts'
import { formatMoney } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import type { RowOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { reservationPaths } from '../reservations.paths.ts'
import { reservationListsApi } from '../reservationLists.contract.ts'
import type { Summed } from '../reservationLists.contract.ts'
import { ReservationListLinks } from '../reservationSlots.tsx'
import { ReservationViews } from '../ReservationViews.tsx'
import classes from '../reservations.module.css'
import { ReservationFilterFields } from './ReservationFilterFields.tsx'
import { leavingFrom, reservationFilters, searchedIn } from './reservationFilters.ts'
import { ReservationSums } from './ReservationSums.tsx'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { withSlots } from '#base/register/slots.tsx'

const reservationPeek = lazyPeek<{ id: number; reservationNumber: number }>(
  () =>
    withSlots(import('../ReservationPeek.tsx'), 'LatestEntries').then((all) => all.ReservationPeek),
  ({ reservationNumber }, t) => t('reservation.header', { number: reservationNumber }),
)

type Row = RowOf<typeof reservationListsApi.searchReservations>

const c = columnsOf(reservationListsApi.searchReservations, 'reservation')
// Its head may take two lines.
const amount = (
  name: Extract<Summed, 'total' | 'paymentToOwner' | 'finalComission'>,
  look: { hideBelow?: 900 } = {},
) =>
  c.cell(name, (row) => row[name] !== null && formatMoney(row[name]), { align: 'right', ...look })
const allColumns = [
  c.cell('reservationNumber', (row) => <Numbered row={row} />, { nowrap: true }),
  c.cell('objectTitle', ({ objectId, objectReferenceNumber, objectTitle }) => (
    <GoLink href={objectPaths.object(objectId)} className={classes['objectTitle']}>
      {objectTitle ?? `#${objectReferenceNumber}`}
    </GoLink>
  )),
  c.text('objectWebsiteCode', { hideBelow: 1100 }),
  c.text('clientDisplayName'),
  c.date('checkIn'),
  c.number('duration', { hideBelow: 900 }),
  c.date('checkOut'),
  c.text('stage'),
  c.text('sourceDisplayName', { hideBelow: 1100 }),
  c.date('bookingDate', { hideBelow: 1100 }),
  amount('total'),
  amount('paymentToOwner', { hideBelow: 900 }),
  amount('finalComission'),
]

export function ReservationList() {
  const t = useText()
  usePageTitle(t('reservation.title'))
  const today = agencyToday()
  const listState = useListState({
    name: 'ReservationList',
    opensWith: useOpensWith('ReservationList'),
    filters: reservationFilters,
    idle: ['dateFilterType'],
    opensFiltered: leavingFrom(today),
    opensBy: { by: 'checkIn', desc: true },
    // Who comes next stands first.
    defaultSort: { by: 'checkIn', desc: false },
  })
  const columns = useColumns('ReservationList', allColumns)
  const list = useList(reservationListsApi.searchReservations, listState)
  const bulk = useBulk({
    name: 'ReservationList',
    kind: 'Reservation',
    title: 'reservation.title',
    list,
    columns,
  })
  const add = <AddButton href={reservationPaths.addReservation}>{t('reservation.add')}</AddButton>
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('reservation.title')}
        list={list}
        actions={
          <>
            <ReservationViews view="list" />
            <ReservationListLinks />
            {bulk.button}
            {add}
          </>
        }
      >
        <ListSearch
          listState={{
            ...listState,
            setFilters: (asked) =>
              listState.setFilters(searchedIn(listState.filters, asked, today)),
          }}
        />
        <ViewsMenu
          list="ReservationList"
          endpoint={reservationListsApi.searchReservations}
          listState={listState}
          columns={columns}
        />
        <ReservationFilterFields listState={listState} options={list.answer?.options} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('reservation.title')}
        peek={reservationPeek}
        selection={bulk.selection}
        rowClass={({ stageStyle }) => `${classes['row']} ${stageStyle ?? ''}`}
        empty={
          <EmptyState title={t('reservation.none')} text={t('reservation.noneText')} action={add} />
        }
      />
      <ReservationSums sums={list.answer?.sums} />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}

function Numbered({ row }: { row: Row }) {
  const t = useText()
  const named = [
    row.problem && t('reservation.problem'),
    row.awaiting && t('reservation.awaiting'),
  ].filter(Boolean)
  return (
    <>
      <GoLink href={reservationPaths.reservation(row.id)}>{`#${row.reservationNumber}`}</GoLink>{' '}
      {named.length > 0 && (
        <span className={classes['warning']} title={named.join(', ')}>
          <IconAlertTriangleFilled
            size={15}
            color={row.problem ? 'var(--estia-trouble)' : 'var(--estia-toDo)'}
            aria-hidden
          />
          <span className="onlyHeard">{named.join(', ')}</span>
        </span>
      )}
    </>
  )
}
