import { sql } from 'kysely'
import { maySignIn } from '#base/session/sessions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Operations } from './operations.contract.ts'

type OpenSessions = Operations['sessions']

/** Number of open sessions by type of user. Clients use the payments-only variant. */
export async function openSessions(db: Db): Promise<OpenSessions> {
  const { rows } = await sql<OpenSessions[number]>`
    SELECT CASE a."role" WHEN 'admin' THEN 'admin' WHEN 'employee' THEN 'employee' ELSE 'client' END AS "who",
      count(*)::int AS "sessions", count(DISTINCT s."accountId")::int AS "people", max(s."lastUsedOn") AS "newestOn"
    FROM "session" s JOIN "account" a ON a."id" = s."accountId"
    WHERE s."expiresOn" > now() AND ${maySignIn} GROUP BY 1 ORDER BY 1
  `.execute(db)
  return rows
}
