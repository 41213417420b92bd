// List of viewings: who saw what and when, with the results.
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
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
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { ObjectNumbers } from '#records/accounts/list/ObjectNumbers.tsx'
import { WhoseSwitch } from '#base/assignments/WhoseSwitch.tsx'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { viewingPaths } from './viewings.paths.ts'
import { ViewingFilterFields, viewingFilters } from './ViewingFilterFields.tsx'
import { viewingsApi } from './viewings.contract.ts'
import classes from './viewings.module.css'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'
import { withSlots } from '#base/register/slots.tsx'

const viewingPeek = lazyPeek<{ id: number }>(
  () => withSlots(import('./ViewingPeek.tsx'), 'LatestEntries').then((all) => all.ViewingPeek),
  ({ id }, t) => t('viewing.header', { number: id }),
)

const c = columnsOf(viewingsApi.searchViewings, 'viewing')
const allColumns = [
  c.link('id', (row) => viewingPaths.viewing(row.id), { nowrap: true }),
  c.dateTime('appointmentCreated', { hideBelow: 900 }),
  c.dateTime('dateOfViewing'),
  c.cell(
    'lead',
    ({ lead, leadId }) => leadId && <GoLink href={leadPaths.lead(leadId)}>{lead}</GoLink>,
  ),
  c.text('assigned'),
  c.cell('objects', (row) => <ObjectNumbers numbers={row.objectReferenceNumbers} />),
  c.text('result'),
  c.cell('edit', ({ id }) => <EditViewing id={id} />, {
    label: 'kit.edit',
    sort: false,
    align: 'right',
  }),
]

export function ViewingList() {
  const t = useText()
  usePageTitle(t('viewing.title'))
  const listState = useListState({
    name: 'ViewingList',
    opensWith: useOpensWith('ViewingList'),
    filters: viewingFilters,
    opensBy: { by: 'dateOfViewing', desc: true },
    sizes: fewSizes,
    defaultSize: 20,
  })
  const columns = useColumns('ViewingList', allColumns)
  const list = useList(viewingsApi.searchViewings, listState)
  const bulk = useBulk({
    name: 'ViewingList',
    kind: 'Viewing',
    title: 'viewing.title',
    list,
    columns,
  })
  const add = <AddButton href={viewingPaths.addViewing}>{t('viewing.add')}</AddButton>
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('viewing.title')}
        list={list}
        actions={
          <>
            {bulk.button}
            {add}
          </>
        }
      >
        <ListSearch listState={listState} />
        <WhoseSwitch listState={listState} />
        <ViewsMenu
          list="ViewingList"
          endpoint={viewingsApi.searchViewings}
          listState={listState}
          columns={columns}
        />
        <ViewingFilterFields listState={listState} results={list.answer?.options.results} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('viewing.title')}
        peek={viewingPeek}
        selection={bulk.selection}
        rowClass={({ resultStyle }) => `${classes['row']} ${resultStyle ?? ''}`}
        empty={<EmptyState title={t('viewing.none')} text={t('viewing.noneText')} action={add} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}

function EditViewing({ id }: { id: number }) {
  const t = useText()
  return (
    <ActionIcon
      component={RouteLink}
      href={viewingPaths.viewing(id, 'edit')}
      variant="subtle"
      size="sm"
      aria-label={t('viewing.edit', { number: `V${id}` })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}
