import { number, selectText } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { decisions, pairKinds } from '../duplicates.contract.ts'
import { leastScore, reasonsFor } from '../reasons.contract.ts'

/** Initial filter: undecided pairs. */
export const duplicateFilters = {
  kind: null as string | null,
  decision: null as string | null,
  reason: null as string | null,
  leastScore: null as number | null,
}

export function DuplicateFilter({ listState }: { listState: ListState<typeof duplicateFilters> }) {
  const t = useText()
  const kinds = pairKinds.map((value) => ({ value, text: t(`record.${value}`), parent: null }))
  const states = decisions.map((value) => ({
    value,
    text: t(`duplicates.state.${value}`),
    parent: null,
  }))
  // Here, texts of reasons with a value are cut before the value.
  const reasons = reasonsFor.map((value) => ({
    value,
    parent: null,
    text: t(`duplicates.reason.${value}`, { value: '…' }),
  }))
  const now = listState.filters
  const words: Words<typeof duplicateFilters> = {
    kind: [t('duplicates.kind'), choiceWord(kinds, now.kind)],
    decision: [t('duplicates.state'), choiceWord(states, now.decision)],
    reason: [t('duplicates.reason'), choiceWord(reasons, now.reason)],
    leastScore: [t('duplicates.leastScore'), now.leastScore === null ? '' : String(now.leastScore)],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <FieldInput
            field={selectText('pairKind')}
            options={kinds}
            label={t('duplicates.kind')}
            value={filters.kind}
            onChange={(kind) => set({ kind })}
          />
          <FieldInput
            field={selectText('decision')}
            options={states}
            label={t('duplicates.state')}
            value={filters.decision}
            onChange={(decision) => set({ decision })}
          />
          <FieldInput
            field={selectText('duplicateReason')}
            options={reasons}
            label={t('duplicates.reason')}
            value={filters.reason}
            onChange={(reason) => set({ reason })}
          />
          <FieldInput
            field={number({ min: leastScore, max: 100 })}
            label={t('duplicates.leastScore')}
            value={filters.leastScore}
            onChange={(least) => set({ leastScore: least })}
          />
        </>
      )}
    </FilterCard>
  )
}
