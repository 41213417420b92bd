// When jobs are scheduled next.
import { sql } from 'kysely'
import { CronExpressionParser } from 'cron-parser'
import { instantNow } from '#kit/clock.ts'
import { hasJobs } from './jobQueues.store.ts'
import type { Db } from '#base/backend/backend.ts'

export async function nextRuns(db: Db): Promise<ReadonlyMap<string, string>> {
  if (!(await hasJobs(db))) return new Map()
  const { rows } = await sql<{ name: string; cron: string; timezone: string }>`
    SELECT "name", "cron", coalesce("timezone", 'UTC') AS "timezone" FROM pgboss.schedule WHERE "kind" = 'cron'
  `.execute(db)
  return new Map(rows.map(({ name, cron, timezone }) => [name, nextOf(cron, timezone)]))
}

const nextOf = (cron: string, tz: string): string =>
  CronExpressionParser.parse(cron, { tz, currentDate: instantNow() }).next().toDate().toISOString()
