// Whether a point lies in the sea, according to the land outline of the map.
import type { Point } from './circleShape.ts'

export type Land = {
  features: readonly { geometry: { coordinates: readonly (readonly (readonly Position[])[])[] } }[]
}
type Position = readonly [longitude: number, latitude: number]

/** The extent of the outline: west, south, east, north. */
const extent = [19, 34, 30, 43] as const
/** How imprecise the coastline is, in metres: seaside quarters can be this far outside it. */
const roughness = 1500
/** Canvas units in metres. The point is at the origin, where canvas coordinates are most precise. */
const unit = 10
const metresInDegree = 111_320

/** False outside the outline's extent. Uses the hit test of the canvas. */
export function isAtSea(land: Land, { latitude, longitude }: Point): boolean {
  const [west, south, east, north] = extent
  const isInExtent = longitude > west && longitude < east && latitude > south && latitude < north
  const context = isInExtent && document.createElement('canvas').getContext('2d')
  if (!context) return false
  const up = metresInDegree / unit
  const right = up * Math.cos((latitude * Math.PI) / 180)
  const shape = new Path2D()
  for (const { geometry } of land.features)
    for (const ring of geometry.coordinates.flat())
      for (const [index, [x, y]] of ring.entries())
        shape[index === 0 ? 'moveTo' : 'lineTo']((x - longitude) * right, (y - latitude) * up)
  context.lineWidth = (2 * roughness) / unit
  return !context.isPointInPath(shape, 0, 0, 'evenodd') && !context.isPointInStroke(shape, 0, 0)
}
