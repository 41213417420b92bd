import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { mostHits } from '#base/register/find.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Hits } from '#base/register/recordsOnServer.ts'

const everyone = 0
const everyoneButEmployees = -1
// The filter of the SQL search functions: branch employees may not open employees' accounts, so they find none.
export const kindsFor = (actor: Actor) => (seesEmployes(actor) ? everyone : everyoneButEmployees)

export const accountHits: Hits = (searchStr, actor) => sql`
  SELECT "id", "description", "entity", "rank", "searchName" AS "sortedBy", "by", "found"
  FROM accountHits(${searchStr}, ${kindsFor(actor)}, ${mostHits})`

// The first phone, else the first e-mail; the city; the first object that they own, else one they are linked to.
export const detailOfAccount = sql<string | null>`concat_ws(', ',
  coalesce(nullif(btrim(split_part("Account"."phone", ';', 1)), ''), nullif(btrim(split_part("Account"."email", ';', 1)), '')),
  nullif("Account"."city", ''),
  '#' || coalesce(
    (SELECT o."referenceNumber" FROM "object" o
      WHERE o."ownerId" = "Account"."id" AND o."deletedOn" IS NULL AND NOT o."isBlank" ORDER BY o."id" LIMIT 1),
    (SELECT o."referenceNumber" FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
      WHERE l."accountId" = "Account"."id" AND l."deletedOn" IS NULL ORDER BY l."relation", l."objectId" LIMIT 1)))`

/** `detailOfAccount` for a picker's hit; null where `actor` may not open the account. */
export const detailOfPicked = (actor: Actor) => sql`(
  SELECT ${detailOfAccount} FROM "account" "Account"
  WHERE "Account"."id" = "hit"."id" AND ${asSql(allowed('open', 'Account', actor))})`
