// Clients that send slowly, read slowly, send garbage or never disconnect, over real connections.
import { bundledTexts } from '#base/register/bundledTexts.ts'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { closeWithin } from '#kit/http/closeWithin.ts'
import type { Deadlines } from '#kit/http/overload/deadlines.ts'
import { get } from '#kit/http/endpoint.ts'
import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { outsideWork } from '#kit/http/overload/overload.ts'
import { serve } from '#kit/http/serve.ts'
import { createServer } from '#kit/http/server.ts'
import { createTexts } from '#kit/i18n/translator.ts'
import { until } from '#kit/testing/eventually.ts'
import { anyone } from '#base/permissions/permissions.contract.ts'
import { z } from 'zod'
import { buildBackend } from '../../buildBackend.ts'
import { clientRoutes } from '../../client.ts'
import { healthRoutes } from '../../health.ts'
import { tokenIn } from '../../testing/enquiryForm.ts'
import { limitsOfAll } from '../../testing/limitsOfAll.ts'
import { testApp } from '../../testing/testApp.ts'
import type { TestApp } from '../../testing/testApp.ts'

const never = 300_000

let app: TestApp
/** A server with short limits for headers and bodies. */
let http: TestApp['http']
/** A server with a short limit for whole bodies only. */
let patient: TestApp['http']
/** A server with a short limit only for the rest of a body whose response was sent. */
let brief: TestApp['http']
const open: Socket[] = []
beforeAll(async () => {
  app = await testApp()
  const others = { uploadRate: 100, rest: never, every: 20 }
  http = await listening({ ...others, headers: 300, idle: 200, body: never })
  patient = await listening({ ...others, headers: never, idle: never, body: 300 })
  brief = await listening({ ...others, headers: never, idle: never, body: never, rest: 300 })
})
afterAll(async () => {
  for (const socket of open) socket.destroy()
  await Promise.all([http, patient, brief].map((server) => closeWithin(server, 100)))
  await app.close()
})

async function listening(deadlines: Deadlines) {
  const { http: _http, translate: _translate, log: _log, ...parts } = app
  const backend = await buildBackend({ ...parts, logger: false, deadlines })
  healthRoutes(backend)
  await clientRoutes(backend)
  await backend.http.listen({ port: 0, host: '127.0.0.1' })
  return backend.http
}

test.each(['/', '/Accounts', '/api/nothing', '/nothing.png'])(
  'HEAD %s is answered as GET is',
  async (url) => {
    const got = await http.inject({ method: 'GET', url })
    const head = await http.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.body]).toEqual([got.statusCode, ''])
    expect(head.headers['content-type']).toBe(got.headers['content-type'])
  },
)

/** Opens a connection that has sent this text. */
function begin(start: string, server = http): Socket {
  const { port } = server.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(start)
  open.push(socket)
  return socket
}
/** Everything that the server sends until the connection ends, in whatever way. */
const said = (socket: Socket): Promise<string> =>
  new Promise((done) => {
    let all = ''
    socket.on('data', (chunk) => (all += String(chunk)))
    socket.once('close', () => done(all))
  })
const whole = (start: string) => said(begin(start))
const sendSlowly = (socket: Socket, bit: string) => {
  const sending = setInterval(() => socket.writable && socket.write(bit), 20)
  socket.once('close', () => clearInterval(sending))
}
// The connection may be reset before the response is read.
const cutOff = /^(HTTP\/1\.1 408[^]*)?$/
const login =
  'POST /api/authenticate/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const upload = () =>
  `POST /api/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${app.admin.token}\r\nContent-Type: multipart/form-data; boundary=x\r\n`
const form =
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nslowly but surely, line by line\r\n--x--\r\n'

