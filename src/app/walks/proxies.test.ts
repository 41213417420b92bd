// Which headers about a visitor's address the server trusts, and who may read its metrics.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createServer } from '#kit/http/server.ts'
import type { TrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import { Registry } from 'prom-client'
import { openDatabase } from '#kit/db/open.ts'
import { metricsRoutes } from '../metrics/metrics.routes.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

const token = 'for-prometheus-alone-0123456789-abc'

let app: TestApp
beforeAll(async () => {
  app = await measuredBy(token)
})

async function measuredBy(token: string | undefined) {
  const measured = await testApp()
  // This pool is never used.
  const { pool } = openDatabase({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' })
  const sources = { registry: new Registry(), pool, logBehind: async () => null }
  metricsRoutes(measured, { ...sources, token })
  return measured
}
afterAll(() => app.close())

async function seen(
  trustedProxies: TrustedProxies | undefined,
  remoteAddress: string,
  headers: Record<string, string>,
) {
  const server = await createServer({
    title: 'test',
    translate: () => 'text',
    logger: false,
    ...(trustedProxies !== undefined && { trustedProxies }),
  })
  server.get('/seen', ({ ip, host, protocol }) => ({ ip, host, protocol }))
  const answer = await server.inject({
    method: 'GET',
    url: '/seen',
    remoteAddress,
    headers: { host: 'crm.example.com', ...headers },
  })
  await server.close()
  return answer.json() as { ip: string; host: string; protocol: string }
}

const forged = {
  'x-forwarded-for': '6.6.6.6, 203.0.113.9',
  'x-forwarded-host': 'evil.example.com',
  'x-forwarded-proto': 'https',
}

test('headers of strangers are not trusted', async () => {
  expect(await seen(undefined, '198.51.100.7', forged)).toEqual({
    ip: '198.51.100.7',
    host: 'crm.example.com',
    protocol: 'http',
  })
  expect(await seen(['10.0.0.0/8'], '127.0.0.1', forged)).toMatchObject({ ip: '127.0.0.1' })
  expect(await seen(0, '127.0.0.1', forged)).toMatchObject({ ip: '127.0.0.1', protocol: 'http' })
})

test("of a trusted proxy's headers only its own part is trusted", async () => {
  const visitor = { ip: '203.0.113.9', host: 'evil.example.com', protocol: 'https' }
  expect(await seen(undefined, '127.0.0.1', forged)).toEqual(visitor)
  expect(await seen(['10.0.0.0/8'], '10.1.2.3', forged)).toEqual(visitor)
  expect(await seen(1, '10.1.2.3', forged)).toEqual(visitor)
})

test('of two proxies in a row the second names the first', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.1' }
  expect(await seen(2, '10.0.0.2', headers)).toMatchObject({ ip: '203.0.113.9' })
  expect(await seen(['10.0.0.0/8'], '10.0.0.2', headers)).toMatchObject({ ip: '203.0.113.9' })
})

test('anybody with the token may read metrics, from anywhere', async () => {
  const metrics = (authorization?: string) =>
    app.http.inject({ url: '/metrics', ...(authorization && { headers: { authorization } }) })
  expect((await metrics(`Bearer ${token}`)).statusCode).toBe(200)
  for (const other of [undefined, 'Bearer x', `Basic ${token}`, `Bearer ${app.admin.token}`])
    expect([other, (await metrics(other)).statusCode]).toEqual([other, 401])
})

test('without a token nobody reads metrics, not even from this machine', async () => {
  const closed = await measuredBy(undefined)
  onTestFinished(() => closed.close())
  const { http } = closed
  for (const authorization of ['Bearer undefined', 'Bearer ', `Bearer ${token}`, ''])
    expect((await http.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(
      404,
    )
})

test('a visitor behind a trusted proxy does not use up the sign-in tries of others', async () => {
  const login = (visitor: string, at: number) =>
    app.http.inject({
      method: 'POST',
      url: '/api/authenticate/login',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': visitor },
      payload: { username: `guess${at}@example.com`, password: 'wrong' },
    })
  const last: number[] = []
  for (let at = 0; at < 60; at++) last.push((await login('203.0.113.9', at)).statusCode)
  expect(last.at(-1)).toBe(429)
  expect((await login('203.0.113.10', 99)).statusCode).toBe(400)
})
