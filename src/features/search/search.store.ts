// The ways in are SQL functions that keep steady times at a million accounts; see the migration.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '../backend.ts'
import { mostHits } from './search.contract.ts'
import type { AccountHit, SearchHit, SimilarAccount, SimilarQuery } from './search.contract.ts'

const everyone = 0
const everyoneButEmployees = -1

/** Exact numbers first, then what begins with the typed text, then what holds it. */
export async function search(db: Db, searchStr: string, actor: Actor): Promise<SearchHit[]> {
  const kinds = parts.map((part) => part(searchStr, actor))
  const { rows } = await sql<SearchHit>`
    SELECT "id", "description", "entity" FROM (${sql.join(kinds, sql` UNION ALL `)}) AS "hit"
    ORDER BY "rank", "sortedBy" COLLATE "C", "id" LIMIT ${mostHits}
  `.execute(db)
  return rows
}

/** One kind of record: its hits with "id", "description", "entity", "rank" and "sortedBy". */
type Part = (searchStr: string, actor: Actor) => RawBuilder<unknown>

const accountHits: Part = (searchStr, actor) => sql`
  SELECT a."id", ${describedAs} AS "description",
    CASE WHEN a."isEmploye" THEN 'Employe' WHEN a."isOwner" THEN 'Owner' WHEN a."isClient" THEN 'Client'
      WHEN a."isProfessional" THEN 'Professional' WHEN a."isSource" THEN 'Source' ELSE 'Account' END AS "entity",
    found."rank", found."searchName" AS "sortedBy"
  FROM searchAccounts(${searchStr}, ${mayFindEmployees(actor) ? everyone : everyoneButEmployees}, ${mostHits}) AS found
  JOIN "account" a ON a."id" = found."id"`

const parts: Part[] = [accountHits]

/** `filter`: 0 everyone, 1 employees, 2 employees and specialists. */
export async function searchAccounts(
  db: Db,
  searchStr: string,
  filter: number,
): Promise<AccountHit[]> {
  const { rows } = await sql<AccountHit>`
    SELECT a."id", ${describedAs} AS "description"
    FROM searchAccounts(${searchStr}, ${filter}, ${mostHits}) AS found
    JOIN "account" a ON a."id" = found."id"
    ORDER BY found."rank", found."searchName" COLLATE "C", a."id"
  `.execute(db)
  return rows
}

/** At most five, those with most in common first. */
export async function similarAccounts(
  db: Db,
  query: SimilarQuery,
  actor: Actor,
): Promise<SimilarAccount[]> {
  const only = [
    ...(query.exceptId ? [`"id" <> ${query.exceptId}`] : []),
    ...(mayFindEmployees(actor) ? [] : ['NOT "isEmploye"']),
    'true',
  ].join(' AND ')
  const { rows } = await sql<SimilarAccount>`
    SELECT a."id", ${describedAs} AS "description", array_agg(DISTINCT found."by") AS "by"
    FROM similarAccounts(${fullNames(query)}, ${query.email}, ${query.phone}, ${query.taxNumber}, ${only}) AS found
    JOIN "account" a ON a."id" = found."id"
    GROUP BY a."id" ORDER BY count(DISTINCT found."by") DESC, a."id" LIMIT 5
  `.execute(db)
  return rows
}

// A last or a first name alone is shared by too many to say anything.
const fullNames = ({ firstName, lastName, name }: SimilarQuery) => [
  ...(firstName.trim() && lastName.trim() ? [`${lastName} ${firstName}`] : []),
  name,
]

// People of a branch may not open employees' accounts, so they are not offered any.
const mayFindEmployees = (actor: Actor) => actor.branchId == null

const describedAs = sql<string>`coalesce(nullif(a."name", ''), nullif(a."email", ''), nullif(a."phone", ''), '')`
