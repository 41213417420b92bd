import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { fewSizes } from '#kit/list/listAddress.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paths } from '#features/paths.ts'
import { LeadFilterFields, leadFilters } from './LeadFilterFields.tsx'
import { leadListsApi } from './leadLists.contract.ts'

const c = columnsOf(leadListsApi.searchLeads, 'lead')
const columns = [
  c.link('name', (row) => paths.lead(row.id)),
  c.text('type'),
  c.cell(
    'budgetRangeMax',
    (row) => formatRange(row.budgetRangeMin, row.budgetRangeMax, formatCurrency),
    { label: 'lead.budgetRange', align: 'right', nowrap: true },
  ),
  c.text('stageName', { label: 'lead.stage', sort: 'stage' }),
  c.text('priorityName', { label: 'lead.priority', sort: 'priority' }),
  c.text('sourceName', { label: 'lead.source', sort: 'source', hideBelow: 1100 }),
  c.date('startDate'),
  c.instant('createdOn', { hideBelow: 900 }),
  c.text('createdBy', { hideBelow: 1100 }),
  c.instant('modifiedOn', { hideBelow: 900 }),
]

export function LeadList() {
  const t = useText()
  usePageTitle(t('leads.title'))
  const listState = useListState({
    name: 'LeadList',
    filters: leadFilters,
    sizes: fewSizes,
    defaultSize: 20,
  })
  const list = useList(leadListsApi.searchLeads, listState)
  const add = <AddButton href={paths.addLead()}>{t('leads.add')}</AddButton>
  const empty = <EmptyState title={t('leads.none')} text={t('leads.noneText')} action={add} />
  return (
    <>
      <ListHeader title={t('leads.title')} list={list} actions={add}>
        <LeadFilterFields listState={listState} lists={list.answer?.options} />
      </ListHeader>
      <DataTable list={list} columns={columns} label={t('leads.title')} empty={empty} />
      <ListFooter list={list} />
    </>
  )
}
