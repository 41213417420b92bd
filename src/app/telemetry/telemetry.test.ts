// A server sends by OpenTelemetry: the trace of a request through its job to its mail, metrics, and no personal data.
// @module-tag faults
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, until } from '#kit/testing/eventually.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import type { TestSmtp } from '#kit/testing/smtpServer.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'
import {
  credentials,
  databaseSettings,
  endServer,
  get,
  post,
  signIn,
  startServer,
} from '#app/testing/runningServer.ts'
import type { RunningServer } from '#app/testing/runningServer.ts'
import { attributeOf, collector } from './testing/collector.ts'
import type { ReceivedSpan } from './testing/collector.ts'

const person = {
  firstName: 'Euphrosyne',
  lastName: 'Kalogeropoulou',
  email: 'euphrosyne@kalogeropoulou.example.com',
}
const invitation = 'GET /api/transactions/sendInvitation/:accountId'
const own = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }

let database: TestDatabase<Tables>
let smtp: TestSmtp
let received: Awaited<ReturnType<typeof collector>>
let server: RunningServer
let token: string
let spans: ReceivedSpan[]

beforeAll(async () => {
  database = await testDatabase<Tables>()
  smtp = await smtpServer()
  received = await collector()
  const folder = quickFolder('estia-telemetry-')
  const headers = join(folder, 'headers')
  writeFileSync(headers, 'authorization=Bearer%20lantern\n')
  server = await startServer({
    ...databaseSettings(database),
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_HEADERS_FILE: headers,
    SMTP_URL: smtp.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: received.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_SERVICE_NAME: 'estia-of-athens',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  })
  const login = (username: string) =>
    post(server, '/api/authenticate/login', { username, password: 'wrong lantern' })
  await login(person.email)
  token = await signIn(server)
  const added = await post(server, '/api/account/add', person, token)
  const { id } = (await added.json()) as { id: number }
  await get(server, `/api/transactions/sendInvitation/${id}`, token)
  await until(() => smtp.received.length === 1)
  await fetch(`${server.url}/api/account/view/${id}`, {
    headers: {
      authorization: `Bearer ${token}`,
      traceparent: `00-${own.traceId}-${own.spanId}-01`,
    },
  })
  await until(() => {
    const names = new Set(received.spans().map(({ name }) => name))
    return names.has('process sendMail') && names.has('GET /api/account/view/:id')
  })
  spans = received.spans()
})
afterAll(async () => {
  await endServer(server)
  await received?.close()
  await smtp?.close()
  await database?.drop()
})

const spanOf = (name: string) => spans.find((span) => span.name === name)!
const childrenOf = ({ spanId }: ReceivedSpan) =>
  spans.filter(({ parentSpanId }) => parentSpanId === spanId)
const childOf = (parent: ReceivedSpan, name: string) =>
  childrenOf(parent).find((span) => span.name === name)!

test('one trace contains a request, its statements, its job and the mail', () => {
  const request = spanOf(invitation)
  expect(request.parentSpanId ?? '').toBe('')
  expect(request.kind).toBe(2)
  expect(attributeOf(request, 'http.request.method')).toBe('GET')
  expect(attributeOf(request, 'http.route')).toBe('/api/transactions/sendInvitation/:accountId')
  expect(Number(attributeOf(request, 'http.response.status_code'))).toBe(200)

  const statements = childrenOf(request).map(({ name }) => name)
  expect(statements).toEqual(expect.arrayContaining(['BEGIN', 'INSERT mailQueue', 'COMMIT']))

  const sent = childOf(request, 'send sendMail')
  const job = childOf(sent, 'process sendMail')
  expect(attributeOf(job, 'messaging.destination.name')).toBe('sendMail')
  const mail = childOf(job, 'send mail')
  expect(childOf(job, 'DELETE mailQueue')).toBeDefined()
  for (const span of [sent, job, mail]) expect(span.traceId).toBe(request.traceId)
})

test('statements are sent without their values', () => {
  const insert = childOf(spanOf(invitation), 'INSERT mailQueue')
  expect(attributeOf(insert, 'db.system.name')).toBe('postgresql')
  expect(attributeOf(insert, 'db.operation.name')).toBe('INSERT')
  expect(attributeOf(insert, 'db.query.text')).toContain('VALUES ($1, $2, $3')
})

test('the trace continues after the body: statements of a save belong to its request', () => {
  const names = childrenOf(spanOf('POST /api/account/add')).map(({ name }) => name)
  expect(names).toContain('INSERT account')
})

test('a trace begun by a local caller is continued', () => {
  const view = spanOf('GET /api/account/view/:id')
  expect([view.traceId, view.parentSpanId]).toEqual([own.traceId, own.spanId])
})

test('the sent metrics are those that Prometheus gets', async () => {
  await eventually(() => {
    const names = received.metrics().map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['estia_sessions', 'estia_sign_in_failures_total', 'estia_jobs']),
    )
  })
  const last = (name: string) => received.metrics().findLast((metric) => metric.name === name)!
  expect(last('estia_database_up')).toMatchObject({ gauge: { dataPoints: [{ asDouble: 1 }] } })
  expect(last('estia_sign_in_failures_total')).toMatchObject({ sum: { isMonotonic: true } })
  type Points = { histogram: { dataPoints: { count: number; bucketCounts: number[] }[] } }
  const { histogram } = last('estia_database_pool_wait_seconds') as unknown as Points
  const [point] = histogram.dataPoints
  expect(point!.count).toBeGreaterThan(0)
  const sum = point!.bucketCounts.reduce((total, each) => total + each, 0)
  expect(sum).toBe(point!.count)
})

test('the service name comes from the settings', () => {
  const resource = { attributes: received.resourceAttributes() }
  expect(attributeOf(resource, 'service.name')).toBe('estia-of-athens')
  expect(attributeOf(resource, 'deployment.environment.name')).toBe('trial')
})

test('the collector gets the token that stands in a file, with traces and with metrics', () => {
  const tokens = (path: string) =>
    new Set(received.bodies.filter((each) => each.path === path).map((each) => each.authorization))
  expect(tokens('/v1/traces')).toEqual(new Set(['Bearer lantern']))
  expect(tokens('/v1/metrics')).toEqual(new Set(['Bearer lantern']))
})

test('log lines contain the trace id', () => {
  const line = server
    .said()
    .split('\n')
    .find((each) => each.includes('"sign-in"'))!
  const { trace_id: traceId } = JSON.parse(line) as { trace_id: string }
  expect(spans.some((span) => span.traceId === traceId)).toBe(true)
})

test('no personal data is sent', () => {
  const secrets = [
    ...Object.values(person),
    credentials.username,
    credentials.password,
    'wrong lantern',
    token,
    '127.0.0.1',
  ]
  expect(received.bodies.length).toBeGreaterThan(1)
  for (const { body } of received.bodies) {
    const text = body.toString().toLowerCase()
    for (const secret of secrets) expect(text).not.toContain(secret.toLowerCase())
    expect(text).not.toMatch(/sendinvitation\/\d|account\/view\/\d/)
  }
})
