import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { endCalendarFeed } from './calendarFeed.store.ts'
import type { By } from './calendarFeed.store.ts'
import { hashOf } from '../sign-in/secrets.ts'

/**
 * Signs a person out everywhere, but for the session of `keptToken`. The private address of their calendar ends too:
 * whoever has had their password may have made it. Call in a transaction.
 */
export async function endSessionsOf(
  tx: Db,
  accountId: number,
  { keptToken = '', ...by }: By & { keptToken?: string | undefined },
): Promise<void> {
  // The sessions first: a new address that one of them is just making is there before the address is ended.
  await sql`
    DELETE FROM "session" WHERE "accountId" = ${accountId} AND "tokenHash" <> ${hashOf(keptToken)}
  `.execute(tx)
  await endCalendarFeed(tx, accountId, 'endedWithSessions', by)
}
