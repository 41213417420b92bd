// Endpoints for liveness and readiness.
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Backend } from '#base/backend/backend.ts'

const everywhere = { config: { everywhere: true } }

export type ProxyView = {
  /** The requested origin, as it arrived through the proxies. */
  origin: string
  /** Whether a proxy named the visitor's address, and is trusted. */
  forwarded: 'believed' | 'ignored' | 'none'
}

type Arrived = Pick<FastifyRequest, 'protocol' | 'host' | 'headers' | 'ips'>

/** For `estia doctor`, which compares it with PUBLIC_URL. Contains only what the caller sent. */
const howSeen = ({ protocol, host, headers, ips = [] }: Arrived): ProxyView => ({
  origin: `${protocol}://${host}`,
  forwarded:
    headers['x-forwarded-for'] === undefined ? 'none' : ips.length > 1 ? 'believed' : 'ignored',
})

/** Returns a function that makes `/readyz` say that the server is stopping, while it still answers requests. */
export function healthRoutes({ http, db }: Pick<Backend, 'http' | 'db'>): () => void {
  let isLeaving = false
  http.get<{ Querystring: { seen?: string } }>('/healthz', everywhere, (request) =>
    request.query.seen === undefined
      ? { status: 'alive' }
      : { status: 'alive', seen: howSeen(request) },
  )
  const isReady = readiness(db)
  http.get('/readyz', everywhere, async (_request, reply) =>
    !isLeaving && (await isReady())
      ? { status: 'ready' }
      : reply.code(503).send({ status: 'not ready' }),
  )
  return () => {
    isLeaving = true
    // Close connections after each response, because proxies would reuse one just as it ends.
    http.server.prependListener('request', (_request, response) =>
      response.setHeader('connection', 'close'),
    )
  }
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
