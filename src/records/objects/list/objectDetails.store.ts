// What the list of objects tells beside the rest: only what somebody has on the screen is looked up.
import { sql } from 'kysely'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { ObjectDetail, ObjectRow } from './objectLists.contract.ts'

// A text each, not a list of files: a list may have a hundred thousand rows.
const firstPicture = sql<string | null>`(
  SELECT f."systemName" FROM "file" f
  WHERE f."parentKind" = 'Object' AND f."parentId" = o."id" AND f."deletedOn" IS NULL AND f."isPicture"
  ORDER BY f."position", f."id" LIMIT 1)`

// Of an owner whose account the reader may open: a colleague can be one, too.
const ownerPhone = (actor: Actor) => sql`(
  SELECT "Account"."phone" FROM "account" "Account"
  WHERE "Account"."id" = o."ownerId" AND "Account"."deletedOn" IS NULL AND ${asSql(allowed('open', 'Account', actor))})`

type Told = Partial<Record<keyof ObjectRow, RawBuilder<unknown>>>

const told = (actor: Actor): Record<ObjectDetail, Told> => ({
  picture: { picture: firstPicture },
  price: {
    salePriceNow: sql`CASE WHEN o."forSale" THEN o."salePriceNow" END`,
    rentPriceNow: sql`CASE WHEN o."forRent" THEN o."rentPriceNow" END`,
    shortRentPriceNow: sql`CASE WHEN o."forShortRent" THEN o."shortRentPrice" END`,
  },
  area: { area: sql`o."area"` },
  bedrooms: { bedrooms: sql`o."bedrooms"` },
  status: { status: sql`o."status"` },
  ownerPhone: { ownerPhone: ownerPhone(actor) },
})

/** `o` is the object in the query. */
export const withDetails = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  details: readonly ObjectDetail[] = [],
  actor: Actor,
) =>
  query.select(
    [...new Set(details)].flatMap((detail) =>
      Object.entries(told(actor)[detail]).map(([name, value]) => value.as(name)),
    ) as never,
  ) as unknown as SelectQueryBuilder<DB, TB, O & Partial<ObjectRow>>
