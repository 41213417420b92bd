import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** How many sessions are open. */
export async function countSessions(db: Db): Promise<number> {
  const { rows } = await sql<{ sessions: number }>`
    SELECT count(*) AS "sessions" FROM "session" WHERE "expiresOn" > now()`.execute(db)
  return rows[0]!.sessions
}
