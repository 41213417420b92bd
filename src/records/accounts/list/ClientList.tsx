import { formatCurrency, formatRange } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { contactColumns, objectsColumn, withDetails } from './accountColumns.tsx'
import { accountListsApi } from './accountLists.contract.ts'
import type { ClientRow } from './accountLists.contract.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { ClientFilterFields, clientFilters } from './ClientFilterFields.tsx'
import { EmptyAccounts } from './EmptyAccounts.tsx'
import { NameWithLead } from './NameWithLead.tsx'
import { accountPeek } from '../accountPeek.ts'

const c = columnsOf(accountListsApi.searchClients, 'account')
const allColumns = [
  c.cell('name', (row) => <NameWithLead row={row} />),
  ...contactColumns,
  c.cell('purchaseBudgetRangeMax', requestOf, {
    label: 'account.request',
    align: 'right',
    nowrap: true,
  }),
  objectsColumn,
  c.instant('createdOn'),
  c.text('createdBy', { hideBelow: 1100 }),
  c.instant('modifiedOn'),
  c.text('modifiedBy', { hideBelow: 1100 }),
]

function requestOf(row: ClientRow) {
  return formatRange(row.purchaseBudgetRangeMin, row.purchaseBudgetRangeMax, formatCurrency)
}

export function ClientList() {
  const t = useText()
  usePageTitle(t('accounts.clients'))
  const listState = useListState({
    name: 'ClientList',
    opensWith: useOpensWith('ClientList'),
    filters: clientFilters,
    opensBy: { by: 'createdOn', desc: true },
  })
  const columns = useColumns('ClientList', allColumns)
  const list = useList(accountListsApi.searchClients, listState, withDetails)
  const bulk = useBulk({
    name: 'ClientList',
    kind: 'Account',
    title: 'accounts.clients',
    list,
    columns,
  })
  const add = <AddButton href={accountPaths.addClient}>{t('accounts.addClient')}</AddButton>
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('accounts.clients')}
        list={list}
        actions={
          <>
            {bulk.button}
            {add}
          </>
        }
      >
        <ListSearch listState={listState} />
        <ViewsMenu
          list="ClientList"
          endpoint={accountListsApi.searchClients}
          listState={listState}
          columns={columns}
        />
        <ClientFilterFields listState={listState} lists={list.answer?.filterLists} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('accounts.clients')}
        peek={accountPeek}
        selection={bulk.selection}
        empty={<EmptyAccounts action={add} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}
