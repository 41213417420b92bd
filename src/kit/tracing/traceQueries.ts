// A span for each statement of a traced request or job.
import { SpanKind } from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import { isTracing, markFailed, startInnerSpan } from './tracing.ts'

const preparedMark = /\/\* prepared (\w+) \*\//
const longest = 2000

/** Undefined outside of a traced request or job. */
export function startQuerySpan(sql: string): Span | undefined {
  if (!isTracing()) return undefined
  const operation = /^(?:\s|\/\*.*?\*\/)*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY'
  const table = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(sql)?.[1]
  const summary = preparedMark.exec(sql)?.[1] ?? [operation, table].filter(Boolean).join(' ')
  return startInnerSpan(summary, {
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
      'db.query.text': withoutTexts(sql).slice(0, longest),
    },
  })
}

/** Values are parameters, but literals in quotes are removed all the same. */
const withoutTexts = (sql: string) => sql.replaceAll(/'(?:[^']|'')*'/g, "'?'")

/** Runs the statement in a span. */
export function tracedQuery<T>(sql: string, run: () => T): T {
  const span = startQuerySpan(sql)
  const running = run()
  if (!span) return running
  const end = () => span.end()
  const fail = (error: unknown) => {
    markFailed(span, error)
    span.end()
  }
  if (running instanceof Promise) running.then(end, fail)
  // With a callback, the end of the statement is unknown here.
  else end()
  return running
}
