// The accounts that a picker offers for what was typed.
import { sql } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { mostHits } from '#base/register/find.contract.ts'
import type { PickedHit } from '#base/register/find.contract.ts'
import { detailOfPicked } from './accountHits.store.ts'

/**
 * `filter`: 0 everyone, 1 employees, 2 employees and specialists. Colleagues are picked by all staff; who may not
 * open their accounts finds them by their names, and not by a phone, an address or a tax number.
 */
export async function searchAccounts(
  db: Db,
  searchStr: string,
  filter: number,
  actor: Actor,
): Promise<PickedHit[]> {
  const { rows } = await sql<PickedHit>`
    ${prepared(seesEmployes(actor) ? 'searchAccounts' : 'searchAccountsOfBranch')}
    SELECT "hit"."id", ${describedTo(actor)} AS "description", coalesce(${detailOfPicked(actor)}, '') AS "detail"
    FROM searchAccounts(${searchStr}, ${filter}, ${mostHits}) AS "hit" ${offeredTo(actor)}
    ORDER BY "hit"."rank", "hit"."searchName" COLLATE "C", "hit"."id"
  `.execute(db)
  return rows
}

const offeredTo = (actor: Actor) =>
  seesEmployes(actor)
    ? sql``
    : sql`JOIN "account" "of" ON "of"."id" = "hit"."id" AND (NOT "of"."isEmploye" OR isNamed("hit"."searchName"))`
// Who has no name is called by an address or a phone.
const describedTo = (actor: Actor) =>
  seesEmployes(actor)
    ? sql`"hit"."description"`
    : sql`CASE WHEN "of"."isEmploye" THEN coalesce(nullif("of"."name", ''), '#' || "of"."id") ELSE "hit"."description" END`
