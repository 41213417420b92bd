// Which leads there are for a person. The SQL speaks of the lead as "l".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'

type Where = RawBuilder<SqlBool>

export const live: Where = sql<SqlBool>`l."deletedOn" IS NULL`

/** SQL for whether a lead in this stage, or in none, is not closed. */
export const isOpenStage = (stage: RawBuilder<unknown>): Where =>
  sql<SqlBool>`coalesce(${stage}, 0) <> ALL (ARRAY(
    SELECT "value" FROM "selectOption" WHERE "list" = 'leadStage' AND "closed"))`

/**
 * Leads that a person may not open are those of few accounts: they are found once, from these, and left out.
 * Nothing for people who may open all.
 */
export function openLeads(actor: Actor): Where[] {
  const may = allowed('open', 'Demand', actor)
  if (may === true) return []
  return [
    sql<SqlBool>`l."id" <> ALL (ARRAY(
      SELECT "Demand"."id" FROM "account" "staff" JOIN "lead" "Demand" ON "Demand"."accountId" = "staff"."id"
      WHERE "staff"."isEmploye" AND NOT ${asSql(may)}))`,
  ]
}
