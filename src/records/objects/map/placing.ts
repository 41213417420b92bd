// What changes when an object is put on the map.
import { metresBetween } from './circleShape.ts'
import type { Point } from './circleShape.ts'
import { circle, pointOf, rounded, vague } from './mapPosition.ts'
import type { ObjectEntity } from '../objects.contract.ts'

type Placed = Pick<
  ObjectEntity,
  | 'latitude'
  | 'longitude'
  | 'displayCoordinates'
  | 'mapCircleLatitude'
  | 'mapCircleLongitude'
  | 'mapCircleRadius'
>

/** The object put on `point`, or taken off the map. */
export function placing(object: Placed, point: Point | null): Partial<Placed> {
  if (!point)
    return { latitude: null, longitude: null, mapCircleLatitude: null, mapCircleLongitude: null }
  const there = rounded(point)
  return { ...there, ...circleFor({ ...object, ...there }) }
}

/**
 * The circle that an object needs and has not: a position that is not displayed may not be without
 * one, and a circle elsewhere would mislead.
 */
export function circleFor(object: Placed): Partial<Placed> {
  const point = pointOf(object)
  if (!point || object.displayCoordinates) return {}
  const { mapCircleLatitude, mapCircleLongitude, mapCircleRadius } = object
  const radius = mapCircleRadius ?? circle.standard
  const centre =
    mapCircleLatitude === null || mapCircleLongitude === null
      ? null
      : { latitude: mapCircleLatitude, longitude: mapCircleLongitude }
  if (centre && metresBetween(centre, point) <= radius) return { mapCircleRadius: radius }
  const { latitude, longitude } = vague(point, radius)
  return { mapCircleLatitude: latitude, mapCircleLongitude: longitude, mapCircleRadius: radius }
}
