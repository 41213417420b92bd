// Metrics of HTTP requests, labelled by route, so that labels contain no ids of records.
import { Counter, Histogram } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Backend } from '#base/backend/backend.ts'
import { gaugesIn } from './gauges.ts'

export function requestMetrics(registry: Registry, { http }: Pick<Backend, 'http'>): void {
  const registers = [registry]
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const limited = new Counter({
    name: 'estia_http_rate_limited_requests_total',
    help: 'Requests answered 429 because there were too many of them',
    labelNames: ['route'],
    registers,
  })
  const noRoom = new Counter({
    name: 'estia_http_no_room_requests_total',
    help: 'Requests answered 507 because there is no room on the disk',
    registers,
  })
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const status = reply.statusCode
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    if (status === 429) limited.inc({ route })
    if (status === 507) noRoom.inc()
  })
}

/** Metrics of running and waiting requests. Returns a function that updates them. */
export function workMetrics(registry: Registry, { http }: Pick<Backend, 'http'>): () => void {
  const requests = gaugesIn(registry)(
    'estia_http_requests',
    'Requests that run, and that wait to run because too many do',
    ['state'],
  )
  const busy = new Counter({
    name: 'estia_http_busy_requests_total',
    help: 'Requests answered 503 because too many waited, or one for too long',
    registers: [registry],
  })
  return () => {
    requests.set({ state: 'running' }, http.work.underway)
    requests.set({ state: 'waiting' }, http.work.waiting)
    busy.reset()
    busy.inc(http.work.refused)
  }
}
