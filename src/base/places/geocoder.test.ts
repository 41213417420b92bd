import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
let server: Server
let asked: { url: URL; agent: string | undefined }[] = []
let answer: (reply: ServerResponse, request: IncomingMessage) => void
const kalamaria = 736083
const found = { display_name: 'Πλαστήρα 15, Καλαμαριά', lat: '40.5771', lon: '22.9414' }

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push({
      url: new URL(request.url ?? '', 'http://here'),
      agent: request.headers['user-agent'],
    })
    answer(reply, request)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nominatim`
  app = await testApp({ geocoder: { url, userAgent: 'Estia (http://estia.test)' } })
})
afterAll(async () => {
  await app.close()
  server.close()
})
beforeEach(async () => {
  asked = []
  answer = (reply) => reply.end(JSON.stringify([found]))
  await app.db.updateTable('geocoderTurn').set({ nextOn: '2026-01-01T00:00:00Z' }).execute()
})

const find = (query: Record<string, string>) =>
  app.call('GET', `/api/location/position?${new URLSearchParams(query)}`, { as: app.employee })

test('an address gets its positions from the service, which receives our user agent', async () => {
  const answered = await find({ address: ' Πλαστήρα 15 ', locationId: String(kalamaria) })
  expect(answered.json()).toEqual({
    items: [{ text: 'Πλαστήρα 15, Καλαμαριά', latitude: 40.5771, longitude: 22.9414 }],
  })
  const [{ url, agent }] = asked as [(typeof asked)[0]]
  expect([url.pathname, agent]).toEqual(['/nominatim/search', 'Estia (http://estia.test)'])
  expect(url.searchParams.get('q')).toMatch(/^Πλαστήρα 15, Καλαμαριά/)
})

test('the same address is requested once', async () => {
  const [first, again] = [await find({ address: 'Once 1' }), await find({ address: 'Once 1' })]
  expect(again.json()).toEqual(first.json())
  expect(asked).toHaveLength(1)
})

test('a turn that was given before the clock was put back does not keep others waiting', async () => {
  const nextOn = instantNow(3_600_000)
  await app.db.updateTable('geocoderTurn').set({ nextOn }).execute()
  expect((await find({ address: 'Clock 1' })).statusCode).toBe(200)
  const after = await app.db.selectFrom('geocoderTurn').select('nextOn').executeTakeFirstOrThrow()
  expect(after.nextOn < nextOn).toBe(true)
})

test('requests are one second apart, and too long a wait is refused', async () => {
  const inSeconds = async (seconds: number) => {
    const nextOn = instantNow(seconds * 1000)
    await app.db.updateTable('geocoderTurn').set({ nextOn }).execute()
  }
  await find({ address: 'Turn 1' })
  const { nextOn } = await app.db
    .selectFrom('geocoderTurn')
    .select('nextOn')
    .executeTakeFirstOrThrow()
  expect(Date.parse(nextOn)).toBeGreaterThan(Date.parse('2026-01-01T00:00:01Z'))
  await inSeconds(60)
  const refused = await find({ address: 'Turn 2' })
  expect([refused.statusCode, refused.json().detail]).toEqual([
    503,
    'Too many addresses are being looked up. Please try again in a few seconds.',
  ])
  expect(asked).toHaveLength(1)
})

test.each([
  ['refuses', (reply: ServerResponse) => void reply.writeHead(403).end()],
  ['hangs up', (reply: ServerResponse) => void reply.destroy()],
  ['answers a page', (reply: ServerResponse) => void reply.end('<html></html>')],
  ['redirects', (reply: ServerResponse) => void reply.writeHead(302, { location: '/' }).end()],
  [
    'sends a compression bomb',
    (reply: ServerResponse) => {
      const packed = gzipSync(Buffer.alloc(50_000_000, ' '))
      reply.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    },
  ],
  [
    'switches to another protocol',
    (reply: ServerResponse) => void reply.socket!.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  ],
  [
    'returns places that are not on earth',
    (reply: ServerResponse) => void reply.end(JSON.stringify([{ ...found, lat: '140' }])),
  ],
])('a service that %s is reported as unavailable and requested again', async (what, does) => {
  answer = does
  const failed = await find({ address: what })
  expect([failed.statusCode, failed.json().detail]).toEqual([
    503,
    'The map service that knows addresses does not answer. Please try again later.',
  ])
  answer = (reply) => reply.end('[]')
  await app.db.updateTable('geocoderTurn').set({ nextOn: '2026-01-01T00:00:00Z' }).execute()
  expect((await find({ address: what })).json()).toEqual({ items: [] })
})

test('an endless response is cut off while it arrives', async () => {
  let sent = 0
  answer = (reply) => {
    const write = () => {
      if (reply.destroyed) return
      sent += 100_000
      if (reply.write(Buffer.alloc(100_000, ' '))) setImmediate(write)
      else reply.once('drain', write)
    }
    write()
  }
  expect((await find({ address: 'Endless 1' })).statusCode).toBe(503)
  // More is sent than read, because of buffers in between.
  expect(sent).toBeLessThan(20_000_000)
})

test('without a geocoder, there are no positions', async () => {
  const without = await testApp()
  const refused = await without.call('GET', '/api/location/position?address=Here')
  expect(refused.statusCode).toBe(404)
  await without.close()
})
