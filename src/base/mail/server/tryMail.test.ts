import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { mailProviders } from './consent/providers.ts'
import type { TrialStep } from './trial.contract.ts'

const hostsInside = ['127.0.0.1', 'localhost']
let app: TestApp
beforeAll(async () => {
  app = await testApp({
    mailEnvironment: {
      smtpUrl: null,
      from: null,
      defaultFrom: { name: 'Estia', address: 'office@example.com' },
      isHeldBack: false,
      hostsInside,
      providers: mailProviders,
    },
  })
})
afterAll(() => app.close())
beforeEach(async () => void (await sql`TRUNCATE "signInFailure"`.execute(app.db)))

const values = (port: number, more: object = {}) => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  senderAddress: 'office@white-tower.gr',
  to: 'eleni@example.com',
  ...more,
})
const call = (payload: object) => app.call('POST', '/api/MailSettings/try', { payload })
const tryWith = async (payload: object): Promise<TrialStep[]> => {
  const answer = await call(payload)
  expect(answer.statusCode).toBe(200)
  return answer.json().steps
}
async function serverWith(options: Parameters<typeof smtpServer>[0]) {
  const server = await smtpServer(options)
  onTestFinished(server.close)
  return server
}

test('each step says what the server said, and the mail arrives, without anything being saved', async () => {
  const server = await serverWith({ onSignIn: () => undefined })
  const steps = await tryWith(values(server.port, { user: 'office', password: 'secret' }))
  expect(steps.map(({ step, state, said }) => [step, state, said?.slice(0, 3) ?? null])).toEqual([
    ['lookup', 'done', null],
    ['connect', 'done', null],
    ['greeting', 'done', '220'],
    ['tls', 'skipped', null],
    ['signIn', 'done', '235'],
    ['sender', 'done', '250'],
    ['recipient', 'done', '250'],
    ['message', 'done', '250'],
  ])
  expect(steps[0]!.addresses).toEqual(['127.0.0.1'])
  expect(server.received[0]).toMatchObject({
    recipients: ['eleni@example.com'],
    from: { address: 'office@white-tower.gr' },
  })
  expect((await app.call('GET', '/api/MailSettings')).json()).toMatchObject({ host: null })
})

const signIn = { user: 'office', password: 'secret' }
test.each([
  ['a wrong password', 'onSignIn', '535 5.7.8 Error: authentication failed', 'wrongPassword'],
  ['the end of passwords at Microsoft', 'onSignIn', '535 5.7.139 disabled', 'basicEnded'],
  ['an app password at Google', 'onSignIn', '534 5.7.9 Application-specific', 'basicEnded'],
  ['the end of passwords at Google', 'onSignIn', '535 5.7.8 BadCredentials gsmtp', 'basicEnded'],
  [
    'a sender that is not allowed',
    'onSender',
    '553 5.7.1 Sender address rejected',
    'senderRefused',
  ],
  ['an unknown recipient', 'onRecipient', '550 5.1.1 User unknown', 'noMailbox'],
  ['a server that relays nothing', 'onRecipient', '554 5.7.1 Relay access denied', 'noRelay'],
  ['a greylisting server', 'onRecipient', '451 4.7.1 Please try again', 'later'],
  ['a mail that is not genuine', 'onMail', '550 5.7.26 Unauthenticated email', 'notGenuine'],
  ['a mail that is refused', 'onMail', '554 no', 'messageRefused'],
] as const)('%s is explained', async (_name, where, answer, failure) => {
  const refusal = { code: Number(answer.slice(0, 3)), text: answer.slice(4) }
  const server = await serverWith({ onSignIn: () => undefined, [where]: () => refusal })
  const last = (await tryWith(values(server.port, signIn))).at(-1)!
  const step = {
    onSignIn: 'signIn',
    onSender: 'sender',
    onRecipient: 'recipient',
    onMail: 'message',
  }
  expect(last).toMatchObject({ step: step[where], state: 'failed', failure, said: answer })
  expect(server.received).toEqual([])
})

test('a closed port, a server without STARTTLS, and one that is no TLS are told apart', async () => {
  const server = await serverWith({})
  const failureOf = async (payload: object) => {
    const { step, failure } = (await tryWith(payload)).at(-1)!
    return [step, failure]
  }
  expect(await failureOf(values(1))).toEqual(['connect', 'portClosed'])
  expect(await failureOf(values(server.port, { security: 'starttls' }))).toEqual([
    'tls',
    'noStarttls',
  ])
  expect(await failureOf(values(server.port, { security: 'tls' }))).toEqual(['tls', 'notTls'])
})

test.each(['tls', 'starttls'] as const)(
  'a certificate that nobody knows is refused with %s before the password is sent',
  async (encryption) => {
    let asked = 0
    const server = await serverWith({ encryption, onSignIn: () => void asked++ })
    const payload = values(server.port, { ...signIn, host: 'localhost', security: encryption })
    const last = (await tryWith(payload)).at(-1)!
    expect(last.step).toBe('tls')
    expect(['untrusted', 'expired']).toContain(last.failure)
    expect(asked).toBe(0)
  },
)

test('an address inside the network is refused unless the operator allows it', async () => {
  const server = await serverWith({})
  hostsInside.splice(0)
  onTestFinished(() => void hostsInside.push('127.0.0.1', 'localhost'))
  const steps = await tryWith(values(server.port))
  expect(steps).toMatchObject([{ step: 'lookup', state: 'failed', failure: 'inside' }])
  const byName = await tryWith(values(server.port, { host: 'localhost' }))
  expect(byName).toMatchObject([{ step: 'lookup', state: 'failed', failure: 'inside' }])
})

test('twenty tries in a quarter of an hour are enough', async () => {
  const statuses = []
  for (let tries = 0; tries < 21; tries++) statuses.push((await call(values(1))).statusCode)
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(statuses[20]).toBe(429)
})

test('somebody who leaves ends the try', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const connected = once(silent, 'connection') as Promise<[Socket]>
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' })
  const gone = new AbortController()
  const answer = fetch(`${address}/api/MailSettings/try`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.admin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(values((silent.address() as AddressInfo).port)),
    signal: gone.signal,
  }).catch((error: Error) => error.name)
  const [socket] = await connected
  const ended = once(socket.resume(), 'close')
  gone.abort()
  expect(await answer).toBe('AbortError')
  // Long before the client itself would give up.
  const later = setTimeout(() => socket.destroy(new Error('still open')), 8_000)
  await expect(ended).resolves.toEqual([false])
  clearTimeout(later)
})
