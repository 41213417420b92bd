// Everything that is measured, for Prometheus.
import type { Registry } from 'prom-client'
import { accessDenied } from '#kit/http/problem.ts'
import { isFromThisMachine } from '#kit/http/outside/trustedProxies.ts'
import type { MeasuredPool } from '#kit/db/measuredPool.ts'
import type { Backend } from '#base/backend/backend.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { databaseMetrics } from './databaseMetrics.ts'
import { gaugesIn } from './gauges.ts'
import { poolMetrics } from './poolMetrics.ts'
import { processMetrics } from './processMetrics.ts'
import { requestMetrics, workMetrics } from './requestMetrics.ts'

type Sources = {
  registry: Registry
  pool: MeasuredPool
  /** Seconds that what was written waits to be sent to the backups; null without backups. */
  logBehind: () => Promise<number | null>
}

/** Returns a function that reads everything anew. */
export function metricsRoutes(
  backend: Backend,
  { registry, pool, logBehind }: Sources,
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
    if (!isFromThisMachine(request.raw) && !admin.allows(request.actor)) throw accessDenied()
    await refresh()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return refresh
}
