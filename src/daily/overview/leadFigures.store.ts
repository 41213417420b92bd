// Leads entered in a period, by stage and source, and how soon they were answered.
import { sql } from 'kysely'
import { onDays, startOf } from '#kit/db/days.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { day, dayCountOffset, medianHours, tenthOfHour } from './medianHours.ts'
import type { Delays } from './medianHours.ts'
import type { Overview } from './overview.contract.ts'
import { addDays } from '#kit/clock.ts'
import type { Period } from './period.ts'

type Leads = Overview['leads']
type LeadRow = Omit<Leads, 'medianHours' | 'before'> & {
  before: Pick<Leads['before'], 'count' | 'answered'>
  delays: (Delays & { isBefore: boolean })[]
}
/** Reads all leads of the period and of the one before it once, with an index-only scan. */
export async function leadFigures(
  db: Db,
  period: Period,
  before: Period,
  language: string,
): Promise<Leads> {
  const { rows } = await sql<LeadRow>`
    WITH "each" AS (
      SELECT coalesce(l."stage", 0) AS "stage", coalesce(l."source", 0) AS "source",
        CASE WHEN l."answeredOn" IS NOT NULL THEN ${delay} END AS "delay",
        l."createdOn" < ${startOf(sql`${period.from}::date`)} AS "isBefore"
      -- Pulled up into what groups them, a delay would be reckoned anew for each of its four uses.
      FROM "lead" l WHERE ${entered(period, before)} OFFSET 0
    ), "grouped" AS MATERIALIZED (
      SELECT "isBefore", "stage", "source", ${alike} AS "alike", grouping("stage") AS "isDelay",
        count(*) AS "count", count("delay") AS "answered", min("delay") AS "least", max("delay") AS "most"
      FROM "each" GROUP BY GROUPING SETS (("isBefore", "stage", "source"), ("isBefore", 4))
    ), "counted" AS (SELECT * FROM "grouped" WHERE "isDelay" = 0 AND NOT "isBefore")
    SELECT
      (SELECT coalesce(sum("count"), 0) FROM "counted") AS "count",
      (SELECT coalesce(sum("answered"), 0) FROM "counted") AS "answered",
      (SELECT coalesce(sum(c."count" - c."answered"), 0) FROM "counted" c
        WHERE c."stage" = ANY (${openStages})) AS "waiting",
      ${openStages} AS "openStages",
      (SELECT json_build_object('count', coalesce(sum("count"), 0), 'answered', coalesce(sum("answered"), 0))
        FROM "grouped" WHERE "isDelay" = 0 AND "isBefore") AS "before",
      (SELECT coalesce(json_agg(json_build_object('stage', c."stage", 'text', ${inLanguage('o.text', language)}, 'count', c."count")
          ORDER BY o."position", c."stage"), '[]'::json)
        FROM (SELECT "stage", sum("count") AS "count" FROM "counted" GROUP BY 1) AS c
        LEFT JOIN "selectOption" o ON o."list" = 'leadStage' AND o."value" = c."stage") AS "stages",
      (SELECT coalesce(json_agg(json_build_object('source', c."source", 'name', a."name", 'count', c."count")
          ORDER BY c."count" DESC, a."name", c."source"), '[]'::json)
        FROM (SELECT "source", sum("count") AS "count" FROM "counted" GROUP BY 1) AS c
        LEFT JOIN "account" a ON a."id" = c."source") AS "sources",
      (SELECT coalesce(json_agg(json_build_object('isBefore', g."isBefore", 'alike', g."alike", 'count', g."count", 'least', g."least", 'most', g."most")
          ORDER BY g."alike"), '[]'::json)
        FROM "grouped" g WHERE g."isDelay" = 1 AND g."alike" IS NOT NULL) AS "delays"
  `.execute(db)
  const { delays, before: earlier, ...figures } = rows[0]!
  const median = (isBefore: boolean, answered: number) =>
    medianHours(
      delays.filter((each) => each.isBefore === isBefore),
      answered,
    )
  return {
    ...figures,
    medianHours: median(false, figures.answered),
    before: { ...earlier, medianHours: median(true, earlier.answered) },
  }
}

/** Seconds from the entry of a lead to its answer; an answer noted earlier counts as 0. */
const delay = sql`greatest(date_part('epoch', l."answeredOn" - l."createdOn"), 0)`

/** Delays that are displayed alike share a number and are counted: sorting all delays would take longer. */
const tenths = sql`floor("delay" / ${sql.lit(tenthOfHour)} + 0.5)`
const alike = sql`CASE WHEN ${tenths} < ${sql.lit(dayCountOffset)} THEN ${tenths}
  ELSE ${sql.lit(dayCountOffset)} + floor("delay" / ${sql.lit(day)} + 0.5) END`

/** One range of the index; while the period runs, the later part of the one before it is passed over. */
const entered = (period: Period, before: Period) =>
  sql.join(
    [
      sql`l."deletedOn" IS NULL`,
      ...onDays(createdOn, 'instants', { from: before.from, to: period.to }),
      sql`NOT (${createdOn} >= ${startOf(sql`${addDays(before.to, 1)}::date`)}
        AND ${createdOn} < ${startOf(sql`${period.from}::date`)})`,
    ],
    sql` AND `,
  )
const createdOn = sql`l."createdOn"`

const openStages = sql`ARRAY(
  SELECT "value" FROM "selectOption" WHERE "list" = 'leadStage' AND NOT "closed" UNION ALL SELECT 0 ORDER BY 1)`
