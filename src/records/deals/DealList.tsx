// List of deals, agreed or in negotiation.
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { useListView } from '#kit/list/useListView.ts'
import { ViewSwitch } from '#kit/list/ViewSwitch.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { WhoseSwitch } from '#base/assignments/WhoseSwitch.tsx'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { dealPaths } from './deals.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { DealFilterFields, dealFilters } from './DealFilterFields.tsx'
import { dealListApi } from './dealList.contract.ts'
import { PeopleLinks } from './people/PeopleLinks.tsx'
import classes from './deals.module.css'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { withSlots } from '#base/register/slots.tsx'

const dealPeek = lazyPeek<{ id: number }>(
  () => withSlots(import('./DealPeek.tsx'), 'LatestEntries').then((all) => all.DealPeek),
  ({ id }, t) => t('deal.header', { id }),
)

const c = columnsOf(dealListApi.searchDeals, 'deal')
const allColumns = [
  c.link('id', (row) => dealPaths.deal(row.id), { nowrap: true }),
  c.text('dealType'),
  c.text('dealStage'),
  c.cell(
    'objectReferenceNumber',
    ({ objectId, objectReferenceNumber }) =>
      objectId && <GoLink href={objectPaths.object(objectId)}>#{objectReferenceNumber}</GoLink>,
    { nowrap: true },
  ),
  c.cell('seller', (row) => <PeopleLinks names={row.seller} ids={row.sellerId} />),
  c.cell('buyer', (row) => <PeopleLinks names={row.buyer} ids={row.buyerId} />),
  c.currency('price'),
  c.money('comission', { hideBelow: 1100 }),
  c.money('deposit', { hideBelow: 1340 }),
  c.date('dateOfDeposit', { hideBelow: 900 }),
  c.date('endDate', { hideBelow: 900 }),
  c.cell('lawer', (row) => <PeopleLinks names={row.lawer} ids={row.lawerId} />, {
    hideBelow: 1100,
  }),
  c.cell('notary', (row) => <PeopleLinks names={row.notary} ids={row.notaryId} />, {
    hideBelow: 1100,
  }),
  c.cell(
    'civilEngeneer',
    (row) => <PeopleLinks names={row.civilEngeneer} ids={row.civilEngeneerId} />,
    { hideBelow: 1340 },
  ),
  c.cell('assigned', (row) => <PeopleLinks names={row.assigned} ids={row.assignedId} />),
]

// Drag and drop is a large chunk; load it only for the board.
const DealBoard = lazyPart(() => import('./board/DealBoard.tsx').then((all) => all.DealBoard), {
  place: () => <Skeletons lines={12} />,
})

/** Deals as a table or as a board by stage; the choice is remembered. */
export function DealList() {
  const t = useText()
  usePageTitle(t('deal.title'))
  const listState = useListState({
    name: 'DealList',
    opensWith: useOpensWith('DealList'),
    filters: dealFilters,
    opensBy: { by: 'id', desc: true },
  })
  const [view, setView] = useListView('DealList')
  const columns = useColumns('DealList', allColumns)
  const list = useList(dealListApi.searchDeals, listState)
  const bulk = useBulk({ name: 'DealList', kind: 'Deal', title: 'deal.title', list, columns })
  const add = <AddButton href={dealPaths.addDeal}>{t('deal.add')}</AddButton>
  const actions = (
    <>
      <ViewSwitch view={view} onChange={setView} />
      {view === 'list' && bulk.button}
      {add}
    </>
  )
  return (
    <>
      <ListHeader
        columns={view === 'list' ? columns : undefined}
        title={t('deal.title')}
        list={list}
        actions={actions}
      >
        <ListSearch listState={listState} />
        <WhoseSwitch listState={listState} />
        <ViewsMenu
          list="DealList"
          endpoint={dealListApi.searchDeals}
          listState={listState}
          columns={columns}
        />
        <DealFilterFields listState={listState} options={list.answer?.options} />
      </ListHeader>
      {view === 'board' ? (
        <DealBoard filters={listState.filters} />
      ) : (
        <>
          <DataTable
            list={list}
            columns={columns}
            label={t('deal.title')}
            peek={dealPeek}
            selection={bulk.selection}
            rowClass={({ dealStageStyle }) => `${classes['row']} ${dealStageStyle ?? ''}`}
            empty={<EmptyState title={t('deal.none')} text={t('deal.noneText')} action={add} />}
          />
          {bulk.bar}
          <ListFooter list={list} />
        </>
      )}
    </>
  )
}
