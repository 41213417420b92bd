// A fake OpenTelemetry collector, which accepts data or misbehaves.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

export type ReceivedSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: { key: string; value: Record<string, unknown> }[]
  status?: { code?: number; message?: string }
}
type Attributes = ReceivedSpan['attributes']
type Scopes<Name extends string, T> = { resource: { attributes: Attributes } } & Record<Name, T[]>

export type ReceivedMetric = { name: string } & Record<string, unknown>

/** Accepts everything (`takes`), never answers (`hangs`), or answers 500 (`fails`). */
export type Manner = 'takes' | 'hangs' | 'fails'

export async function collector(manner: Manner = 'takes') {
  const bodies: { path: string; type: string; authorization?: string; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      const sent = Buffer.concat(chunks)
      const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
      const { 'content-type': type = '', authorization } = request.headers
      bodies.push({ path: request.url!, type, body, ...(authorization && { authorization }) })
      if (manner === 'hangs') return
      response.writeHead(manner === 'fails' ? 500 : 200, { 'content-type': 'application/json' })
      response.end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const jsonOf = <T>(path: string): T[] =>
    bodies
      .filter((each) => each.path === path && each.type === 'application/json')
      .map(({ body }) => JSON.parse(body.toString()) as T)
  const resources = () =>
    jsonOf<{ resourceSpans: Scopes<'scopeSpans', { spans: ReceivedSpan[] }>[] }>(
      '/v1/traces',
    ).flatMap(({ resourceSpans }) => resourceSpans)
  return {
    url: `http://127.0.0.1:${port}`,
    bodies,
    resourceAttributes: (): Attributes => resources()[0]?.resource.attributes ?? [],
    spans: (): ReceivedSpan[] =>
      resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    metrics: (): ReceivedMetric[] =>
      jsonOf<{ resourceMetrics: Scopes<'scopeMetrics', { metrics: ReceivedMetric[] }>[] }>(
        '/v1/metrics',
      )
        .flatMap(({ resourceMetrics }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => void server.close(() => closed()))
    },
  }
}

export const attributeOf = ({ attributes }: Pick<ReceivedSpan, 'attributes'>, key: string) =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0]
