import { useText } from '#kit/i18n/useText.ts'
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
import {
  contactColumns,
  createdColumns,
  modifiedColumns,
  nameColumn,
  objectsColumn,
  withDetails,
} from './accountColumns.tsx'
import { accountListsApi } from './accountLists.contract.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { EmptyAccounts } from './EmptyAccounts.tsx'
import { accountPeek } from '../accountPeek.ts'

const allColumns = [
  nameColumn,
  ...contactColumns,
  objectsColumn,
  ...createdColumns,
  ...modifiedColumns,
]

export function OwnerList() {
  const t = useText()
  usePageTitle(t('accounts.owners'))
  const listState = useListState({
    name: 'OwnerList',
    opensWith: useOpensWith('OwnerList'),
    filters: searched,
    opensBy: { by: 'createdOn', desc: true },
  })
  const columns = useColumns('OwnerList', allColumns)
  const list = useList(accountListsApi.listOwners, listState, withDetails)
  const bulk = useBulk({
    name: 'OwnerList',
    kind: 'Account',
    title: 'accounts.owners',
    list,
    columns,
  })
  const add = <AddButton href={accountPaths.addOwner}>{t('accounts.addOwner')}</AddButton>
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('accounts.owners')}
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
          list="OwnerList"
          endpoint={accountListsApi.listOwners}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('accounts.owners')}
        peek={accountPeek}
        selection={bulk.selection}
        empty={<EmptyAccounts action={add} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}
