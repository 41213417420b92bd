import { expect, test } from 'vitest'
import { circleShape, metresBetween } from './circleShape.ts'

const centre = { latitude: 40.63, longitude: 22.94 }

test('measures distances on the ground', () => {
  const airport = { latitude: 40.5197, longitude: 22.9709 }
  expect(metresBetween(centre, airport) / 1000).toBeCloseTo(12.5, 0)
  expect(metresBetween(centre, centre)).toBe(0)
})

test.each([40, 2500, 10_000])(
  'every point of a circle of %i m has that distance from the centre',
  (radius) => {
    const [ring] = circleShape(centre, radius).geometry.coordinates
    for (const [longitude, latitude] of ring!)
      expect(metresBetween(centre, { latitude: latitude!, longitude: longitude! })).toBeCloseTo(
        radius,
        1,
      )
  },
)

test('the circle is closed', () => {
  const [ring] = circleShape(centre, 100).geometry.coordinates
  expect(ring!.at(-1)).toEqual(ring![0])
})
