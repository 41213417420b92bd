// Retries failed jobs. The rows belong to pg-boss; this does the same as its `retry`, in the transaction of the log entry.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { wakeWorkers } from '#kit/jobs/wakeWorkers.ts'
import type { Db } from '#base/backend/backend.ts'
import { hasJobs } from './jobQueues.store.ts'

/**
 * Requeues the failed jobs of a queue, and makes those that wait for a retry due. Of several jobs for the same work, only the
 * newest runs. Running and requeued jobs are unaffected. Returns the number of jobs that will run.
 */
export const retryJobs = (db: Db, queue: string, actor: Actor): Promise<number> =>
  db.transaction().execute(async (tx) => {
    if (!(await hasJobs(tx))) return 0
    // One after the other: a second retry that waited for the rows of the first would hold them while the woken servers, which
    // skip what is locked, look for the jobs.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`retry:${queue}`}, 5))`.execute(tx)
    const { rows } = await sql`
      WITH "found" AS (
        SELECT "id", row_number() OVER (PARTITION BY coalesce("data" - 'traceparent', '{}') ORDER BY "created_on" DESC, "id") AS "place"
        FROM pgboss.job WHERE "name" = ${queue} AND ${mayRetry}
      ), "superseded" AS (
        UPDATE pgboss.job j SET "state" = 'cancelled', "completed_on" = now()
        FROM "found" f WHERE j."name" = ${queue} AND j."id" = f."id" AND f."place" > 1 AND ${mayRetry}
      )
      UPDATE pgboss.job j
      SET "state" = 'retry', "retry_limit" = "retry_limit" + 1, "start_after" = now(), "completed_on" = NULL
      FROM "found" f WHERE j."name" = ${queue} AND j."id" = f."id" AND f."place" = 1 AND ${mayRetry}
      RETURNING 1
    `.execute(tx)
    if (rows.length > 0) {
      await noteRetry(tx, `jobs: ${queue}`, actor)
      await wakeWorkers(tx, queue)
    }
    return rows.length
  })

const mayRetry = sql`
  ("state" = 'failed' OR "state" = 'retry' AND "start_after" > clock_timestamp())`

export const noteRetry = (tx: Db, message: string, actor: Actor): Promise<void> =>
  log(tx, { of: { entity: 'Operations' }, id: 0, action: 'retry', version: null, actor, message })
