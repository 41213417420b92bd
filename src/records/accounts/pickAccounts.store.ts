// Searches accounts for a picker.
import { sql } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { mostHits } from '#base/register/find.contract.ts'
import type { PickedAccount, Trade } from '#base/register/find.contract.ts'
import { detailOfPicked } from './accountHits.store.ts'
import { hasTrade, tradesOf } from './trades.store.ts'

type AccountQuery = { searchStr: string; filter: number; trade?: Trade | undefined }

/**
 * `filter`: 0 everyone, 1 employees, 2 employees and professionals. All staff can pick employees; an actor who may
 * not open employees' accounts finds them by name only, not by phone, e-mail or tax number. Professionals of `trade` come first.
 */
export async function searchAccounts(
  db: Db,
  { searchStr, filter, trade }: AccountQuery,
  actor: Actor,
): Promise<PickedAccount[]> {
  const name = seesEmployes(actor) ? 'searchAccounts' : 'searchAccountsOfBranch'
  const { rows } = await sql<PickedAccount>`
    ${prepared(trade ? `${name}_${trade}` : name)}
    SELECT "hit"."id", ${descriptionFor(actor)} AS "description", coalesce(${detailOfPicked(actor)}, '') AS "detail",
      (SELECT ${tradesOf('of')} FROM "account" "of" WHERE "of"."id" = "hit"."id") AS "trades"
    FROM ${
      trade
        ? ofTradeFirst(searchStr, filter, trade)
        : sql`(
      SELECT *, true AS "fits" FROM searchAccounts(${searchStr}, ${filter}, ${mostHits}))`
    } AS "hit" ${visibleTo(actor)}
    ORDER BY "hit"."fits" DESC, "hit"."rank", "hit"."searchName" COLLATE "C", "hit"."id" LIMIT ${sql.lit(mostHits)}
  `.execute(db)
  return rows
}

/** How many matching professionals are searched for those of the trade. */
const mostProfessionals = 200

// A search of professionals alone, so that those with a common name are found, too.
const ofTradeFirst = (searchStr: string, filter: number, trade: Trade) => sql`(
  SELECT h.*, true AS "fits" FROM searchAccounts(${searchStr}, 2, ${sql.lit(mostProfessionals)}) AS h
  JOIN "account" a ON a."id" = h."id" AND ${hasTrade('a', trade)}
  UNION ALL
  SELECT h.*, false FROM searchAccounts(${searchStr}, ${filter}, ${mostHits}) AS h
  JOIN "account" a ON a."id" = h."id" AND NOT ${hasTrade('a', trade)})`

const visibleTo = (actor: Actor) =>
  seesEmployes(actor)
    ? sql``
    : sql`JOIN "account" "of" ON "of"."id" = "hit"."id" AND (NOT "of"."isEmploye" OR isNamed("hit"."searchName"))`
// For an account without a name, the description is its e-mail or phone, which this actor must not see.
const descriptionFor = (actor: Actor) =>
  seesEmployes(actor)
    ? sql`"hit"."description"`
    : sql`CASE WHEN "of"."isEmploye" THEN coalesce(nullif("of"."name", ''), '#' || "of"."id") ELSE "hit"."description" END`
