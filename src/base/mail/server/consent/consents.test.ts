import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import type { TestSmtp } from '#kit/testing/smtpServer.ts'
import type { MailProvider } from '#base/backend/mailEnvironment.ts'
import { openSession } from '#base/session/sessions.store.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { storedMailer } from '../storedMailer.ts'

let app: TestApp
let smtp: TestSmtp
/** A provider that gives tokens for the code "consented" and for its own refresh token, until it is revoked. */
const asked: Record<string, string>[] = []
let challenge = ''
let isRevoked = false
const provider = createServer((request, response) => {
  void text(request).then((body) => {
    const params = Object.fromEntries(new URLSearchParams(body))
    asked.push(params)
    const proof = createHash('sha256')
      .update(params['code_verifier'] ?? '')
      .digest('base64url')
    const isKnown =
      params['client_id'] === 'client-1' &&
      params['client_secret'] === 'client-secret' &&
      (params['grant_type'] === 'refresh_token'
        ? params['refresh_token'] === 'refresh-1' && !isRevoked
        : params['code'] === 'consented' && proof === challenge)
    response.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        isKnown
          ? { access_token: `access-${asked.length}`, expires_in: 3600, refresh_token: 'refresh-1' }
          : { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
      ),
    )
  })
})
beforeAll(async () => {
  smtp = await smtpServer({
    methods: ['XOAUTH2'],
    onSignIn: ({ method, username, accessToken }) =>
      method === 'XOAUTH2' && username === 'office@example.com' && accessToken.startsWith('access-')
        ? undefined
        : { code: 535, text: '5.7.8 Bad' },
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const local: MailProvider = {
    server: { host: '127.0.0.1', port: smtp.port, security: 'none' },
    consent: () => `${url}/consent`,
    tokens: () => `${url}/token`,
    scope: 'mail',
    more: {},
  }
  app = await testApp({
    mailEnvironment: {
      smtpUrl: null,
      from: null,
      defaultFrom: { name: 'Estia', address: 'office@example.com' },
      isHeldBack: false,
      hostsInside: ['127.0.0.1'],
      providers: { google: local, microsoft: local },
    },
  })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
  provider.close()
})

const post = (url: string, payload: object = {}, as = app.admin) =>
  app.call('POST', `/api/MailSettings/${url}`, { payload, as })
const letter = { to: 'eleni@example.com', subject: 'Hello', text: 'Hello' }
const send = () => storedMailer(app, '/nowhere').send(letter)
const alerts = async () =>
  (await app.call('POST', '/api/alert/list', { payload: {} })).json().items as { content: string }[]

async function connect() {
  const { url } = (await post('connect')).json()
  const { searchParams } = new URL(url)
  challenge = searchParams.get('code_challenge')!
  return searchParams
}

test('the owner of a mailbox consents, mail is sent with a token, and a lost consent is said once', async () => {
  const first = await post('connect')
  expect(first.statusCode).toBe(400)
  const saved = await post('update', {
    signIn: 'google',
    user: 'office@example.com',
    senderAddress: 'office@example.com',
    clientId: 'client-1',
    clientSecret: 'client-secret',
  })
  expect(saved.statusCode).toBe(200)
  await expect(send()).rejects.toThrow('no consent')

  const page = await connect()
  expect(Object.fromEntries(page)).toMatchObject({
    client_id: 'client-1',
    response_type: 'code',
    redirect_uri: 'http://estia.test/Settings/Mail',
    code_challenge_method: 'S256',
    login_hint: 'office@example.com',
  })
  const answer = { state: page.get('state')!, code: 'consented' }
  const elsewhere = { ...app.admin, token: await openSession(app.db, app.admin.accountId) }
  expect((await post('connected', answer, elsewhere)).statusCode).toBe(400)
  expect((await post('connected', { ...answer, state: 'made-up' })).statusCode).toBe(400)
  const connected = await post('connected', answer)
  expect(connected.json()).toMatchObject({ connectedOn: expect.any(String), consentLostOn: null })
  expect((await post('connected', answer)).statusCode).toBe(400)

  await send()
  await send()
  expect(smtp.received).toHaveLength(2)
  // The token of the consent is used until it ends.
  expect(asked.map((params) => params['grant_type'])).toEqual(['authorization_code'])
  await sql`DELETE FROM "mailSecret" WHERE "kind" = 'accessToken'`.execute(app.db)
  await send()
  expect(asked.at(-1)).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'refresh-1' })
  const tried = await post('try', { to: letter.to })
  expect(tried.json().steps.at(-1)).toMatchObject({ step: 'message', state: 'done' })

  isRevoked = true
  await sql`DELETE FROM "mailSecret" WHERE "kind" = 'accessToken'`.execute(app.db)
  await expect(send()).rejects.toThrow('expired or revoked')
  await expect(send()).rejects.toThrow('no consent')
  const shown = (await app.call('GET', '/api/MailSettings')).body
  expect(JSON.parse(shown)).toMatchObject({ consentLostOn: expect.any(String) })
  expect(await alerts()).toMatchObject([{ content: expect.stringContaining('office@example.com') }])
  const operations = await app.call('GET', '/api/operations')
  const { problems } = operations.json()
  expect(problems).toContainEqual(expect.objectContaining({ kind: 'mailConsentLost' }))
  const stored = await sql`
    SELECT l::text FROM "actionLog" l UNION ALL SELECT encode("secret", 'escape') FROM "mailSecret"
  `.execute(app.db)
  expect(JSON.stringify([stored.rows, shown])).not.toMatch(/client-secret|refresh-1|access-\d/)

  isRevoked = false
  const again = await connect()
  await post('connected', { state: again.get('state'), code: 'consented' })
  await send()
  expect(smtp.received).toHaveLength(5)
})

test('the consent of one mailbox is not used for another one', async () => {
  const saved = await post('update', { user: 'other@example.com' })
  expect(saved.json()).toMatchObject({ connectedOn: null, clientSecretSetOn: expect.any(String) })
  await expect(send()).rejects.toThrow('no consent')
})
