// Saves that start while the session is still being looked up: they read, but write nothing before it is confirmed.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { Call } from '#kit/http/serve.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
let ids: { account: number; object: number; lead: number }

beforeAll(async () => {
  app = await testApp()
  const made = async (method: 'GET' | 'POST', path: string, payload?: object) =>
    (await app.call(method, path, { payload })).json()
  const client = { firstName: 'Nikos', lastName: 'Vlachos', isClient: true }
  const { id: account } = await made('POST', '/api/account/add', client)
  const { object } = await made('GET', '/api/object/add')
  const { lead } = await made('POST', '/api/lead/add', { accountId: account, forRent: true })
  ids = { account, object: object.id, lead: lead.id }
})
afterAll(() => app.close())

type Sent = { params?: object; body: unknown }
const replace = (name: string, value: unknown) => [{ op: 'replace', path: `/${name}`, value }]
let times = 0
const other = () => `Another ${times++}`

/** The requests for each endpoint, one for each way in which it writes. */
const sent: Record<string, () => Sent[]> = {
  '/api/account/update': () => [
    { body: { id: ids.account, notes: other() } },
    // This one also ends sessions.
    { body: { id: ids.account, notes: other(), endDate: '2020-01-01' } },
  ],
  '/api/account/patch/{id}': () => [
    { params: { id: ids.account }, body: replace('notes', other()) },
  ],
  '/api/object/update': () => [
    { body: { id: ids.object, internalNotes: other() } },
    { body: { id: ids.object, internalNotes: other(), imagesExisting: [] } },
  ],
  '/api/object/patch/{id}': () => [
    { params: { id: ids.object }, body: replace('internalNotes', other()) },
  ],
  '/api/lead/update': () => [
    { body: { id: ids.lead, description: other() } },
    { body: { id: ids.lead, description: other(), objects: [{ objectId: ids.object }] } },
  ],
  '/api/lead/patch/{id}': () => [
    { params: { id: ids.lead }, body: replace('description', other()) },
  ],
}

const begun = () => app.http.endpoints.filter(({ beginsAhead }) => beginsAhead)
const written = async () => {
  const { rows } = await sql<{ rows: number }>`SELECT count(*) AS "rows" FROM "actionLog"`.execute(
    app.db,
  )
  return rows[0]!.rows
}

async function ask(endpoint: Endpoint, { params, body }: Sent, standing: PromiseLike<boolean>) {
  const { accountId, username } = app.admin
  const actor = { accountId, username, roles: ['admin'], branchId: null, language: 'en', standing }
  const parsed = { params, query: undefined, body: endpoint.body.parse(body) }
  const call = { ...parsed, actor, language: 'en' } as unknown as Call<Endpoint>
  await app.http.handlers.get(endpoint)!(call)
}

test('every endpoint that begins ahead is tested here', () => {
  expect(begun().map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(sent)))
  expect(Object.keys(sent)).toEqual(expect.arrayContaining(begun().map(({ path }) => path)))
})

test('nothing is written before the session is confirmed', async () => {
  for (const endpoint of begun())
    for (const each of sent[endpoint.path]!()) {
      const before = await written()
      const known = Promise.withResolvers<boolean>()
      const waits = Promise.withResolvers<void>()
      const standing: PromiseLike<boolean> = {
        // oxlint-disable-next-line unicorn/no-thenable -- it tells that somebody waits for it
        then: (...next) => (waits.resolve(), known.promise.then(...next)),
      }
      const asked = ask(endpoint, each, standing)
      await Promise.race([waits.promise, asked])
      expect([endpoint.path, await written()]).toEqual([endpoint.path, before])
      known.resolve(true)
      await asked
      expect([endpoint.path, (await written()) > before]).toEqual([endpoint.path, true])
    }
})

test('nothing is written if the session belongs to somebody else by now', async () => {
  for (const endpoint of begun())
    for (const each of sent[endpoint.path]!()) {
      const before = await written()
      await expect(ask(endpoint, each, Promise.resolve(false))).rejects.toThrow('somebody else')
      expect([endpoint.path, await written()]).toEqual([endpoint.path, before])
    }
})
