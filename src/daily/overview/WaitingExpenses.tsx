// Expenses of all accounts that are neither approved by the client nor paid.
import { formatDate } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { columnsOf } from '#kit/list/columns/columns.ts'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { GoLink } from '#kit/ui/GoLink.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paymentPaths } from '#records/payments/payments.paths.ts'
import { overviewApi } from './overview.contract.ts'

const c = columnsOf(overviewApi.listWaitingExpenses, 'waiting')
const columns = [
  c.link('referenceNumber', (row) => paymentPaths.editExpense(row.id), { nowrap: true }),
  c.cell('accountDisplayName', (row) => (
    <GoLink href={paymentPaths.statement(row.accountId)}>{row.accountDisplayName}</GoLink>
  )),
  c.text('categoryName', { sort: false }),
  c.cell('transactionDate', (row) => formatDate(row.transactionDate.slice(0, 10)), {
    nowrap: true,
  }),
  c.date('expirationDate'),
  c.instant('sentOn'),
  c.money('amount'),
]

export function WaitingExpenses() {
  const t = useText()
  usePageTitle(t('overview.waitingExpenses'))
  const listState = useListState({ name: 'WaitingExpenses', filters: {} })
  const list = useList(overviewApi.listWaitingExpenses, listState)
  return (
    <>
      <ListHeader title={t('overview.waitingExpenses')} list={list} />
      <DataTable
        list={list}
        columns={columns}
        label={t('overview.waitingExpenses')}
        empty={<EmptyState title={t('waiting.none')} text={t('waiting.noneText')} />}
      />
      <ListFooter list={list} />
    </>
  )
}
