import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { useListView } from '#kit/list/useListView.ts'
import { ViewSwitch } from '#kit/list/ViewSwitch.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { WhoseSwitch } from '#base/assignments/WhoseSwitch.tsx'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { TrayLink } from '../leadSlots.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { leadPaths } from '../leads.paths.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { Skeletons } from '#kit/ui/loading/Skeletons.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { LeadMarks } from './LeadMarks.tsx'

import { LeadFilterFields, leadFilters } from './LeadFilterFields.tsx'
import { leadListsApi } from './leadLists.contract.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { withSlots } from '#base/register/slots.tsx'

const leadPeek = lazyPeek<{ id: number; name: string | null }>(
  () => withSlots(import('../view/LeadPeek.tsx'), 'LatestEntries').then((all) => all.LeadPeek),
  ({ id, name }, t) => name || t('lead.header', { number: id }),
)

const c = columnsOf(leadListsApi.searchLeads, 'lead')
const allColumns = [
  c.cell('name', (row) => (
    <>
      <GoLink href={leadPaths.lead(row.id)}>{row.name || `#${row.id}`}</GoLink>
      <LeadMarks of={row} />
    </>
  )),
  c.text('type'),
  c.cell(
    'budgetRangeMax',
    (row) => formatRange(row.budgetRangeMin, row.budgetRangeMax, formatCurrency),
    { label: 'lead.budgetRange', align: 'right', nowrap: true },
  ),
  c.text('stageName', { label: 'lead.stage', sort: 'stage' }),
  c.text('assigned', { hideBelow: 900 }),
  c.text('priorityName', { label: 'lead.priority', sort: 'priority' }),
  c.text('sourceName', { label: 'lead.source', sort: 'source', hideBelow: 1100 }),
  c.date('startDate'),
  c.instant('createdOn', { hideBelow: 900 }),
  c.text('createdBy', { hideBelow: 1100 }),
  c.instant('modifiedOn', { hideBelow: 900 }),
]

// Drag and drop is a large chunk; load it only for the board.
const LeadBoard = lazyPart(() => import('../board/LeadBoard.tsx').then((all) => all.LeadBoard), {
  place: () => <Skeletons lines={12} />,
})

/** Leads as a table, or as a board by stage; the choice is remembered. */
export function LeadList() {
  const t = useText()
  usePageTitle(t('leads.title'))
  const listState = useListState({
    name: 'LeadList',
    opensWith: useOpensWith('LeadList'),
    filters: leadFilters,
    opensBy: { by: 'createdOn', desc: true },
    sizes: fewSizes,
    defaultSize: 20,
  })
  const [view, setView] = useListView('LeadList')
  const columns = useColumns('LeadList', allColumns)
  const list = useList(leadListsApi.searchLeads, listState)
  const bulk = useBulk({ name: 'LeadList', kind: 'Demand', title: 'leads.title', list, columns })
  const add = <AddButton href={leadPaths.addLead()}>{t('leads.add')}</AddButton>
  const empty = <EmptyState title={t('leads.none')} text={t('leads.noneText')} action={add} />
  const actions = (
    <>
      <TrayLink />
      <ViewSwitch view={view} onChange={setView} />
      {view === 'list' && bulk.button}
      {add}
    </>
  )
  return (
    <>
      <ListHeader
        columns={view === 'list' ? columns : undefined}
        title={t('leads.title')}
        list={list}
        actions={actions}
      >
        <ListSearch listState={listState} />
        <WhoseSwitch listState={listState} />
        <ViewsMenu
          list="LeadList"
          endpoint={leadListsApi.searchLeads}
          listState={listState}
          columns={columns}
        />
        <LeadFilterFields listState={listState} lists={list.answer?.options} />
      </ListHeader>
      {view === 'board' ? (
        <LeadBoard filters={listState.filters} />
      ) : (
        <>
          <DataTable
            list={list}
            columns={columns}
            label={t('leads.title')}
            peek={leadPeek}
            selection={bulk.selection}
            empty={empty}
          />
          {bulk.bar}
          <ListFooter list={list} />
        </>
      )}
    </>
  )
}
