import { MultiSelect } from '@mantine/core'
import { date } from '#kit/fields/kinds.ts'
import type { Option } from '#kit/fields/options.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWords, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { WhoseFields, whoseFilters, whoseWords } from '#base/assignments/WhoseFields.tsx'
import { LeadPicker } from '#records/leads/LeadPicker.tsx'
import { ObjectPicker } from '#records/objects/ObjectPicker.tsx'

/** Initial filter: everything. */
export const viewingFilters = {
  searchStr: '',
  results: [] as number[],
  dateOfViewingFrom: null as string | null,
  dateOfViewingTill: null as string | null,
  appointmentCreatedFrom: null as string | null,
  appointmentCreatedTill: null as string | null,
  demandId: null as number | null,
  demandText: '',
  objectId: null as number | null,
  objectText: '',
  ...whoseFilters,
}

const days = [
  'dateOfViewingFrom',
  'dateOfViewingTill',
  'appointmentCreatedFrom',
  'appointmentCreatedTill',
] as const

type Props = {
  listState: ListState<typeof viewingFilters>
  results: readonly Option[] | undefined
}

export function ViewingFilterFields({ listState, results = [] }: Props) {
  const t = useText()
  const now = listState.filters
  const words: Words<typeof viewingFilters> = {
    results: [t('viewing.filter.results'), choiceWords(results, now.results)],
    dateOfViewingFrom: [t('viewing.filter.dateOfViewingFrom'), dayWord(now.dateOfViewingFrom)],
    dateOfViewingTill: [t('viewing.filter.dateOfViewingTill'), dayWord(now.dateOfViewingTill)],
    appointmentCreatedFrom: [
      t('viewing.filter.appointmentCreatedFrom'),
      dayWord(now.appointmentCreatedFrom),
    ],
    appointmentCreatedTill: [
      t('viewing.filter.appointmentCreatedTill'),
      dayWord(now.appointmentCreatedTill),
    ],
    demandId: [t('viewing.lead'), now.demandText],
    objectId: [t('viewing.filter.object'), now.objectText],
    ...whoseWords(t, now),
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <MultiSelect
            label={t('viewing.filter.results')}
            data={results.map(({ value, text }) => ({ value: String(value), label: text }))}
            value={filters.results.map(String)}
            onChange={(chosen) => set({ results: chosen.map(Number) })}
            clearable
            clearButtonProps={{ 'aria-label': t('kit.clear') }}
          />
          {days.map((name) => (
            <FieldInput
              key={name}
              field={date}
              label={t(`viewing.filter.${name}`)}
              value={filters[name]}
              onChange={(day) => set({ [name]: day })}
            />
          ))}
          <LeadPicker
            label={t('viewing.lead')}
            value={filters.demandId}
            text={filters.demandText}
            onChange={(demandId, demandText) => set({ demandId, demandText })}
          />
          <ObjectPicker
            label={t('viewing.filter.object')}
            value={filters.objectId}
            text={filters.objectText}
            onChange={(objectId, objectText) => set({ objectId, objectText })}
          />
          <WhoseFields filters={filters} set={set} />
        </>
      )}
    </FilterCard>
  )
}
