// The object list and the object search: first the ids of the page's objects, from indexes alone, then their
// columns.
import { sql } from 'kysely'
import type { SelectQueryBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Page } from '#kit/http/paging.ts'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { withStamps } from '#base/backend/stamps.ts'
import { filtersBeforeSorting, live, objectsWhere } from './objectFilters.store.ts'
import type {
  FoundObject,
  ObjectFilter,
  ObjectHit,
  ObjectQuery,
  ObjectRow,
} from './objectLists.contract.ts'
import { mostFound } from './objectLists.contract.ts'
import { objectSorts } from './objectOrder.store.ts'
import { withDetails } from './objectDetails.store.ts'
import { objectName, objectTitle } from '../objectTitle.store.ts'

export const listObjects = (db: Db, query: ObjectQuery, actor: Actor): Promise<Page<ObjectRow>> =>
  pageOfObjects(db, query, actor, (db, page) =>
    withStamps(columnsFor(db, page, actor.language), 'o'),
  )

export const searchObjects = (
  db: Db,
  filter: ObjectFilter,
  actor: Actor,
): Promise<Page<ObjectHit>> =>
  pageOfObjects(db, filter, actor, (db, page) =>
    columnsFor(db, page, actor.language).select([
      objectTitle('o', actor.language).as('title'),
      'o.area',
      'o.forSale',
      'o.forRent',
      'o.forShortRent',
      'o.salePrice',
      'o.salePriceWithDiscount',
      'o.rentPrice',
      'o.rentPriceWithDiscount',
      'o.shortRentPrice',
      'o.latitude',
      'o.longitude',
    ]),
  )

/** The exact reference number first, then numbers that begin with the text, then titles. An empty text finds nothing. */
export async function findObjects(
  db: Db,
  searchStr: string,
  onlyShortRent: boolean,
  language: string,
): Promise<FoundObject[]> {
  const { rows } = await sql<FoundObject>`
    ${preparedIn(language, 'findObjects')}
    SELECT o."id", o."referenceNumber", ${objectTitle('o', language)} AS "title",
      ${objectName('o', language)} AS "description"
    FROM searchObjects(${searchStr}, ${onlyShortRent}, ${mostFound}) AS found
    JOIN "object" o ON o."id" = found."id"
    ORDER BY found."rank", found."sortedBy" COLLATE "C", o."id" LIMIT ${mostFound}
  `.execute(db)
  return rows
}

const objects = sql`"object" o`

function pageOfObjects<DB, TB extends keyof DB, Row>(
  db: Db,
  query: ObjectFilter,
  actor: Actor,
  rows: (db: Db, page: PageIds) => SelectQueryBuilder<DB, TB, Row>,
): Promise<Page<Row & Partial<ObjectRow>>> {
  const filters = objectsWhere(query, seesEmployes(actor))
  const where = [live, ...filters]
  const filtersFirst = filtersBeforeSorting(query)
  // Includes the current object, which keeps its place among its neighbours when it has just left the list.
  const condition =
    query.beside === undefined
      ? sql.join(where, sql` AND `)
      : sql`${live} AND (${sql.join([sql`true`, ...filters], sql` AND `)} OR o."id" = ${query.beside})`
  const filtered = sql`(SELECT o.* FROM ${objects} WHERE ${condition} OFFSET 0) o`
  return page({
    db,
    from: filtersFirst ? filtered : objects,
    id: 'o.id',
    where: filtersFirst && query.beside === undefined ? [sql<SqlBool>`true`] : where,
    rows: (db, page) => withDetails(rows(db, page), query.details, actor),
    open: [],
    count: filters.length === 0 ? 'objects' : (db) => countRows(db, objects, where),
    input: query,
    sorts: objectSorts(actor.language, query),
    by: 'createdOn',
    desc: true,
  })
}

const columnsFor = (db: Db, page: PageIds, language: string) =>
  db
    .selectFrom(page)
    .innerJoin('object as o', 'o.id', 'page.id')
    .leftJoin('place', 'place.id', 'o.locationId')
    .leftJoin('selectOption as kind', (join) =>
      join
        .on('kind.value', '=', sql<number>`abs(o."typeKey")`)
        .on(
          'kind.list',
          '=',
          sql<string>`CASE WHEN o."typeKey" > 0 THEN 'objectSubType' ELSE 'objectType' END`,
        ),
    )
    .select([
      'o.id',
      'o.referenceNumber',
      inLanguage('kind.text', language).$castTo<string | null>().as('type'),
      inLanguage('place.text', language).$castTo<string | null>().as('location'),
      'o.ownerName as owner',
      'o.ownerId',
    ])
