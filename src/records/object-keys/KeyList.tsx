// Keys of objects: where each one is, and whether it is overdue.
import { ActionIcon, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { SearchBox } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink, RouteLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { accountPaths } from '#records/accounts/accounts.paths.ts'
import { objectKeyPaths } from './objectKeys.paths.ts'
import { objectPaths } from '#records/objects/objects.paths.ts'
import { KeyHandover } from './handover/KeyHandover.tsx'
import { KeyFilterFields, keyFilters } from './KeyFilterFields.tsx'
import { KeyState } from './KeyState.tsx'
import { objectKeysApi } from './objectKeys.contract.ts'
import type { ObjectKeyRow } from './objectKeys.contract.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'

const keyPeek = lazyPeek<ObjectKeyRow>(
  () => import('./KeyPeek.tsx').then((all) => all.KeyPeek),
  ({ objectReferenceNumber }, t) => t('objectKey.header', { number: objectReferenceNumber }),
)

const c = columnsOf(objectKeysApi.listObjectKeys, 'objectKey')
const allColumns = [
  c.link('objectReferenceNumber', (row) => objectPaths.object(row.objectId), { nowrap: true }),
  c.cell(
    'account',
    ({ accountId, account }) =>
      accountId && <GoLink href={accountPaths.account(accountId)}>{account}</GoLink>,
  ),
  c.date('received'),
  c.date('givenAway'),
  c.cell('state', (row) => <KeyState row={row} />, { sort: false }),
  c.text('description'),
  c.cell('edit', (row) => <KeyActions row={row} />, {
    label: 'kit.edit',
    sort: false,
    align: 'right',
  }),
]

export function KeyList() {
  const t = useText()
  usePageTitle(t('objectKey.title'))
  const listState = useListState({
    name: 'ObjectKeyList',
    opensWith: useOpensWith('ObjectKeyList'),
    filters: keyFilters,
    opensBy: { by: 'objectReferenceNumber', desc: false },
    defaultSize: 10,
  })
  const columns = useColumns('ObjectKeyList', allColumns)
  const list = useList(objectKeysApi.listObjectKeys, listState)
  const bulk = useBulk({ name: 'ObjectKeyList', title: 'objectKey.title', list, columns })
  return (
    <>
      <ListHeader columns={columns} title={t('objectKey.title')} list={list} actions={bulk.button}>
        <SearchBox
          label={t('objectKey.filter')}
          value={listState.filters.objectReferenceNumber}
          onChange={(objectReferenceNumber) => listState.setFilters({ objectReferenceNumber })}
        />
        <ViewsMenu
          list="ObjectKeyList"
          endpoint={objectKeysApi.listObjectKeys}
          listState={listState}
          columns={columns}
        />
        <KeyFilterFields listState={listState} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('objectKey.title')}
        peek={keyPeek}
        selection={bulk.selection}
        rowName={({ objectReferenceNumber }) => objectReferenceNumber}
        rowClass={({ isOut, isOverdue }) =>
          isOverdue ? 'rowTrouble' : isOut ? 'rowToDo' : undefined
        }
        empty={<EmptyState title={t('objectKey.none')} text={t('objectKey.noneText')} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}

function KeyActions({ row }: { row: ObjectKeyRow }) {
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <KeyHandover row={row} />
      <EditKey row={row} />
    </Group>
  )
}

function EditKey({ row }: { row: ObjectKeyRow }) {
  const t = useText()
  return (
    <ActionIcon
      component={RouteLink}
      href={objectKeyPaths.objectKey(row.objectId)}
      variant="subtle"
      size="sm"
      aria-label={t('objectKey.edit', { number: row.objectReferenceNumber })}
    >
      <IconPencil size={16} aria-hidden />
    </ActionIcon>
  )
}
