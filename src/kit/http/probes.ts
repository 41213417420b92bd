/** Routes that watchdogs and Prometheus request all the time: successes are neither logged nor traced. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
