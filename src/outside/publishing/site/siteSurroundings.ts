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

const size = { width: 640, height: 360 }
const kilometres = 40

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

type View = {
  latitude: number
  longitude: number
  width: number
  height: number
  kilometres: number
}
export type Place = (longitude: number, latitude: number) => Dot

/** Where a position is on a map that is so many kilometres wide, around its centre. */
export function placing({ latitude: middle, longitude: centre, ...view }: View): Place {
  const { width, height, kilometres } = view
  const perDegree = (111.32 * width) / kilometres
  const narrow = Math.cos((middle * Math.PI) / 180)
  return (longitude, latitude) => [
    round(width / 2 + (longitude - centre) * narrow * perDegree),
    round(height / 2 - (latitude - middle) * perDegree),
  ]
}

/** The land and the towns; names that would cover one of the `marks` are left out. */
export function mapGround(
  place: Place,
  { width, height }: Pick<View, 'width' | 'height'>,
  towns: readonly MapTown[],
  marks: readonly Dot[],
): Html {
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
  const named = towns.map(({ name, latitude, longitude }) => ({
    name,
    at: place(longitude, latitude),
  }))
  return html`<path class="land" d="${land.join('')}" /> ${apart(
      named,
      { width, height },
      marks,
    ).map(
      ({ name, at: [x, y] }) =>
        html`<circle class="town" cx="${x}" cy="${y}" r="2" /><text x="${x + 5}" y="${y + 4}"
            >${name}</text
          >`,
    )}`
}

/** Null if the object shows no position. */
export function siteMap({ t }: Site, object: Placed, towns: readonly MapTown[]): Html | null {
  const { mapLatitude: latitude, mapLongitude: longitude, mapRadius } = object
  if (latitude === null || longitude === null) return null
  const place = placing({ latitude, longitude, ...size, kilometres })
  const label =
    mapRadius === null
      ? t('site.mapPoint')
      : t('site.mapCircle', { radius: formatDistance(mapRadius, t) })
  const [x, y] = place(longitude, latitude)
  return html`<svg
    class="map"
    viewBox="1 1 ${size.width - 2} ${size.height - 2}"
    role="img"
    aria-label="${label}"
  >
    ${mapGround(place, size, towns, [[x, y]])}
    ${
      mapRadius === null
        ? html`<circle class="point" cx="${x}" cy="${y}" r="7" />`
        : html`<circle
            class="circle"
            cx="${x}"
            cy="${y}"
            r="${Math.max(8, round((mapRadius / 1000) * (size.width / kilometres)))}"
          />`
    }
  </svg>`
}

const round = (value: number) => Math.round(value * 10) / 10

type NamedDot = { name: string; at: Dot }
// Names that would overlap others, a mark or the edge are left out, larger towns first.
function apart(
  towns: NamedDot[],
  { width, height }: Pick<View, 'width' | 'height'>,
  marks: readonly Dot[],
) {
  const kept: NamedDot[] = []
  for (const town of towns) {
    const [x, y] = town.at
    const fits = x > 5 && x + town.name.length * 8 < width && y > 12 && y < height - 8
    const isFree = [...marks, ...kept.map(({ at }) => at)].every(
      (at) => Math.abs(at[0] - x) > 110 || Math.abs(at[1] - y) > 18,
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
