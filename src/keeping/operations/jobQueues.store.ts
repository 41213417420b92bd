// The job queues, as stored by pg-boss.
import { sql } from 'kysely'
import { CronExpressionParser } from 'cron-parser'
import { instantNow } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import type { StoredError } from './shownError.ts'
import type { Operations } from './operations.contract.ts'

type JobQueue = Omit<Operations['jobs'][number], 'error'> & { error: StoredError | null }

/** Whether jobs ever ran on this database: pg-boss creates its schema when it starts. */
export async function hasJobs(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT to_regclass('pgboss.job') IS NOT NULL AS "has"`.execute(db)
  return rows[0]!.has
}

/** Without pg-boss's internal queues. Empty if no job ever ran. */
export async function jobQueues(db: Db): Promise<JobQueue[]> {
  if (!(await hasJobs(db))) return []
  const { rows } = await sql<JobQueue & { cron: string | null; timezone: string }>`
    WITH "done" AS (
      SELECT "name", max("completed_on") AS "lastDoneOn" FROM pgboss.job WHERE "state" = 'completed' GROUP BY 1
    ), "open" AS MATERIALIZED (
      SELECT j."name", j."state", j."start_after", j."completed_on", j."output",
        j."state" = 'failed' AND ${isNotMadeGood} AS "isFailed"
      FROM pgboss.job j LEFT JOIN "done" d ON d."name" = j."name" WHERE j."state" IN ('created', 'retry', 'active', 'failed')
    ), "counted" AS (
      SELECT "name", count(*) FILTER (WHERE "state" IN ('created', 'retry'))::int AS "waiting",
        count(*) FILTER (WHERE "state" = 'retry')::int AS "retrying",
        count(*) FILTER (WHERE "state" = 'active')::int AS "running",
        count(*) FILTER (WHERE "isFailed")::int AS "failed",
        CASE WHEN count(*) FILTER (WHERE "state" = 'active') = 0
          THEN min("start_after") FILTER (WHERE "state" IN ('created', 'retry') AND "start_after" <= now()) END AS "oldestOn"
      FROM "open" GROUP BY 1
    ), "newest" AS (
      SELECT DISTINCT ON ("name") "name", coalesce("completed_on", "start_after") AS "failedOn", "output"
      FROM "open" WHERE "isFailed" OR "state" = 'retry' ORDER BY "name", 2 DESC
    )
    SELECT q."name", coalesce(c."waiting", 0) AS "waiting", coalesce(c."retrying", 0) AS "retrying",
      coalesce(c."running", 0) AS "running", coalesce(c."failed", 0) AS "failed", c."oldestOn", d."lastDoneOn",
      n."failedOn",
      -- JobFailed writes the code, and pg-boss texts of its own.
      CASE WHEN n."name" IS NOT NULL THEN json_build_object(
        'code', CASE n."output"->'value'->>'message' WHEN 'job timed out' THEN 'error:TookTooLong'
          WHEN 'job heartbeat timeout' THEN 'error:ServerGone' ELSE n."output"->>'code' END,
        'constraint', n."output"->>'constraint', 'place', n."output"->>'place') END AS "error",
      s."cron", coalesce(s."timezone", 'UTC') AS "timezone"
    FROM pgboss.queue q LEFT JOIN "counted" c USING ("name") LEFT JOIN "newest" n USING ("name")
      LEFT JOIN "done" d USING ("name")
      LEFT JOIN pgboss.schedule s ON s."name" = q."name" AND s."kind" = 'cron' AND s."key" = ''
    WHERE q."name" NOT LIKE '\\_\\_pgboss\\_\\_%' ORDER BY 1
  `.execute(db)
  return rows.map(({ cron, timezone, ...queue }) => ({
    ...queue,
    nextOn: cron && nextOf(cron, timezone),
  }))
}

const nextOf = (cron: string, tz: string): string =>
  CronExpressionParser.parse(cron, { tz, currentDate: instantNow() }).next().toDate().toISOString()

/** Jobs without data are interchangeable: a later successful run supersedes a failed one. */
const isNotMadeGood = sql`NOT (coalesce(j."data" - 'traceparent', '{}') = '{}' AND coalesce(d."lastDoneOn" >= j."completed_on", false))`
