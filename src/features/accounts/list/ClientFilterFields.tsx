import { MultiSelect } from '@mantine/core'
import { date, select, text } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import type { accountListsApi } from './accountLists.contract.ts'

/** What the filter of clients says at first: everything. */
export const clientFilters = {
  searchStr: '',
  serviceFilter: 0,
  sources: [] as number[],
  startDate: null as string | null,
  endDate: null as string | null,
  lastName: '',
}

type Lists = AnswerOf<typeof accountListsApi.searchClients>['filterLists']
type Props = { listState: ListState<typeof clientFilters>; lists: Lists | undefined }

export function ClientFilterFields({ listState, lists }: Props) {
  const t = useText()
  const sources = lists?.sourceList.map(({ value, text }) => ({
    value: String(value),
    label: text,
  }))
  return (
    <FilterCard listState={listState}>
      {(filters, set) => (
        <>
          <FieldInput
            field={select('service')}
            options={lists?.serviceList}
            label={t('accounts.filter.service')}
            value={filters.serviceFilter}
            onChange={(value) => set({ serviceFilter: value ?? 0 })}
          />
          <MultiSelect
            label={t('accounts.filter.sources')}
            data={sources ?? []}
            value={filters.sources.map(String)}
            onChange={(chosen) => set({ sources: chosen.map(Number) })}
            searchable
            clearable
          />
          <FieldInput
            field={date}
            label={t('accounts.filter.startDate')}
            value={filters.startDate}
            onChange={(startDate) => set({ startDate })}
          />
          <FieldInput
            field={date}
            label={t('accounts.filter.endDate')}
            value={filters.endDate}
            onChange={(endDate) => set({ endDate })}
          />
          <FieldInput
            field={text}
            label={t('account.lastName')}
            value={filters.lastName}
            onChange={(value) => set({ lastName: value ?? '' })}
          />
        </>
      )}
    </FilterCard>
  )
}
