/** Routes that watchdogs and Prometheus ask all the time: of their successes nothing is kept in logs and traces. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])
