import { MultiSelect, Select } from '@mantine/core'
import { boolNullable, currency, date, select, text } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/FieldInput.tsx'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import { attentions } from './leadAttention.contract.ts'
import type { Attention } from './leadAttention.contract.ts'
import type { leadListsApi } from './leadLists.contract.ts'

/** What the filter of leads says at first: everything. */
export const leadFilters = {
  searchStr: '',
  service: 0,
  stages: [] as number[],
  priorities: [] as number[],
  sources: [] as number[],
  budgetRangeMin: null as number | null,
  budgetRangeMax: null as number | null,
  startDate: null as string | null,
  endDate: null as string | null,
  attention: null as Attention | null,
  createdFrom: null as string | null,
  createdTill: null as string | null,
  answered: null as boolean | null,
  lastName: '',
}

type Lists = AnswerOf<typeof leadListsApi.searchLeads>['options']
type Props = { listState: ListState<typeof leadFilters>; lists: Lists | undefined }

const several = [
  ['stages', 'stageList'],
  ['priorities', 'priorityList'],
  ['sources', 'sourceList'],
] as const
const amounts = [
  ['budgetRangeMin', 'leads.filter.budgetMin'],
  ['budgetRangeMax', 'leads.filter.budgetMax'],
] as const
const days = ['startDate', 'endDate', 'createdFrom', 'createdTill'] as const

export function LeadFilterFields({ listState, lists }: Props) {
  const t = useText()
  return (
    <FilterCard listState={listState}>
      {(filters, set) => (
        <>
          <FieldInput
            field={select('service')}
            options={lists?.serviceList}
            label={t('leads.filter.service')}
            value={filters.service}
            onChange={(value) => set({ service: value ?? 0 })}
          />
          {several.map(([name, list]) => (
            <MultiSelect
              key={name}
              label={t(`leads.filter.${name}`)}
              data={[...(lists?.[list] ?? []), { value: 0, text: t('leads.filter.none') }].map(
                ({ value, text }) => ({ value: String(value), label: text }),
              )}
              value={filters[name].map(String)}
              onChange={(chosen) => set({ [name]: chosen.map(Number) })}
              searchable
              clearable
            />
          ))}
          {amounts.map(([name, label]) => (
            <FieldInput
              key={name}
              field={currency}
              label={t(label)}
              value={filters[name]}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
          {days.map((name) => (
            <FieldInput
              key={name}
              field={date}
              label={t(`leads.filter.${name}`)}
              value={filters[name]}
              onChange={(value) => set({ [name]: value })}
            />
          ))}
          <FieldInput
            field={boolNullable}
            label={t('leads.filter.answered')}
            value={filters.answered}
            onChange={(answered) => set({ answered })}
          />
          <Select
            label={t('leads.filter.attention')}
            data={attentions.map((value) => ({ value, label: t(`leads.attention.${value}`) }))}
            value={filters.attention}
            onChange={(value) => set({ attention: value as Attention | null })}
            placeholder={t('leads.attention.all')}
            clearable
          />
          <FieldInput
            field={text}
            label={t('leads.filter.lastName')}
            value={filters.lastName}
            onChange={(value) => set({ lastName: value ?? '' })}
          />
        </>
      )}
    </FilterCard>
  )
}
