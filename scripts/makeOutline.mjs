// Generates src/base/places/data/outline.json: the countries around Greece, for maps without internet.
//
//   cd <folder> && npm pack world-atlas@2.0.2 && tar xzf world-atlas-2.0.2.tgz
//   node scripts/makeOutline.mjs <folder>/package/countries-10m.json
//
// A GeoJSON collection of countries, `greece` or not, cut to the box below.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'

const [west, south, east, north] = [19, 34, 30, 43]
/** In degrees; points closer to the line than this are removed. */
const tolerance = 0.004
const greece = '300'

const { arcs, objects, transform } = JSON.parse(readFileSync(process.argv[2], 'utf8'))

/** Simplifies shared borders before building countries, so that neighbours still meet. */
const lines = arcs.map((arc) => {
  let x = 0
  let y = 0
  const points = arc.map(([right, up]) => {
    x += right
    y += up
    return [
      x * transform.scale[0] + transform.translate[0],
      y * transform.scale[1] + transform.translate[1],
    ]
  })
  return simpler(points)
})

function simpler(points) {
  const [first, last] = [points[0], points.at(-1)]
  let far = 0
  let at = 0
  for (let index = 1; index < points.length - 1; index++) {
    const away = distanceFrom(points[index], first, last)
    if (away > far) [far, at] = [away, index]
  }
  if (far <= tolerance) return [first, last]
  return [...simpler(points.slice(0, at + 1)), ...simpler(points.slice(at)).slice(1)]
}

function distanceFrom([x, y], [x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return Math.hypot(x - x1, y - y1)
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
}

const ringOf = (numbers) =>
  numbers.flatMap((number, at) => {
    const line = number < 0 ? lines[~number].toReversed() : lines[number]
    return at === 0 ? line : line.slice(1)
  })

/** Cuts a ring to the box, one side after another (Sutherland and Hodgman). */
function cut(ring) {
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return sides.reduce(
    (points, [axis, limit, sign]) => {
      const inside = (point) => sign * (point[axis] - limit) >= 0
      return points.flatMap((point, at) => {
        const before = points.at(at - 1)
        if (inside(point) === inside(before)) return inside(point) ? [point] : []
        const share = (limit - before[axis]) / (point[axis] - before[axis])
        const edge = before.map((value, index) => value + share * (point[index] - value))
        return inside(point) ? [edge, point] : [edge]
      })
    },
    ring.slice(0, -1),
  )
}

function finished(ring) {
  const rounded = cut(ring).map((point) => point.map((value) => Number(value.toFixed(3))))
  const points = rounded.filter(
    ([x, y], at) => x !== rounded.at(at - 1)[0] || y !== rounded.at(at - 1)[1],
  )
  return points.length < 3 ? null : [...points, points[0]]
}

const features = objects.countries.geometries.flatMap(({ type, arcs: numbers, id }) => {
  const polygons = type === 'Polygon' ? [numbers] : (numbers ?? [])
  const coordinates = polygons
    .map((rings) => rings.map((ring) => finished(ringOf(ring))).filter(Boolean))
    .filter((rings) => rings.length > 0)
  if (coordinates.length === 0) return []
  return [
    {
      type: 'Feature',
      properties: { greece: id === greece },
      geometry: { type: 'MultiPolygon', coordinates },
    },
  ]
})

writeFileSync(
  join(root, 'src/base/places/data/outline.json'),
  `${JSON.stringify({ type: 'FeatureCollection', features })}\n`,
)
console.log(features.map(({ properties }) => properties.name).join(', '))
