// Finds headers that a proxy does not pass on, or that are not trusted, by a request to the public URL.
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createServer as createHttp } from '#kit/http/server.ts'
import { readTrustedProxies } from '#kit/http/outside/trustedProxies.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'
import { readConfig } from '../config.ts'
import { healthRoutes } from '../health.ts'
import { checkProxy } from './checkProxy.ts'

let database: TestDatabase<Tables>
beforeAll(async () => void (database = await testDatabase<Tables>()))
afterAll(() => database.drop())

const closes: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close()
})

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closes.push(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** The server behind a proxy that sends these headers. */
async function behindProxy(trusted: string, headers: Record<string, string>): Promise<string> {
  const http = await createHttp({
    title: 'Test',
    translate: () => '',
    logger: false,
    trustedProxies: readTrustedProxies(trusted)!,
  })
  healthRoutes({ http, db: database.db })
  await http.listen({ port: 0, host: '127.0.0.1' })
  closes.push(() => http.close())
  const { port } = http.server.address() as AddressInfo
  const outside = await listen((request, response) => {
    const onward = ask(
      { port, path: request.url, headers: { ...request.headers, ...headers } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.end()
  })
  return `http://127.0.0.1:${outside}`
}

test('the proxy: passed headers, and whether they are trusted', async () => {
  const look = async (trusted: string, headers: Record<string, string>) => {
    const url = await behindProxy(trusted, headers)
    return checkProxy(readConfig({ PUBLIC_URL: url }), true)
  }
  expect(await look('loopback', { 'x-forwarded-for': '203.0.113.7' })).toEqual({
    state: 'ok',
    said: expect.stringContaining('through a proxy that it believes'),
  })
  // A visitor whose own address is trusted.
  expect(await look('loopback', { 'x-forwarded-for': '127.0.0.1' })).toMatchObject({ state: 'ok' })
  expect(await look('10.0.0.0/8', { 'x-forwarded-for': '203.0.113.7' })).toEqual({
    state: 'wrong',
    said: expect.stringMatching(/^TRUST_PROXY: .*put its address there/),
  })
  expect(
    await look('loopback', { host: '127.0.0.1:3000', 'x-forwarded-for': '203.0.113.7' }),
  ).toEqual({
    state: 'wrong',
    said: expect.stringContaining('the proxy must pass on Host'),
  })
})

test('the proxy: another server answers, none answers, or there is no address', async () => {
  const other = await listen(
    (_request, response) => void response.writeHead(502).end('Bad gateway'),
  )
  expect(
    await checkProxy(readConfig({ PUBLIC_URL: `http://127.0.0.1:${other}` }), true),
  ).toMatchObject({
    state: 'wrong',
    said: expect.stringContaining('is answered with 502'),
  })
  expect(await checkProxy(readConfig({ PUBLIC_URL: 'http://127.0.0.1:1' }), true)).toMatchObject({
    state: 'untried',
    said: expect.stringContaining('does not answer from here'),
  })
  expect(await checkProxy(readConfig({}), false)).toMatchObject({ state: 'untried' })
})
