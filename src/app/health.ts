// Endpoints for liveness, readiness and metrics.
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { accessDenied } from '#kit/http/problem.ts'
import { isFromThisMachine } from '#kit/http/outside/trustedProxies.ts'
import type { Backend } from '#base/backend/backend.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

const everywhere = { config: { everywhere: true } }

export function healthRoutes({ http, db }: Backend): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  http.get('/healthz', everywhere, async () => ({ status: 'alive' }))
  const isReady = readiness(db)
  http.get('/readyz', everywhere, async (_request, reply) =>
    (await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not ready' }),
  )
  http.get('/metrics', everywhere, async (request, reply) => {
    if (!isFromThisMachine(request.raw) && !admin.allows(request.actor)) throw accessDenied()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
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
