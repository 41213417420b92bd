// Refusals in the server's log, and in the action log if the person is known.
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildBackend } from '../buildBackend.ts'
import { testApp } from '../testing/testApp.ts'
import type { Person, TestApp } from '../testing/testApp.ts'

let app: TestApp
let http: TestApp['http']
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  app = await testApp()
  const { http: _http, translate: _translate, log: _log, ...parts } = app
  const logger = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const backend = await buildBackend({ ...parts, logger })
  http = backend.http
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const ask = (url: string, as: Person | null, method: 'GET' | 'POST' = 'GET') =>
  http.inject({
    method,
    url,
    remoteAddress: '203.0.113.9',
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
    ...(method === 'POST' && { payload: {} }),
  })

const refusals = async ({ accountId }: Person) => {
  const rows = await app.db
    .selectFrom('actionLog')
    .select('message')
    .where('action', '=', 'refused')
    .where('actionById', '=', accountId)
    .orderBy('id')
    .execute()
  return rows.map(({ message }) => message)
}

test('the log says who was refused, from where, what, and why', async () => {
  lines.length = 0
  await ask('/api/account?perPage=1', null)
  await ask('/api/UserRole/1', app.employee)
  expect(lines).toMatchObject([
    {
      msg: 'refused',
      user: null,
      address: '203.0.113.9',
      method: 'GET',
      route: '/api/account',
      status: 401,
    },
    {
      msg: 'refused',
      user: app.employee.username,
      account: app.employee.accountId,
      address: '203.0.113.9',
      route: '/api/UserRole/:id',
      status: 403,
    },
  ])
})

test('too many tries to sign in are in the log with their address', async () => {
  lines.length = 0
  let status = 0
  for (let at = 0; at < 80 && status !== 429; at++) {
    const payload = { username: 'nobody@example.com', password: 'wrong' }
    const url = '/api/authenticate/login'
    status = (await http.inject({ method: 'POST', url, payload })).statusCode
  }
  expect(lines.at(-1)).toMatchObject({ msg: 'refused', address: '127.0.0.1', status: 429 })
})

test('the action log has a refusal at most once a minute', async () => {
  for (let time = 0; time < 20; time++) await ask('/api/UserRole/1', app.client)
  for (let id = 1; id < 20; id++) await ask(`/api/account/view/${id}`, app.client)
  const said = await refusals(app.client)
  expect([...new Set(said)]).toEqual(['403 GET /api/UserRole/:id', '403 GET /api/account/view/:id'])
  // The clock may have passed a full minute in between.
  expect(said.length).toBeLessThanOrEqual(4)
})

test('the action log has no allowed calls, and no refusals of unknown people', async () => {
  await ask('/api/account?perPage=1', app.admin)
  await ask('/api/UserRole/1', null)
  expect(await refusals(app.admin)).toEqual([])
})
