import { sql } from 'kysely'

/** Of the key "k": it is with somebody, and has not come back since. */
export const keyIsOut = sql<boolean>`(k."accountId" IS NOT NULL
  AND NOT coalesce(k."received" >= coalesce(k."givenAway", k."received"), false))`
