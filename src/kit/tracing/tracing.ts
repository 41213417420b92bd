// Spans of the server's work. They cost nothing until `traceWith` sets a tracer. Attributes must not contain personal
// data, and errors are named only by code or kind, because their texts may contain some.
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  context,
  propagation,
  trace,
} from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanKind, Tracer } from '@opentelemetry/api'
import { bareCode, errorCode } from '../errors/errorCode.ts'

let tracer: Tracer | null = null

/** Sets the tracer; null ends tracing. */
export function traceWith(given: Tracer | null): void {
  tracer = given
}

export const isTracing = (): boolean => tracer !== null

export type SpanOptions = { kind: SpanKind; attributes: Attributes }

/** Starts a span, which the caller ends; undefined if tracing is off. */
export const startSpan = (name: string, options: SpanOptions, parent: Context): Span | undefined =>
  tracer?.startSpan(name, options, parent)

/** Starts a span within a traced request or job, which the caller ends; undefined outside of these. */
export function startInnerSpan(name: string, options: SpanOptions): Span | undefined {
  if (!tracer) return undefined
  const outer = trace.getActiveSpan()?.spanContext()
  const isSampled = outer && (outer.traceFlags & TraceFlags.SAMPLED) !== 0
  return isSampled ? tracer.startSpan(name, options) : undefined
}

/** Runs the work in a span of its own. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
  parent: Context = context.active(),
): Promise<T> {
  const span = startSpan(name, options, parent)
  if (!span) return work()
  try {
    return await context.with(trace.setSpan(parent, span), work)
  } catch (error) {
    markFailed(span, error)
    throw error
  } finally {
    span.end()
  }
}

export function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', bareCode(errorCode(error)) ?? 'unknown')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

type Headers = Record<string, unknown>

/** The context named by the `traceparent` header. */
export const contextOf = (headers: Headers): Context => propagation.extract(ROOT_CONTEXT, headers)

/** The `traceparent` of the active span, to be passed on; undefined without a span. */
export function traceparent(): string | undefined {
  if (!tracer) return undefined
  const headers: { traceparent?: string } = {}
  propagation.inject(context.active(), headers)
  return headers.traceparent
}

/** The trace ids for log lines. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const active = tracer && trace.getActiveSpan()?.spanContext()
  return active ? { trace_id: active.traceId, span_id: active.spanId } : {}
}
