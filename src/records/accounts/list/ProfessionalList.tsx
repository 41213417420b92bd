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
import { Specialities } from './Specialities.tsx'
import { accountPeek } from '../accountPeek.ts'

const c = columnsOf(accountListsApi.listProfessionals, 'account')
const allColumns = [
  c.link('name', (row) => accountPaths.account(row.id)),
  ...contactColumns,
  c.cell('speciality', (row) => <Specialities of={row} />, { sort: false }),
  c.number('numberOfSoldObjects', { sort: false }),
]

export function ProfessionalList() {
  const t = useText()
  usePageTitle(t('accounts.professionals'))
  const listState = useListState({
    name: 'ProfessionalList',
    opensWith: useOpensWith('ProfessionalList'),
    filters: searched,
    opensBy: { by: 'name', desc: false },
  })
  const columns = useColumns('ProfessionalList', allColumns)
  const list = useList(accountListsApi.listProfessionals, listState, withDetails)
  const bulk = useBulk({
    name: 'ProfessionalList',
    kind: 'Account',
    title: 'accounts.professionals',
    list,
    columns,
  })
  const add = (
    <AddButton href={accountPaths.addProfessional}>{t('accounts.addProfessional')}</AddButton>
  )
  return (
    <>
      <ListHeader
        columns={columns}
        title={t('accounts.professionals')}
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
          list="ProfessionalList"
          endpoint={accountListsApi.listProfessionals}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('accounts.professionals')}
        peek={accountPeek}
        selection={bulk.selection}
        empty={<EmptyAccounts action={add} />}
      />
      {bulk.bar}
      <ListFooter list={list} />
    </>
  )
}
