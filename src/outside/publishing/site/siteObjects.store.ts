// Reads public data, only from the view "publishedObject", which contains nothing else.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { objectsWhere } from '#records/objects/list/objectFilters.store.ts'
import type { Where } from '#records/objects/list/objectFilters.store.ts'
import type { FeatureFlag } from '#records/objects/objectFields.contract.ts'
import type { ObjectEntity } from '#records/objects/objects.contract.ts'
import { objectTitle, objectType } from '#records/objects/objectTitle.store.ts'
import { textIn } from '#base/places/places.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { perPage } from './siteFilter.ts'
import type { SiteFilter, SiteQuery } from './siteFilter.ts'
import type { FactName } from './factNames.ts'
import { orderedBy } from './siteOrder.store.ts'
import type { SitePicture } from './sitePictures.ts'

type Shown =
  | 'id'
  | 'referenceNumber'
  | 'subTypeObjectTypeId'
  | 'objectSubTypeId'
  | 'forSale'
  | 'forRent'
  | 'forShortRent'
  | 'salePrice'
  | 'salePriceWithDiscount'
  | 'dateOfSalePriceDiscount'
  | 'rentPrice'
  | 'rentPriceWithDiscount'
  | 'dateOfRentPriceDiscount'
  | 'shortRentPrice'
  | 'title'
  | 'titleEl'
  | 'titleRu'
  | 'area'
  | 'bedrooms'
  | 'bathrooms'
  | 'soldRecently'
  | 'rented'
  | 'reserved'
  | 'recommended'
  | 'featured'
  | 'type'
  | 'location'
  | 'locationId'

/** For lists; `images` holds only the cover. */
export type PublishedRow = Pick<ObjectEntity, Shown> & {
  /** The title in the reader's language, or a generated one. */
  name: string | null
  images: SitePicture[]
  mapLatitude: number | null
  mapLongitude: number | null
  /** In metres; null if the position is exact. */
  mapRadius: number | null
}

export type PublishedObject = PublishedRow &
  Pick<
    ObjectEntity,
    FactName | FeatureFlag | 'description' | 'descriptionEl' | 'descriptionRu' | 'videoURL'
  > & {
    publishedOn: string
    /** YYYY-MM-DD */
    changedOn: string
    priceNow: number | null
    typeKey: number
  }

/** Of the rows "o", with the place of each. */
const columns = (
  language: string,
  most: number | null,
) => sql`o.*, ${objectTitle('o', language)} AS "name",
  ${objectType('o', language)} AS "type", ${textIn(language)} AS "location", ${pictures(most)} AS "images"`

const pictures = (most: number | null) => sql`ARRAY(
  SELECT jsonb_build_object('name', "systemName", 'width', "width", 'height', "height")
  FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id"
    AND "deletedOn" IS NULL AND "isPicture" AND NOT "damaged" ORDER BY "position", "id" LIMIT ${most})`

/** One page in the requested order; a page beyond the last returns the last one. */
export async function searchPublished(db: Db, query: SiteQuery, language: string) {
  const { filter, order, page } = query
  const where = sql.join([sql`o."isOffered"`, ...conditions(filter)], sql` AND `)
  const by = orderedBy(order, filter)
  const counted = await sql<{ totalRows: number }>`
    SELECT count(*) AS "totalRows" FROM "publishedObject" o WHERE ${where}`.execute(db)
  const { totalRows } = counted.rows[0]!
  const pages = Math.max(1, Math.ceil(totalRows / perPage))
  const shown = Math.min(page, pages)
  const { rows } = await sql<PublishedRow>`
    SELECT ${columns(language, 1)}
    FROM (
      SELECT * FROM "publishedObject" o WHERE ${where}
      ORDER BY ${by}
      LIMIT ${perPage} OFFSET ${(shown - 1) * perPage}
    ) o LEFT JOIN "place" ON "place"."id" = o."locationId"
    ORDER BY ${by}
  `.execute(db)
  return { items: rows, totalRows, pages, page: shown }
}

