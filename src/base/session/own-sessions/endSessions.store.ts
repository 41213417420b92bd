import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { endCalendarFeed } from './calendarFeed.store.ts'
import type { By } from './calendarFeed.store.ts'
import { hashOf } from '../sign-in/secrets.ts'

/**
 * Ends all sessions of a person except that of `keptToken`, and their calendar feed, which anyone who had their
 * password may have created. Call in a transaction.
 */
export async function endSessionsOf(
  tx: Db,
  accountId: number,
  { keptToken = '', ...by }: By & { keptToken?: string | undefined },
): Promise<void> {
  // Sessions first: this waits for a session that is just creating a feed, so that the new feed ends too.
  await sql`
    DELETE FROM "session" WHERE "accountId" = ${accountId} AND "tokenHash" <> ${hashOf(keptToken)}
  `.execute(tx)
  await endCalendarFeed(tx, accountId, 'endedWithSessions', by)
}
