// Found objects as shapes of a map, and the shapes in sight as marks to draw.
import type { ObjectHit } from '../list/objectLists.contract.ts'

export type HitMark = {
  key: string
  latitude: number
  longitude: number
  /** The cluster's number; null for the objects of one place, such as the flats of a house. */
  cluster: number | null
  /** The objects' numbers; none for a cluster. */
  ids: readonly number[]
  count: number
}

type Placed = Pick<ObjectHit, 'id' | 'latitude' | 'longitude'>
const isPlaced = (hit: Placed) => hit.latitude !== null && hit.longitude !== null

export const shapeOf = (hits: readonly Placed[]) => ({
  type: 'FeatureCollection' as const,
  features: hits.filter(isPlaced).map(({ id, latitude, longitude }) => ({
    type: 'Feature' as const,
    // To ten metres: nearer, two marks would lie on each other at every zoom.
    properties: { id, place: `${latitude!.toFixed(4)} ${longitude!.toFixed(4)}` },
    geometry: { type: 'Point' as const, coordinates: [longitude!, latitude!] },
  })),
})

type Bounds = [[number, number], [number, number]]

/** South-west and north-east, longitude first; null when none has a position. */
export function boundsOf(hits: readonly Placed[]): Bounds | null {
  const placed = hits.filter(isPlaced)
  if (placed.length === 0) return null
  const [west, south, east, north] = placed.reduce(
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

type Seen = {
  properties: Record<string, unknown> | null
  geometry: { type: string; coordinates?: unknown }
}

/** Each mark once: a shape at the edge of two tiles is in both. */
export function inSight(seen: readonly Seen[]): HitMark[] {
  const marks = new Map<string, HitMark>()
  for (const { properties, geometry } of seen) {
    if (geometry.type !== 'Point' || !properties) continue
    const [longitude, latitude] = geometry.coordinates as [number, number]
    const at = { latitude, longitude }
    if (properties['cluster']) {
      const cluster = Number(properties['cluster_id'])
      const key = `cluster ${cluster}`
      marks.set(key, { key, ...at, cluster, ids: [], count: Number(properties['point_count']) })
    } else {
      const key = `place ${properties['place']}`
      const ids = new Set([...(marks.get(key)?.ids ?? []), Number(properties['id'])])
      marks.set(key, { key, ...at, cluster: null, ids: [...ids], count: ids.size })
    }
  }
  return [...marks.values()]
}
