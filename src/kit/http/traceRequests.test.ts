// Which callers may set the trace of a request, and what spans contain.
import { context, propagation } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TrustedProxies } from './outside/trustedProxies.ts'
import { createServer } from './server.ts'
import { tracedRun, tracedSend } from '../tracing/traceJobs.ts'
import { tracedQuery } from '../tracing/traceQueries.ts'
import { inSpan, traceIds, traceWith } from '../tracing/tracing.ts'

const exporter = new InMemorySpanExporter()

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  traceWith(provider.getTracer('test'))
})
afterAll(() => {
  traceWith(null)
  context.disable()
  propagation.disable()
})
beforeEach(() => exporter.reset())

const claimed = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const traceparent = `00-${claimed.traceId}-${claimed.spanId}-01`

async function serverOf(trustedProxies?: TrustedProxies) {
  const server = await createServer({
    title: 'test',
    translate: () => 'text',
    logger: false,
    ...(trustedProxies !== undefined && { trustedProxies }),
  })
  server.post('/stoves/:id', async () => {
    await tracedQuery(`SELECT 'Maria' FROM "stove" WHERE "id" = $1`, () => Promise.resolve(1))
    return traceIds()
  })
  server.get('/broken', async () => {
    throw new Error('no stove of Maria')
  })
  server.get('/healthz', async () => ({}))
  return server
}

async function continues(
  remoteAddress: string,
  headers: Record<string, string> = {},
  trustedProxies?: TrustedProxies,
): Promise<boolean> {
  const server = await serverOf(trustedProxies)
  const answer = await server.inject({
    method: 'POST',
    url: '/stoves/7',
    remoteAddress,
    headers: { ...headers, traceparent },
    payload: { colour: 'green' },
  })
  await server.close()
  const { trace_id: traceId } = answer.json() as { trace_id: string }
  expect(traceId).toMatch(/^[0-9a-f]{32}$/)
  return traceId === claimed.traceId
}

test('only this machine and trusted proxies can continue a trace', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect(await continues('127.0.0.1')).toBe(true)
  expect(await continues('127.0.0.1', forwarded)).toBe(true)
  expect(await continues('10.1.2.3', forwarded, ['10.0.0.0/8'])).toBe(true)
  expect(await continues('10.1.2.3', forwarded, 1)).toBe(true)
  expect(await continues('203.0.113.9')).toBe(false)
  expect(await continues('203.0.113.9', forwarded)).toBe(false)
  expect(await continues('127.0.0.1', forwarded, ['10.0.0.0/8'])).toBe(false)
  expect(await continues('203.0.113.9', forwarded, 0)).toBe(false)
})

test('a request is named by its route, and its statements have no values', async () => {
  const server = await serverOf()
  await server.inject({ method: 'POST', url: '/stoves/7?name=Maria', payload: { name: 'Maria' } })
  await server.inject({ url: '/healthz' })
  await server.close()
  const spans = exporter.getFinishedSpans()
  expect(spans.map(({ name }) => name)).toEqual(['SELECT stove', 'POST /stoves/:id'])
  const [statement, request] = spans
  expect(statement!.parentSpanContext?.spanId).toBe(request!.spanContext().spanId)
  expect(statement!.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'SELECT',
    'db.query.summary': 'SELECT stove',
    'db.query.text': `SELECT '?' FROM "stove" WHERE "id" = $1`,
  })
  expect(request!.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/stoves/:id',
    'http.response.status_code': 200,
  })
})

test('a failure is recorded by its kind only', async () => {
  const server = await serverOf()
  await server.inject({ url: '/broken' })
  await server.close()
  const duplicate = Object.assign(new DatabaseError('Maria is there', 14, 'error'), {
    code: '23505',
  })
  const fails = () => Promise.reject(duplicate)
  await expect(inSpan('work', { kind: 0, attributes: {} }, fails)).rejects.toThrow('Maria')
  const [request, work] = exporter.getFinishedSpans()
  expect(request!.attributes).toMatchObject({ 'error.type': '500' })
  expect(work!.attributes).toEqual({ 'error.type': '23505' })
  expect([request!.status, work!.status]).toEqual([{ code: 2 }, { code: 2 }])
  expect([request!.events, work!.events]).toEqual([[], []])
})

test('a job gets its data as it was sent, and continues the trace', async () => {
  let stored: object = {}
  await inSpan('request', { kind: 1, attributes: {} }, () =>
    tracedSend('paint', { colour: 'green' }, async (data) => void (stored = data)),
  )
  let seen: object = {}
  await tracedRun('paint', stored, async (data) => void (seen = data))
  expect(seen).toEqual({ colour: 'green' })
  const [send, , run] = exporter.getFinishedSpans()
  expect(run!.parentSpanContext?.spanId).toBe(send!.spanContext().spanId)
  expect(run!.spanContext().traceId).toBe(send!.spanContext().traceId)
})

test('statements outside of requests and jobs are not traced, and without a tracer nothing is', async () => {
  tracedQuery('SELECT 1', () => 1)
  expect(exporter.getFinishedSpans()).toEqual([])
})
