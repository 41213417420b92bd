// The leads that an actor may open. The SQL has the lead under the alias "l".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'

type Where = RawBuilder<SqlBool>

export const live: Where = sql<SqlBool>`l."deletedOn" IS NULL`

/** SQL for whether a lead in this stage is open; a lead without a stage is. */
export const isOpenStage = (stage: RawBuilder<unknown>): Where =>
  sql<SqlBool>`coalesce(${stage}, 0) <> ALL (ARRAY(
    SELECT "value" FROM "selectOption" WHERE "list" = 'leadStage' AND "closed"))`

/**
 * Conditions that leave out the leads the actor may not open; none for actors who may open all. Few accounts have
 * such leads, so these are looked up once and excluded by id.
 */
export function openLeads(actor: Actor): Where[] {
  const allowedLeads = allowed('open', 'Demand', actor)
  if (allowedLeads === true) return []
  return [
    sql<SqlBool>`l."id" <> ALL (ARRAY(
      SELECT "Demand"."id" FROM "account" "staff" JOIN "lead" "Demand" ON "Demand"."accountId" = "staff"."id"
      WHERE "staff"."isEmploye" AND NOT ${asSql(allowedLeads)}))`,
  ]
}
