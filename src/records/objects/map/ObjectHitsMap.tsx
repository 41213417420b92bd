// Search results as cards, with a map beside them.
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatNumber } from '#kit/fields/format.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { useText } from '#kit/i18n/useText.ts'
import { ListFooter } from '#kit/list/ListFooter.tsx'
import { CountBadge } from '#kit/list/ListHeader.tsx'
import { useList } from '#kit/list/useList.ts'
import type { ListState } from '#kit/list/useListState.ts'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { objectListsApi } from '../list/objectLists.contract.ts'
import type { ObjectHit } from '../list/objectLists.contract.ts'
import { HitList } from '../search/HitList.tsx'
import classes from '../search/hits.module.css'
import type { ObjectSearchFilters } from '../search/objectSearch.ts'
import { searchInput } from '../search/objectSearch.ts'

const HitsMap = lazyPart(() => import('./HitsMap.tsx').then((all) => all.HitsMap), {
  place: () => <Skeleton h="100%" animate={false} />,
})

/** More marks are too slow on a phone; the others appear when the user searches a smaller area. */
const mostOnMap = 5000

type Props = {
  listState: ListState<ObjectSearchFilters, 'createdOn'>
  actions: ReactNode
  /** Shown beside the title. */
  children: ReactNode
}

export function ObjectHitsMap({ listState, actions, children }: Props) {
  const t = useText()
  const { filters, setFilters } = listState
  const input = (searched: ObjectSearchFilters) => searchInput({ ...searched, showOnMap: true })
  const list = useList(objectListsApi.searchObjects, listState, {
    input: (searched) => ({ ...input(searched), details: ['picture'] }),
  })
  const onMap = useAnswer(
    objectListsApi.searchObjects,
    { body: { ...input(filters), perPage: mostOnMap } },
    { keep: true },
  )
  const { showOnMap: _, ...unbounded } = searchInput({ ...filters, bounds: '' })
  // Counts all hits, including those without a position.
  const allHits = useAnswer(
    objectListsApi.searchObjects,
    { body: { ...unbounded, perPage: 1 } },
    { enabled: filters.bounds === '' },
  )
  const [pointedAt, setPointedAt] = useState<ObjectHit | null>(null)
  const [marked, setMarked] = useState<readonly number[]>([])
  const { totalRows } = list
  const shown = onMap.data?.items.length ?? 0
  const hidden = (allHits.data?.totalRows ?? 0) - (totalRows ?? 0)
  const isCut = totalRows !== undefined && shown === mostOnMap && totalRows > mostOnMap
  const inArea = filters.bounds !== ''
  return (
    <>
      <Group gap="sm" mb="sm">
        <Title order={1}>{t('object.search.results')}</Title>
        <CountBadge count={totalRows} />
        {!inArea && allHits.data && totalRows !== undefined && hidden > 0 && (
          <Text size="sm" c="dimmed">
            {t('object.search.onMap', {
              shown: formatNumber(totalRows),
              count: allHits.data.totalRows,
            })}
          </Text>
        )}
        {inArea && (
          <Button
            size="compact-sm"
            variant="light"
            rightSection={<IconX size={13} aria-hidden />}
            title={t('object.search.everywhere')}
            onClick={() => setFilters({ bounds: '' })}
          >
            <span className="onlyHeard">{t('kit.remove')} </span>
            {t('object.search.inArea')}
          </Button>
        )}
        {children}
        <Group ml="auto">{actions}</Group>
      </Group>
      <div className={classes.frame}>
        <Stack className={classes.both!}>
          <div className={classes.map}>
            <HitsMap
              hits={onMap.data?.items ?? []}
              area={filters.bounds}
              pointedAt={pointedAt}
              offers={filters}
              onArea={(bounds) => setFilters({ bounds })}
              onMark={setMarked}
            />
          </div>
          <div>
            {totalRows === 0 ? (
              <EmptyState
                title={t(inArea ? 'object.search.nothingHere' : 'object.search.nothing')}
                text={t(inArea ? 'object.search.nothingHereText' : 'object.search.nothingText')}
              />
            ) : (
              <HitList list={list} marked={marked} onMark={setPointedAt} />
            )}
            <ListFooter list={list} />
            {isCut && (
              <Text size="sm" c="dimmed" mt="xs">
                {t('object.search.firstOnMap', {
                  shown: formatNumber(shown),
                  count: formatNumber(totalRows),
                })}
              </Text>
            )}
          </div>
        </Stack>
      </div>
    </>
  )
}
