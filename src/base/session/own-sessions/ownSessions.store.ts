// Lists and ends a person's own sessions.
import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { deviceOf } from '../sign-in/deviceOf.ts'
import { hashOf } from '../sign-in/secrets.ts'
import type { OwnSession } from '../session.contract.ts'

type Row = Omit<OwnSession, 'browser' | 'system'> & { userAgent: string | null }

/** The most recently used first. `token`: the session of the request. */
export async function listSessions(db: Db, accountId: number, token = ''): Promise<OwnSession[]> {
  const { rows } = await sql<Row>`
    SELECT "id", "createdOn", "expiresOn", "address", "userAgent",
      "tokenHash" = ${hashOf(token)} AS "current",
      CASE WHEN "tokenHash" = ${hashOf(token)} THEN now() ELSE "lastUsedOn" END AS "lastUsedOn"
    FROM "session"
    WHERE "accountId" = ${accountId} AND "expiresOn" > now()
    ORDER BY "lastUsedOn" DESC, "id" DESC
  `.execute(db)
  return rows.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) }))
}

/** Returns whether it was the session of the request. 404 for a session that is not the person's or has ended. */
export async function endOwnSession(
  db: Db,
  accountId: number,
  id: number,
  token = '',
): Promise<boolean> {
  const { rows } = await sql<{ current: boolean }>`
    DELETE FROM "session" WHERE "id" = ${id} AND "accountId" = ${accountId}
    RETURNING "tokenHash" = ${hashOf(token)} AS "current"
  `.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0].current
}
