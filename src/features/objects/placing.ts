// What changes when an object is put on the map.
import type { Point } from './circleShape.ts'
import { circle, rounded, vague } from './mapPosition.ts'
import type { ObjectEntity } from './objects.contract.ts'

type Placed = Pick<
  ObjectEntity,
  | 'latitude'
  | 'longitude'
  | 'displayCoordinates'
  | 'mapCircleLatitude'
  | 'mapCircleLongitude'
  | 'mapCircleRadius'
>

/** A position that is not displayed gets a circle at once, because it may not be without one. */
export function placing(object: Placed, point: Point | null): Partial<Placed> {
  if (!point)
    return { latitude: null, longitude: null, mapCircleLatitude: null, mapCircleLongitude: null }
  if (object.displayCoordinates) return rounded(point)
  const centre = vague(point)
  return {
    ...rounded(point),
    mapCircleLatitude: object.mapCircleLatitude ?? centre.latitude,
    mapCircleLongitude: object.mapCircleLongitude ?? centre.longitude,
    mapCircleRadius: object.mapCircleRadius ?? circle.standard,
  }
}
