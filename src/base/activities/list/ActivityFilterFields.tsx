import { date } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import type { Text } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { dateFilterTypes, employeeFilterTypes } from '../activities.contract.ts'
import { Choice } from '../edit/Choice.tsx'
import { DoneFilter } from './DoneFilter.tsx'

export const whoseChoices = (t: Text) =>
  (['mine', 'all'] as const).map((value) => ({ value, text: t(`activity.filter.whose.${value}`) }))

/** Initial filter: everything. */
export const activityFilters = {
  searchStr: '',
  mine: false,
  done: null as boolean | null,
  dateFilterType: 0,
  startDate: null as string | null,
  endDate: null as string | null,
  employeeFilterType: 0,
  employee: null as number | null,
  employeeText: '',
}

export function ActivityFilterFields({
  listState,
}: {
  listState: ListState<typeof activityFilters>
}) {
  const t = useText()
  const dateTypes = dateFilterTypes.map((type, value) => ({
    value,
    text: t(`activity.filter.dateType.${type}`),
  }))
  const employeeTypes = employeeFilterTypes.map((type, value) => ({
    value,
    text: t(`activity.filter.employeeType.${type}`),
  }))
  const whose = whoseChoices(t)
  const now = listState.filters
  const words: Words<typeof activityFilters> = {
    mine: [t('activity.filter.whose'), t('activity.filter.whose.mine')],
    done: [
      t('activity.done'),
      t(now.done ? 'activity.filter.done.completed' : 'activity.filter.done.toDo'),
    ],
    dateFilterType: [t('activity.filter.date'), choiceWord(dateTypes, now.dateFilterType)],
    startDate: [t('activity.filter.from'), dayWord(now.startDate)],
    endDate: [t('activity.filter.till'), dayWord(now.endDate)],
    employeeFilterType: [
      t('activity.filter.person'),
      choiceWord(employeeTypes, now.employeeFilterType),
    ],
    employee: [t('activity.filter.employee'), now.employeeText],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <Choice
            options={whose}
            label={t('activity.filter.whose')}
            value={filters.mine ? 'mine' : 'all'}
            onChange={(chosen) => set({ mine: chosen === 'mine' })}
          />
          <DoneFilter value={filters.done} onChange={(done) => set({ done })} />
          <Choice
            options={dateTypes}
            label={t('activity.filter.date')}
            value={filters.dateFilterType}
            onChange={(dateFilterType) => set({ dateFilterType })}
          />
          <FieldInput
            field={date}
            label={t('activity.filter.from')}
            value={filters.startDate}
            onChange={(startDate) => set({ startDate })}
          />
          <FieldInput
            field={date}
            label={t('activity.filter.till')}
            value={filters.endDate}
            onChange={(endDate) => set({ endDate })}
          />
          <Choice
            options={employeeTypes}
            label={t('activity.filter.person')}
            value={filters.employeeFilterType}
            onChange={(employeeFilterType) => set({ employeeFilterType })}
          />
          <AccountPicker
            filter={2}
            label={t('activity.filter.employee')}
            value={filters.employee}
            text={filters.employeeText}
            onChange={(employee, employeeText) => set({ employee, employeeText })}
          />
        </>
      )}
    </FilterCard>
  )
}
