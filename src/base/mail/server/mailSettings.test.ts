import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { smtpServer } from '#kit/testing/smtpServer.ts'
import type { TestSmtp } from '#kit/testing/smtpServer.ts'
import type { MailEnvironment } from '#base/backend/mailEnvironment.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { mailProviders } from './consent/providers.ts'
import { unopenedMailSecrets } from './mailSecrets.store.ts'
import { storedMailer } from './storedMailer.ts'

const operator: MailEnvironment = {
  smtpUrl: null,
  from: null,
  defaultFrom: { name: 'Estia', address: 'office@example.com' },
  isHeldBack: false,
  hostsInside: ['127.0.0.1', 'localhost'],
  providers: mailProviders,
}
const password = 'Κωδικός-olive-press'

let app: TestApp
let smtp: TestSmtp
let outbox: string
beforeAll(async () => {
  app = await testApp({ mailEnvironment: operator })
  smtp = await smtpServer({
    onSignIn: (given) =>
      given.username === 'office' && given.password === password
        ? undefined
        : { code: 535, text: '5.7.8 Error: authentication failed' },
  })
  outbox = await mkdtemp(join(tmpdir(), 'estia-outbox-'))
})
afterAll(async () => {
  await smtp.close()
  await app.close()
  await rm(outbox, { recursive: true, force: true })
})
beforeEach(async () => {
  smtp.received.length = 0
  await sql`DELETE FROM "mailSecret"`.execute(app.db)
  await sql`DELETE FROM "mailSettings"`.execute(app.db)
  await sql`INSERT INTO "mailSettings" DEFAULT VALUES`.execute(app.db)
  await sql`DELETE FROM "actionLog" WHERE "entity" = 'MailSettings'`.execute(app.db)
})

const letter = { to: 'eleni@example.com', subject: 'Καλημέρα', text: 'Γεια σας' }
const read = async () => (await app.call('GET', '/api/MailSettings')).json()
const save = (payload: object) => app.call('POST', '/api/MailSettings/update', { payload })
const entered = () => ({
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none',
  user: 'office',
  password,
  senderAddress: 'office@white-tower.gr',
  senderName: 'White Tower',
})

test('mail goes through the entered server at once, on every server', async () => {
  const [here, elsewhere] = [storedMailer(app, outbox), storedMailer(app, outbox)]
  await here.send(letter)
  expect(await readdir(outbox)).toHaveLength(1)
  expect((await save(entered())).statusCode).toBe(200)
  await here.send(letter)
  await elsewhere.send(letter)
  expect(smtp.received.map(({ from }) => from)).toEqual([
    { name: 'White Tower', address: 'office@white-tower.gr' },
    { name: 'White Tower', address: 'office@white-tower.gr' },
  ])
  expect(await readdir(outbox)).toHaveLength(1)
})

test('the password is sealed, and neither sent back nor logged', async () => {
  const saved = await save(entered())
  expect(saved.json().passwordSetOn).toEqual(expect.any(String))
  const { rows } = await sql`
    SELECT s::text AS "row" FROM "mailSettings" s UNION ALL SELECT encode("secret", 'escape') FROM "mailSecret"
    UNION ALL SELECT l::text FROM "actionLog" l
  `.execute(app.db)
  const stored = JSON.stringify([rows, saved.json(), await read()])
  expect(stored).not.toContain('olive-press')
  expect(stored).toContain('passwordSetOn')
  expect(await unopenedMailSecrets(app.db, null)).toEqual({ all: 1, unopened: 0 })
})

test('an entry of the action log names who changed the server', async () => {
  await save(entered())
  const { rows } = await sql<{ actionById: number; data: { attributes: { host: string } } }>`
    SELECT "actionById", "data" FROM "actionLog" WHERE "entity" = 'MailSettings'
  `.execute(app.db)
  expect(rows).toMatchObject([
    { actionById: app.admin.accountId, data: { attributes: { host: '127.0.0.1' } } },
  ])
})

