// Servers that are slow or break the protocol: every fetch ends, and a partial body never counts as complete.
import { createServer } from 'node:net'
import type { Server, Socket, AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { fetchOutside } from './fetchOutside.ts'
import { fetchService } from './fetchWhole.ts'

const servers: Server[] = []
const sockets = new Set<Socket>()
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

/** Starts a server that runs `answer` on each connection at its first bytes. */
async function peer(answer: (socket: Socket) => unknown): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.once('data', () => void answer(socket))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function drip(socket: Socket, next: (at: number) => string | Buffer) {
  for (let at = 0; !socket.destroyed; at++) {
    socket.write(next(at))
    await wait(1)
  }
}

const large = 1_000_000
const generous = { patience: 60_000, bytes: large, redirects: 3 }
const impatient = { ...generous, patience: 300 }

/** Results of both functions: for URLs that users enter, and for services that the administrator configures. */
async function outcomes(host: string, limits = generous, scheme = 'http') {
  const url = `${scheme}://${host}/`
  const reach = { inside: [host], resolve: async () => [] }
  const fetches = [fetchOutside(url, limits, reach), fetchService(url, limits, {})]
  const results = await Promise.allSettled(fetches)
  return results.map((one) =>
    one.status === 'fulfilled'
      ? one.value.toString().slice(0, 20)
      : (one.reason as { reason: string }).reason,
  )
}
const twice = (outcome: string) => [outcome, outcome]

const ok = 'HTTP/1.1 200 OK\r\n'
const body = 'BEGIN:VCALENDAR'

const slow: Record<string, (socket: Socket) => unknown> = {
  'says nothing': () => {},
  'never ends its headers': (socket) => (
    socket.write(ok),
    drip(socket, (at) => (at < 500 ? 'x' : ''))
  ),
  'sends only interim responses': (socket) =>
    drip(socket, () => 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  'sends a body byte by byte': (socket) => (
    socket.write(`${ok}Content-Length: 5000\r\n\r\n`),
    drip(socket, () => 'x')
  ),
  'sends a body without a length and never closes': (socket) =>
    socket.write(`HTTP/1.0 200 OK\r\n\r\n${body}`),
  'promises more than it sends': (socket) =>
    socket.write(`${ok}Content-Length: 5000\r\n\r\n${body}`),
  'stops in the middle of a compressed body': (socket) => {
    const packed = gzipSync(Buffer.alloc(5000, body))
    socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`)
    socket.write(packed.subarray(0, 20))
  },
  'sends an endless compressed body without content': (socket) => (
    socket.write(`HTTP/1.0 200 OK\r\nContent-Encoding: gzip\r\n\r\n`),
    drip(socket, () => gzipSync(''))
  ),
}

test.each(Object.keys(slow))('a server that %s times out', async (name) => {
  expect(await outcomes(await peer(slow[name]!), impatient)).toEqual(twice('slow'))
  await eventually(() => expect(sockets.size).toBe(0))
})

test('a server that never completes the TLS handshake times out', async () => {
  expect(await outcomes(await peer(() => {}), impatient, 'https')).toEqual(twice('slow'))
})

const refused: Record<string, [string, (socket: Socket) => unknown]> = {
  'switches to another protocol': [
    'status',
    (socket) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  ],
  'switches to another protocol without naming it': [
    'status',
    (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
  ],
  'sends endless headers': [
    'unreachable',
    (socket) => (socket.write(ok), drip(socket, (at) => `X-${at}: ${'x'.repeat(5000)}\r\n`)),
  ],
  'sends endless trailers': [
    'unreachable',
    (socket) => (
      socket.write(`${ok}Transfer-Encoding: chunked\r\n\r\n0\r\n`),
      drip(socket, (at) => `X-${at}: ${'x'.repeat(5000)}\r\n`)
    ),
  ],
  'hangs up in the middle': [
    'unreachable',
    (socket) => socket.end(`${ok}Content-Length: 5000\r\n\r\n${body}`),
  ],
  'hangs up between two chunks': [
    'unreachable',
    (socket) => socket.end(`${ok}Transfer-Encoding: chunked\r\n\r\n5\r\nBEGIN\r\n`),
  ],
  'hangs up in the middle of a compressed body': [
    'unreachable',
    (socket) => {
      socket.write(`HTTP/1.0 200 OK\r\nContent-Encoding: gzip\r\n\r\n`)
      socket.end(gzipSync(Buffer.alloc(5000, body)).subarray(0, 20))
    },
  ],
  'announces a body that is too large': [
    'large',
    (socket) => socket.write(`${ok}Content-Length: ${large + 1}\r\n\r\n`),
  ],
  'sends a body that is too large': [
    'large',
    (socket) => (socket.write('HTTP/1.0 200 OK\r\n\r\n'), drip(socket, () => Buffer.alloc(50_000))),
  ],
  'sends a body that decompresses to far too much': [
    'large',
    (socket) => {
      const packed = gzipSync(Buffer.alloc(100_000_000))
      socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`)
      socket.write(packed)
    },
  ],
  'compresses in an unknown way': [
    'status',
    (socket) => socket.end(`${ok}Content-Encoding: x-own\r\nContent-Length: 1\r\n\r\nx`),
  ],
  'redirects without end': [
    'redirects',
    (socket) =>
      socket.end('HTTP/1.1 302 Found\r\nLocation: /next\r\nContent-Length: 9999999\r\n\r\nx'),
  ],
  'speaks another protocol': ['unreachable', (socket) => socket.end('220 mail.example ESMTP\r\n')],
}

test.each(Object.keys(refused))('a server that %s is refused', async (name) => {
  const [reason, answer] = refused[name]!
  expect(await outcomes(await peer(answer))).toEqual(twice(reason))
  await eventually(() => expect(sockets.size).toBe(0))
})

test('a compressed body is decompressed although the request did not ask for one', async () => {
  const packed = gzipSync(body)
  const host = await peer((socket) => {
    socket.write(`${ok}Content-Encoding: gzip\r\nContent-Length: ${packed.length}\r\n\r\n`)
    socket.write(packed)
  })
  expect(await outcomes(host)).toEqual(twice(body))
})

test('forty servers that switch protocols are all refused', async () => {
  const host = await peer((socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  const all = await Promise.all(Array.from({ length: 40 }, () => outcomes(host)))
  expect(all.flat().every((reason) => reason === 'status')).toBe(true)
})
