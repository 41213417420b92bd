// The position of an object, and the circle that is shown instead where it stays private.
import type { Point } from './circleShape.ts'
import type { PlaceView } from '#base/places/places.contract.ts'
import type { MapView } from './MapCanvas.tsx'
import type { ObjectEntity } from '../objects.contract.ts'

/** In metres. */
export const circle = { least: 40, most: 10_000, step: 10, standard: 2500 } as const
export const standardView: MapView = { latitude: 40.63, longitude: 22.94, zoom: 12 }
export const editorZoom = 17
/** How near a place is looked at. */
export const zoomOfPlace = {
  region: 8,
  unit: 9,
  municipality: 12,
  town: 13,
  district: 14.5,
} as const satisfies Record<PlaceView['kind'], number>

type Placed = Pick<
  ObjectEntity,
  'latitude' | 'longitude' | 'mapCircleLatitude' | 'mapCircleLongitude'
>

/** Null while nobody has said where, or what is being typed is nowhere on earth. */
export const pointOf = ({ latitude, longitude }: Placed): Point | null =>
  onEarth(latitude, longitude)

function onEarth(latitude: number | null, longitude: number | null): Point | null {
  if (latitude === null || longitude === null) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** Where the circle is; around the position as long as nobody has said. */
export const circleCentreOf = (object: Placed): Point | null =>
  onEarth(object.mapCircleLatitude, object.mapCircleLongitude) ?? pointOf(object)

/** How near the map starts, so that a circle of `radius` metres is in sight. */
export const zoomOfCircle = (radius: number): number =>
  Math.min(17, Math.max(9, Math.log2(40_000_000 / (radius * 4))))

/** As exactly as is kept: a tenth of a metre. */
export const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
})

/**
 * A centre near a point that does not give the point away, yet leaves it inside a circle of `radius`
 * metres: to a hundredth of a degree, less for small circles.
 */
export function vague({ latitude, longitude }: Point, radius: number): Point {
  const decimals = radius >= 800 ? 2 : radius >= 80 ? 3 : 4
  return {
    latitude: Number(latitude.toFixed(decimals)),
    longitude: Number(longitude.toFixed(decimals)),
  }
}
