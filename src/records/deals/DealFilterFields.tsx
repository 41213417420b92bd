import { MultiSelect } from '@mantine/core'
import { date, select, text } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, choiceWords, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { WhoseFields, whoseFilters, whoseWords } from '#base/assignments/WhoseFields.tsx'
import type { dealListApi } from './dealList.contract.ts'

/** Initial filter: everything. */
export const dealFilters = {
  searchStr: '',
  dealType: 0,
  stages: [] as number[],
  depositFrom: null as string | null,
  depositTill: null as string | null,
  endDateFrom: null as string | null,
  endDateTill: null as string | null,
  lastName: '',
  object: '',
  ...whoseFilters,
}

const days = ['depositFrom', 'depositTill', 'endDateFrom', 'endDateTill'] as const
const texts = ['lastName', 'object'] as const

type Props = {
  listState: ListState<typeof dealFilters>
  options: AnswerOf<typeof dealListApi.searchDeals>['options'] | undefined
}

export function DealFilterFields({ listState, options }: Props) {
  const t = useText()
  const stages = (options?.stages ?? []).map((one) => ({
    value: String(one.value),
    label: one.text,
  }))
  const now = listState.filters
  const words: Words<typeof dealFilters> = {
    dealType: [t('deal.dealType'), choiceWord(options?.types, now.dealType)],
    stages: [t('deal.filter.stages'), choiceWords(options?.stages, now.stages)],
    depositFrom: [t('deal.filter.depositFrom'), dayWord(now.depositFrom)],
    depositTill: [t('deal.filter.depositTill'), dayWord(now.depositTill)],
    endDateFrom: [t('deal.filter.endDateFrom'), dayWord(now.endDateFrom)],
    endDateTill: [t('deal.filter.endDateTill'), dayWord(now.endDateTill)],
    lastName: [t('deal.filter.lastName'), now.lastName],
    object: [t('deal.filter.object'), now.object],
    ...whoseWords(t, now),
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <FieldInput
            field={select('dealType')}
            options={options?.types}
            label={t('deal.dealType')}
            value={filters.dealType}
            onChange={(value) => set({ dealType: value ?? 0 })}
          />
          <MultiSelect
            label={t('deal.filter.stages')}
            data={stages}
            value={filters.stages.map(String)}
            onChange={(chosen) => set({ stages: chosen.map(Number) })}
            clearable
            clearButtonProps={{ 'aria-label': t('kit.clear') }}
          />
          {days.map((name) => (
            <FieldInput
              key={name}
              field={date}
              label={t(`deal.filter.${name}`)}
              value={filters[name]}
              onChange={(day) => set({ [name]: day })}
            />
          ))}
          {texts.map((name) => (
            <FieldInput
              key={name}
              field={text}
              label={t(`deal.filter.${name}`)}
              value={filters[name]}
              onChange={(value) => set({ [name]: value ?? '' })}
            />
          ))}
          <WhoseFields filters={filters} set={set} />
        </>
      )}
    </FilterCard>
  )
}
