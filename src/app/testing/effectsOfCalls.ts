// Compares, in every test that calls the server, what a call says it changes with the tables that it wrote.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Tables } from '#base/backend/tables.ts'
import { subjectsOfTables } from './subjectsOfTables.ts'

/** Whoever signs in or out meets a page that has shown nothing yet. */
const startsAnew = /^\/api\/authenticate\/(login|logout|passkey|prove|secondStep|resetPassword)$/
/** Count how often a link was used, which is shown on another screen than theirs. */
const countUses = ['GET /api/transactions/viewExpense/{id}']

const writtenBy = new AsyncLocalStorage<Set<string>>()
const writes = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+"(\w+)"/gi

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const query = pg.Client.prototype.query as Query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [asked] = args as [string | { text?: string } | undefined]
  const text = typeof asked === 'string' ? asked : asked?.text
  const written = writtenBy.getStore()
  if (written && text) for (const [, table] of text.matchAll(writes)) written.add(table!)
  return query.apply(this, args)
} as pg.Client['query']

/** Answers 500 where a call wrote what it does not say it changes; comes before the first request. */
export function compareEffects(http: FastifyInstance): void {
  http.addHook('onRequest', (_request, _reply, done) => writtenBy.run(new Set(), done))
  http.addHook('onSend', async ({ method, routeOptions }, reply) => {
    const path = routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? ''
    const endpoint = http.endpoints.find((one) => one.path === path && one.method === method)
    if (!endpoint || reply.statusCode >= 400 || startsAnew.test(path)) return
    const unsaid = unsaidOf(writtenBy.getStore() ?? new Set(), endpoint.changes)
    if (unsaid.length === 0 || countUses.includes(`${method} ${path}`)) return
    const fault = `${method} ${path} does not say that it changes ${unsaid.join(', ')}`
    // The answer, a 500, does not say why.
    console.error(fault)
    throw new Error(fault)
  })
}

/** The tables that were written, of which nothing is said. */
export const unsaidOf = (written: ReadonlySet<string>, changes: readonly string[]): string[] =>
  [...written].filter((table) => {
    const subjects = subjectsOfTables[table as keyof Tables] ?? []
    return subjects.length > 0 && !subjects.some((subject) => changes.includes(subject))
  })
