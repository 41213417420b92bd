// The endpoint `/metrics` for Prometheus.
import { timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import { noSession, notFound } from '#kit/http/problem.ts'
import type { MeasuredPool } from '#kit/db/measuredPool.ts'
import type { Backend } from '#base/backend/backend.ts'
import { bearerOf } from '#base/session/sign-in/authenticate.ts'
import { hashOf } from '#base/session/sign-in/secrets.ts'
import { databaseMetrics } from './databaseMetrics.ts'
import { gaugesIn } from './gauges.ts'
import { poolMetrics } from './poolMetrics.ts'
import { processMetrics } from './processMetrics.ts'
import { requestMetrics, workMetrics } from './requestMetrics.ts'

type Sources = {
  registry: Registry
  pool: MeasuredPool
  /** Seconds by which the sent backup log is behind; null without backups. */
  logBehind: () => Promise<number | null>
  /** The bearer token that Prometheus must send. Without it the endpoint is closed. */
  token: string | undefined
}

/** Returns a function that updates all metrics. */
export function metricsRoutes(
  backend: Backend,
  { registry, pool, logBehind, token }: Sources,
): () => Promise<void> {
  const { http } = backend
  requestMetrics(registry, backend)
  const readDatabase = databaseMetrics(registry, backend)
  const readNow = [
    workMetrics(registry, backend),
    processMetrics(registry, backend),
    poolMetrics(registry, pool),
  ]
  const behind = gaugesIn(registry)(
    'estia_backup_log_behind_seconds',
    'How long the oldest of what was written waits to be sent to the backups',
  )
  const refresh = async () => {
    const unknown = () => null
    const [seconds] = await Promise.all([logBehind().catch(unknown), readDatabase()])
    behind.clear()
    if (seconds !== null) behind.set(seconds)
    for (const read of readNow) read()
  }
  http.get('/metrics', { config: { everywhere: true } }, async (request, reply) => {
    if (token === undefined) throw notFound()
    if (!timingSafeEqual(hashOf(bearerOf(request) ?? ''), hashOf(token))) throw noSession()
    await refresh()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return refresh
}
