// A map of the surroundings, drawn from the country's outline without requests to other sites.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { formatDistance } from '#kit/fields/format.ts'
import { html } from '#kit/http/html.ts'
import type { Html } from '#kit/http/html.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { clipRing } from './clipRing.ts'
import type { Dot } from './clipRing.ts'
import type { PublishedObject } from './siteObjects.store.ts'
import type { Site } from './site.ts'

const width = 640
const height = 400
const kilometres = 60
const perKilometre = width / kilometres
const perDegree = 111.32 * perKilometre

type Placed = Pick<PublishedObject, 'mapLatitude' | 'mapLongitude' | 'mapRadius'>
export type MapTown = { name: string; latitude: number; longitude: number }
type Outline = {
  features: { properties: { greece: boolean }; geometry: { coordinates: [number, number][][][] } }[]
}

let rings: [number, number][][] | undefined
function coastlines() {
  if (rings) return rings
  const file = join(import.meta.dirname, '../../../base/places/data/outline.json')
  const outline = JSON.parse(readFileSync(file, 'utf8')) as Outline
  return (rings = outline.features.flatMap(({ geometry }) =>
    geometry.coordinates.flatMap((polygon) => polygon.slice(0, 1)),
  ))
}

/** Null if the object shows no position. */
export function siteMap({ t }: Site, object: Placed, towns: readonly MapTown[]): Html | null {
  const { mapLatitude, mapLongitude, mapRadius } = object
  if (mapLatitude === null || mapLongitude === null) return null
  const narrow = Math.cos((mapLatitude * Math.PI) / 180)
  const place = (longitude: number, latitude: number): Dot => [
    round(width / 2 + (longitude - mapLongitude) * narrow * perDegree),
    round(height / 2 - (latitude - mapLatitude) * perDegree),
  ]
  const land = coastlines()
    .map((ring) =>
      clipRing(
        ring.map(([longitude, latitude]) => place(longitude, latitude)),
        width,
        height,
      ),
    )
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map((dot) => dot.map(round).join(' ')).join('L')}Z`)
  const label =
    mapRadius === null
      ? t('site.mapPoint')
      : t('site.mapCircle', { radius: formatDistance(mapRadius, t) })
  return html`<svg class="map" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
    <path class="land" d="${land.join('')}" />
    ${apart(
      towns.map(({ name, latitude, longitude }) => ({ name, at: place(longitude, latitude) })),
    ).map(
      ({ name, at: [x, y] }) =>
        html`<circle class="town" cx="${x}" cy="${y}" r="2" /><text x="${x + 5}" y="${y + 4}"
            >${name}</text
          >`,
    )}
    ${
      mapRadius === null
        ? html`<circle class="point" cx="${width / 2}" cy="${height / 2}" r="7" />`
        : html`<circle
            class="circle"
            cx="${width / 2}"
            cy="${height / 2}"
            r="${Math.max(8, round((mapRadius / 1000) * perKilometre))}"
          />`
    }
  </svg>`
}

const round = (value: number) => Math.round(value * 10) / 10

const middle = { at: [width / 2, height / 2] as Dot }
// Names that would overlap others, the object or the edge are left out, larger towns first.
function apart(towns: { name: string; at: Dot }[]) {
  const kept: typeof towns = []
  for (const town of towns) {
    const [x, y] = town.at
    const fits = x > 5 && x + town.name.length * 8 < width && y > 12 && y < height - 8
    const isFree = [middle, ...kept].every(
      ({ at }) => Math.abs(at[0] - x) > 110 || Math.abs(at[1] - y) > 18,
    )
    if (fits && isFree) kept.push(town)
  }
  return kept.slice(0, 10)
}

/** The towns around any of the points, the largest first. */
export async function townsAround(
  db: Db,
  objects: readonly Placed[],
  language: string,
): Promise<MapTown[]> {
  const placed = objects.filter(({ mapLatitude }) => mapLatitude !== null)
  if (placed.length === 0) return []
  const { rows } = await sql<MapTown>`
    SELECT ${inLanguage('p.name', language)} AS "name", p."latitude", p."longitude" FROM "place" p
    WHERE p."kind" = 'town' AND EXISTS (
      SELECT FROM unnest(${placed.map(({ mapLatitude }) => mapLatitude)}::float8[],
        ${placed.map(({ mapLongitude }) => mapLongitude)}::float8[]) AS o ("latitude", "longitude")
      WHERE p."latitude" BETWEEN o."latitude" - 0.17 AND o."latitude" + 0.17
        AND p."longitude" BETWEEN o."longitude" - 0.36 AND o."longitude" + 0.36)
    ORDER BY p."population" DESC NULLS LAST, p."id" LIMIT 200
  `.execute(db)
  return rows
}
