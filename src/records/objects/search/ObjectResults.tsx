// The search results, beside filters that apply at once.
import { Button, Group, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { FilterChips } from '#kit/list/FilterChips.tsx'
import { ListSearch } from '#kit/list/ListSearch.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import { noObjectFilters } from '../filters/objectFilters.ts'
import { useObjectWords } from '../filters/useObjectWords.ts'
import { ObjectHitsMap } from '../map/ObjectHitsMap.tsx'
import { FilterDrawer, FilterPanel } from './FilterPanel.tsx'
import { ObjectHits } from './ObjectHits.tsx'
import { SortChoice } from './SortChoice.tsx'
import type { ObjectSearchFilters } from './objectSearch.ts'
import classes from './search.module.css'

type Props = { listState: ListState<ObjectSearchFilters, 'createdOn'> }

export function ObjectResults({ listState }: Props) {
  const t = useText()
  const { filters, setFilters } = listState
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false })
  const words = {
    ...useObjectWords(filters),
    // The map view has its own button for the area.
    ...(!filters.showOnMap && {
      bounds: [t('object.search.onMap'), t('object.search.inArea')] as const,
    }),
  }
  const actions = (
    <Group gap="xs">
      <SortChoice listState={listState} />
      <SegmentedControl
        size="xs"
        aria-label={t('object.search.results')}
        value={filters.showOnMap ? 'map' : 'list'}
        onChange={(chosen) => setFilters({ showOnMap: chosen === 'map' })}
        data={[
          { value: 'list', label: t('object.search.asList') },
          { value: 'map', label: t('object.search.onMap') },
        ]}
      />
      <Button
        variant="default"
        leftSection={<IconSearch size={16} aria-hidden />}
        onClick={() => setFilters({ shown: false })}
      >
        {t('object.search.again')}
      </Button>
    </Group>
  )
  const Results = filters.showOnMap ? ObjectHitsMap : ObjectHits
  return (
    <div className={classes.results}>
      {isWide && <FilterPanel listState={listState} />}
      <div className="grow">
        <Results listState={listState} actions={actions}>
          <ListSearch listState={listState} />
          {!isWide && <FilterDrawer listState={listState} />}
          <FilterChips
            listState={listState}
            words={words}
            clear={() =>
              setFilters({ ...noObjectFilters, bounds: '', searchStr: filters.searchStr })
            }
          />
        </Results>
      </div>
    </div>
  )
}
