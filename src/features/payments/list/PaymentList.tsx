// The accounts whose money the agency keeps, each with its balance.
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { formatMoney } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import { AddButton } from '#kit/list/AddButton.tsx'
import { columnsOf } from '#kit/list/columns.tsx'
import { DataTable } from '#kit/list/DataTable.tsx'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { ListHeader } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import { useListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { paths } from '#features/paths.ts'
import { Amount } from '../Amount.tsx'
import { paymentListApi } from './paymentList.contract.ts'

const c = columnsOf(paymentListApi.listPayments, 'payment')
const columns = [
  c.link('name', (row) => paths.statement(row.id)),
  c.instant('transactionModifiedOn'),
  c.cell('balance', (row) => <Amount value={row.balance}>{formatMoney(row.balance)}</Amount>, {
    align: 'right',
    nowrap: true,
  }),
]

const filters = { searchStr: '' }

export function PaymentList() {
  const t = useText()
  usePageTitle(t('payment.title'))
  const listState = useListState({ name: 'PaymentList', filters })
  const list = useList(paymentListApi.listPayments, listState)
  const add = <AddButton href={paths.addPaymentAccount}>{t('payment.addAccount')}</AddButton>
  return (
    <>
      <ListHeader title={t('payment.title')} list={list} actions={add}>
        <SearchName
          key={listState.filters.searchStr === '' ? 'none' : 'some'}
          value={listState.filters.searchStr}
          onChange={(searchStr) => listState.setFilters({ searchStr })}
        />
      </ListHeader>
      <DataTable
        list={list}
        columns={columns}
        label={t('payment.title')}
        empty={<EmptyState title={t('payment.none')} text={t('payment.noneText')} action={add} />}
      />
      <ListFooter list={list} />
    </>
  )
}

const rest = 300

/** What a word of the name begins with. */
function SearchName({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useText()
  const [typed, setTyped] = useState(value)
  const send = useDebouncedCallback(onChange, rest)
  return (
    <TextInput
      type="search"
      aria-label={t('payment.search')}
      placeholder={t('payment.search')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        send(currentTarget.value)
      }}
    />
  )
}
