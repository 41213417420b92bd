// The doctor signs in to the mail server in use, whoever set it, and sends nothing.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { instantNow } from '#kit/clock.ts'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import { testDatabase } from '#kit/testing/testDatabase.ts'
import type { TestDatabase } from '#kit/testing/testDatabase.ts'
import { keepMailSecret } from '#base/mail/server/mailSecrets.store.ts'
import type { MailValues } from '#base/mail/server/mailSettings.contract.ts'
import type { Tables } from '#base/backend/tables.ts'
import { readConfig } from '../config.ts'
import { mailEnvironmentOf } from '../mailEnvironmentOf.ts'
import { checkMail } from './checkMail.ts'

let database: TestDatabase<Tables>
beforeAll(async () => void (database = await testDatabase<Tables>()))
afterAll(() => database.drop())

const config = (settings: Record<string, string>) => readConfig(settings)

test('the sign-in is tried and nothing is sent', async () => {
  const taking = await smtpServer({ onSignIn: () => undefined })
  const refusing = await smtpServer({ onSignIn: () => ({ code: 535, text: 'wrong password' }) })
  onTestFinished(taking.close)
  onTestFinished(refusing.close)
  expect(await checkMail(config({ SMTP_URL: taking.url }), null)).toMatchObject({ state: 'ok' })
  expect(taking.received).toEqual([])
  const refused = await checkMail(config({ SMTP_URL: refusing.url }), null)
  expect(refused).toEqual({
    state: 'wrong',
    said: expect.stringMatching(
      /^SMTP_URL: 127\.0\.0\.1:\d+ does not take the sign-in: .*wrong password/,
    ),
  })
  expect(refused.said).not.toContain('estia:secret')
  expect(await checkMail(config({ SMTP_URL: 'smtp://127.0.0.1:1' }), null)).toMatchObject({
    state: 'wrong',
  })
  expect(await checkMail(config({ MAIL_HELD_BACK: 'on', SMTP_URL: taking.url }), null)).toEqual({
    state: 'untried',
    said: expect.stringMatching(/^MAIL_HELD_BACK is on: .*outbox/),
  })
  expect(await checkMail(config({}), null)).toEqual({
    state: 'untried',
    said: expect.stringContaining('the database cannot be reached'),
  })
})

const enter = (values: Partial<MailValues>) =>
  database.db.updateTable('mailSettings').set(values).execute()

test('the sign-in to the entered server is tried, and its secret is not shown', async () => {
  const settings = {
    MAIL_HOSTS_INSIDE: '127.0.0.1',
    SECRETS_KEY: 'a0key0of0this0test0only0of0it0and0it',
  }
  const check = (more: object = {}) => checkMail(config({ ...settings, ...more }), database.db)
  expect(await check()).toEqual({
    state: 'untried',
    said: expect.stringMatching(/no server is entered at Settings, Mail server: .*outbox/),
  })
  const taken: string[] = []
  const server = await smtpServer({
    onSignIn: ({ password }) => {
      taken.push(password)
      return password === 'right0one' ? undefined : { code: 535, text: `no: ${password}` }
    },
  })
  onTestFinished(server.close)
  const host = '127.0.0.1'
  await enter({ host, port: server.port, security: 'none', user: 'office' })
  expect(await check()).toEqual({
    state: 'wrong',
    said: expect.stringContaining('there is no password for the server'),
  })
  const keep = (secret: string) =>
    keepMailSecret(
      database.db,
      'password',
      { secret, sentTo: `unencrypted ${host}` },
      settings.SECRETS_KEY,
    )
  await keep('right0one')
  expect(await check()).toEqual({
    state: 'ok',
    said: '127.0.0.1, entered at Settings, Mail server, takes the sign-in',
  })
  await keep('wrong0one')
  expect(await check()).toEqual({
    state: 'wrong',
    said: expect.stringMatching(/^127\.0\.0\.1, .* does not take the sign-in: 535 no: …/),
  })
  expect(taken).toEqual(['right0one', 'wrong0one'])
  expect(server.received).toEqual([])
  expect(await check({ SECRETS_KEY: 'another0key0than0that0of0the0test0' })).toEqual({
    state: 'wrong',
    said: expect.stringContaining('does not open with SECRETS_KEY'),
  })
  expect(await check({ MAIL_HOSTS_INSIDE: '' })).toEqual({
    state: 'wrong',
    said: expect.stringContaining('MAIL_HOSTS_INSIDE allows it'),
  })
  await enter({ user: null })
  expect(await check()).toEqual({
    state: 'ok',
    said: expect.stringContaining('answers; no sign-in is entered'),
  })
})

test('the sign-in with a consent is tried, and a mailbox that is not connected is told', async () => {
  const environment = mailEnvironmentOf(config({ MAIL_HOSTS_INSIDE: '127.0.0.1' }))
  const tokens: string[] = []
  const server = await smtpServer({
    methods: ['XOAUTH2'],
    onSignIn: ({ accessToken }) => void tokens.push(accessToken),
  })
  onTestFinished(server.close)
  const google = {
    ...environment.providers.google,
    server: { host: '127.0.0.1', port: server.port, security: 'none' as const },
  }
  const check = () =>
    checkMail(config({}), database.db, {
      ...environment,
      providers: { ...environment.providers, google },
    })
  await enter({ signIn: 'google', user: 'office@white-tower.gr', clientId: 'estia' })
  await database.pool.query('DELETE FROM "mailSecret"')
  expect(await check()).toEqual({
    state: 'wrong',
    said: expect.stringContaining('there is no consent of the mailbox'),
  })
  const secret = JSON.stringify({ token: 'token-of-office', endsOn: instantNow(600_000) })
  const sentTo = 'google  estia office@white-tower.gr'
  await keepMailSecret(database.db, 'accessToken', { secret, sentTo }, null)
  expect(await check()).toMatchObject({ state: 'ok' })
  expect(tokens).toEqual(['token-of-office'])
})
