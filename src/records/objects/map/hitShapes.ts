// Search hits as GeoJSON for the map, and the visible features as marks to draw.
import type { ObjectHit } from '../list/objectLists.contract.ts'

export type HitMark = {
  key: string
  latitude: number
  longitude: number
  /** The cluster's id; null for the objects at one place, such as the flats of a house. */
  cluster: number | null
  /** The objects' ids; empty for a cluster. */
  ids: readonly number[]
  count: number
}

type PositionedHit = Pick<ObjectHit, 'id' | 'latitude' | 'longitude'>
const hasPosition = (hit: PositionedHit) => hit.latitude !== null && hit.longitude !== null

export const shapeOf = (hits: readonly PositionedHit[]) => ({
  type: 'FeatureCollection' as const,
  features: hits.filter(hasPosition).map(({ id, latitude, longitude }) => ({
    type: 'Feature' as const,
    // Rounded to about ten metres: closer marks would overlap at every zoom.
    properties: { id, place: `${latitude!.toFixed(4)} ${longitude!.toFixed(4)}` },
    geometry: { type: 'Point' as const, coordinates: [longitude!, latitude!] },
  })),
})

type Bounds = [[number, number], [number, number]]

/** South-west and north-east, longitude first; null when none has a position. */
export function boundsOf(hits: readonly PositionedHit[]): Bounds | null {
  const positioned = hits.filter(hasPosition)
  if (positioned.length === 0) return null
  const [west, south, east, north] = positioned.reduce(
    ([minX, minY, maxX, maxY], { latitude, longitude }) => [
      Math.min(minX, longitude!),
      Math.min(minY, latitude!),
      Math.max(maxX, longitude!),
      Math.max(maxY, latitude!),
    ],
    [180, 90, -180, -90] as [number, number, number, number],
  )
  return [
    [west, south],
    [east, north],
  ]
}

type MapFeature = {
  properties: Record<string, unknown> | null
  geometry: { type: string; coordinates?: unknown }
}

/** Each mark once: a feature at the edge of two tiles is in both. */
export function inSight(features: readonly MapFeature[]): HitMark[] {
  const marks = new Map<string, HitMark>()
  for (const { properties, geometry } of features) {
    if (geometry.type !== 'Point' || !properties) continue
    const [longitude, latitude] = geometry.coordinates as [number, number]
    const position = { latitude, longitude }
    if (properties['cluster']) {
      const cluster = Number(properties['cluster_id'])
      const key = `cluster ${cluster}`
      marks.set(key, {
        key,
        ...position,
        cluster,
        ids: [],
        count: Number(properties['point_count']),
      })
    } else {
      const key = `place ${properties['place']}`
      const ids = new Set([...(marks.get(key)?.ids ?? []), Number(properties['id'])])
      marks.set(key, { key, ...position, cluster: null, ids: [...ids], count: ids.size })
    }
  }
  return [...marks.values()]
}
