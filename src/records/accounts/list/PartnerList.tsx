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
import { PartnerCategory } from './PartnerCategory.tsx'
import { PartnerFilterFields, partnerFilters } from './PartnerFilterFields.tsx'
import { accountPeek } from '../accountPeek.ts'

const c = columnsOf(accountListsApi.searchPartners, 'account')
const allColumns = [
  nameColumn,
  ...contactColumns,
  c.cell('category', (row) => <PartnerCategory of={row} />, { sort: false }),
  ...createdColumns,
  ...modifiedColumns,
]

export function PartnerList() {
  const t = useText()
  usePageTitle(t('accounts.partners'))
  const listState = useListState({
    name: 'PartnerList',
    opensWith: useOpensWith('PartnerList'),
    filters: partnerFilters,
    opensBy: { by: 'createdOn', desc: true },
  })
  const columns = useColumns('PartnerList', allColumns)
  const list = useList(accountListsApi.searchPartners, listState, withDetails)
  const bulk = useBulk({
    name: 'PartnerList',
    kind: 'Account',
    title: 'accounts.partners',
    list,
    columns,
  })
  const add = <AddButton href={accountPaths.addPartner}>{t('accounts.addPartner')}</AddButton>
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('accounts.partners')}
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
          list="PartnerList"
          endpoint={accountListsApi.searchPartners}
          listState={listState}
          columns={columns}
        />
        <PartnerFilterFields listState={listState} />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('accounts.partners')}
        peek={accountPeek}
        selection={bulk.selection}
        empty={<EmptyAccounts action={add} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}