describe('a slow sender', () => {
  afterEach(() => void vi.useRealTimers())

  test('is cut off when the headers do not end', async () => {
    const head = 'GET /healthz HTTP/1.1\r\nHost: x\r\n'
    expect(await whole(head)).toMatch(/^HTTP\/1\.1 408[^]*application\/problem\+json/)
    const socket = begin(head)
    sendSlowly(socket, 'X-More: x\r\n')
    expect(await said(socket)).toMatch(cutOff)
  })

  test('is cut off when a body stops coming, in the language of the caller', async () => {
    const answer = await whole(`${login}Accept-Language: el\r\nContent-Length: 100\r\n\r\n{`)
    expect(answer).toMatch(/^HTTP\/1\.1 408[^]*application\/problem\+json[^]*Πολύ αργά/)
  })

  test('is cut off when an upload stops', async () => {
    const half = `${upload()}Content-Length: 5000\r\n\r\n${form.slice(0, 60)}`
    expect(await whole(half)).toMatch(/^HTTP\/1\.1 408/)
  })

  test('is cut off when a body trickles forever, while an upload may continue', async () => {
    const large = form.replace('slowly', 'slowly '.repeat(30_000))
    const uploading = begin(
      `${upload()}Connection: close\r\nContent-Length: ${large.length}\r\n\r\n${large.slice(0, -20)}`,
      patient,
    )
    const uploaded = said(uploading)
    const dripping = begin(`${login}Content-Length: 100000\r\n\r\n`, patient)
    sendSlowly(dripping, ' ')
    expect(await said(dripping)).toMatch(cutOff)
    uploading.write(large.slice(-20))
    expect(await uploaded).toMatch(/^HTTP\/1\.1 200[^]*"userName":"a\.txt"/)
  })

  test('is cut off when an upload trickles forever', async () => {
    const dripping = begin(`${upload()}Content-Length: 100000\r\n\r\n${form.slice(0, 90)}`, patient)
    sendSlowly(dripping, '.')
    expect(await said(dripping)).toMatch(cutOff)
  })

  test.each([
    ['form', () => login.replace('application/json', 'multipart/form-data; boundary=x')],
    ['upload', () => upload().replace(/Bearer [^\r]*/, 'Bearer wrong')],
    ['body', () => login.replace('application/json', 'application/xml')],
  ])('is cut off when the rest of a refused %s drips for ever', async (_, head) => {
    const dripping = begin(`${head()}Content-Length: 100000\r\n\r\n${form.slice(0, 90)}`, brief)
    sendSlowly(dripping, '.')
    expect(await said(dripping)).toMatch(/^HTTP\/1\.1 4(15|01) /)
  })

  test('may take long for an upload that keeps arriving', async () => {
    const arriving = new Promise<Socket>((resolve) => http.server.once('connection', resolve))
    const socket = begin('')
    const arrived = await arriving
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const head = `${upload()}Connection: close\r\nContent-Length: ${form.length}\r\n\r\n`
    const answer = said(socket)
    let sent = 0
    for (const part of [head, ...(form.match(/[^]{1,6}/g) ?? [])]) {
      socket.write(part)
      sent += Buffer.byteLength(part)
      while (arrived.bytesRead < sent) await nextTurn()
      vi.advanceTimersByTime(180)
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200[^]*"userName":"a\.txt"/)
  })
})

