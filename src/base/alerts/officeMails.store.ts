// Recipients in the office for what visitors and clients do on their pages.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Mailboxes of the agents with their languages; the office's mailbox if nobody is assigned. */
export async function mailboxesOf(tx: Db, agents: readonly number[], language: string) {
  const { rows } = await sql<{ email: string; language: string }>`
    SELECT coalesce(u."username", btrim(split_part(a."email", ';', 1))) AS "email", coalesce(u."language", a."language", ${language}) AS "language"
    FROM "account" a LEFT JOIN "user" u ON u."accountId" = a."id"
    WHERE a."id" = ANY(${agents}::integer[]) AND coalesce(u."username", a."email", '') LIKE '%_@_%'
    ORDER BY a."name", a."id"
  `.execute(tx)
  return rows.length > 0 ? rows : [{ email: null, language }]
}
