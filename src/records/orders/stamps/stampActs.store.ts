// Stamps acts of orders after they were written. A service that is down costs the stamp, never the order: nothing waits for it.
// Trigger on "orderAct": actsStay allows one timestamp for each act (issuedOrdersStay.sql).
import { sql } from 'kysely'
import type { Backend, Db } from '#base/backend/backend.ts'
import { askForTimestamp } from './askForTimestamp.ts'
import type { StampFailure } from './timestampSettings.contract.ts'

type StampContext = Pick<Backend, 'db' | 'reach' | 'log'>

/** Of one run; the next run takes more. Services ask their users to be moderate. */
const mostAtOnce = 100

/**
 * Stamps the acts that are due, the newest first. After a failure the run ends, and the act waits one minute, then two, four, … up
 * to six hours. Returns how many were stamped.
 */
export async function stampActs(
  { db, reach, log }: StampContext,
  patience?: number,
): Promise<number> {
  const { url, certificates, failedOn } = await db
    .selectFrom('timestampSettings')
    .select(['url', 'certificates', 'failedOn'])
    .executeTakeFirstOrThrow()
  if (url === null) return 0
  for (let stamped = 0; stamped < mostAtOnce; stamped++) {
    const act = await takeUnstamped(db)
    if (!act) return stamped
    const service = { url, certificates, reach, ...(patience && { patience }) }
    const found = await askForTimestamp(service, act.sum)
    if ('failure' in found) {
      log.warn({ failure: found.failure, act: act.number }, 'an act of an order was not stamped')
      await noteFailure(db, url, found.failure)
      return stamped
    }
    await db
      .updateTable('orderAct')
      .set({ timestamp: found.token })
      .where('number', '=', act.number)
      .where('timestamp', 'is', null)
      .execute()
    if (failedOn !== null && stamped === 0) await noteFailure(db, url, null)
  }
  return mostAtOnce
}

/** Moves `timestampDueOn` to the next try, so that no other server takes the same act meanwhile. */
async function takeUnstamped(db: Db): Promise<{ number: number; sum: string } | undefined> {
  const { rows } = await sql<{ number: number; sum: string }>`
    UPDATE "orderAct" SET "timestampTries" = "timestampTries" + 1,
      "timestampDueOn" = now() + least(power(2, least("timestampTries", 20)), 360) * interval '1 minute'
    WHERE "number" = (
      SELECT "number" FROM "orderAct" WHERE "timestamp" IS NULL AND "timestampDueOn" <= now()
      ORDER BY "timestampDueOn" DESC, "number" DESC LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING "number", "sum"
  `.execute(db)
  return rows[0]
}

/** For the page of the settings, unless they were changed meanwhile. */
const noteFailure = (db: Db, url: string, failure: StampFailure | null) =>
  sql`
    UPDATE "timestampSettings" SET "failure" = ${failure}, "failedOn" = CASE WHEN ${failure}::text IS NOT NULL THEN now() END
    WHERE "url" = ${url}
  `.execute(db)
