// Search hits as cards beside the map, for users who cannot see the map or use a pointer.
import { Box, Skeleton } from '@mantine/core'
import { useText } from '#kit/i18n/useText.ts'
import type { List } from '#kit/list/useList.ts'
import { LoadFailed } from '#kit/ui/loading/LoadFailed.tsx'
import type { ObjectHit } from '../list/objectLists.contract.ts'
import { HitCard } from './HitCard.tsx'
import classes from './hits.module.css'

type Props = {
  list: List<ObjectHit>
  /** The ids of the hits that the user points at on the map. */
  marked: readonly number[]
  /** Called with the hit that the user points at here, or null. */
  onMark: (hit: ObjectHit | null) => void
}

export function HitList({ list, marked, onMark }: Props) {
  const t = useText()
  if (list.failure) return <LoadFailed failure={list.failure} retry={list.reload} />
  const count = list.loading ? 6 : list.rowCount
  return (
    <ul className="stacked" aria-label={t('object.search.results')} aria-busy={list.loading}>
      {Array.from({ length: count }, (_, index) => {
        const hit = list.rowAt(index)
        if (!hit) return <Skeleton key={`place ${index}`} component="li" h={104} animate={false} />
        return (
          <li
            key={hit.id}
            className={`boxed ${classes.hit}`}
            data-marked={marked.includes(hit.id) || undefined}
          >
            <Box
              p={8}
              onMouseEnter={() => onMark(hit)}
              onMouseLeave={() => onMark(null)}
              onFocus={() => onMark(hit)}
              onBlur={() => onMark(null)}
            >
              <HitCard hit={hit} />
            </Box>
          </li>
        )
      })}
    </ul>
  )
}
