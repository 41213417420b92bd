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

/** For lists; `images` holds only the cover. */
export type PublishedRow = Pick<ObjectEntity, Shown> & {
  /** The title in the reader's language, or a generated one. */
  name: string | null
  images: SitePicture[]
}

export type PublishedObject = PublishedRow &
  Pick<
    ObjectEntity,
    FactName | FeatureFlag | 'description' | 'descriptionEl' | 'descriptionRu' | 'videoURL'
  > & {
    publishedOn: string
    /** YYYY-MM-DD */
    changedOn: string
    mapLatitude: number | null
    mapLongitude: number | null
    /** In metres; null if the position is exact. */
    mapRadius: number | null
  }

const pictures = (most: number | null) => sql`ARRAY(
  SELECT jsonb_build_object('name', "systemName", 'width', "width", 'height', "height")
  FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id"
    AND "deletedOn" IS NULL AND "isPicture" AND NOT "damaged" ORDER BY "position", "id" LIMIT ${most})`

/** One page in the requested order; a page beyond the last returns the last one. */
export async function searchPublished(db: Db, query: SiteQuery, language: string) {
  const { filter, order, page } = query
  const where = sql.join([sql`true`, ...conditions(filter)], sql` AND `)
  const by = orderedBy(order, filter)
  const counted = await sql<{ totalRows: number }>`
    SELECT count(*) AS "totalRows" FROM "publishedObject" o WHERE ${where}`.execute(db)
  const { totalRows } = counted.rows[0]!
  const pages = Math.max(1, Math.ceil(totalRows / perPage))
  const shown = Math.min(page, pages)
  const { rows } = await sql<PublishedRow>`
    SELECT o.*, ${objectTitle('o', language)} AS "name", ${objectType('o', language)} AS "type", ${textIn(language)} AS "location", ${pictures(1)} AS "images"
    FROM (
      SELECT * FROM "publishedObject" o WHERE ${where}
      ORDER BY ${by}
      LIMIT ${perPage} OFFSET ${(shown - 1) * perPage}
    ) o LEFT JOIN "place" ON "place"."id" = o."locationId"
    ORDER BY ${by}
  `.execute(db)
  return { items: rows, totalRows, pages, page: shown }
}

function conditions({ offer, type, place, bedrooms, ...ranges }: SiteFilter): Where[] {
  const wanted = objectsWhere(
    { ...(offer && { [offer]: true }), locationId: place, ...ranges },
    false,
  )
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
    SELECT o.*, ${objectTitle('o', language)} AS "name", ${objectType('o', language)} AS "type", ${textIn(language)} AS "location", ${pictures(null)} AS "images"
    FROM "publishedObject" o LEFT JOIN "place" ON "place"."id" = o."locationId"
    WHERE o."referenceNumber" = ${referenceNumber}
  `.execute(db)
  return rows[0]
}

/** The public data of these objects, published or not, for people who got a link to them. Excludes deleted objects. */
export async function readShown(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<(PublishedObject & { published: boolean; active: boolean })[]> {
  const { rows } = await sql<PublishedObject & { published: boolean; active: boolean }>`
    SELECT o.*, ${objectTitle('o', language)} AS "name", ${objectType('o', language)} AS "type", ${textIn(language)} AS "location", ${pictures(null)} AS "images"
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

/** Places that have published objects and the larger places around them, sorted by name. */
export async function publishedPlaces(db: Db, language: string) {
  const { rows } = await sql<{ value: number; text: string }>`
    SELECT DISTINCT "place"."id" AS "value", ${textIn(language)} AS "text", ${textIn(language)} COLLATE "und-x-icu" AS "order"
    FROM (SELECT "locationId" FROM "publishedObject" GROUP BY "locationId") "used"
    JOIN "place" "at" ON "at"."id" = "used"."locationId"
    JOIN "place" ON "place"."id" = ANY("at"."path")
    ORDER BY "order", "place"."id"
  `.execute(db)
  return rows.map(({ value, text }) => ({ value, text }))
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
