// A span for each request, named after its route.
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api'
import type { Context, Span } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { probes } from './probes.ts'
import { isFromThisMachine } from './outside/trustedProxies.ts'
import { contextOf, isTracing, startSpan } from '../tracing/tracing.ts'

type Traced = { span: Span; inside: Context }

/** Call before any other hook is added, so that their work is traced too. */
export function traceRequests(server: FastifyInstance): void {
  if (!isTracing()) return
  const requests = new WeakMap<FastifyRequest, Traced>()
  server.addHook('onRequest', (request, reply, done) => {
    const traced = begin(request)
    if (!traced) return done()
    requests.set(request, traced)
    // Ends the span at the latest here: a client may disconnect before the response.
    reply.raw.once('close', () => traced.span.end())
    context.with(traced.inside, done)
  })
  // The body arrives in events of the connection, which have lost the context of the request: restore it.
  server.addHook('preValidation', (request, _reply, done) => within(requests.get(request), done))
  server.addHook('onResponse', (request, reply, done) => {
    const traced = requests.get(request)
    if (traced) end(traced.span, reply.statusCode)
    within(traced, done)
  })
}

const within = (traced: Traced | undefined, done: () => void) =>
  traced ? context.with(traced.inside, done) : done()

function begin(request: FastifyRequest): Traced | undefined {
  const { method } = request
  const route = request.routeOptions.url
  if (route !== undefined && probes.has(route)) return undefined
  const parent = mayContinue(request) ? contextOf(request.headers) : ROOT_CONTEXT
  const attributes = { 'http.request.method': method, ...(route && { 'http.route': route }) }
  const name = route ? `${method} ${route}` : method
  const span = startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
  return span && { span, inside: trace.setSpan(parent, span) }
}

/** Anybody could claim to continue a trace, so only this machine and trusted proxies are believed. */
const mayContinue = (request: FastifyRequest): boolean =>
  isFromThisMachine(request.raw) || (request.ips?.length ?? 0) > 1

function end(span: Span, status: number) {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) {
    span.setAttribute('error.type', String(status))
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}
