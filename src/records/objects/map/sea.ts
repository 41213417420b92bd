// Whether a point lies in the sea, by the land that maps without streets are drawn on.
import type { Point } from './circleShape.ts'

export type Land = {
  features: readonly { geometry: { coordinates: readonly (readonly (readonly Dot[])[])[] } }[]
}
type Dot = readonly [longitude: number, latitude: number]

/** What the land is known of: west, south, east, north. */
const known = [19, 34, 30, 43] as const
/** The coast is drawn roughly, in metres: seaside quarters lie up to this far off it. */
const roughness = 1500
/** A picture's units are of ten metres, with the point in its middle, where they are exact. */
const unit = 10
const metresInDegree = 111_320

/** False where it is not known. The browser itself looks whether a shape holds a point. */
export function isAtSea(land: Land, { latitude, longitude }: Point): boolean {
  const [west, south, east, north] = known
  const isKnown = longitude > west && longitude < east && latitude > south && latitude < north
  const context = isKnown && document.createElement('canvas').getContext('2d')
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
