import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostPlaces, topPlaceCount } from './places.contract.ts'
import type { PlaceHit, PlaceView } from './places.contract.ts'

/** Thessaloniki and Halkidiki, where the agency works. */
const agencyArea = [111, 112]

/**
 * Municipalities, towns and districts with exactly this name first, then names that begin with the text, then names
 * that contain it; larger places first. Any script matches the names in all three.
 */
export async function searchPlaces(
  db: Db,
  searchStr: string,
  language: string,
): Promise<PlaceHit[]> {
  const { rows } = await sql<PlaceHit>`
    SELECT place."id", ${textIn(language)} AS "text"
    FROM "place", LATERAL (
      SELECT min(CASE
        WHEN "searchName" LIKE '%| ' || reading || ' |%' AND "kind" IN ('municipality', 'town', 'district') THEN 0
        WHEN "searchName" LIKE '%| ' || reading || '%' THEN 1
        WHEN "searchName" LIKE '% ' || reading || '%' THEN 2
        ELSE 3
      END) AS "rank"
      FROM unnest(foldReadings(${searchStr})) AS reading
    ) AS "ranked"
    WHERE "searchName" LIKE ANY (foldPatterns(${searchStr}))
    ORDER BY "rank", "population" DESC NULLS LAST, "id" LIMIT ${mostPlaces}
  `.execute(db)
  return rows
}

export async function viewPlace(db: Db, id: number, language: string): Promise<PlaceView> {
  const place = await db
    .selectFrom('place')
    .select(['id', 'kind', 'latitude', 'longitude', 'path', textIn(language).as('text')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!place) throw notFound()
  return place
}

export async function placeExists(tx: Db, id: number): Promise<boolean> {
  const place = await tx.selectFrom('place').select('id').where('id', '=', id).executeTakeFirst()
  return place !== undefined
}

/** Places with most properties, followed by the largest places of the agency's area. */
export async function topPlaces(db: Db, language: string): Promise<PlaceHit[]> {
  const { rows } = await sql<PlaceHit>`
    SELECT place."id", ${textIn(language)} AS "text"
    FROM "place" LEFT JOIN (
      SELECT "locationId", count(*) AS "objects" FROM "object"
      WHERE "deletedOn" IS NULL AND NOT "isBlank" AND "locationId" IS NOT NULL GROUP BY "locationId"
    ) AS "used" ON "used"."locationId" = place."id"
    WHERE "used"."objects" > 0 OR place."path" && ${agencyArea}::integer[]
    ORDER BY coalesce("used"."objects", 0) DESC, "kind" = 'unit' DESC,
      "population" DESC NULLS LAST, place."id"
    LIMIT ${topPlaceCount}
  `.execute(db)
  return rows
}

/** Names of places in a language, by ID: 'Kalamaria, Thessaloniki'. */
export async function placeNames(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('place')
    .select(['id', textIn(language).as('text')])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, text }) => [id, text]))
}

const texts: Record<string, string> = { el: 'textEl', ru: 'textRu' }
/** The column of `place` with its name in a language, for joins. */
export const textIn = (language: string) =>
  sql<string>`${sql.ref(`place.${texts[language] ?? 'textEn'}`)}`
