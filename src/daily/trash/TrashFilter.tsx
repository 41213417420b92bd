import { selectText } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/inputs/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import { choiceWord } from '#kit/list/filterWords.ts'
import type { Words } from '#kit/list/filterWords.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { recordKinds } from '#base/register/records.contract.ts'

/** Initial filter: everything. */
export const trashFilters = { kind: null as string | null, searchStr: '' }

export function TrashFilter({ listState }: { listState: ListState<typeof trashFilters> }) {
  const t = useText()
  const kinds = recordKinds().map((value) => ({ value, text: t(`record.${value}`), parent: null }))
  const now = listState.filters
  const words: Words<typeof trashFilters> = {
    kind: [t('trash.entity'), choiceWord(kinds, now.kind)],
  }
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <FieldInput
            field={selectText('recordKind')}
            options={kinds}
            label={t('trash.entity')}
            value={filters.kind}
            onChange={(kind) => set({ kind })}
          />
        </>
      )}
    </FilterCard>
  )
}
