// Reads the published properties for a portal in batches, as the public sees them.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { pricesOf } from '#records/objects/objectPrices.ts'
import { objectQuery } from '#records/objects/list/objectLists.contract.ts'
import { objectsWhere } from '#records/objects/list/objectFilters.store.ts'
import { sentFilters } from '#records/objects/filters/objectFilters.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import type { PublishedObject } from '#outside/publishing/site/siteObjects.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { languages } from '#kit/i18n/languages.ts'
import { inOneLine, readable } from '../formats/text.ts'
import type { Listing, MaybeTexts } from '../formats/listing.ts'
import type { ReadPlaces } from './listingPlaces.store.ts'

type Row = PublishedObject & {
  titles: MaybeTexts
  descriptionEl: string | null
  descriptionRu: string | null
  pictures: string[]
  itemHash: string | null
  itemChangedOn: string | null
}

/** A property with its text from the previous feed. */
export type ListingsToWrite = {
  listing: Omit<Listing, 'place' | 'types'> & Pick<PublishedObject, 'subTypeObjectTypeId'>
  locationId: number | null
  itemHash: string | null
  changedOn: string | null
}

/**
 * SQL conditions on the alias "o" for the properties of a saved view; none without a view. Undefined for a view that was
 * deleted or has unknown filters: ignoring them would publish more than was meant.
 */
export async function conditionsOfView(
  db: Db,
  viewId: number | null,
): Promise<RawBuilder<SqlBool> | undefined> {
  if (viewId === null) return sql<SqlBool>`true`
  const view = await db
    .selectFrom('listView')
    .select('filters')
    .where('id', '=', viewId)
    .where('list', '=', 'ObjectList')
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (!view) return undefined
  const filter = objectQuery.safeParse(
    sentFilters(view.filters as unknown as Record<string, unknown>),
  )
  if (!filter.success) return undefined
  return sql<SqlBool>`(${sql.join([sql`true`, ...objectsWhere(filter.data, false)], sql` AND `)})`
}

/** Whether the portal gets the property; SQL on "o" and the portal's choices "c". */
export const isChosen = (ofView: RawBuilder<SqlBool> = sql<SqlBool>`false`): RawBuilder<SqlBool> =>
  sql<SqlBool>`(c."wanted" IS TRUE OR c."wanted" IS NULL AND ${ofView})`

type Batch = { portalId: number; ofView: RawBuilder<SqlBool>; after: number; most: number }

/** The next batch, by id. */
export async function readListings(
  db: Db,
  { portalId, ofView, after, most }: Batch,
): Promise<ListingsToWrite[]> {
  const { rows } = await sql<Row & { locationId: number | null }>`
    SELECT o.*, c."itemHash", c."changedOn" AS "itemChangedOn",
      ${inAll((language) => objectTitle('o', language))} AS "titles",
      to_json(ARRAY(SELECT "systemName" FROM "file" WHERE "parentKind" = 'Object' AND "parentId" = o."id"
        AND "deletedOn" IS NULL AND "isPicture" AND NOT "damaged" ORDER BY "position", "id" LIMIT 200)) AS "pictures"
    FROM (
      SELECT o."id" FROM "object" o
      LEFT JOIN "portalObject" c ON c."portalId" = ${portalId} AND c."objectId" = o."id"
      WHERE o."published" AND o."id" > ${after} AND ${isChosen(ofView)}
      ORDER BY o."id" LIMIT ${most}
    ) AS "next"
    JOIN "publishedObject" o ON o."id" = "next"."id"
    LEFT JOIN "portalObject" c ON c."portalId" = ${portalId} AND c."objectId" = o."id"
    ORDER BY o."id"
  `.execute(db)
  return rows.map(({ itemHash, itemChangedOn, locationId, ...row }) => ({
    listing: { ...row, descriptions: descriptionsOf(row), prices: pricesOf(row) },
    locationId,
    itemHash,
    changedOn: itemChangedOn,
  }))
}

const descriptionsOf = (
  row: Pick<Row, 'description' | 'descriptionEl' | 'descriptionRu'>,
): MaybeTexts => ({
  en: row.description,
  el: row.descriptionEl,
  ru: row.descriptionRu,
})

const inAll = (of: (language: (typeof languages)[number]) => RawBuilder<string | null>) =>
  sql`json_build_object(${sql.join(languages.map((one) => sql`${sql.lit(one)}::text, ${of(one)}`))})`

/** Undefined if the property's place is unknown. */
export function listingOf(
  { listing, locationId }: ListingsToWrite,
  { placeOf, typesOf }: ReadPlaces,
): Listing | undefined {
  const place = locationId === null ? undefined : placeOf(locationId)
  return (
    place && {
      ...listing,
      place,
      types: typesOf(listing),
      titles: cleaned(listing.titles, inOneLine),
      descriptions: cleaned(listing.descriptions, readable),
      address: listing.address && inOneLine(listing.address),
      zipCode: listing.zipCode && inOneLine(listing.zipCode),
      videoURL: webAddress(listing.videoURL),
    }
  )
}

const cleaned = (texts: MaybeTexts, clean: (text: string) => string): MaybeTexts => ({
  en: texts.en && clean(texts.en).trim(),
  el: texts.el && clean(texts.el).trim(),
  ru: texts.ru && clean(texts.ru).trim(),
})

const webAddress = (typed: string | null) =>
  typed && /^https?:\/\/[^\s<>"]+$/.test(typed) ? readable(typed) : null
