// A URL that a user enters never leads into the server's own network.
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { fetchOutside, namesInside, outsideUrl } from './fetchOutside.ts'
import type { NetworkReach } from './fetchOutside.ts'
import { isOutside } from './outsideAddress.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}
// Generous timeout: it catches hangs, not slowness.
const limits = { patience: 60_000, bytes: 1000, redirects: 3 }
const reach = (inside: string[], addresses: string[] = ['127.0.0.1']): NetworkReach => ({
  inside,
  resolve: async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
})
const fails = (address: string, through: NetworkReach, also = limits) =>
  fetchOutside(address, also, through).then(
    () => 'fetched',
    ({ reason }: { reason: string }) => reason,
  )

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  'no address',
  '',
])('%s is inside', (address) => expect(isOutside(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001:80b::200e', '2606:4700::1111'])(
  '%s is outside',
  (address) => expect(isOutside(address)).toBe(true),
)

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://0/',
  'https://169.254.169.254/latest/meta-data/',
  'http://localhost/',
  'http://192.168.0.1:443/',
])('%s is refused without a request', async (address) => {
  expect(namesInside(outsideUrl(address)!)).toBe(true)
  expect(await fails(address, reach([]))).toBe('inside')
})

test.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'javascript:1',
  'example.com',
  '',
  'http://example.com:22/',
  'http://example.com:5432/',
  'https://user:word@example.com/',
])('%j is not fetched', async (address) => {
  expect(outsideUrl(address)).toBeUndefined()
  expect(await fails(address, reach([]))).toBe('address')
})

test('a name is refused if any of its addresses is inside', async () => {
  expect(await fails('http://portal.example/', reach([], ['10.0.0.7']))).toBe('inside')
  expect(await fails('http://portal.example/', reach([], ['93.184.216.34', 'fd00::7']))).toBe(
    'inside',
  )
  expect(await fails('http://portal.example/', reach([], []))).toBe('unknownHost')
})

test('the connection goes to the address that was checked, even if the name then resolves elsewhere', async () => {
  let lookUps = 0
  const host = await listen((request, answer) => {
    answer.end(String(request.headers.host))
  })
  const port = host.split(':')[1]
  const resolving: NetworkReach = {
    inside: [`portal.example:${port}`],
    resolve: async () => {
      lookUps++
      return [{ address: lookUps === 1 ? '127.0.0.1' : '10.0.0.7', family: 4 }]
    },
  }
  const text = await fetchOutside(`http://portal.example:${port}/`, limits, resolving)
  expect([String(text), lookUps]).toEqual([`portal.example:${port}`, 1])
})

test('a redirect to an address inside is not followed', async () => {
  const secret = await listen((_request, answer) => void answer.end('secret'))
  for (const location of [
    `http://${secret}/`,
    'http://localhost/',
    '//[::1]/',
    'file:///etc/passwd',
  ]) {
    const host = await listen((_request, answer) => answer.writeHead(302, { location }).end())
    expect([location, await fails(`http://${host}/`, reach([host]))]).toEqual([
      location,
      location.startsWith('http://127') || location.startsWith('file') ? 'address' : 'inside',
    ])
  }
})

test('three redirects are followed, a fourth is not', async () => {
  let left = 3
  const host = await listen((_request, answer) =>
    left-- > 0 ? answer.writeHead(307, { location: '/next' }).end() : answer.end('there'),
  )
  expect(String(await fetchOutside(`http://${host}/`, limits, reach([host])))).toBe('there')
  left = 4
  expect(await fails(`http://${host}/`, reach([host]))).toBe('redirects')
})

test('a response that is too large or endless is cut off, and a slow one times out', async () => {
  const endless = await listen((_request, answer) => {
    const write = () =>
      void (answer.destroyed || (answer.write('x'.repeat(500)), setImmediate(write)))
    write()
  })
  expect(await fails(`http://${endless}/`, reach([endless]))).toBe('large')
  const silent = await listen(() => {})
  const dripping = await listen((_request, answer) => void answer.write('BEGIN'))
  const short = { ...limits, patience: 200 }
  expect(await fails(`http://${silent}/`, reach([silent]), short)).toBe('slow')
  expect(await fails(`http://${dripping}/`, reach([dripping]), short)).toBe('slow')
  const neverResolves: NetworkReach = { inside: [], resolve: () => new Promise(() => {}) }
  expect(await fails('http://portal.example/', neverResolves, short)).toBe('slow')
})

test('the reason tells missing, denied, failed and unreachable apart', async () => {
  let status = 404
  const host = await listen((_request, answer) => answer.writeHead(status).end('x'))
  expect(await fails(`http://${host}/`, reach([host]))).toBe('missing')
  status = 403
  expect(await fails(`http://${host}/`, reach([host]))).toBe('denied')
  status = 500
  expect(await fails(`http://${host}/`, reach([host]))).toBe('status')
  expect(await fails('http://127.0.0.1:1/', reach(['127.0.0.1:1']))).toBe('unreachable')
})
