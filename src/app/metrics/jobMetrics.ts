import { Counter, Histogram } from 'prom-client'
import type { Registry } from 'prom-client'
import type { JobsOptions } from '#kit/jobs/createJobs.ts'

/** Metrics of the jobs that this process runs. Returns a function to call after each run. */
export function jobMetrics(registry: Registry): NonNullable<JobsOptions['onRun']> {
  const registers = [registry]
  const duration = new Histogram({
    name: 'estia_job_duration_seconds',
    help: 'How long runs of background jobs took',
    labelNames: ['queue'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  })
  const failures = new Counter({
    name: 'estia_job_failures_total',
    help: 'Runs of background jobs that failed; each is tried again some times',
    labelNames: ['queue'],
    registers,
  })
  return (queue, seconds, isDone) => {
    duration.observe({ queue }, seconds)
    // Created with the first run, so that the first failure shows as an increase.
    failures.inc({ queue }, isDone ? 0 : 1)
  }
}
