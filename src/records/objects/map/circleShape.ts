// Circles on the ground as GeoJSON.
const earthRadius = 6_371_008.8
const steps = 128

export type Point = { latitude: number; longitude: number }

/** A polygon around a centre in degrees, with a `radius` in metres. */
export function circleShape({ latitude, longitude }: Point, radius: number) {
  const angle = radius / earthRadius
  const lat = (latitude * Math.PI) / 180
  const ring = Array.from({ length: steps + 1 }, (_, step) => {
    const bearing = ((step % steps) / steps) * 2 * Math.PI
    const pointLat = Math.asin(
      Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(bearing),
    )
    const turn = Math.atan2(
      Math.sin(bearing) * Math.sin(angle) * Math.cos(lat),
      Math.cos(angle) - Math.sin(lat) * Math.sin(pointLat),
    )
    return [longitude + (turn * 180) / Math.PI, (pointLat * 180) / Math.PI]
  })
  return {
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  }
}

/** The distance of two points on the ground, in metres. */
export function metresBetween(a: Point, b: Point): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) *
      Math.cos(rad(b.latitude)) *
      Math.sin(rad(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(half))
}
