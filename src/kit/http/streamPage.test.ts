// Streams a very long list over real connections: read to the end, not read at all, and broken midway.
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { pageWriter } from './answerText.ts'
import { readTimeout, streamPage } from './streamPage.ts'

const row = z.object({ id: z.int(), text: z.string() })
const page = z.object({ items: z.array(row), totalRows: z.int() })

let server: FastifyInstance | undefined
afterEach(async () => {
  vi.useRealTimers()
  await server?.close()
})

/** Serves `rows` at /rows; `rowsRead` counts the rows that were read, `ended` how often reading ended. */
async function serving(rows: () => AsyncIterable<unknown>) {
  let rowsRead = 0
  let ended = 0
  async function* counted() {
    try {
      for await (const row of rows()) {
        rowsRead += 1
        yield row
      }
    } finally {
      ended += 1
    }
  }
  server = fastify({ forceCloseConnections: true })
  server.decorateRequest('actor', null)
  server.get('/rows', (request, reply) =>
    streamPage(request, reply, { items: counted(), totalRows: 5000 }, pageWriter(page)),
  )
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}/rows`,
    rowsRead: () => rowsRead,
    ended: () => ended,
  }
}

async function* rowsUpTo(count: number) {
  for (let id = 1; id <= count; id++) {
    yield { id, text: 'x'.repeat(1000) }
    if (id % 100 === 0) await nextTurn()
  }
}

test('a long list arrives whole', async () => {
  const { url } = await serving(() => rowsUpTo(5000))
  const answer = (await (await fetch(url)).json()) as { items: unknown[]; totalRows: number }
  expect([answer.items.length, answer.totalRows]).toEqual([5000, 5000])
})

test('a client that reads nothing for 20 seconds is disconnected, and the next one is served', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { port, url, rowsRead, ended } = await serving(() => rowsUpTo(5_000_000))
  const reader = connect(port, '127.0.0.1').on('error', () => {})
  const closed = new Promise((resolve) => reader.once('close', resolve))
  reader.pause()
  reader.write('GET /rows HTTP/1.1\r\nHost: x\r\n\r\n')
  await until(() => rowsRead() > 0)
  await untilFull(rowsRead)
  vi.advanceTimersByTime(readTimeout - 1)
  await untilFull(rowsRead)
  expect(ended()).toBe(0)
  vi.advanceTimersByTime(1)
  await until(() => ended() === 1)
  reader.resume()
  await closed

  const next = await fetch(url)
  const { value } = await next.body!.getReader().read()
  expect(value!.length).toBeGreaterThan(0)
})

test('a failure midway breaks the connection', async () => {
  const { url } = await serving(async function* broken() {
    yield* rowsUpTo(1000)
    throw new Error('the connection to the database was lost')
  })
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow('terminated')
})

async function until(condition: () => boolean) {
  while (!condition()) await nextTurn()
}

/** Considers the buffers full when no row was read in a thousand turns of the event loop. */
async function untilFull(rowsRead: () => number) {
  for (let before = -1; rowsRead() !== before;) {
    before = rowsRead()
    for (let turn = 0; turn < 1000; turn++) await nextTurn()
  }
}
