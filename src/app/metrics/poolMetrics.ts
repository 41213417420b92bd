import { Histogram } from 'prom-client'
import type { Registry } from 'prom-client'
import type { MeasuredPool } from '#kit/db/measuredPool.ts'
import { gaugesIn } from './gauges.ts'

/** Metrics of the database connections of requests. Returns a function that updates them. */
export function poolMetrics(registry: Registry, pool: MeasuredPool): () => void {
  const gauge = gaugesIn(registry)
  const connections = gauge(
    'estia_database_pool_connections',
    'Connections to the database that are in use or idle',
    ['state'],
  )
  const most = gauge('estia_database_pool_max_connections', 'The most connections there may be')
  const waiting = gauge('estia_database_pool_waiting', 'Callers that wait for a connection')
  const seconds = new Histogram({
    name: 'estia_database_pool_wait_seconds',
    help: 'How long callers waited for a connection',
    buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  })
  pool.onWaited = (waited) => seconds.observe(waited)
  most.set(pool.options.max)
  return () => {
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    waiting.set(pool.waitingCount)
  }
}
