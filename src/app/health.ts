// Endpoints for liveness and readiness.
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { setTimeout as wait } from 'node:timers/promises'
import type { Backend } from '#base/backend/backend.ts'

const everywhere = { config: { everywhere: true } }

export type Seen = {
  /** The address that was asked, as it came through the proxies. */
  origin: string
  /** Whether a proxy named the visitor, and is trusted to. */
  forwarded: 'believed' | 'ignored' | 'none'
}

type Arrived = Pick<FastifyRequest, 'protocol' | 'host' | 'headers' | 'ips'>

/** What `estia doctor` compares with PUBLIC_URL; holds nothing but what the sender sent. */
const howSeen = ({ protocol, host, headers, ips = [] }: Arrived): Seen => ({
  origin: `${protocol}://${host}`,
  forwarded:
    headers['x-forwarded-for'] === undefined ? 'none' : ips.length > 1 ? 'believed' : 'ignored',
})

/** Returns a function that says to whoever asks that the server is leaving, while it answers on. */
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
    // Proxies keep connections open, and would send a request over one at the moment of its end.
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
