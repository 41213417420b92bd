// Who has a second factor, and who must have one. Checked with every request, so that a new rule applies at once.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Whether the person of the account `a` has an authenticator or a passkey. */
export const hasFactor: RawBuilder<boolean> = sql`(
  EXISTS (SELECT FROM "authenticator" f WHERE f."accountId" = a."id")
  OR EXISTS (SELECT FROM "passkey" f WHERE f."accountId" = a."id"))`

/** Whether the role of the account `a` requires a second factor. */
export const isRequired: RawBuilder<boolean> = sql`
  EXISTS (SELECT FROM "secondFactorRule" r WHERE r."role" = a."role")`

/** Whether the account `a` must set up a second factor before anything else. */
export const mustEnrol: RawBuilder<boolean> = sql`(${isRequired} AND NOT ${hasFactor})`
