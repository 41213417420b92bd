// What a person was refused stands in the action log, beside what they did.
import { sql } from 'kysely'
import type { Backend } from '#base/backend/backend.ts'
import { epochMs } from '#kit/clock.ts'

/** So many different refusals are remembered between two minutes; more are in the server's log only. */
const most = 10_000

/** 403 and 429: one row for each person, route and minute, however often they try. */
export function logRefusals({ http, db, log }: Pick<Backend, 'http' | 'db' | 'log'>): void {
  let minute = 0
  let known = new Set<string>()

  http.addHook('onSend', async (request, reply) => {
    const { actor } = request
    const status = reply.statusCode
    if (!actor || (status !== 403 && status !== 429)) return
    const now = Math.floor(epochMs() / 60_000)
    if (now !== minute) [minute, known] = [now, new Set()]
    const message = `${status} ${request.method} ${request.routeOptions.url ?? ''}`
    const key = `${actor.accountId} ${message}`
    if (known.has(key) || known.size >= most) return
    known.add(key)
    await writeOnce(db, actor.accountId, message).catch((error: unknown) =>
      log.error({ err: error }, 'a refusal could not be logged'),
    )
  })
}

// Other servers of the same database may have written it already.
const writeOnce = (db: Backend['db'], accountId: number, message: string) =>
  sql`
    INSERT INTO "actionLog" ("actionById", "action", "entity", "entityId", "message")
    SELECT ${accountId}, 'refused', 'Account', ${accountId}, ${message}
    WHERE NOT EXISTS (
      SELECT FROM "actionLog"
      WHERE "actionById" = ${accountId} AND "date" >= date_trunc('minute', now())
        AND "action" = 'refused' AND "message" = ${message}
    )
  `.execute(db)
