// The list of all accounts of every kind, where two can be selected for merging.
import { Alert, Button, Modal } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
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
  withDetails,
} from './accountColumns.tsx'
import { accountListsApi } from './accountLists.contract.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { EmptyAccounts } from './EmptyAccounts.tsx'
import { useMergeSelection } from './useMergeSelection.ts'
import { accountPeek } from '../accountPeek.ts'

const allColumns = [nameColumn, ...contactColumns, ...createdColumns, ...modifiedColumns]

export function AccountList() {
  const t = useText()
  usePageTitle(t('accounts.title'))
  const listState = useListState({
    name: 'AccountList',
    opensWith: useOpensWith('AccountList'),
    filters: searched,
    opensBy: { by: 'createdOn', desc: true },
  })
  const columns = useColumns('AccountList', allColumns)
  const list = useList(accountListsApi.listAccounts, listState, withDetails)
  const bulk = useBulk({
    name: 'AccountList',
    kind: 'Account',
    title: 'accounts.title',
    list,
    columns,
  })
  const merge = useMergeSelection()
  const add = <AddButton href={accountPaths.addAccount}>{t('accounts.add')}</AddButton>
  const actions = (
    <>
      {!merge.selection && bulk.button}
      {add}
      <Button
        variant={merge.selection ? 'filled' : 'default'}
        leftSection={<IconArrowMerge size={16} aria-hidden />}
        onClick={merge.press}
      >
        {t('accounts.merge')}
      </Button>
      {merge.selection && (
        <Button variant="subtle" onClick={merge.stop}>
          {t('kit.cancel')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <ListHeader columns={columns} title={t('accounts.title')} list={list} actions={actions}>
        <ListSearch listState={listState} />
        <ViewsMenu
          list="AccountList"
          endpoint={accountListsApi.listAccounts}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      {merge.selection && (
        <Alert role="alert" color="toDo" mb="sm">
          {t('accounts.merge.hint')}
        </Alert>
      )}
      <DataTable
        list={list}
        columns={columns}
        label={t('accounts.title')}
        peek={accountPeek}
        selection={merge.selection ?? bulk.selection}
        empty={<EmptyAccounts action={add} />}
      />
      {!merge.selection && bulk.bar}
      <ListFooter list={list} />
      <Modal
        opened={merge.wrongCount !== null}
        onClose={merge.closeWarning}
        title={t('accounts.merge')}
        centered
      >
        <p>{t('accounts.merge.wrongNumber', { count: merge.wrongCount ?? 0 })}</p>
        <Button onClick={merge.closeWarning} data-autofocus>
          {t('kit.ok')}
        </Button>
      </Modal>
    </>
  )
}
