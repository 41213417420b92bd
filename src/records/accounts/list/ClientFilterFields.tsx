import { MultiSelect } from '@mantine/core'
import { date, select, text } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, choiceWords, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import type { accountListsApi } from './accountLists.contract.ts'

/** The empty filter of clients. */
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
  const now = listState.filters
  const words: Words<typeof clientFilters> = {
    serviceFilter: [
      t('accounts.filter.service'),
      choiceWord(lists?.serviceList, now.serviceFilter),
    ],
    sources: [t('accounts.filter.sources'), choiceWords(lists?.sourceList, now.sources)],
    startDate: [t('accounts.filter.startDate'), dayWord(now.startDate)],
    endDate: [t('accounts.filter.endDate'), dayWord(now.endDate)],
    lastName: [t('account.lastName'), now.lastName],
  }
  return (
    <FilterCard listState={listState} words={words}>
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
