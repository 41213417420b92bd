import { expect, test } from 'vitest'
import { boundsOf, inSight, shapeOf } from './hitShapes.ts'

const hit = (id: number, latitude: number | null, longitude: number | null) => ({
  id,
  latitude,
  longitude,
})

test('the map shows all that was found, and leaves out what has no position', () => {
  const hits = [hit(1, 40.6, 22.9), hit(2, null, null), hit(3, 40.1, 23.8)]
  expect(shapeOf(hits).features.map(({ properties }) => properties.id)).toEqual([1, 3])
  expect(boundsOf(hits)).toEqual([
    [22.9, 40.1],
    [23.8, 40.6],
  ])
  expect(boundsOf([hit(2, null, null)])).toBeNull()
})

test('a mark that lies in two tiles is drawn once', () => {
  const point = { type: 'Point', coordinates: [22.9, 40.6] }
  const one = { properties: { id: 7 }, geometry: point }
  const many = { properties: { cluster: true, cluster_id: 4, point_count: 31 }, geometry: point }
  expect(inSight([one, many, one, many])).toEqual([
    { key: 'object 7', latitude: 40.6, longitude: 22.9, id: 7, cluster: null, count: 1 },
    { key: 'cluster 4', latitude: 40.6, longitude: 22.9, id: 0, cluster: 4, count: 31 },
  ])
})
