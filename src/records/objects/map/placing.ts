// The field changes when an object is put on the map.
import { metresBetween } from './circleShape.ts'
import type { Point } from './circleShape.ts'
import { circle, pointOf, rounded, approximate } from './mapPosition.ts'
import type { ObjectEntity } from '../objects.contract.ts'

type MapFields = Pick<
  ObjectEntity,
  | 'latitude'
  | 'longitude'
  | 'displayCoordinates'
  | 'mapCircleLatitude'
  | 'mapCircleLongitude'
  | 'mapCircleRadius'
>

/** Puts the object on `point`; null removes it from the map. */
export function placing(object: MapFields, point: Point | null): Partial<MapFields> {
  if (!point)
    return { latitude: null, longitude: null, mapCircleLatitude: null, mapCircleLongitude: null }
  const position = rounded(point)
  return { ...position, ...circleFor({ ...object, ...position }) }
}

/**
 * The changes that give an object a valid circle: a position that is not displayed needs one, and the circle must
 * contain the position.
 */
export function circleFor(object: MapFields): Partial<MapFields> {
  const point = pointOf(object)
  if (!point || object.displayCoordinates) return {}
  const { mapCircleLatitude, mapCircleLongitude, mapCircleRadius } = object
  const radius = mapCircleRadius ?? circle.standard
  const centre =
    mapCircleLatitude === null || mapCircleLongitude === null
      ? null
      : { latitude: mapCircleLatitude, longitude: mapCircleLongitude }
  if (centre && metresBetween(centre, point) <= radius) return { mapCircleRadius: radius }
  const { latitude, longitude } = approximate(point, radius)
  return { mapCircleLatitude: latitude, mapCircleLongitude: longitude, mapCircleRadius: radius }
}