function conditions({ offer, type, places, bedrooms, ...other }: SiteFilter): Where[] {
  const wanted = objectsWhere(
    { ...(offer && { [offer]: true }), locations: places, ...other },
    false,
  )
  if (offer === 'forRent') wanted.push(sql<SqlBool>`NOT o."rented"`)
  if (type !== null)
    wanted.push(
      type > 0
        ? sql<SqlBool>`o."objectSubTypeId" = ${type}`
        : sql<SqlBool>`o."subTypeObjectTypeId" = ${-type}`,
    )
  if (bedrooms !== null) wanted.push(sql<SqlBool>`o."bedrooms" >= ${bedrooms}`)
  return wanted
}

/** Undefined if no such object is published. */
export async function readPublished(
  db: Db,
  referenceNumber: string,
  language: string,
): Promise<PublishedObject | undefined> {
  const { rows } = await sql<PublishedObject>`
    SELECT ${columns(language, null)}
    FROM "publishedObject" o LEFT JOIN "place" ON "place"."id" = o."locationId"
    WHERE o."referenceNumber" = ${referenceNumber}
  `.execute(db)
  return rows[0]
}

/** The public data of these objects, published or not, for people who got a link to them. Excludes deleted objects. */
export async function readShownObject(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<(PublishedObject & { published: boolean; active: boolean })[]> {
  const { rows } = await sql<PublishedObject & { published: boolean; active: boolean }>`
    SELECT ${columns(language, null)}
    FROM "shownObject" o LEFT JOIN "place" ON "place"."id" = o."locationId"
    WHERE o."id" = ANY(${ids}::integer[]) AND o."deletedOn" IS NULL
    ORDER BY array_position(${ids}::integer[], o."id")
  `.execute(db)
  return rows
}

/** Whether this object was ever published. */
export async function wasPublished(db: Db, referenceNumber: string): Promise<boolean> {
  const row = await db
    .selectFrom('object')
    .select('id')
    .where('referenceNumber', '=', referenceNumber)
    .where('publishedOn', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Published objects with these numbers, in this order. */
export async function readSaved(
  db: Db,
  numbers: readonly string[],
  language: string,
): Promise<PublishedRow[]> {
  const { rows } = await sql<PublishedRow>`
    SELECT ${columns(language, 1)}
    FROM "publishedObject" o LEFT JOIN "place" ON "place"."id" = o."locationId"
    WHERE o."referenceNumber" = ANY(${numbers}::text[])
    ORDER BY array_position(${numbers}::text[], o."referenceNumber")
  `.execute(db)
  return rows
}

/**
 * Up to three objects of the same type and first offer, from the same place or those around it, with the nearest prices. Reads
 * for each place only the few next dearer and cheaper ones from an index.
 */
export async function readSimilar(
  db: Db,
  { id, locationId, typeKey, priceNow, forSale, forRent }: PublishedObject,
  language: string,
): Promise<PublishedRow[]> {
  if (locationId === null || priceNow === null || priceNow <= 0) return []
  const alike = sql`o."isOffered" AND o."locationId" = "near"."id" AND o."typeKey" = ${typeKey} AND o."id" <> ${id}
    AND o."forSale" = ${forSale} AND (o."forSale" OR o."forRent" = ${forRent})`
  const { rows } = await sql<PublishedRow>`
    WITH "near" AS (
      SELECT "place"."id", "place"."id" <> ${locationId} AS "isElsewhere"
      FROM "place" "at" JOIN "place" ON "place"."path" && ARRAY[coalesce("at"."parentId", "at"."id")]
      WHERE "at"."id" = ${locationId}
    ), "found" AS (
      SELECT "some"."id", row_number() OVER (ORDER BY "isElsewhere", abs(ln("priceNow" / ${priceNow}::numeric)), "some"."id") AS "rank"
      FROM "near" CROSS JOIN LATERAL (
        (SELECT o."id", o."priceNow" FROM "publishedObject" o
          WHERE ${alike} AND o."priceNow" BETWEEN ${priceNow} AND ${priceNow * 1.5} ORDER BY o."priceNow" LIMIT 3)
        UNION ALL
        (SELECT o."id", o."priceNow" FROM "publishedObject" o
          WHERE ${alike} AND o."priceNow" >= ${priceNow / 1.5} AND o."priceNow" < ${priceNow} ORDER BY o."priceNow" DESC LIMIT 3)
      ) "some"
      ORDER BY "rank" LIMIT 3
    )
    SELECT ${columns(language, 1)}
    FROM "found" JOIN "publishedObject" o USING ("id") LEFT JOIN "place" ON "place"."id" = o."locationId"
    ORDER BY "found"."rank"
  `.execute(db)
  return rows
}

/** Places that have published objects and the larger places around them, sorted by name. */
export async function publishedPlaces(db: Db, language: string) {
  const { rows } = await sql<{ value: number; text: string }>`
    SELECT DISTINCT "place"."id" AS "value", ${textIn(language)} AS "text", ${textIn(language)} COLLATE "und-x-icu" AS "order"
    FROM (SELECT "locationId" FROM "publishedObject" WHERE "isOffered" GROUP BY "locationId") "used"
    JOIN "place" "at" ON "at"."id" = "used"."locationId"
    JOIN "place" ON "place"."id" = ANY("at"."path")
    ORDER BY "order", "place"."id"
  `.execute(db)
  return rows.map(({ value, text }) => ({ value, text }))
}

/** The places that a visitor typed, such as "Kalamaria, Nikiti", in any script; a place with another in it only says where that is. */
export async function typedPlaces(db: Db, typed: string) {
  const parts = typed
    .split(/[,;/\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 20)
  const { rows } = await sql<{ part: string; id: number | null; path: number[] | null }>`
    SELECT "typed"."part", "hit"."id", "hit"."path"
    FROM unnest(${parts}::text[]) WITH ORDINALITY AS "typed" ("part", "at") LEFT JOIN LATERAL (
      SELECT "place"."id", "place"."path", bool_or("searchName" LIKE '%| ' || "reading" || ' |%') AS "isWhole",
        EXISTS (
          SELECT FROM "place" "at" JOIN "publishedObject" o ON o."locationId" = "at"."id" AND o."isOffered"
          WHERE "at"."path" @> ARRAY["place"."id"]
        ) AS "isUsed"
      FROM "place", unnest(foldReadings("typed"."part")) AS "reading"
      WHERE "searchName" LIKE ANY (foldPatterns("typed"."part")) AND "searchName" LIKE '%| ' || "reading" || '%'
      GROUP BY "place"."id"
      ORDER BY "isWhole" DESC, "isUsed" DESC, "place"."kind" IN ('municipality', 'town', 'district') DESC,
        "population" DESC NULLS LAST, "place"."id" LIMIT 1
    ) "hit" ON true ORDER BY "typed"."at"
  `.execute(db)
  const contains = (id: number) =>
    rows.some(({ id: other, path }) => other !== id && path?.includes(id))
  return {
    places: rows.flatMap(({ id }) => (id === null || contains(id) ? [] : id)),
    unknown: rows.flatMap(({ part, id }) => (id === null ? part : [])),
  }
}

/** A picture of a published object. */
export async function publishedPicture(db: Db, systemName: string) {
  const { rows } = await sql<{ systemName: string; contentType: string }>`
    SELECT "systemName", "contentType" FROM "file"
    WHERE "systemName" = ${systemName} AND "deletedOn" IS NULL AND "isPicture" AND NOT "damaged"
      AND "parentKind" = 'Object' AND "parentId" IN (SELECT "id" FROM "publishedObject")
  `.execute(db)
  return rows[0]
}
