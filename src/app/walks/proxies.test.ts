// What the server believes of a visitor's address, and who may read its metrics.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '#kit/http/server.ts'
import type { TrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import { Registry } from 'prom-client'
import { openDatabase } from '#kit/db/open.ts'
import { metricsRoutes } from '../metrics/metrics.routes.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  // Nothing asks this pool for a connection.
  const { pool } = openDatabase({ host: '127.0.0.1', port: 1, user: 'x', database: 'x' })
  metricsRoutes(app, { registry: new Registry(), pool, logBehind: async () => null })
})
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

test('a stranger is not believed, whatever the headers say', async () => {
  expect(await seen(undefined, '198.51.100.7', forged)).toEqual({
    ip: '198.51.100.7',
    host: 'crm.example.com',
    protocol: 'http',
  })
  expect(await seen(['10.0.0.0/8'], '127.0.0.1', forged)).toMatchObject({ ip: '127.0.0.1' })
  expect(await seen(0, '127.0.0.1', forged)).toMatchObject({ ip: '127.0.0.1', protocol: 'http' })
})

test('of a trusted proxy only what it added itself is believed', async () => {
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

const metrics = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url: '/metrics', remoteAddress, headers })

test('metrics are for this machine and for administrators, not for who comes through its proxy', async () => {
  expect((await metrics('127.0.0.1')).statusCode).toBe(200)
  expect((await metrics('::1')).statusCode).toBe(200)
  const passedOn: Record<string, string>[] = [
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-for': '' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
  ]
  for (const headers of passedOn) expect((await metrics('127.0.0.1', headers)).statusCode).toBe(403)
  expect((await metrics('203.0.113.9', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403)
  const signed = (token: string) => ({ authorization: `Bearer ${token}` })
  expect((await metrics('203.0.113.9', signed(app.admin.token))).statusCode).toBe(200)
  expect((await metrics('203.0.113.9', signed(app.employee.token))).statusCode).toBe(403)
})

test('one visitor behind a trusted proxy does not use up the tries of the others', async () => {
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
