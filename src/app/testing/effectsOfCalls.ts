// Compares, in every test that calls the server, what a call says it changes with the tables that it wrote, and what it
// says it shows with those that it read.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { onlyAnswers } from '#kit/http/endpoint.ts'
import type { Tables } from '#base/backend/tables.ts'
import { subjectsOfTables } from './subjectsOfTables.ts'

/** Signing in or out loads the page again, so nothing needs to be refreshed. */
const startsAnew = /^\/api\/authenticate\/(login|logout|passkey|prove|secondStep|resetPassword)$/
/** Count uses of a link, which are shown on another screen, or tries, which are shown nowhere. */
export const countUses = [
  'GET /api/transactions/viewExpense/{id}',
  'GET /api/MailSettings/domain',
  'GET /api/orderLink/{id}',
  'GET /api/orderLink/{id}/paper',
  'GET /api/orderCode/{code}',
]
/** Changed only in Settings, while no screen that shows them is open. */
const ofSettings = new Set(['selectOption', 'agency', 'branch'])
/** Show titles of records of all kinds; fetched again whenever they open. */
const showsTitles =
  /^\/api\/(activity|alert|calendar|files|home|opened|search|timeline|trash|personalData)\b/
/**
 * Beside forms, and fetched again whenever they open: an autosave must not make them be fetched. They only read names of people
 * and records, or the most used places.
 */
const mayBeOld = [
  'GET /api/SelectLists',
  'GET /api/branch',
  'GET /api/listView',
  'GET /api/authenticate/me',
  'GET /api/assignment/{parent}/{parentId}',
  'GET /api/account/merged/{id}',
  'GET /api/object/getTopLocations',
]

type TouchedTables = { written: Set<string>; read: Set<string> }

const tablesOf = new AsyncLocalStorage<TouchedTables>()
const reads = /\b(?:FROM|JOIN)\s+"(\w+)"/gi
const writes = /\b(?:INSERT INTO|UPDATE|DELETE FROM)\s+"(\w+)"/gi

type Query = (this: pg.Client, ...args: unknown[]) => unknown
const query = pg.Client.prototype.query as Query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [asked] = args as [string | { text?: string } | undefined]
  const text = typeof asked === 'string' ? asked : asked?.text
  const tables = tablesOf.getStore()
  if (tables && text) {
    for (const [, table] of text.matchAll(writes)) tables.written.add(table!)
    // Ignore the query that finds the session.
    if (!text.includes('"session"'))
      for (const [, table] of text.matchAll(reads)) tables.read.add(table!)
  }
  return query.apply(this, args)
} as pg.Client['query']

/** Answers 500 if a call wrote or read more than it says; to be called before the first request. */
export function compareEffects(http: FastifyInstance): void {
  http.addHook('onRequest', (_request, _reply, done) =>
    tablesOf.run({ written: new Set(), read: new Set() }, done),
  )
  http.addHook('onSend', async ({ method, routeOptions }, reply) => {
    const path = routeOptions.url?.replace(/:(\w+)/g, '{$1}') ?? ''
    const endpoint = http.endpoints.find((one) => one.path === path && one.method === method)
    if (!endpoint || reply.statusCode >= 400 || startsAnew.test(path)) return
    const { written, read } = tablesOf.getStore()!
    const call = `${method} ${path}`
    const changed = countUses.includes(call) ? [] : undeclaredWrites(written, endpoint.changes)
    const shown =
      onlyAnswers(endpoint) && !mayBeOld.includes(call)
        ? undeclaredReads(path, read, endpoint.shows)
        : []
    if (changed.length + shown.length === 0) return
    const fault = `${call} does not say that it changes ${changed.join(', ') || 'nothing'} and shows ${shown.join(', ') || 'nothing'}`
    // The response, a 500, does not contain the reason.
    console.error(fault)
    throw new Error(fault)
  })
}

/** The written tables whose subjects are not in `changes`. */
export const undeclaredWrites = (
  written: ReadonlySet<string>,
  changes: readonly string[],
): string[] =>
  [...written].filter((table) => {
    const subjects = subjectsOfTables[table as keyof Tables] ?? []
    return subjects.length > 0 && !subjects.some((subject) => changes.includes(subject))
  })

/** The tables read for the answer whose subjects are not in `shows`. */
export const undeclaredReads = (
  path: string,
  read: ReadonlySet<string>,
  shows: readonly string[],
): string[] =>
  showsTitles.test(path)
    ? []
    : undeclaredWrites(read, shows).filter((table) => !ofSettings.has(table))
