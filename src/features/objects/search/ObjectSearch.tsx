// The search for objects: a form, and what it found, as a list or on a map.
import { Button, Group, SegmentedControl } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '#kit/i18n/useText.ts'
import { fewSizes } from '#kit/list/listAddress.ts'
import { useListState } from '#kit/list/useListState.ts'
import { usePageTitle } from '#kit/ui/pageTitle.ts'
import { objectSearchFilters } from './objectSearch.ts'
import { ObjectSearchForm } from './ObjectSearchForm.tsx'
import { ObjectHits } from './ObjectHits.tsx'
import { ObjectHitsMap } from '../map/ObjectHitsMap.tsx'

export function ObjectSearch() {
  const t = useText()
  usePageTitle(t('object.search.title'))
  const listState = useListState({
    name: 'ObjectSearch',
    filters: objectSearchFilters,
    sizes: fewSizes,
    defaultSize: 20,
  })
  const { filters, setFilters } = listState
  if (!filters.shown) return <ObjectSearchForm listState={listState} />
  const actions = (
    <Group gap="xs">
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
  return <Results listState={listState} actions={actions} />
}
