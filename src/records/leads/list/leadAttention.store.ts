// Leads that need attention: nothing is planned for them and no viewing is coming, nobody has touched them for longer
// than their stage allows (leadStageLimit), or they wait for an answer. The SQL has the lead under the alias "l".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { activityText } from '#base/activities/activityText.store.ts'
import { cancelled } from '#base/settings/knownOptions.contract.ts'
import { isOpenStage } from './openLeads.store.ts'
import type { Attention } from './leadAttention.contract.ts'
import type { NextStep } from './leadLists.contract.ts'

/** The next step: the first due of the open activities and coming viewings. */
export const nextStep = (language: string) => sql<NextStep | null>`(
  SELECT json_build_object('kind', "step"."kind", 'description', "step"."description", 'date', "step"."date") FROM (
    SELECT 'activity' AS "kind", ${activityText('a', language)} AS "description", a."date", a."id"
    FROM "activityLink" k JOIN "activity" a ON a."id" = k."activityId" AND a."deletedOn" IS NULL
    WHERE k."entity" = 'Demand' AND k."entityId" = l."id" AND a."done" = false
    UNION ALL
    SELECT 'viewing', v."objectNumbers", v."dateOfViewing", v."id"
    FROM "viewing" v
    WHERE v."demandId" = l."id" AND v."deletedOn" IS NULL AND v."dateOfViewing" >= ${agencyNow()}::timestamp
      -- The same condition as takesPlace (calledOff.store.ts) and keepLeadSteps.sql.
      AND (v."result" <> ${sql.lit(cancelled)} OR EXISTS (SELECT FROM "viewingResult" r
        WHERE r."viewingId" = v."id" AND r."result" IS DISTINCT FROM ${sql.lit(cancelled)}))
  ) AS "step" ORDER BY "step"."date", "step"."kind", "step"."id" LIMIT 1)`

const limit = sql`(SELECT make_interval(days => "days") FROM "leadStageLimit" WHERE "stage" = l."stage")`

/** For how many days nobody has changed the lead or its activities; null within the limit of its stage. */
export const untouchedDays = sql<number | null>`(
  CASE WHEN l."touchedOn" < now() - ${limit} THEN extract(day FROM now() - l."touchedOn")::integer END)`

const isOpen = isOpenStage(sql`l."stage"`)

/** SQL for whether the lead is assigned to the actor. */
export const isMine = (actor: Actor) =>
  sql<SqlBool>`l."assignedIds" && ${[actor.accountId]}::integer[]`

// They use columns that triggers maintain on the lead (keepLeadSteps.sql).
const conditions: Record<Attention, (actor: Actor) => RawBuilder<SqlBool>> = {
  noNextStep: () => sql<SqlBool>`(NOT l."hasNextStep" AND ${isOpen}
    AND (l."lastViewingOn" IS NULL OR l."lastViewingOn" < ${agencyNow()}::timestamp))`,
  untouched: () => sql<SqlBool>`EXISTS (SELECT FROM "leadStageLimit" s
    WHERE s."stage" = l."stage" AND l."touchedOn" < now() - make_interval(days => s."days"))`,
  unanswered: (
    actor,
  ) => sql<SqlBool>`(l."answeredOn" IS NULL AND ${isOpen} AND l."createdOn" > now() - interval '30 days'
    AND (${isMine(actor)} OR l."assignedIds" = '{}'))`,
}

export const needsAttention = (attention: Attention, actor: Actor): RawBuilder<SqlBool> =>
  conditions[attention](actor)
