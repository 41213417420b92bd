import { MultiSelect, Select } from '@mantine/core'
import { formatCurrency } from '#kit/fields/format.ts'
import { boolNullable, currency, date, select, text } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, choiceWords, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { WhoseFields, whoseFilters, whoseWords } from '#base/assignments/WhoseFields.tsx'
import { attentions } from './leadAttention.contract.ts'
import type { Attention } from './leadAttention.contract.ts'
import { sendingFilters } from './leadLists.contract.ts'
import type { leadListsApi, SendingFilter } from './leadLists.contract.ts'

/** The empty filter of leads. */
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
  sending: null as SendingFilter | null,
  lastName: '',
  ...whoseFilters,
}

type Lists = AnswerOf<typeof leadListsApi.searchLeads>['options']
const euro = (amount: number | null) => (amount === null ? '' : formatCurrency(amount))

type Props = { listState: ListState<typeof leadFilters>; lists: Lists | undefined }

const multiSelects = [
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
  const now = listState.filters
  const optionsWithNone = (list: 'stageList' | 'priorityList' | 'sourceList') => [
    ...(lists?.[list] ?? []),
    { value: 0, text: t('leads.filter.none') },
  ]
  const namesOf = (list: Parameters<typeof optionsWithNone>[0], values: number[]) =>
    choiceWords(lists && optionsWithNone(list), values)
  const words: Words<typeof leadFilters> = {
    service: [t('leads.filter.service'), choiceWord(lists?.serviceList, now.service)],
    stages: [t('leads.filter.stages'), namesOf('stageList', now.stages)],
    priorities: [t('leads.filter.priorities'), namesOf('priorityList', now.priorities)],
    sources: [t('leads.filter.sources'), namesOf('sourceList', now.sources)],
    budgetRangeMin: [t('leads.filter.budgetMin'), euro(now.budgetRangeMin)],
    budgetRangeMax: [t('leads.filter.budgetMax'), euro(now.budgetRangeMax)],
    startDate: [t('leads.filter.startDate'), dayWord(now.startDate)],
    endDate: [t('leads.filter.endDate'), dayWord(now.endDate)],
    attention: [
      t('leads.filter.attention'),
      now.attention && t(`leads.attention.${now.attention}`),
    ],
    createdFrom: [t('leads.filter.createdFrom'), dayWord(now.createdFrom)],
    createdTill: [t('leads.filter.createdTill'), dayWord(now.createdTill)],
    answered: [t('leads.filter.answered'), t(now.answered ? 'kit.yes' : 'kit.no')],
    sending: [t('lead.sendMatches'), now.sending && t(`leads.sending.${now.sending}`)],
    lastName: [t('leads.filter.lastName'), now.lastName],
    ...whoseWords(t, now),
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <FieldInput
            field={select('service')}
            options={lists?.serviceList}
            label={t('leads.filter.service')}
            value={filters.service}
            onChange={(value) => set({ service: value ?? 0 })}
          />
          {multiSelects.map(([name, list]) => (
            <MultiSelect
              key={name}
              label={t(`leads.filter.${name}`)}
              data={optionsWithNone(list).map(({ value, text }) => ({
                value: String(value),
                label: text,
              }))}
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
            allowDeselect={false}
          />
          <Select
            label={t('lead.sendMatches')}
            data={sendingFilters.map((value) => ({ value, label: t(`leads.sending.${value}`) }))}
            value={filters.sending}
            onChange={(value) => set({ sending: value as SendingFilter | null })}
            placeholder={t('leads.attention.all')}
            clearable
            allowDeselect={false}
          />
          <FieldInput
            field={text}
            label={t('leads.filter.lastName')}
            value={filters.lastName}
            onChange={(value) => set({ lastName: value ?? '' })}
          />
          <WhoseFields filters={filters} set={set} />
        </>
      )}
    </FilterCard>
  )
}
