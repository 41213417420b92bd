// The optional details of rows in the object list: only the requested ones are selected.
import { sql } from 'kysely'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { mandateColumns } from '../mandate/mandate.store.ts'
import type { ObjectDetail, ObjectRow } from './objectLists.contract.ts'

/**
 * SQL for the system name of the first picture of the object "o". One text, not a list of files: an export may have a
 * hundred thousand rows.
 */
export const firstPicture = sql<string | null>`(
  SELECT f."systemName" FROM "file" f
  WHERE f."parentKind" = 'Object' AND f."parentId" = o."id" AND f."deletedOn" IS NULL AND f."isPicture"
  ORDER BY f."position", f."id" LIMIT 1)`

// Only if the actor may open the owner's account, because employees can own objects too.
const ownerPhone = (actor: Actor) => sql`(
  SELECT "Account"."phone" FROM "account" "Account"
  WHERE "Account"."id" = o."ownerId" AND "Account"."deletedOn" IS NULL AND ${asSql(allowed('open', 'Account', actor))})`

type DetailColumns = Partial<Record<keyof ObjectRow, RawBuilder<unknown>>>

const columnsOf = (actor: Actor): Record<ObjectDetail, DetailColumns> => ({
  picture: { picture: firstPicture },
  price: {
    salePriceNow: sql`CASE WHEN o."forSale" THEN o."salePriceNow" END`,
    rentPriceNow: sql`CASE WHEN o."forRent" THEN o."rentPriceNow" END`,
    shortRentPriceNow: sql`CASE WHEN o."forShortRent" THEN o."shortRentPrice" END`,
  },
  area: { area: sql`o."area"` },
  bedrooms: { bedrooms: sql`o."bedrooms"` },
  status: { status: sql`o."status"` },
  mandate: mandateColumns,
  ownerPhone: { ownerPhone: ownerPhone(actor) },
})

/** The query must have the object under the alias `o`. */
export const withDetails = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  details: readonly ObjectDetail[] = [],
  actor: Actor,
) =>
  query
    .select(
      [...new Set(details)].flatMap((detail) =>
        Object.entries(columnsOf(actor)[detail]).map(([name, value]) => value.as(name)),
      ),
    )
    .$castTo<O & Partial<ObjectRow>>()
