// The conditions that objects are searched by, one a criterion; each speaks of the object as "o".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { listed, objectsListed } from '#features/records/listSearch.store.ts'
import { areaOf } from '../map/area.contract.ts'
import type { ObjectFilter, ObjectQuery } from './objectLists.contract.ts'

export type Where = RawBuilder<SqlBool>

/** Neither deleted nor a blank that nobody has filled in. */
export const live: Where = sql<SqlBool>`o."deletedOn" IS NULL AND NOT o."isBlank"`

export const listWhere = ({ searchStr }: ObjectQuery): Where[] =>
  [listed(sql`o."id"`, searchStr, objectsListed)].filter(Boolean) as Where[]

export const objectsWhere = (filter: ObjectFilter): Where[] =>
  [
    offered(filter),
    filter.locationId && inside(filter.locationId),
    filter.areaMin != null && sql<SqlBool>`o."area" >= ${filter.areaMin}`,
    filter.areaMax != null && sql<SqlBool>`o."area" <= ${filter.areaMax}`,
    filter.createdBy && sql<SqlBool>`o."createdById" = ${filter.createdBy}`,
    filter.bounds && within(filter.bounds),
    filter.showOnMap && sql<SqlBool>`o."latitude" IS NOT NULL AND o."longitude" IS NOT NULL`,
  ].filter((condition): condition is Where => Boolean(condition))

const offers = [
  ['forSale', 'salePriceNow'],
  ['forRent', 'rentPriceNow'],
  ['forShortRent', 'shortRentPrice'],
] as const

// In one of the ticked ways, at a price in the range; without a tick in any way that has such a price.
function offered(filter: ObjectFilter): Where | false {
  const { priceMin, priceMax } = filter
  const ticked = offers.filter(([flag]) => filter[flag])
  if (ticked.length === 0 && priceMin == null && priceMax == null) return false
  const ways = (ticked.length > 0 ? ticked : offers).map(([flag, price]) => {
    const now = sql.ref(`o.${price}`)
    const conditions = [
      sql`o.${sql.ref(flag)}`,
      ...(priceMin == null ? [] : [sql`${now} >= ${priceMin}`]),
      ...(priceMax == null ? [] : [sql`${now} <= ${priceMax}`]),
    ]
    return sql`(${sql.join(conditions, sql` AND `)})`
  })
  return sql<SqlBool>`(${sql.join(ways, sql` OR `)})`
}

// Both in one index, which is walked along the latitudes that are asked for.
function within(bounds: string): Where | false {
  const area = areaOf(bounds)
  return (
    area !== null &&
    sql<SqlBool>`o."latitude" BETWEEN ${area.south} AND ${area.north} AND o."longitude" BETWEEN ${area.west} AND ${area.east}`
  )
}

const inside = (locationId: number): Where => sql<SqlBool>`coalesce(o."locationId", 0) = ANY(ARRAY(
  SELECT "place"."id" FROM "place" WHERE "place"."path" @> ARRAY[${locationId}::integer]))`
