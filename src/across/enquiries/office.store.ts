// Who in the office hears of what visitors and clients do on their pages.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Where the agents are written to, in their own languages; the office is where nobody is assigned. */
export async function mailboxesOf(tx: Db, agents: readonly number[], language: string) {
  const { rows } = await sql<{ email: string; language: string }>`
    SELECT coalesce(u."username", btrim(split_part(a."email", ';', 1))) AS "email", coalesce(u."language", a."language", ${language}) AS "language"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE a."id" = ANY(${agents}::integer[]) AND coalesce(u."username", a."email", '') LIKE '%_@_%'
    ORDER BY a."name", a."id"
  `.execute(tx)
  return rows.length > 0 ? rows : [{ email: null, language }]
}
