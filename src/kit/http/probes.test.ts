import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createServer } from './server.ts'

test('of health checks only failures are logged, of other requests all', async () => {
  const lines = new PassThrough()
  const server = await createServer({
    title: 'Test',
    translate: () => '',
    logger: pino(lines),
  })
  let isReady = true
  server.get('/healthz', () => ({ status: 'alive' }))
  server.get('/readyz', (_request, reply) => reply.code(isReady ? 200 : 503).send({}))
  server.get('/other', () => ({}))
  for (const url of ['/healthz', '/readyz', '/other']) await server.inject(url)
  isReady = false
  await server.inject('/readyz')
  await server.close()
  lines.end()
  const logged = (await text(lines))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string; url?: string; status?: number })
    .filter(({ msg }) => msg === 'answered')
  expect(logged.map(({ url, status }) => [url, status])).toEqual([
    ['/other', 200],
    ['/readyz', 503],
  ])
})
