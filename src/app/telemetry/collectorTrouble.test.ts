// A collector that is unreachable, hangs or fails does not affect the server.
// @module-tag faults
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '#kit/testing/eventually.ts'
import { quickFolder } from '#kit/testing/quickFolder.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import type { Tables } from '#base/backend/tables.ts'
import {
  databaseSettings,
  endServer,
  get,
  signIn,
  startServer,
} from '#app/testing/runningServer.ts'
import { readExposition, valueOf } from '../metrics/testing/exposition.ts'
import { metricsToken, readMetrics } from '../metrics/testing/readMetrics.ts'
import { collector } from './testing/collector.ts'

let database: TestDatabase<Tables>
const folder = quickFolder('estia-trouble-')
beforeAll(async () => {
  database = await testDatabase<Tables>()
})
afterAll(() => database.drop())

const serverThatSendsTo = async (url: string) => {
  const server = await startServer({
    METRICS_TOKEN: metricsToken,
    ...databaseSettings(database),
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_BSP_EXPORT_TIMEOUT: '60000',
    OTEL_EXPORTER_OTLP_TIMEOUT: '60000',
    OTEL_METRIC_EXPORT_INTERVAL: '500',
  })
  onTestFinished(() => endServer(server))
  return server
}

async function nobodyListens(): Promise<string> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return `http://127.0.0.1:${port}`
}

const places = {
  'is away': async () => ({ url: await nobodyListens(), bodies: null }),
  hangs: () => collector('hangs'),
  fails: () => collector('fails'),
}

const megabyte = 2 ** 20
/** These make more spans than the queue holds. */
const requests = 1_000
const mostAdded = 120 * megabyte

test.each(Object.entries(places))('a collector that %s', async (_name, begin) => {
  const place = await begin()
  if ('close' in place) onTestFinished(() => place.close())
  const server = await serverThatSendsTo(place.url)
  const token = await signIn(server)
  const memory = async () => {
    const text = await readMetrics(server.url)
    return valueOf(readExposition(text), 'process_resident_memory_bytes')!
  }
  const ask = async (times: number) => {
    const statuses = new Set<number>()
    for (let at = 0; at < times; at += 20) {
      const answers = Array.from({ length: 20 }, async () => {
        const answer = await get(server, '/api/authenticate/me', token)
        await answer.arrayBuffer()
        statuses.add(answer.status)
      })
      await Promise.all(answers)
    }
    return [...statuses]
  }
  expect(await ask(300)).toEqual([200])
  const before = await memory()
  expect(await ask(requests)).toEqual([200])
  expect((await memory()) - before).toBeLessThan(mostAdded)
  const { bodies } = place
  if (bodies) await eventually(() => expect(bodies.length).toBeGreaterThan(0))
  await endServer(server)
  // A server that waited for its collector would be ended by force, with 1.
  expect(server.process.exitCode).toBe(0)
})

test('protobuf is the default protocol', async () => {
  const place = await collector()
  onTestFinished(() => place.close())
  const server = await serverThatSendsTo(place.url)
  await signIn(server)
  await eventually(() => {
    for (const [path, name] of [
      ['/v1/traces', 'POST /api/authenticate/login'],
      ['/v1/metrics', 'estia_database_up'],
    ] as const) {
      const sent = place.bodies.filter((each) => each.path === path)
      expect(sent.some(({ body }) => body.includes(name))).toBe(true)
      expect(new Set(sent.map(({ type }) => type))).toEqual(new Set(['application/x-protobuf']))
    }
  })
})
