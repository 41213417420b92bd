// The ways in are SQL functions that keep steady times at a million accounts; see the migration.
import { sql } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#features/accounts/accountRules.ts'
import { preparedIn } from '#features/settings/selectLists.store.ts'
import type { Db } from '../backend.ts'
import { detailOfHit, detailOfPicked, hitParts, kindsFor } from './hits.store.ts'
import { mostHits } from './search.contract.ts'
import type { PickedHit, SearchHit, SimilarAccount, SimilarQuery } from './search.contract.ts'

/** Exact numbers first, then what begins with the typed text, then what holds it. */
export async function search(db: Db, searchStr: string, actor: Actor): Promise<SearchHit[]> {
  const kinds = hitParts.map((part) => part(searchStr, actor))
  const { rows } = await sql<SearchHit>`
    ${preparedIn(actor.language, seesEmployes(actor) ? 'search' : 'searchOfBranch')}
    SELECT "id", "description", "entity", "by", "found", coalesce(${detailOfHit(actor.language)}, '') AS "detail"
    FROM (
      SELECT * FROM (${sql.join(kinds, sql` UNION ALL `)}) AS "all"
      ORDER BY "rank", "sortedBy" COLLATE "C", "id" LIMIT ${mostHits}
    ) AS "hit"
    ORDER BY "rank", "sortedBy" COLLATE "C", "id"
  `.execute(db)
  return rows
}

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

/** At most five, those with most in common first. */
export async function similarAccounts(
  db: Db,
  query: SimilarQuery,
  actor: Actor,
): Promise<SimilarAccount[]> {
  const { email, phone, taxNumber, exceptId = 0 } = query
  const { rows } = await sql<SimilarAccount>`
    SELECT "id", "description", array_agg("by" ORDER BY "by") AS "by"
    FROM similarAccounts(${fullNames(query)}, ${email}, ${phone}, ${taxNumber}, ${kindsFor(actor)})
    WHERE "id" <> ${exceptId}
    GROUP BY "id", "description" ORDER BY count(*) DESC, "id" LIMIT 5
  `.execute(db)
  return rows
}

// A last or a first name alone is shared by too many to say anything.
const fullNames = ({ firstName, lastName, name }: SimilarQuery) => [
  ...(firstName.trim() && lastName.trim() ? [`${lastName} ${firstName}`] : []),
  name,
]

/** Takes other accounts to judge by what is common; any are good, as long as they are not too old. */
export async function takeAccountSample(db: Db): Promise<void> {
  await sql`SELECT takeAccountSample()`.execute(db)
}
