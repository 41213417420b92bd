import { sql } from 'kysely'

/** SQL condition on key "k": it has a holder and has not come back since. */
export const keyIsOut = sql<boolean>`(k."accountId" IS NOT NULL
  AND NOT coalesce(k."received" >= coalesce(k."givenAway", k."received"), false))`
