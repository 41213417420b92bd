import { FilterCard } from '#kit/list/FilterCard.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import { ObjectFilterInputs, ObjectWorkInputs } from '../filters/ObjectFilterInputs.tsx'
import type { ObjectFilters } from '../filters/objectFilters.ts'
import { useObjectWords } from '../filters/useObjectWords.ts'

export function ObjectListFilter({ listState }: { listState: ListState<ObjectFilters> }) {
  const words = useObjectWords(listState.filters)
  return (
    <FilterCard listState={listState} words={words}>
      {(filters, set) => (
        <>
          <ObjectFilterInputs filters={filters} set={set} />
          <ObjectWorkInputs filters={filters} set={set} />
        </>
      )}
    </FilterCard>
  )
}
