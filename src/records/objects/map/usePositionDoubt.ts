// Warns of an implausible position: in the sea, or far from the object's place.
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

/** In metres: a position farther from its place gets a warning. */
const far = 5000
/** In metres: no sea warning this close to a town, because the outline lacks small islands. */
const nearTown = 2000

/** The warning in the user's language, or null. */
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
  const metres = place && isNarrow(place) ? metresBetween(point, place) : null
  if (atSea && (metres === null || metres > nearTown)) return t('object.map.atSea')
  if (metres === null || metres <= far || !place) return null
  return t('object.map.farFrom', { place: place.text, distance: formatDistance(metres, t) })
}

// The centre of a whole region says nothing about positions within it.
const isNarrow = ({ kind }: PlaceView) => kind !== 'region' && kind !== 'unit'
