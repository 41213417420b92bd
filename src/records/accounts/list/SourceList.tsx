import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch, searched } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useBulk } from '#base/lists/ticked/useBulk.tsx'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { accountPaths } from '../accounts.paths.ts'
import { contactColumns, withDetails } from './accountColumns.tsx'
import { accountListsApi } from './accountLists.contract.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { EmptyAccounts } from './EmptyAccounts.tsx'
import { accountPeek } from '../accountPeek.ts'

const c = columnsOf(accountListsApi.listSources, 'account')
const allColumns = [
  c.link('name', (row) => accountPaths.account(row.id)),
  ...contactColumns,
  c.text('companyType'),
]

export function SourceList() {
  const t = useText()
  usePageTitle(t('accounts.sources'))
  const listState = useListState({
    name: 'SourceList',
    opensWith: useOpensWith('SourceList'),
    filters: searched,
    opensBy: { by: 'name', desc: false },
  })
  const columns = useColumns('SourceList', allColumns)
  const list = useList(accountListsApi.listSources, listState, withDetails)
  const bulk = useBulk({
    name: 'SourceList',
    kind: 'Account',
    title: 'accounts.sources',
    list,
    columns,
  })
  const add = <AddButton href={accountPaths.addSource}>{t('accounts.addSource')}</AddButton>
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('accounts.sources')}
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
          list="SourceList"
          endpoint={accountListsApi.listSources}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('accounts.sources')}
        peek={accountPeek}
        selection={bulk.selection}
        empty={<EmptyAccounts action={add} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}
