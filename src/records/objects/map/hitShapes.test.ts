import { expect, test } from 'vitest'
import { boundsOf, inSight, shapeOf } from './hitShapes.ts'

const hit = (id: number, latitude: number | null, longitude: number | null) => ({
  id,
  latitude,
  longitude,
})

test('hits without a position are left out', () => {
  const hits = [hit(1, 40.6, 22.9), hit(2, null, null), hit(3, 40.1, 23.8)]
  expect(shapeOf(hits).features.map(({ properties }) => properties.id)).toEqual([1, 3])
  expect(boundsOf(hits)).toEqual([
    [22.9, 40.1],
    [23.8, 40.6],
  ])
  expect(boundsOf([hit(2, null, null)])).toBeNull()
})

const point = { type: 'Point', coordinates: [22.9, 40.6] }
const at = { latitude: 40.6, longitude: 22.9 }

test('a mark that is in two tiles appears once', () => {
  const one = { properties: { id: 7, place: 'a' }, geometry: point }
  const many = { properties: { cluster: true, cluster_id: 4, point_count: 31 }, geometry: point }
  expect(inSight([one, many, one, many])).toEqual([
    { key: 'place a', ...at, cluster: null, ids: [7], count: 1 },
    { key: 'cluster 4', ...at, cluster: 4, ids: [], count: 31 },
  ])
})

test('objects at the same place are one mark', () => {
  const flats = shapeOf([hit(7, 40.6, 22.9), hit(8, 40.6, 22.9), hit(9, 40.6, 22.91)])
  const place = { latitude: 40.6, longitude: 22.91 }
  expect(inSight(flats.features)).toEqual([
    { key: 'place 40.6000 22.9000', ...at, cluster: null, ids: [7, 8], count: 2 },
    { key: 'place 40.6000 22.9100', ...place, cluster: null, ids: [9], count: 1 },
  ])
})
