import { date, number, select } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord, dayWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { AccountPicker } from '#base/people/AccountPicker.tsx'
import { logEntities, logNumberOf } from '#base/action-log/actionLog.contract.ts'

/** Initial filter: everything. */
export const actionLogFilters = {
  searchStr: '',
  actionBy: null as number | null,
  actionByText: '',
  /** 0 means any. */
  entity: 0,
  entityId: null as number | null,
  startDate: null as string | null,
  endDate: null as string | null,
}

export function ActionLogFilterFields({
  listState,
}: {
  listState: ListState<typeof actionLogFilters>
}) {
  const t = useText()
  const kinds = [
    { value: 0, text: t('actionLog.anyEntity'), parent: null },
    ...logEntities()
      .map((kind) => ({ value: logNumberOf(kind), text: t(`record.${kind}`), parent: null }))
      .sort((a, b) => a.text.localeCompare(b.text)),
  ]
  const now = listState.filters
  const words: Words<typeof actionLogFilters> = {
    actionBy: [t('actionLog.actionBy'), now.actionByText],
    entity: [t('actionLog.entity'), choiceWord(kinds, now.entity)],
    entityId: [t('actionLog.entityId'), String(now.entityId)],
    startDate: [t('actionLog.startDate'), dayWord(now.startDate)],
    endDate: [t('actionLog.endDate'), dayWord(now.endDate)],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <AccountPicker
            label={t('actionLog.actionBy')}
            filter={1}
            value={filters.actionBy}
            text={filters.actionByText}
            onChange={(actionBy, actionByText) => set({ actionBy, actionByText })}
          />
          <FieldInput
            field={select('logEntity')}
            options={kinds}
            label={t('actionLog.entity')}
            value={filters.entity}
            onChange={(entity) => set({ entity: entity ?? 0 })}
          />
          <FieldInput
            field={number({ min: 1 })}
            label={t('actionLog.entityId')}
            value={filters.entityId}
            onChange={(entityId) => set({ entityId })}
          />
          <FieldInput
            field={date}
            label={t('actionLog.startDate')}
            value={filters.startDate}
            onChange={(startDate) => set({ startDate })}
          />
          <FieldInput
            field={date}
            label={t('actionLog.endDate')}
            value={filters.endDate}
            onChange={(endDate) => set({ endDate })}
          />
        </>
      )}
    </FilterCard>
  )
}
