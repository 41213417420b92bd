import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'
import { kindsFor } from '../accountHits.store.ts'
import type { SimilarAccount, SimilarQuery } from './similarAccounts.contract.ts'

/** At most five, those with the most in common first. */
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

// A last or a first name alone is shared by too many people to suggest a duplicate.
const fullNames = ({ firstName, lastName, name }: SimilarQuery) => [
  ...(firstName.trim() && lastName.trim() ? [`${lastName} ${firstName}`] : []),
  name,
]
