// Leads that need attention: nothing is planned for them and no viewing is coming, or nobody has touched them
// for longer than their stage allows (leadStageLimit). The SQL has the lead under the alias "l".
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { activityText } from '#base/activities/activityText.store.ts'
import { cancelled } from '#base/settings/knownOptions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { isOpenStage, live, openLeads } from './openLeads.store.ts'
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

// Both use columns that triggers maintain on the lead (keepLeadSteps.sql).
const conditions: Record<Attention, () => RawBuilder<SqlBool>> = {
  noNextStep: () => sql<SqlBool>`(NOT l."hasNextStep" AND ${isOpen}
    AND (l."lastViewingOn" IS NULL OR l."lastViewingOn" < ${agencyNow()}::timestamp))`,
  untouched: () => sql<SqlBool>`EXISTS (SELECT FROM "leadStageLimit" s
    WHERE s."stage" = l."stage" AND l."touchedOn" < now() - make_interval(days => s."days"))`,
}

export const needsAttention = (attention: Attention): RawBuilder<SqlBool> => conditions[attention]()

type Counts = Record<Attention, number>

/** The number of leads for each reason, of those that the actor may open. */
export async function countAttention(db: Db, actor: Actor): Promise<Counts & { mine: Counts }> {
  const where = sql.join([live, ...openLeads(actor)], sql` AND `)
  const isMine = sql`l."assignedIds" && ${[actor.accountId]}::integer[]`
  const { rows } = await sql<Counts & { mine: Counts }>`
    SELECT n."all" AS "noNextStep", u."all" AS "untouched",
      json_build_object('noNextStep', n."mine", 'untouched', u."mine") AS "mine"
    FROM (SELECT count(*) AS "all", count(*) FILTER (WHERE ${isMine}) AS "mine"
        FROM "lead" l WHERE ${where} AND ${needsAttention('noNextStep')}) AS n,
      (SELECT count(*) AS "all", count(*) FILTER (WHERE ${isMine}) AS "mine"
        FROM "lead" l WHERE ${where} AND ${needsAttention('untouched')}) AS u
  `.execute(db)
  return rows[0]!
}
