// The filter conditions of objects, one for each criterion, on the table alias "o". All but the search box and the
// owner need only the index of the list.
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { onDays, today } from '#kit/db/days.ts'
import { listed, objectsListed } from '#base/register/listSearch.store.ts'
import { withMandates } from '../mandate/mandate.store.ts'
import { areaOf } from '../map/area.contract.ts'
import { featureBits } from './featureBits.ts'
import { conditionsOf } from '#base/lists/conditionsOf.store.ts'
import { objectFilters } from './objectCriteria.contract.ts'
import type { ObjectFilter, ObjectSort } from './objectLists.contract.ts'
import { offers, tickedOffers } from './objectOffers.store.ts'

export type Where = RawBuilder<SqlBool>

/** Neither deleted nor a blank object that nobody has filled in. */
export const live: Where = sql<SqlBool>`o."deletedOn" IS NULL AND NOT o."isBlank"`

export function objectsWhere(filter: ObjectFilter, seeEmployes: boolean): Where[] {
  const isOffered = offered(filter)
  return [...(isOffered ? [isOffered] : []), ...otherConditions(filter, seeEmployes)]
}

const otherConditions = (filter: ObjectFilter, seeEmployes: boolean): Where[] => [
  ...all(
    inside(placesIn(filter)),
    filter.bounds && within(filter.bounds),
    filter.showOnMap && sql<SqlBool>`o."latitude" IS NOT NULL AND o."longitude" IS NOT NULL`,
  ),
  ...conditionsOf(objectFilters, filter, {
    forSale: 'together',
    forRent: 'together',
    forShortRent: 'together',
    priceMin: 'together',
    priceMax: 'together',
    locationId: 'together',
    locations: 'together',
    types: (types) => sql<SqlBool>`o."subTypeObjectTypeId" = ANY(${types}::integer[])`,
    subTypes: (types) => sql<SqlBool>`o."objectSubTypeId" = ANY(${types}::integer[])`,
    // As the order by area has it, for its index.
    areaMin: (area) => sql<SqlBool>`coalesce(o."area", 0) >= ${area} AND o."area" IS NOT NULL`,
    areaMax: (area) => sql<SqlBool>`coalesce(o."area", 0) <= ${area} AND o."area" IS NOT NULL`,
    bedroomsMin: (rooms) => sql<SqlBool>`o."bedrooms" >= ${rooms}`,
    bedroomsMax: (rooms) => sql<SqlBool>`o."bedrooms" <= ${rooms}`,
    statuses: (statuses) => sql<SqlBool>`o."status" = ANY(${statuses})`,
    mandates: withMandates,
    features: (features) => withAll(featureBits(features)),
    ownerId: ownedBy,
    createdBy: (person) => sql<SqlBool>`o."createdById" = ${person}`,
    modifiedBy: (person) => sql<SqlBool>`o."modifiedById" = ${person}`,
    createdFrom: (from) => onDays(sql`o."createdOn"`, 'instants', { from }),
    createdTill: (to) => onDays(sql`o."createdOn"`, 'instants', { to }),
    modifiedFrom: (from) => onDays(sql`o."modifiedOn"`, 'instants', { from }),
    modifiedTill: (to) => onDays(sql`o."modifiedOn"`, 'instants', { to }),
    searchStr: (typed) => listed(sql`o."id"`, typed, (text) => objectsListed(text, seeEmployes)),
  }),
]

const all = (...conditions: (Where | false | '' | null | undefined)[]): Where[] =>
  conditions.filter((condition): condition is Where => Boolean(condition))

/** The indexes of these orders lack the filter columns; the index of the list has both. */
const sortsWithoutFilters: readonly (ObjectSort | undefined)[] = [
  'price',
  'area',
  'bedrooms',
  'modifiedOn',
]

/**
 * Whether to filter objects before sorting them. If few match, reading an index in the sort order until the page
 * is full would take longer than filtering all objects.
 */
export function filtersBeforeSorting(filter: ObjectFilter): boolean {
  const { sortBy, priceMin, priceMax } = filter
  const isPriced = priceMin != null || priceMax != null
  const readsPriceIndex = !isPriced || (sortBy === 'price' && tickedOffers(filter).length === 1)
  return (
    sortsWithoutFilters.includes(sortBy) &&
    (!readsPriceIndex || otherConditions(filter, true).length > 0)
  )
}

// Objects with a ticked offer (or any offer, if none is ticked) at a price in the range. The expressions are those
// of the price indexes, where a missing price counts as 0.
function offered(filter: ObjectFilter): Where | false {
  const { priceMin, priceMax } = filter
  const ticked = tickedOffers(filter)
  const isPriced = priceMin != null || priceMax != null
  if (ticked.length === 0 && !isPriced) return false
  const offerConditions = (ticked.length > 0 ? ticked : offers).map(({ flag, now }) => {
    const conditions = [
      sql`o.${sql.ref(flag)}`,
      ...(isPriced ? [sql`${now} IS NOT NULL`] : []),
      ...(priceMin == null ? [] : [sql`coalesce(${now}, 0) >= ${priceMin}`]),
      ...(priceMax == null ? [] : [sql`coalesce(${now}, 0) <= ${priceMax}`]),
    ]
    return sql`(${sql.join(conditions, sql` AND `)})`
  })
  return sql<SqlBool>`(${sql.join(offerConditions, sql` OR `)})`
}

// One index has both columns; it is read along the range of latitudes.
function within(bounds: string): Where | false {
  const area = areaOf(bounds)
  return (
    area !== null &&
    sql<SqlBool>`o."latitude" BETWEEN ${area.south} AND ${area.north} AND o."longitude" BETWEEN ${area.west} AND ${area.east}`
  )
}

const withAll = (bits: bigint): Where =>
  sql<SqlBool>`o."featureBits" & ${String(bits)}::bigint = ${String(bits)}::bigint`

const placesIn = ({ locationId, locations }: ObjectFilter): number[] => [
  ...(locationId ? [locationId] : []),
  ...(locations ?? []),
]

const inside = (places: readonly number[]): Where | false =>
  places.length > 0 &&
  sql<SqlBool>`coalesce(o."locationId", 0) = ANY(ARRAY(
    SELECT "place"."id" FROM "place" WHERE "place"."path" && ${places}::integer[]))`

// Current owners by links, and the owner that the list shows.
const ownedBy = (accountId: number): Where => sql<SqlBool>`o."id" = ANY(ARRAY(
  SELECT l."objectId" FROM "objectAccount" l
  WHERE l."accountId" = ${accountId} AND l."relation" = 1 AND l."deletedOn" IS NULL
    AND (l."endDate" IS NULL OR l."endDate" >= ${today})
  UNION SELECT "of"."id" FROM "object" "of" WHERE "of"."ownerId" = ${accountId}))`
