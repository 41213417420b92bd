// Crowds at each address that needs no session, and many requests of one person, while a colleague works.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { KyselyPlugin, QueryId } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import type { Backend } from '#base/backend/backend.ts'
import { buildBackend } from '../../buildBackend.ts'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

let app: TestApp
let crowded: Backend
beforeAll(async () => {
  app = await testApp()
  const { http: _http, translate: _translate, log: _log, ...parts } = app
  const share = { atOnce: 2, atOnceEach: 2, waiting: 5, waitingEach: 5 }
  const workLimits = {
    known: share,
    stranger: share,
    patience: 120_000,
    staff: { ...share, atOnceEach: 1 },
  }
  const db = app.db.withPlugin(holding)
  crowded = await buildBackend({ ...parts, db, logger: false, workLimits })
})
afterEach(() => letGo())
afterAll(async () => {
  await crowded.http.close()
  await app.close()
})

/** While set, statements of a crowd's handlers do not return. */
let held: PromiseWithResolvers<void> | undefined
const letGo = () => {
  held?.resolve()
  held = undefined
}
// Statements that run before a request waits for its turn.
const ofEachRequest = /localization|knownNetwork/
const asColleague = new AsyncLocalStorage<true>()
const waiting = new WeakMap<QueryId, Promise<void>>()
const holding: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => {
    const isOfCrowd = !asColleague.getStore() && !ofEachRequest.test(JSON.stringify(node))
    if (held && isOfCrowd) waiting.set(queryId, held.promise)
    return node
  },
  transformResult: async ({ result, queryId }) => {
    await waiting.get(queryId)
    return result
  },
}

type Request = { method?: 'GET' | 'POST'; url: string; payload?: object }
const crowd = 12

/** Sends the same request many times; none completes until `letGo`. */
async function crowdOf(request: Request, headers: (at: number) => Record<string, string>) {
  held = Promise.withResolvers()
  let answered = 0
  const asked = Array.from({ length: crowd }, async (_, at) => {
    const answer = await crowded.http.inject({ ...request, headers: headers(at) })
    answered++
    return answer
  })
  const { work } = crowded.http
  await until(() => answered + work.underway + work.waiting === crowd)
  return {
    pending: () => crowd - answered,
    answers: () => {
      letGo()
      return Promise.all(asked)
    },
  }
}

const asStaff = (token: string) => ({ authorization: `Bearer ${token}` })
const colleaguesCall = () =>
  asColleague.run(true, async () =>
    crowded.http.inject({
      url: `/api/account/view/${app.client.accountId}`,
      headers: asStaff(app.admin.token),
    }),
  )

const addresses: Record<string, Request> = {
  'the list of the site': { url: '/site/el' },
  'a property of the site': { url: '/site/el/object/AB12' },
  'a picture': { url: '/site/picture/none.jpg/800.webp' },
  'the sitemap': { url: '/site/sitemap.xml' },
  'a selection': { url: `/site/el/selection/${'a'.repeat(24)}` },
  'a feed': { url: '/feeds/nobody-has-this/kyero.xml' },
  'a picture of a feed': { url: '/feeds/picture/none.jpg/800.jpg' },
  'the calendar of a person': { url: '/calendar/nobody-has-this.ics' },
  'the calendar of stays': { url: '/calendar/stays/nobody-has-this.ics' },
  'signing in': {
    method: 'POST',
    url: '/api/authenticate/login',
    payload: { username: 'nobody@example.com', password: 'wrong' },
  },
  'the texts': { url: '/api/Localization' },
  'an approval': { url: `/api/transactions/viewExpense/${'a'.repeat(64)}` },
}

test.each(Object.entries(addresses))(
  'a crowd holds up no colleague, is told to come back, and never answered 500: %s',
  async (_name, request) => {
    const { pending, answers } = await crowdOf(request, () => ({}))
    const before = pending()
    expect((await colleaguesCall()).statusCode).toBe(200)
    // This endpoint reads texts like every request, so it is not held.
    const isHeld = request.url !== '/api/Localization'
    if (isHeld) expect([before, pending()]).toEqual([7, 7])
    const all = await answers()
    const refused = all.filter(({ statusCode }) => statusCode === 503)
    for (const { statusCode } of all) expect([200, 400, 404, 429, 503]).toContain(statusCode)
    if (isHeld) expect(refused.length).toBe(crowd - 7)
    for (const { headers, body } of refused) {
      expect(headers['retry-after']).toBe('5')
      if (request.url.startsWith('/site/el')) expect(body).toContain('Η σελίδα έχει πολλή κίνηση')
    }
  },
)

test('made-up tokens count as strangers', async () => {
  const { pending, answers } = await crowdOf({ url: '/site/en' }, (at) => asStaff(`made-up-${at}`))
  expect(pending()).toBe(7)
  expect((await colleaguesCall()).statusCode).toBe(200)
  expect(pending()).toBe(7)
  for (const { statusCode } of await answers()) expect([200, 503]).toContain(statusCode)
})

test('many simultaneous calls of one person do not delay a colleague', async () => {
  const view = { url: `/api/account/view/${app.client.accountId}` }
  const { pending, answers } = await crowdOf(view, () => asStaff(app.employee.token))
  expect(pending()).toBe(6)
  expect((await colleaguesCall()).statusCode).toBe(200)
  expect(pending()).toBe(6)
  for (const { statusCode } of await answers()) expect([200, 503]).toContain(statusCode)
})
