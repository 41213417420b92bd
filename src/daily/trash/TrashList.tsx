// Deleted records of all kinds, each with a button to restore it.
import { Text } from '@mantine/core'
import { formatInstantTime } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { records, restorableDays } from '#base/register/records.contract.ts'
import { RestoreButton } from './RestoreButton.tsx'
import { trashApi } from './trash.contract.ts'
import type { TrashRow } from './trash.contract.ts'
import { TrashFilter, trashFilters } from './TrashFilter.tsx'

const c = columnsOf(trashApi.listTrash, 'trash')
const allColumns = [
  c.cell('title', (row) => <Deleted row={row} />, { sort: false, width: '40%' }),
  c.cell('entity', (row) => <Kind row={row} />),
  c.cell('deletedOn', (row) => formatInstantTime(row.deletedOn), { nowrap: true }),
  c.text('deletedBy'),
  c.cell('restore', (row) => row.canRestore && <RestoreButton row={row} />, {
    sort: false,
    align: 'right',
    nowrap: true,
  }),
]

// Ids are unique only per kind.
const rowKey = ({ entity, id }: TrashRow) => id * 100 + records[entity].log

function Deleted({ row }: { row: TrashRow }) {
  const t = useText()
  return (
    <div>
      {row.title || t('trash.withoutName')}
      {row.detail && (
        <Text size="sm" className="quiet">
          {row.detail}
        </Text>
      )}
    </div>
  )
}

function Kind({ row }: { row: TrashRow }) {
  return useText()(`record.${row.entity}`)
}

export function TrashList() {
  const t = useText()
  usePageTitle(t('trash.label'))
  const listState = useListState({
    name: 'TrashList',
    opensWith: useOpensWith('TrashList'),
    filters: trashFilters,
    opensBy: { by: 'deletedOn', desc: true },
  })
  const columns = useColumns('TrashList', allColumns)
  const list = useList(trashApi.listTrash, listState)
  const days = restorableDays
  return (
    <>
      <ListHeader columns={columns} title={t('trash.label')} list={list}>
        <ListSearch listState={listState} label={t('trash.search')} />
        <ViewsMenu
          list="TrashList"
          endpoint={trashApi.listTrash}
          listState={listState}
          columns={columns}
        />
        <TrashFilter listState={listState} />
      </ListHeader>
      <Text size="sm" className="quiet" mb="sm">
        {t('trash.text', { days })}
      </Text>
      <DataTable
        list={list}
        columns={columns}
        rowKey={rowKey}
        label={t('trash.label')}
        empty={<EmptyState title={t('trash.empty')} text={t('trash.emptyText', { days })} />}
      />
      <ListFooter list={list} />
    </>
  )
}
