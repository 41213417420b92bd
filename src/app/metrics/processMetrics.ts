// Metrics of this process and its machine.
import { performance } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics } from 'prom-client'
import type { Registry } from 'prom-client'
import type { Backend } from '#base/backend/backend.ts'
import { signInFailures } from '#base/session/sign-in/signInFailures.ts'
import { productRelease } from '../productVersion.ts'
import { gaugesIn } from './gauges.ts'

/** Returns a function that updates them. */
export function processMetrics(
  registry: Registry,
  { room, replicas }: Pick<Backend, 'room' | 'replicas'>,
): () => void {
  collectDefaultMetrics({ register: registry })
  const gauge = gaugesIn(registry)
  const { version, commit, schema } = productRelease()
  gauge('estia_info', 'The release that runs; always 1', ['version', 'commit', 'schema']).set(
    { version, commit: commit ?? 'unknown', schema },
    1,
  )
  const free = gauge('estia_disk_free_bytes', 'Free bytes where this folder is', ['path'])
  const size = gauge('estia_disk_size_bytes', 'Size of the disk where this folder is', ['path'])
  const stop = gauge('estia_disk_stop_bytes', 'With fewer free bytes nothing is saved', ['path'])
  const replica = gauge('estia_replica_read', 'Whether this replica is read (1) or left out (0)', [
    'replica',
  ])
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  const active = counter('estia_event_loop_active_seconds_total', 'Time that JavaScript ran')
  const failed = counter('estia_sign_in_failures_total', 'Sign-ins that failed', ['reason'])
  return () => {
    for (const { path, freeBytes, totalBytes, stopBytes } of room.all()) {
      free.set({ path }, freeBytes)
      size.set({ path }, totalBytes)
      stop.set({ path }, stopBytes)
    }
    replica.clear()
    for (const { name, leftOut } of replicas.now())
      // With all nodes of a cluster named, one of them is the primary.
      if (leftOut !== 'primary') replica.set({ replica: name }, leftOut === null ? 1 : 0)
    active.reset()
    active.inc(performance.eventLoopUtilization().active / 1000)
    failed.reset()
    for (const [reason, count] of signInFailures) failed.inc({ reason }, count)
  }
}
