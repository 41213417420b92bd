// Searches accounts for a picker.
import { sql } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { mostHits } from '#base/register/find.contract.ts'
import type { PickedHit } from '#base/register/find.contract.ts'
import { detailOfPicked } from './accountHits.store.ts'

/**
 * `filter`: 0 everyone, 1 employees, 2 employees and professionals. All staff can pick employees; an actor who may
 * not open employees' accounts finds them by name only, not by phone, e-mail or tax number.
 */
export async function searchAccounts(
  db: Db,
  searchStr: string,
  filter: number,
  actor: Actor,
): Promise<PickedHit[]> {
  const { rows } = await sql<PickedHit>`
    ${prepared(seesEmployes(actor) ? 'searchAccounts' : 'searchAccountsOfBranch')}
    SELECT "hit"."id", ${descriptionFor(actor)} AS "description", coalesce(${detailOfPicked(actor)}, '') AS "detail"
    FROM searchAccounts(${searchStr}, ${filter}, ${mostHits}) AS "hit" ${visibleTo(actor)}
    ORDER BY "hit"."rank", "hit"."searchName" COLLATE "C", "hit"."id"
  `.execute(db)
  return rows
}

const visibleTo = (actor: Actor) =>
  seesEmployes(actor)
    ? sql``
    : sql`JOIN "account" "of" ON "of"."id" = "hit"."id" AND (NOT "of"."isEmploye" OR isNamed("hit"."searchName"))`
// The description of an account without a name is its e-mail or phone, which this actor must not see.
const descriptionFor = (actor: Actor) =>
  seesEmployes(actor)
    ? sql`"hit"."description"`
    : sql`CASE WHEN "of"."isEmploye" THEN coalesce(nullif("of"."name", ''), '#' || "of"."id") ELSE "hit"."description" END`
