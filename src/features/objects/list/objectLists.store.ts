// The list of objects and the search among them: first the numbers of the page's objects, from
// indexes alone, then what is shown of these.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { pageOrStream } from '#kit/db/page.ts'
import { keptTotal } from '#kit/db/totals.ts'
import type { ListInput, Page } from '#kit/http/paging.ts'
import { inLanguage, preparedIn } from '#features/settings/selectLists.store.ts'
import type { Db } from '../../backend.ts'
import { live, objectsWhere } from './objectFilters.store.ts'
import type { Where } from './objectFilters.store.ts'
import type { FoundObject, ObjectFilter, ObjectHit, ObjectRow } from './objectLists.contract.ts'
import { mostFound } from './objectLists.contract.ts'
import { orderOf } from './objectOrder.store.ts'
import { objectTitle } from '../objectTitle.store.ts'

export const listObjects = (db: Db, input: ListInput, language: string): Promise<Page<ObjectRow>> =>
  pageOfObjects<ObjectRow>(db, [], input, language, {
    columns: sql`o."createdOn", "creator"."name" AS "createdBy", o."modifiedOn", "modifier"."name" AS "modifiedBy"`,
    joins: sql`
      LEFT JOIN "account" "creator" ON "creator"."id" = o."createdById"
      LEFT JOIN "account" "modifier" ON "modifier"."id" = o."modifiedById"`,
  })

export const searchObjects = (
  db: Db,
  filter: ObjectFilter,
  language: string,
): Promise<Page<ObjectHit>> =>
  pageOfObjects<ObjectHit>(db, objectsWhere(filter), filter, language, {
    columns: sql`o."title", o."area", o."forSale", o."forRent", o."forShortRent", o."salePrice",
      o."salePriceWithDiscount", o."rentPrice", o."rentPriceWithDiscount", o."shortRentPrice",
      o."latitude", o."longitude"`,
    joins: sql``,
  })

/** The exact number first, then numbers that begin so, then titles. Nothing typed finds nothing. */
export async function findObjects(
  db: Db,
  searchStr: string,
  onlyShortRent: boolean,
  language: string,
): Promise<FoundObject[]> {
  const { rows } = await sql<FoundObject>`
    ${preparedIn(language, 'findObjects')}
    SELECT o."id", o."referenceNumber", o."title",
      concat_ws(' ', '#' || o."referenceNumber", ${objectTitle('o', language)}) AS "description"
    FROM searchObjects(${searchStr}, ${onlyShortRent}, ${mostFound}) AS found
    JOIN "object" o ON o."id" = found."id"
    ORDER BY found."rank", found."sortedBy" COLLATE "C", o."id" LIMIT ${mostFound}
  `.execute(db)
  return rows
}

type Shown = { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> }

async function pageOfObjects<Row>(
  db: Db,
  where: Where[],
  input: ListInput,
  language: string,
  shown: Shown,
): Promise<Page<Row>> {
  const { perPage, currentPage = 1 } = input
  const conditions = sql.join([live, ...where], sql` AND `)
  const { from, by, direction } = orderOf(input, language)
  const some =
    perPage === undefined ? sql`` : sql`LIMIT ${perPage} OFFSET ${(currentPage - 1) * perPage}`
  const rows = db
    .selectFrom(
      sql<Row>`(
    WITH "page" AS (
      SELECT o."id", ${by} AS "by" FROM ${from} WHERE ${conditions}
      ORDER BY ${by} ${direction}, o."id" ${direction} ${some}
    )
    SELECT o."id", o."referenceNumber", ${inLanguage('kind.text', language)} AS "type",
      ${inLanguage('place.text', language)} AS "location", o."ownerName" AS "owner", o."ownerId", ${shown.columns}
    FROM "page" JOIN "object" o ON o."id" = "page"."id"
    LEFT JOIN "place" ON "place"."id" = o."locationId"
    LEFT JOIN "selectOption" "kind" ON "kind"."value" = abs(o."typeKey")
      AND "kind"."list" = CASE WHEN o."typeKey" > 0 THEN 'objectSubType' ELSE 'objectType' END
    ${shown.joins}
    ORDER BY "page"."by" ${direction}, o."id" ${direction}
    )`.as('row'),
    )
    .selectAll()
  const count = async () => {
    if (where.length === 0) return keptTotal(db, 'objects')
    const { rows } = await sql<{ total: number }>`
      SELECT count(*) AS "total" FROM "object" o WHERE ${conditions}`.execute(db)
    return rows[0]?.total ?? 0
  }
  return pageOrStream(rows.$castTo<Row>(), count, perPage)
}
