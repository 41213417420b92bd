// What is doubtful about where an object was put: in the sea, or far from the place that it is said to be in.
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDistance } from '#kit/fields/format.ts'
import { useText } from '#kit/i18n/useText.ts'
import type { PlaceView } from '#base/places/places.contract.ts'
import { metresBetween } from './circleShape.ts'
import type { Point } from './circleShape.ts'
import { outlineAddress } from './mapStyle.ts'
import { isAtSea } from './sea.ts'
import type { Land } from './sea.ts'

/** In metres. */
const far = 5000
/** Islands that the outline does not draw have towns. */
const ashore = 2000

/** In the person's language; null while nothing is wrong. */
export function usePositionDoubt(point: Point | null, place: PlaceView | undefined): string | null {
  const t = useText()
  const { data: land } = useQuery({
    queryKey: ['outline'],
    queryFn: async ({ signal }) =>
      (await (await fetch(outlineAddress(), { signal })).json()) as Land,
    enabled: point !== null,
    staleTime: Infinity,
  })
  const { latitude, longitude } = point ?? { latitude: null, longitude: null }
  const atSea = useMemo(
    () =>
      land !== undefined &&
      latitude !== null &&
      longitude !== null &&
      isAtSea(land, { latitude, longitude }),
    [land, latitude, longitude],
  )
  if (!point) return null
  const away = place && isNarrow(place) ? metresBetween(point, place) : null
  if (atSea && (away === null || away > ashore)) return t('object.map.atSea')
  if (away === null || away <= far || !place) return null
  return t('object.map.farFrom', { place: place.text, distance: formatDistance(away, t) })
}

// The middle of a whole region says nothing of what lies in it.
const isNarrow = ({ kind }: PlaceView) => kind !== 'region' && kind !== 'unit'
