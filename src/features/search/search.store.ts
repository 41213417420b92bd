// The ways in are SQL functions that keep steady times at a million accounts; see the migration.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#features/accounts/accountRules.ts'
import { allowed, asSql } from '#features/records/recordRules.store.ts'
import { titleOf } from '#features/records/recordTitles.store.ts'
import { preparedIn } from '#features/settings/selectLists.store.ts'
import type { Db } from '../backend.ts'
import { mostHits } from './search.contract.ts'
import type { AccountHit, SearchHit, SimilarAccount, SimilarQuery } from './search.contract.ts'

const everyone = 0
const everyoneButEmployees = -1

/** Exact numbers first, then what begins with the typed text, then what holds it. */
export async function search(db: Db, searchStr: string, actor: Actor): Promise<SearchHit[]> {
  const kinds = parts.map((part) => part(searchStr, actor))
  const { rows } = await sql<SearchHit>`
    ${preparedIn(actor.language, seesEmployes(actor) ? 'search' : 'searchOfBranch')}
    SELECT "id", "description", "entity" FROM (${sql.join(kinds, sql` UNION ALL `)}) AS "hit"
    ORDER BY "rank", "sortedBy" COLLATE "C", "id" LIMIT ${mostHits}
  `.execute(db)
  return rows
}

/** One kind of record: its hits with "id", "description", "entity", "rank" and "sortedBy". */
type Part = (searchStr: string, actor: Actor) => RawBuilder<unknown>

const accountHits: Part = (searchStr, actor) => sql`
  SELECT "id", "description", "entity", "rank", "searchName" AS "sortedBy"
  FROM searchAccounts(${searchStr}, ${kindsFor(actor)}, ${mostHits})`

// The exact reference number first of all; what only begins like one after everything else.
const objectHits: Part = (searchStr, { language }) => sql`
  SELECT "Object"."id", ${titleOf('Object', language)} AS "description", 'Object' AS "entity",
    CASE found."rank" WHEN 0 THEN -1 WHEN 1 THEN 4 ELSE found."rank" END AS "rank", found."sortedBy"
  FROM searchObjects(${searchStr}, false, ${mostHits}) AS found
  JOIN "object" "Object" ON "Object"."id" = found."id"`

// The exact number first; what a word of the name or of the wish is like after people of that name.
const leadHits: Part = (searchStr, actor) => sql`
  SELECT "Demand"."id", ${titleOf('Demand', actor.language)} AS "description", 'Lead' AS "entity",
    found."rank" + 1 AS "rank", found."sortedBy"
  FROM searchLeads(${searchStr}, ${mostHits}) AS found
  JOIN "lead" "Demand" ON "Demand"."id" = found."id" AND ${asSql(allowed('open', 'Demand', actor))}`

const reservationHits: Part = (searchStr, actor) => sql`
  SELECT "Reservation"."id", ${titleOf('Reservation', actor.language)} AS "description", 'Reservation' AS "entity",
    found."rank", found."sortedBy"
  FROM searchReservations(${searchStr}, ${mostHits}) AS found
  JOIN "reservation" "Reservation" ON "Reservation"."id" = found."id"
  WHERE ${asSql(allowed('open', 'Reservation', actor))}`

const documentHits: Part = (searchStr, actor) => sql`
  SELECT "Document"."id", ${titleOf('Document', actor.language)} AS "description", 'Document' AS "entity",
    found."rank", found."sortedBy"
  FROM searchDocuments(${searchStr}, ${mostHits}) AS found
  JOIN "document" "Document" ON "Document"."id" = found."id" AND ${asSql(allowed('open', 'Document', actor))}`

const parts: Part[] = [objectHits, accountHits, leadHits, reservationHits, documentHits]

/** `filter`: 0 everyone, 1 employees, 2 employees and specialists. */
export async function searchAccounts(
  db: Db,
  searchStr: string,
  filter: number,
): Promise<AccountHit[]> {
  const { rows } = await sql<AccountHit>`
    ${prepared('searchAccounts')}
    SELECT "id", "description" FROM searchAccounts(${searchStr}, ${filter}, ${mostHits})
    ORDER BY "rank", "searchName" COLLATE "C", "id"
  `.execute(db)
  return rows
}

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

// People of a branch may not open employees' accounts, so they are not offered any.
const kindsFor = (actor: Actor) => (seesEmployes(actor) ? everyone : everyoneButEmployees)

/** Takes other accounts to judge by what is common; any are good, as long as they are not too old. */
export async function takeAccountSample(db: Db): Promise<void> {
  await sql`SELECT takeAccountSample()`.execute(db)
}
