// Endpoints for liveness and readiness.
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Backend } from '#base/backend/backend.ts'

const everywhere = { config: { everywhere: true } }

export function healthRoutes({ http, db }: Backend): void {
  http.get('/healthz', everywhere, async () => ({ status: 'alive' }))
  const isReady = readiness(db)
  http.get('/readyz', everywhere, async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  )
}

/** Milliseconds; callers give up soon after. */
const patience = 1_500

/**
 * Whether the database answers and is migrated. While it does not answer, all callers share one pending query, so that
 * they do not use up the connections.
 */
function readiness(db: Backend['db']): () => Promise<boolean> {
  let underway: Promise<boolean> | undefined
  const ask = () =>
    sql`SELECT FROM "account" LIMIT 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => (underway = undefined))
  return async () => {
    const tooLate = new AbortController()
    const late = wait(patience, false, tooLate).catch(() => false)
    return Promise.race([(underway ??= ask()), late]).finally(() => tooLate.abort())
  }
}
