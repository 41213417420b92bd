import { selectText, text } from '#kit/fields/kinds.ts'
import { FieldInput } from '#kit/form/FieldInput.tsx'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import { recordKinds } from '#features/records/records.contract.ts'

/** What the trash says at first: everything. */
export const trashFilters = { kind: null as string | null, searchStr: null as string | null }

export function TrashFilter({ listState }: { listState: ListState<typeof trashFilters> }) {
  const t = useText()
  const kinds = recordKinds.map((value) => ({ value, text: t(`record.${value}`), parent: null }))
  return (
    <FilterCard listState={listState}>
      {(filters, set) => (
        <>
          <FieldInput
            field={selectText('recordKind')}
            options={kinds}
            label={t('trash.entity')}
            value={filters.kind}
            onChange={(kind) => set({ kind })}
          />
          <FieldInput
            field={text}
            label={t('trash.search')}
            value={filters.searchStr}
            onChange={(searchStr) => set({ searchStr })}
          />
        </>
      )}
    </FilterCard>
  )
}
