// Leads that were entered in a period, by stage and by source, and how soon they were answered.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { onDays } from '#kit/db/days.ts'
import { inLanguage } from '#features/settings/selectLists.store.ts'
import type { Db } from '../backend.ts'
import type { Overview } from './overview.contract.ts'
import type { Period } from './period.ts'

export async function leadFigures(
  db: Db,
  period: Period,
  language: string,
): Promise<Overview['leads']> {
  const where = sql.join(
    [sql`l."deletedOn" IS NULL`, ...onDays(sql`l."createdOn"`, 'instants', period)],
    sql` AND `,
  )
  const [{ rows }, median] = await Promise.all([
    sql<Overview['leads']>`
      WITH "counted" AS MATERIALIZED (
        SELECT coalesce(l."stage", 0) AS "stage", coalesce(l."source", 0) AS "source",
          count(*) AS "count", count(l."answeredOn") AS "answered"
        FROM "lead" l WHERE ${where} GROUP BY 1, 2
      )
      SELECT
        (SELECT coalesce(sum("count"), 0) FROM "counted") AS "count",
        (SELECT coalesce(sum("answered"), 0) FROM "counted") AS "answered",
        (SELECT coalesce(sum(c."count" - c."answered"), 0) FROM "counted" c
          WHERE c."stage" = ANY (${openStages})) AS "waiting",
        ${openStages} AS "openStages",
        (SELECT coalesce(json_agg(json_build_object('stage', c."stage", 'text', ${inLanguage('o.text', language)}, 'count', c."count")
            ORDER BY o."position", c."stage"), '[]'::json)
          FROM (SELECT "stage", sum("count") AS "count" FROM "counted" GROUP BY 1) AS c
          LEFT JOIN "selectOption" o ON o."list" = 'leadStage' AND o."value" = c."stage") AS "stages",
        (SELECT coalesce(json_agg(json_build_object('source', c."source", 'name', a."name", 'count', c."count")
            ORDER BY c."count" DESC, a."name", c."source"), '[]'::json)
          FROM (SELECT "source", sum("count") AS "count" FROM "counted" GROUP BY 1) AS c
          LEFT JOIN "account" a ON a."id" = c."source") AS "sources"
    `.execute(db),
    medianHours(db, where),
  ])
  return { ...rows[0]!, medianHours: median }
}

const openStages = sql`ARRAY(
  SELECT "value" FROM "selectOption" WHERE "list" = 'leadStage' AND NOT "closed" UNION ALL SELECT 0 ORDER BY 1)`

/** What was noted before the lead was entered answers it at once. */
async function medianHours(db: Db, where: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{ hours: number | null }>`
    SELECT round((percentile_cont(0.5) WITHIN GROUP (
      ORDER BY greatest(extract(epoch FROM l."answeredOn" - l."createdOn"), 0)::double precision) / 3600)::numeric, 1) AS "hours"
    FROM "lead" l WHERE ${where} AND l."answeredOn" IS NOT NULL
  `.execute(db)
  return rows[0]!.hours
}
