// Leads that need somebody: nothing is planned for them, or nobody has touched them for longer than their
// stage allows (leadStageLimit). The SQL speaks of the lead as "l".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '../../backend.ts'
import { isOpenStage, live, openLeads } from './openLeads.store.ts'
import type { Attention } from './leadAttention.contract.ts'
import type { NextStep } from './leadLists.contract.ts'

const activities = sql`"activityLink" k JOIN "activity" a ON a."id" = k."activityId" AND a."deletedOn" IS NULL
  WHERE k."entity" = 'Demand' AND k."entityId" = l."id"`

/** What is to be done next, the first that is due. */
export const nextStep = sql<NextStep | null>`(
  SELECT json_build_object('description', a."description", 'date', a."date")
  FROM ${activities} AND a."done" = false ORDER BY a."date", a."id" LIMIT 1)`

const limit = sql`(SELECT make_interval(days => "days") FROM "leadStageLimit" WHERE "stage" = l."stage")`

/** For how many days nobody has changed it or what is noted of it; null where that is no longer than allowed. */
export const untouchedDays = sql<number | null>`(
  CASE WHEN l."touchedOn" < now() - ${limit} THEN extract(day FROM now() - l."touchedOn")::integer END)`

const isOpen = isOpenStage(sql`l."stage"`)

// Both by columns that are kept with the lead (keepLeadSteps.sql).
const needing: Record<Attention, RawBuilder<SqlBool>> = {
  noNextStep: sql<SqlBool>`(NOT l."hasNextStep" AND ${isOpen})`,
  untouched: sql<SqlBool>`EXISTS (SELECT FROM "leadStageLimit" s
    WHERE s."stage" = l."stage" AND l."touchedOn" < now() - make_interval(days => s."days"))`,
}

export const needs = (attention: Attention): RawBuilder<SqlBool> => needing[attention]

/** How many leads that a person may open need each sort of attention. */
export async function countAttention(db: Db, actor: Actor): Promise<Record<Attention, number>> {
  const where = sql.join([live, ...openLeads(actor)], sql` AND `)
  const { rows } = await sql<Record<Attention, number>>`
    SELECT (SELECT count(*) FROM "lead" l WHERE ${where} AND ${needing.noNextStep}) AS "noNextStep",
      (SELECT count(*) FROM "lead" l WHERE ${where} AND ${needing.untouched}) AS "untouched"
  `.execute(db)
  return rows[0]!
}
