// Whether the server lives, whether it can serve, and how it is doing.
import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { accessDenied } from '#kit/http/problem.ts'
import { isFromThisMachine } from '#kit/http/trustedProxies.ts'
import type { Backend } from '#features/backend.ts'
import { admin } from '#features/session/permissions.contract.ts'

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
  http.get('/healthz', async () => ({ status: 'alive' }))
  http.get('/readyz', async (_request, reply) => ready(db, reply))
  http.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request.raw) && !admin.allows(request.actor)) throw accessDenied()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

async function ready(db: Backend['db'], reply: FastifyReply) {
  try {
    await sql`SELECT FROM "account" LIMIT 1`.execute(db)
    return { status: 'ready' }
  } catch {
    return reply.code(503).send({ status: 'not ready' })
  }
}
