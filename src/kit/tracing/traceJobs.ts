// Jobs continue the trace of the request that sent them: their data contains its id.
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api'
import { contextOf, inSpan, traceparent } from './tracing.ts'

type Data = Record<string, unknown>

const options = (kind: SpanKind, queue: string) => ({
  kind,
  attributes: { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue },
})

/** Calls `send` with the data and the trace id. */
export const tracedSend = (
  queue: string,
  data: object,
  send: (data: object) => Promise<void>,
): Promise<void> =>
  inSpan(`send ${queue}`, options(SpanKind.PRODUCER, queue), () => {
    const name = traceparent()
    return send(name === undefined ? data : { ...data, traceparent: name })
  })

/** Calls `run` with the data as it was sent, also if only the sending server traces. */
export function tracedRun(
  queue: string,
  sent: object | null | undefined,
  run: (data: object) => Promise<void>,
): Promise<void> {
  const { traceparent: name, ...data } = (sent ?? {}) as Data
  const parent = name === undefined ? ROOT_CONTEXT : contextOf({ traceparent: name })
  return inSpan(`process ${queue}`, options(SpanKind.CONSUMER, queue), () => run(data), parent)
}
