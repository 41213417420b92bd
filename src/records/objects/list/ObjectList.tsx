import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { FilterCard } from '#kit/list/FilterCard.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import { RouteLink } from '#kit/ui/GoLink.tsx'
import { RecordList } from '#base/lists/RecordList.tsx'
import { ObjectFilterInputs, ObjectWorkInputs } from '../filters/ObjectFilterInputs.tsx'
import type { ObjectFilters } from '../filters/objectFilters.ts'
import { useObjectWords } from '../filters/useObjectWords.ts'
import { objectPeek } from '../objectPeek.ts'
import { objectPaths } from '../objects.paths.ts'
import { objectList } from './object.list.ts'
import { objectCells } from './objectListCells.tsx'

export function ObjectList() {
  const t = useText()
  return (
    <RecordList
      of={objectList}
      cells={objectCells}
      peek={objectPeek}
      add={{ href: objectPaths.addObject, text: 'object.add' }}
      renderActions={({ select, add }) => (
        <>
          {select}
          <Button
            component={RouteLink}
            href={objectPaths.searchObjects}
            variant="default"
            leftSection={<IconSearch size={16} aria-hidden />}
          >
            {t('object.search')}
          </Button>
          {add}
        </>
      )}
      renderHeader={({ listState, search, views }) => (
        <>
          {search}
          {views}
          <ObjectListFilter listState={listState} />
        </>
      )}
    />
  )
}

function ObjectListFilter({ listState }: { listState: ListState<ObjectFilters> }) {
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
