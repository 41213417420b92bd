// The accounts whose money the agency keeps, each with its balance.
import { formatMoney } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { ListSearch, searched } from '#kit/list/ListSearch.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { useColumns } from '#base/lists/useColumns.ts'
import { useOpensWith } from '#base/lists/views/useListViews.ts'
import { ViewsMenu } from '#base/lists/views/ViewsMenu.tsx'
import { paymentPaths } from '../payments.paths.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'
import { useVariant } from '#base/session/person/useVariant.ts'
import { Amount } from '../Amount.tsx'
import { paymentListApi } from './paymentList.contract.ts'
import { lazyPeek } from '#kit/list/peek/lazyPeek.tsx'

/** Of an account with payments. */
const statementPeek = lazyPeek<{ id: number; name: string }>(
  () => import('../statement/StatementPeek.tsx').then((all) => all.StatementPeek),
  ({ name }) => name,
)

const c = columnsOf(paymentListApi.listPayments, 'payment')
const allColumns = [
  c.link('name', (row) => paymentPaths.statement(row.id)),
  c.instant('transactionModifiedOn'),
  c.cell('balance', (row) => <Amount value={row.balance}>{formatMoney(row.balance)}</Amount>, {
    align: 'right',
    nowrap: true,
  }),
]

export function PaymentList() {
  const t = useText()
  usePageTitle(t('payment.title'))
  const listState = useListState({
    name: 'PaymentList',
    opensWith: useOpensWith('PaymentList'),
    filters: searched,
    opensBy: { by: 'transactionModifiedOn', desc: true },
  })
  const columns = useColumns('PaymentList', allColumns)
  const list = useList(paymentListApi.listPayments, listState)
  const may = useMay()
  const isAlone = useVariant()?.paymentsOnly
  // At the payments host an employee looks only.
  const add = (!isAlone || may(admin)) && (
    <AddButton href={paymentPaths.addPaymentAccount}>{t('payment.addAccount')}</AddButton>
  )
  return (
    <>
      <ListHeader columns={columns} title={t('payment.title')} list={list} actions={add}>
        <ListSearch listState={listState} label={t('payment.search')} />
        <ViewsMenu
          list="PaymentList"
          endpoint={paymentListApi.listPayments}
          listState={listState}
          columns={columns}
        />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('payment.title')}
        peek={statementPeek}
        empty={<EmptyState title={t('payment.none')} text={t('payment.noneText')} action={add} />}
      />
      <ListFooter list={list} />
    </>
  )
}
