// Logs refused requests in the action log.
import { sql } from 'kysely'
import type { Backend } from '#base/backend/backend.ts'
import { epochMs } from '#kit/clock.ts'

/** Most distinct refusals logged per minute; further ones are only in the server's log. */
const mostPerMinute = 10_000

/** For 403 and 429: one entry per person, route and minute, however often they try. */
export function logRefusals({ http, db, log }: Pick<Backend, 'http' | 'db' | 'log'>): void {
  let minute = 0
  let logged = new Set<string>()

  http.addHook('onSend', async (request, reply) => {
    const { actor } = request
    const status = reply.statusCode
    if (!actor || (status !== 403 && status !== 429)) return
    const now = Math.floor(epochMs() / 60_000)
    if (now !== minute) [minute, logged] = [now, new Set()]
    const message = `${status} ${request.method} ${request.routeOptions.url ?? ''}`
    const key = `${actor.accountId} ${message}`
    if (logged.has(key) || logged.size >= mostPerMinute) return
    logged.add(key)
    await writeOnce(db, actor.accountId, message).catch((error: unknown) =>
      log.error({ err: error }, 'a refusal could not be logged'),
    )
  })
}

// Another server may have logged it already.
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
