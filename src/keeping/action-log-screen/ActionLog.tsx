// Action log: who did what to which record, newest first; entries can be undone from their rows.
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
import { GoLink } from '#kit/ui/GoLink.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { records } from '#base/register/records.contract.ts'
import { RecordOrigin } from '#base/register/recordSlots.tsx'
import { actionLogApi } from '#base/action-log/actionLog.contract.ts'
import type { ActionLogRow } from '#base/action-log/actionLog.contract.ts'
import { ActionLogFilterFields, actionLogFilters } from './ActionLogFilterFields.tsx'
import { EntryMessage } from './EntryMessage.tsx'
import { LoggedChanges } from './LoggedChanges.tsx'

const c = columnsOf(actionLogApi.searchActionLog, 'actionLog')
const allColumns = [
  c.cell('date', (row) => formatInstantTime(row.date), { nowrap: true }),
  c.cell('actionBy', (row) => <Person row={row} />, { sort: false, width: '9rem' }),
  c.cell('action', (row) => row.actionText, { sort: false, width: '8rem' }),
  c.cell('entity', (row) => row.entityText, { sort: false, width: '7rem' }),
  c.cell('actionOver', (row) => <Over row={row} />, { sort: false, width: '14rem' }),
  c.cell('message', (row) => <EntryMessage row={row} />, { sort: false, width: '12rem' }),
  c.cell('data', (row) => <LoggedChanges row={row} />, { sort: false }),
]

function Person({ row: { actionBy } }: { row: ActionLogRow }) {
  const t = useText()
  return actionBy ?? <span className="quiet">{t('actionLog.bySystem')}</span>
}

function Over({ row: { actionOver, opens, entityId } }: { row: ActionLogRow }) {
  const text = actionOver || `#${entityId}`
  const href = opens && hrefOfRecord(opens)
  return (
    <Text component="div" size="sm" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
      {href ? <GoLink href={href}>{text}</GoLink> : text}
    </Text>
  )
}

/** The record whose history is shown, if only one. */
function recordOf({ entity, entityId }: { entity: number; entityId: number | null }) {
  const name = (['Account', 'Object'] as const).find((one) => records[one].log === entity)
  return name && entityId !== null ? { entity: name, id: entityId } : null
}

export function ActionLog() {
  const t = useText()
  usePageTitle(t('actionLog.title'))
  const listState = useListState({
    name: 'ActionLog',
    opensWith: useOpensWith('ActionLog'),
    filters: actionLogFilters,
    opensBy: { by: 'date', desc: true },
  })
  const columns = useColumns('ActionLog', allColumns)
  const list = useList(actionLogApi.searchActionLog, listState)
  const of = recordOf(listState.filters)
  return (
    <>
      <ListHeader columns={columns} title={t('actionLog.title')} list={list}>
        <ListSearch listState={listState} />
        <ViewsMenu
          list="ActionLog"
          endpoint={actionLogApi.searchActionLog}
          listState={listState}
          columns={columns}
        />
        <ActionLogFilterFields listState={listState} />
      </ListHeader>
      {of && <RecordOrigin of={of} />}
      <DataTable
        list={list}
        columns={columns}
        label={t('actionLog.title')}
        empty={<EmptyState title={t('actionLog.empty')} text={t('actionLog.emptyText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}
