import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Whether the person of the user `u` has chosen a way to sign in: not while an invitation is open. */
export const hasCome: RawBuilder<boolean> = sql`
  NOT EXISTS (SELECT FROM "invitation" open WHERE open."accountId" = u."accountId")`
