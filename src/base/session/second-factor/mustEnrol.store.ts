// Who has a second factor, and who has to: asked with every request, so that a new rule holds at once.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** Whether the person of the account `a` has an authenticator or a passkey. */
export const hasFactor: RawBuilder<boolean> = sql`(
  EXISTS (SELECT FROM "authenticator" f WHERE f."accountId" = a."id")
  OR EXISTS (SELECT FROM "passkey" f WHERE f."accountId" = a."id"))`

/** Whether the role of the account `a` asks for one. */
export const isRequired: RawBuilder<boolean> = sql`
  EXISTS (SELECT FROM "secondFactorRule" r WHERE r."role" = a."role")`

/** Whether the account `a` may do nothing before it has set one up. */
export const mustEnrol: RawBuilder<boolean> = sql`(${isRequired} AND NOT ${hasFactor})`
