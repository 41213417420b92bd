import { MultiSelect } from '@mantine/core'
import { date, text } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import type { AnswerOf } from '#kit/http/endpoint.ts'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, choiceWords, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { Choice } from '#base/activities/edit/Choice.tsx'
import { ObjectPicker } from '#records/objects/ObjectPicker.tsx'
import { dateFilterTypes } from '../reservationLists.contract.ts'
import type { reservationListsApi } from '../reservationLists.contract.ts'
import type { ReservationFilters } from './reservationFilters.ts'

type Options = AnswerOf<typeof reservationListsApi.searchReservations>['options']
type Props = { listState: ListState<ReservationFilters>; options: Options | undefined }

const texts = ['objectWebsiteCode', 'reservationNumber', 'reservationNumberExternal'] as const

export function ReservationFilterFields({ listState, options }: Props) {
  const t = useText()
  const dateTypes = dateFilterTypes.map((type, value) => ({
    value,
    text: t(`reservation.filter.dateType.${type}`),
  }))
  const now = listState.filters
  // "Day of check out from".
  const dayOf = (end: 'reservation.filter.from' | 'reservation.filter.till') =>
    [
      t('reservation.filter.date'),
      ...[choiceWord(dateTypes, now.dateFilterType), t(end)].map((word) => word?.toLowerCase()),
    ].join(' ')
  const words: Words<ReservationFilters> = {
    dateFilterType: [t('reservation.filter.date'), choiceWord(dateTypes, now.dateFilterType)],
    startDate: [dayOf('reservation.filter.from'), dayWord(now.startDate)],
    endDate: [dayOf('reservation.filter.till'), dayWord(now.endDate)],
    clientName: [t('reservation.filter.clientName'), now.clientName],
    objectId: [t('reservation.objectId'), now.objectText],
    objectWebsiteCode: [t('reservation.objectWebsiteCode'), now.objectWebsiteCode],
    reservationNumber: [t('reservation.reservationNumber'), now.reservationNumber],
    reservationNumberExternal: [
      t('reservation.reservationNumberExternal'),
      now.reservationNumberExternal,
    ],
    stages: [t('reservation.filter.stages'), choiceWords(options?.stages, now.stages)],
    sources: [t('reservation.filter.sources'), choiceWords(options?.sources, now.sources)],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <Choice
            options={dateTypes}
            label={t('reservation.filter.date')}
            value={filters.dateFilterType}
            onChange={(dateFilterType) => set({ dateFilterType })}
          />
          <FieldInput
            field={date}
            label={t('reservation.filter.from')}
            value={filters.startDate || null}
            onChange={(day) => set({ startDate: day ?? '' })}
          />
          <FieldInput
            field={date}
            label={t('reservation.filter.till')}
            value={filters.endDate || null}
            onChange={(day) => set({ endDate: day ?? '' })}
          />
          <FieldInput
            field={text}
            label={t('reservation.filter.clientName')}
            value={filters.clientName}
            onChange={(clientName) => set({ clientName: clientName ?? '' })}
          />
          <ObjectPicker
            onlyShortRent
            label={t('reservation.objectId')}
            value={filters.objectId}
            text={filters.objectText}
            onChange={(objectId, objectText) => set({ objectId, objectText })}
          />
          {texts.map((name) => (
            <FieldInput
              key={name}
              field={text}
              label={t(`reservation.${name}`)}
              value={filters[name]}
              onChange={(typed) => set({ [name]: typed ?? '' })}
            />
          ))}
          <Several
            label={t('reservation.filter.stages')}
            among={options?.stages}
            value={filters.stages}
            onChange={(stages) => set({ stages })}
          />
          <Several
            label={t('reservation.filter.sources')}
            among={options?.sources}
            value={filters.sources}
            onChange={(sources) => set({ sources })}
          />
        </>
      )}
    </FilterCard>
  )
}

type SeveralProps = {
  label: string
  among: Options['stages'] | undefined
  value: readonly number[]
  onChange: (value: number[]) => void
}

function Several({ label, among = [], value, onChange }: SeveralProps) {
  const t = useText()
  return (
    <MultiSelect
      label={label}
      data={among.map((option) => ({ value: String(option.value), label: option.text }))}
      value={value.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('kit.clear') }}
    />
  )
}
