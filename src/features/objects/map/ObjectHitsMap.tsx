// What was found, on a map.
import { Group, Skeleton, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { CountBadge } from '#kit/list/ListHeader.tsx'
import type { ListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { lazyPart } from '#kit/ui/lazyPart.tsx'
import { Loaded } from '#kit/ui/Loaded.tsx'
import { objectListsApi } from '../list/objectLists.contract.ts'
import type { ObjectSearchFilters } from '../search/objectSearch.ts'
import { searchInput } from '../search/objectSearch.ts'

const HitsMap = lazyPart(() => import('./HitsMap.tsx').then((all) => all.HitsMap), {
  place: () => <Skeleton h="70vh" />,
})

type Props = { listState: ListState<ObjectSearchFilters>; actions: ReactNode }

export function ObjectHitsMap({ listState, actions }: Props) {
  const t = useText()
  const body = searchInput({ ...listState.filters, showOnMap: true })
  const { showOnMap: _, ...all } = body
  const query = useAnswer(objectListsApi.searchObjects, { body })
  // Only how many there are with those that have no position.
  const counted = useAnswer(objectListsApi.searchObjects, { body: { ...all, perPage: 1 } })
  const hidden = (counted.data?.totalRows ?? 0) - (query.data?.totalRows ?? 0)
  return (
    <>
      <Group gap="sm" mb="sm">
        <Title order={1}>{t('object.search.results')}</Title>
        <CountBadge count={query.data?.totalRows} />
        <Group ml="auto">{actions}</Group>
      </Group>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('object.search.nothing')} text={t('object.search.nothingText')} />
          ) : (
            <HitsMap hits={items} />
          )
        }
      </Loaded>
      {query.data && hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('object.search.notOnMap', { count: hidden })}
        </Text>
      )}
    </>
  )
}
