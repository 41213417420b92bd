// The lookups are SQL functions with steady times at a million accounts; see the SQL files beside this one.
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { seesEmployes } from '#base/permissions/permissions.contract.ts'
import { preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostHits } from '#base/register/find.contract.ts'
import type { SearchHit } from '#base/register/find.contract.ts'
import { detailOfHit, hitsOf } from './hits.store.ts'

/** Exact numbers first, then prefix matches, then other matches. */
export async function search(db: Db, searchStr: string, actor: Actor): Promise<SearchHit[]> {
  const kinds = hitsOf(searchStr, actor)
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
 * Replaces the sample of accounts that tells which words are common. Any accounts will do if they
 * are not too old.
 */
export async function takeAccountSample(db: Db): Promise<void> {
  await sql`SELECT takeAccountSample()`.execute(db)
}
