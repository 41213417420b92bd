import { expect, test } from 'vitest'
import { circleShape } from './circleShape.ts'

const metres = (from: number[], to: number[]) => {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [lon1, lat1, lon2, lat2] = [...from, ...to].map(rad) as [number, number, number, number]
  const h =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h))
}

test.each([40, 2500, 10_000])('a circle of %i m is as far from its centre all around', (radius) => {
  const [ring] = circleShape({ latitude: 40.63, longitude: 22.94 }, radius).geometry.coordinates
  for (const point of ring!) expect(metres([22.94, 40.63], point)).toBeCloseTo(radius, 1)
})

test('the circle is closed', () => {
  const [ring] = circleShape({ latitude: 40.63, longitude: 22.94 }, 100).geometry.coordinates
  expect(ring!.at(-1)).toEqual(ring![0])
})
