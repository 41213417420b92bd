// Spans of what the server does. They cost nothing until `traceWith` is given a tracer. Attributes must hold no personal data,
// and errors are named by their code alone, because their texts may hold some.
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  TraceFlags,
  context,
  propagation,
  trace,
} from '@opentelemetry/api'
import type { Attributes, Context, Span, SpanKind, Tracer } from '@opentelemetry/api'
import { bareCode, errorCode } from '../errorCode.ts'

let tracer: Tracer | null = null

/** Null ends tracing. */
export function traceWith(given: Tracer | null): void {
  tracer = given
}

export const isTracing = (): boolean => tracer !== null

export type SpanOptions = { kind: SpanKind; attributes: Attributes }

/** Undefined while nothing is traced. The caller ends it. */
export const startSpan = (name: string, options: SpanOptions, parent: Context): Span | undefined =>
  tracer?.startSpan(name, options, parent)

/** A span of something within a traced request or job; undefined outside of these. The caller ends it. */
export function startInnerSpan(name: string, options: SpanOptions): Span | undefined {
  if (!tracer) return undefined
  const outer = trace.getActiveSpan()?.spanContext()
  const isSampled = outer && (outer.traceFlags & TraceFlags.SAMPLED) !== 0
  return isSampled ? tracer.startSpan(name, options) : undefined
}

/** Does the work in a span of its own, which ends with it. */
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

/** The context that a `traceparent` among these names. */
export const contextOf = (headers: Headers): Context => propagation.extract(ROOT_CONTEXT, headers)

/** What names the active span to somebody else; undefined without one. */
export function traceparent(): string | undefined {
  if (!tracer) return undefined
  const headers: { traceparent?: string } = {}
  propagation.inject(context.active(), headers)
  return headers.traceparent
}

/** For lines of the log. */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const active = tracer && trace.getActiveSpan()?.spanContext()
  return active ? { trace_id: active.traceId, span_id: active.spanId } : {}
}