describe('unreadable requests are refused as a problem', () => {
  test.each([
    ['rubbish', 'RUBBISH\r\n\r\n', 400],
    [
      'a header that is too large',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['an address that is too long', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['bad percent encoding', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    [
      'a part of an address that is too long',
      `GET /api/files/${'x'.repeat(500)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      414,
    ],
    ['a wrong method', 'PUT /api/account HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    [
      'an odd method',
      'PROPFIND /api/account HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'an unknown address',
      'GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
    [
      'the description, asked for by nobody',
      'GET /api/docs/json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      401,
    ],
    ['two lengths', `${login}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    [
      'a length and chunks',
      `${login}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
  ])('%s', async (_, sent, status) => {
    const answer = await whole(sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json')
    const body = JSON.parse(
      answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1),
    ) as object
    expect(body).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
    expect(Object.values(body).filter((text) => String(text).startsWith('problem.'))).toEqual([])
  })
})

test('the description of the API is for staff', async () => {
  const ask = async (url: string, as?: { token: string }) =>
    (await http.inject({ url, ...(as && { headers: { authorization: `Bearer ${as.token}` } }) }))
      .statusCode
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml']) {
    expect([url, await ask(url)]).toEqual([url, 401])
    expect([url, await ask(url, app.client)]).toEqual([url, 403])
    expect([200, 302]).toContain(await ask(url, app.branchEmployee))
  }
})

async function ownServer(limits: Parameters<typeof limitsOfAll>[0]) {
  const server = await createServer({
    title: 'test',
    translate: createTexts(bundledTexts).translate,
    logger: false,
    workLimits: limitsOfAll(limits),
  })
  const waiting: (() => void)[] = []
  const delayed: (() => void)[] = []
  const gate = new Gate({ atOnce: 1, waitingEach: 2, waiting: 2 })
  const later = () => new Promise<void>((go) => delayed.push(go))
  let streams = 0
  const api = {
    work: get('/api/work', { may: anyone, answer: z.number() }),
    delay: get('/api/delay', { may: anyone, answer: z.number() }),
    heavy: get('/api/heavy', { may: anyone, answer: z.number() }),
    rows: get('/api/rows', {
      may: anyone,
      answer: z.object({ items: z.array(z.string()), totalRows: z.number() }),
    }),
  }
  serve(server, api, {
    work: async () => {
      await new Promise<void>((go) => waiting.push(go))
      return 1
    },
    delay: async ({ request }) => {
      await outsideWork(request, later)
      return 2
    },
    heavy: ({ request, reply }) =>
      runInTurn(request, reply, gate, async () => {
        await later()
        return 3
      }),
    rows: () => ({ items: endless(), totalRows: 1 }),
  })
  server.get('/healthz', () => 'alive')
  async function* endless() {
    streams++
    for (;;) yield 'x'.repeat(1000)
  }
  // `inject` starts when it is awaited, not when it is called.
  const ask = async (url: string) => server.inject(url)
  return {
    server,
    ask,
    delayed,
    letGo: () => waiting.splice(0).forEach((go) => go()),
    underway: () => waiting.length + streams,
  }
}

describe('too many requests at once', () => {
  test('wait, then get 503 beyond the limit; health checks never wait', async () => {
    const { server, ask, letGo } = await ownServer({ atOnce: 4, waiting: 200, patience: 60_000 })
    const asked = Array.from({ length: 230 }, () => ask('/api/work'))
    expect((await Promise.race(asked)).statusCode).toBe(503)
    expect((await ask('/healthz')).statusCode).toBe(200)
    const going = setInterval(letGo, 1)
    const answers = await Promise.all(asked)
    expect((await ask('/api/work')).statusCode).toBe(200)
    clearInterval(going)
    const good = answers.filter(({ statusCode }) => statusCode === 200).length
    const busy = answers.filter(({ statusCode }) => statusCode === 503)
    expect(good).toBeGreaterThanOrEqual(200)
    expect(good + busy.length).toBe(230)
    expect(server.work).toMatchObject({ underway: 0, waiting: 0, refused: busy.length })
    for (const { headers } of busy) {
      expect(headers['retry-after']).toBe('5')
      expect(headers['content-type']).toContain('application/problem+json')
    }
    await server.close()
  })

  test('do not wait forever', async () => {
    const { server, ask, letGo } = await ownServer({ atOnce: 1, waiting: 10, patience: 50 })
    const first = ask('/api/work')
    expect((await ask('/api/work')).statusCode).toBe(503)
    letGo()
    expect((await first).statusCode).toBe(200)
    await server.close()
  })
})

describe('slow work', () => {
  test('takes no slot from others: neither a delay nor heavy work that waits for its turn', async () => {
    const { server, ask, letGo, delayed, underway } = await ownServer({
      atOnce: 1,
      waiting: 10,
      patience: 60_000,
    })
    const slow = [ask('/api/delay'), ask('/api/delay'), ask('/api/heavy'), ask('/api/heavy')]
    await until(() => delayed.length === 3)
    const quick = ask('/api/work')
    await until(() => underway() === 1)
    letGo()
    expect((await quick).statusCode).toBe(200)
    // The second heavy request starts when the first is done.
    delayed.splice(0).forEach((go) => go())
    await until(() => delayed.length === 1)
    delayed.splice(0).forEach((go) => go())
    expect((await Promise.all(slow)).map((answer) => answer.json())).toEqual([2, 2, 3, 3])
    await server.close()
  })

  test('waits for a slot again afterwards, and frees it', async () => {
    const { server, ask, letGo, delayed, underway } = await ownServer({
      atOnce: 1,
      waiting: 10,
      patience: 60_000,
    })
    for (let round = 0; round < 3; round++) {
      const slow = ask('/api/delay')
      await until(() => delayed.length === 1)
      const working = ask('/api/work')
      await until(() => underway() === 1)
      delayed.splice(0).forEach((go) => go())
      expect(await Promise.race([slow, nextTurn('waiting')])).toBe('waiting')
      letGo()
      expect((await Promise.all([slow, working])).map((answer) => answer.json())).toEqual([2, 1])
    }
    await server.close()
  })

  test("is refused in the person's language if they have too much of it waiting", async () => {
    const { server, ask, delayed } = await ownServer({
      atOnce: 40,
      waiting: 100,
      patience: 60_000,
    })
    const asked = [1, 2, 3].map(() => ask('/api/heavy'))
    await until(() => delayed.length === 1)
    for (const [language, text] of [
      ['en', 'under way already'],
      ['el', 'σε εξέλιξη'],
      ['ru', 'уже выполняется'],
    ] as const) {
      const refused = await server.inject({
        url: '/api/heavy',
        headers: { 'accept-language': language },
      })
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
      expect(refused.json().detail).toContain(text)
    }
    const going = setInterval(() => delayed.splice(0).forEach((go) => go()), 1)
    for (const answer of await Promise.all(asked)) expect(answer.statusCode).toBe(200)
    clearInterval(going)
    await server.close()
  })
})

describe('a differently encoded address', () => {
  test('has the same limits, and is not cached', async () => {
    const { server, ask, letGo, underway } = await ownServer({
      atOnce: 1,
      waiting: 1,
      patience: 60_000,
    })
    const first = ask('/%61pi/work')
    await until(() => underway() === 1)
    const second = ask('/%61pi/work')
    for (const url of ['/api/work', '/%61pi/work', '/ap%69/work/', '/%61p%69/%77ork?a=/site'])
      expect([url, (await ask(url)).statusCode]).toEqual([url, 503])
    const going = setInterval(letGo, 1)
    for (const { statusCode, headers } of await Promise.all([first, second]))
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
    clearInterval(going)
    await server.close()
  })

  test("is checked with the caller's session, and refused like the normal one", async () => {
    const headers = { authorization: `Bearer ${app.admin.token}` }
    const me = await http.inject({ url: '/%61pi/authenticate/me', headers })
    expect([me.statusCode, me.headers['cache-control']]).toEqual([200, 'no-store'])
    for (const url of ['/api/nothing', '/%61pi/nothing', '/%61p%69/nothing?x=1']) {
      const missing = await http.inject({ url, headers })
      expect([url, missing.statusCode, missing.headers['cache-control']]).toEqual([
        url,
        404,
        'no-store',
      ])
      expect(missing.headers['content-type']).toContain('application/problem+json')
    }
    const [plain, spelt] = await Promise.all(
      ['/site/el/nothing', '/%73ite/%65l/nothing'].map((url) => http.inject({ url })),
    )
    // Each page has its own form token.
    const [body, plainBody] = [spelt!, plain!].map((page) =>
      page.body.replace(tokenIn(page.body), ''),
    )
    expect([spelt!.statusCode, body]).toEqual([plain!.statusCode, plainBody])
  })
})

test('a shutdown completes whatever clients do', async () => {
  const { server, underway } = await ownServer({ atOnce: 4, waiting: 10, patience: 60_000 })
  let connections = 0
  server.server.on('connection', () => connections++)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const sockets = [
    'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n', // keep-alive
    'GET /healthz HTTP/1.1\r\nHost:', // half a request
    'POST /api/work HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\nhalf a body',
    'GET /api/work HTTP/1.1\r\nHost: x\r\n\r\n', // never answered
    'GET /api/rows HTTP/1.1\r\nHost: x\r\n\r\n', // never read
    '',
  ].map((start) => begin(start, server))
  sockets[4]!.pause()
  const closed = sockets.map((socket) => new Promise((done) => socket.once('close', done)))
  for (const [at, socket] of sockets.entries()) if (at !== 4) socket.resume()
  await until(() => connections === 6 && underway() === 2)
  await closeWithin(server, 100)
  sockets[4]!.resume()
  expect(await Promise.all(closed)).toHaveLength(6)
})