test('another server needs the password again, and the first one never sends it there', async () => {
  const other = await smtpServer({ onSignIn: () => undefined })
  onTestFinished(other.close)
  await save(entered())
  const moved = { host: 'localhost', port: other.port }
  const tried = await app.call('POST', '/api/MailSettings/try', {
    payload: { ...moved, to: letter.to },
  })
  expect(tried.statusCode).toBe(400)
  expect(tried.json().errors).toHaveProperty('password')
  const saved = await save({ ...moved })
  expect(saved.json().passwordSetOn).toBeNull()
  await expect(storedMailer(app, outbox).send(letter)).rejects.toThrow('no password')
  expect(other.received).toEqual([])
  await save({ host: '127.0.0.1', port: smtp.port })
  await expect(storedMailer(app, outbox).send(letter)).rejects.toThrow('no password')
})

test('a password for an encrypted connection is not sent without encryption', async () => {
  await save({ ...entered(), security: 'starttls' })
  const saved = await save({ security: 'none' })
  expect(saved.json().passwordSetOn).toBeNull()
})

test('two administrators do not overwrite each other', async () => {
  const { version } = await read()
  await save({ ...entered(), version })
  const same = await save({ version, host: 'smtp.other.gr', senderName: 'White Tower' })
  expect(same.statusCode).toBe(409)
  expect(same.json()).toMatchObject({ conflicts: ['host'], current: { host: '127.0.0.1' } })
  const different = await save({ version, tenant: 'mail' })
  expect(different.json()).toMatchObject({ host: '127.0.0.1', tenant: 'mail' })
})

test('what the operator sets wins, is shown without its password, and cannot be tried elsewhere', async () => {
  const theirs = await testApp({
    mailEnvironment: {
      ...operator,
      smtpUrl: `smtp://office:${encodeURIComponent(password)}@127.0.0.1:${smtp.port}`,
      from: { name: 'Operator', address: 'mail@operator.gr' },
    },
  })
  onTestFinished(theirs.close)
  const call = (url: string, payload: object) => theirs.call('POST', url, { payload })
  await call('/api/MailSettings/update', { ...entered(), host: 'evil.example.com' })
  await storedMailer(theirs, outbox).send(letter)
  expect(smtp.received[0]!.from).toEqual({ name: 'Operator', address: 'mail@operator.gr' })
  const shown = await theirs.call('GET', '/api/MailSettings')
  expect(shown.json().operator).toEqual({
    server: { host: '127.0.0.1', port: smtp.port, security: 'starttls', user: 'office' },
    sender: 'Operator <mail@operator.gr>',
    isHeldBack: false,
  })
  expect(shown.body).not.toContain('olive-press')
  const tried = await call('/api/MailSettings/try', { host: 'evil.example.com', to: letter.to })
  expect(tried.json().steps.at(-1)).toMatchObject({ step: 'message', state: 'done' })
  expect(smtp.received).toHaveLength(2)
})

test('with MAIL_HELD_BACK nothing leaves, whatever is entered', async () => {
  await save(entered())
  const before = (await readdir(outbox)).length
  const mailEnvironment = { ...operator, isHeldBack: true }
  await storedMailer({ ...app, mailEnvironment }, outbox).send(letter)
  expect(await readdir(outbox)).toHaveLength(before + 1)
  expect(smtp.received).toEqual([])
})

test.each([
  [{ host: 'https://mail.example.com' }, 'host'],
  [{ host: 'smtp.example.com\r\nX: y' }, 'host'],
  [{ host: 'smtp.example.com', senderAddress: 'nobody' }, 'senderAddress'],
  [{ host: 'smtp.example.com' }, 'senderAddress'],
  [{ port: 70_000 }, 'port'],
  [{ security: 'ssl' }, 'security'],
  [{ password: 'a\r\nb' }, 'password'],
  [{ signIn: 'google', senderAddress: 'a@example.com' }, 'clientId'],
])('%j is refused at %s', async (payload, field) => {
  const answer = await save(payload)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toContain(field)
})

test('only administrators read, change and try the settings', async () => {
  const calls = [
    ['GET', '/api/MailSettings', undefined],
    ['POST', '/api/MailSettings/update', { host: '127.0.0.1' }],
    ['POST', '/api/MailSettings/try', { to: letter.to }],
    ['POST', '/api/MailSettings/connect', {}],
    ['POST', '/api/MailSettings/connected', { state: 'a', code: 'b' }],
    ['POST', '/api/MailSettings/disconnect', {}],
  ] as const
  const statuses = []
  for (const as of [app.employee, app.branchEmployee, app.client])
    for (const [method, url, payload] of calls)
      statuses.push((await app.call(method, url, { as, payload })).statusCode)
  expect(new Set(statuses)).toEqual(new Set([403]))
})
