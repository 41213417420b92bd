// The position of an object, and the circle that is shown instead while the position is private.
import type { Point } from './circleShape.ts'
import type { PlaceView } from '#base/places/places.contract.ts'
import type { MapView } from './MapCanvas.tsx'
import type { ObjectEntity } from '../objects.contract.ts'

/** In metres. */
export const circle = { least: 40, most: 10_000, step: 10, standard: 2500 } as const
export const standardView: MapView = { latitude: 40.63, longitude: 22.94, zoom: 12 }
export const editorZoom = 17
/** The zoom that shows a place of each kind. */
export const zoomOfPlace = {
  region: 8,
  unit: 9,
  municipality: 12,
  town: 13,
  district: 14.5,
} as const satisfies Record<PlaceView['kind'], number>

type ObjectPosition = Pick<
  ObjectEntity,
  'latitude' | 'longitude' | 'mapCircleLatitude' | 'mapCircleLongitude'
>

/** Null without a position, or while the typed coordinates are out of range. */
export const pointOf = ({ latitude, longitude }: ObjectPosition): Point | null =>
  validPoint(latitude, longitude)

function validPoint(latitude: number | null, longitude: number | null): Point | null {
  if (latitude === null || longitude === null) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** The circle's centre: by default the position. */
export const circleCentreOf = (object: ObjectPosition): Point | null =>
  validPoint(object.mapCircleLatitude, object.mapCircleLongitude) ?? pointOf(object)

/** The zoom at which a circle of `radius` metres is fully visible. */
export const zoomOfCircle = (radius: number): number =>
  Math.min(17, Math.max(9, Math.log2(40_000_000 / (radius * 4))))

/** Rounded as stored, to a tenth of a metre. */
export const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(6)),
  longitude: Number(longitude.toFixed(6)),
})

/**
 * Rounds a point for use as the centre of a circle of `radius` metres, so that the centre does not reveal the
 * point but the circle contains it: to a hundredth of a degree, finer for small circles.
 */
export function approximate({ latitude, longitude }: Point, radius: number): Point {
  const decimals = radius >= 800 ? 2 : radius >= 80 ? 3 : 4
  return {
    latitude: Number(latitude.toFixed(decimals)),
    longitude: Number(longitude.toFixed(decimals)),
  }
}
