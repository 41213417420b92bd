import { expect, test } from 'vitest'
import { metresBetween } from './circleShape.ts'
import { circleCentreOf, pointOf, approximate } from './mapPosition.ts'

const object = {
  latitude: 40.632_145,
  longitude: 22.948_701,
  mapCircleLatitude: null,
  mapCircleLongitude: null,
}

test('latitude without longitude is no position', () => {
  expect(pointOf({ ...object, longitude: null })).toBeNull()
})

test('coordinates out of range are no position', () => {
  expect(pointOf({ ...object, latitude: 406 })).toBeNull()
  expect(pointOf({ ...object, longitude: -180.5 })).toBeNull()
  expect(circleCentreOf({ ...object, mapCircleLatitude: -95, mapCircleLongitude: 23 })).toEqual(
    pointOf(object),
  )
})

test('the circle is centred on the position until it is moved', () => {
  expect(circleCentreOf(object)).toEqual({ latitude: 40.632_145, longitude: 22.948_701 })
  const elsewhere = { ...object, mapCircleLatitude: 40.7, mapCircleLongitude: 23 }
  expect(circleCentreOf(elsewhere)).toEqual({ latitude: 40.7, longitude: 23 })
})

test('the proposed centre does not reveal the position', () => {
  expect(approximate({ latitude: 40.632_145, longitude: 22.948_701 }, 2500)).toEqual({
    latitude: 40.63,
    longitude: 22.95,
  })
})

test.each([40, 70, 80, 300, 790, 800, 2500, 10_000])(
  'a circle of %i m contains the position',
  (radius) => {
    for (const off of [0.004_99, 0.000_499, 0.000_049]) {
      const point = { latitude: 40.63 + off, longitude: 22.94 + off }
      expect(metresBetween(point, approximate(point, radius))).toBeLessThan(radius)
    }
  },
)
