import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { sql } from 'kysely'
import { openSession } from '../sessions.store.ts'
import { countTry, limitsOfMailbox } from '../sign-in/tries.store.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.outbox.length = 0
  await app.db.deleteFrom('signInFailure').execute()
  for (const person of [app.admin, app.employee, app.branchEmployee, app.client])
    person.token = await openSession(app.db, person.accountId)
})

const post = (name: string, payload: object, as: Person | null = null) =>
  app.call('POST', `/api/authenticate/${name}`, { payload, as })
const login = async (username: string, password: string) =>
  (await post('login', { username, password })).statusCode
const isSignedIn = async (as: Person) =>
  (await app.call('GET', '/api/authenticate/me', { as })).statusCode === 200
type NewAccount = { email: string; isEmploye?: boolean; language?: string; phone?: string }
const addAccount = async (values: NewAccount) =>
  (
    await app.db
      .insertInto('account')
      .values({ lastName: 'New', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

/** The mail is queued after the response. */
const hasMail = async (many: number) => {
  await app.sendMail()
  return app.outbox.length >= many
}

async function askForCode(email: string): Promise<{ code: string; email: string }> {
  const before = app.outbox.length
  await post('forgotPassword', { email })
  await until(() => hasMail(before + 1))
  const link = new URL(/http\S+/.exec(app.outbox.at(-1)!.text)![0])
  expect(`${link.origin}${link.pathname}`).toBe('http://estia.test/ResetPassword')
  return { code: link.searchParams.get('code')!, email: link.searchParams.get('email')! }
}
/** Waits until the action log has this many requests for a reset mail with this outcome. */
const untilLogged = (app: TestApp, outcome: string, times: number) =>
  until(async () => {
    const { rows } = await sql`
      SELECT FROM "actionLog" WHERE "action" = 'forgotPassword' AND "message" LIKE ${`%${outcome}`}
    `.execute(app.db)
    return rows.length >= times
  })
const reset = (
  resetLink: { code: string; email: string },
  password: string,
  confirmPassword = password,
) => post('resetPassword', { ...resetLink, password, confirmPassword })

test('a mailed link resets a forgotten password and ends all sessions', async () => {
  const other = { ...app.employee, token: await openSession(app.db, app.employee.accountId) }
  const resetLink = await askForCode(` ${app.employee.username.toUpperCase()}`)
  expect((await reset(resetLink, 'a new olive tree')).statusCode).toBe(200)
  expect(await login(app.employee.username, 'a new olive tree')).toBe(200)
  expect(await isSignedIn(other)).toBe(false)
  app.employee.token = await openSession(app.db, app.employee.accountId)
})

test('the mail is in the language of the person', async () => {
  await app.db
    .updateTable('user')
    .set({ language: 'el' })
    .where('accountId', '=', app.client.accountId)
    .execute()
  await askForCode(app.client.username)
  expect(app.outbox[0]).toMatchObject({
    to: app.client.username,
    subject: expect.stringContaining('Επαναφορά'),
  })
})

test('the mail is signed with the name and phone of the agency', async () => {
  const named = (fields: object) => app.call('POST', '/api/Agency/update', { payload: fields })
  await named({ name: 'Blue Door', phone: '+30 2310 111 222' })
  try {
    await askForCode(app.employee.username)
    const { subject, text } = app.outbox[0]!
    expect(subject).toContain('Blue Door')
    expect(text).toContain('Blue Door\n+30 2310 111 222')
    expect(subject + text).not.toContain('Estia')
  } finally {
    await named({ name: '', phone: '' })
  }
})

test('an unknown e-mail gets the same response as a known one, and no mail', async () => {
  const unknown = await post('forgotPassword', { email: 'nobody@example.com' })
  const known = await post('forgotPassword', { email: app.client.username })
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await until(() => hasMail(1))
  expect(app.outbox.map(({ to }) => to)).toEqual([app.client.username])
})

test('a sixth request for the same mailbox is refused', async () => {
  for (let at = 0; at < 5; at++) await post('forgotPassword', { email: 'nobody@example.com' })
  expect((await post('forgotPassword', { email: 'nobody@example.com' })).statusCode).toBe(429)
})

test('two different passwords do not use up the code', async () => {
  const resetLink = await askForCode(app.client.username)
  const mismatch = await reset(resetLink, 'first olive tree', 'second olive tree')
  expect(mismatch.statusCode).toBe(400)
  expect(mismatch.json()).toMatchObject({
    UserManager: ['Passwords should match'],
    errors: { confirmPassword: ['Passwords should match'] },
  })
  expect((await reset(resetLink, 'short')).json().errors).toHaveProperty('password')
  expect((await reset(resetLink, 'first olive tree')).statusCode).toBe(200)
})

test('a code works once, even for two requests at the same time', async () => {
  const resetLink = await askForCode(app.client.username)
  const answers = await Promise.all([
    reset(resetLink, 'olive tree one'),
    reset(resetLink, 'olive tree two'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  expect((await reset(resetLink, 'olive tree three')).statusCode).toBe(400)
})

test('the two newest codes are valid, and using either ends both', async () => {
  const [oldest, older, newest] = [
    await askForCode(app.client.username),
    await askForCode(app.client.username),
    await askForCode(app.client.username),
  ]
  expect((await reset(oldest, 'olive tree old')).statusCode).toBe(400)
  expect((await reset(older, 'olive tree old')).statusCode).toBe(200)
  expect((await reset(newest, 'olive tree new')).statusCode).toBe(400)
  const both = [await askForCode(app.client.username), await askForCode(app.client.username)]
  const answers = await Promise.all(both.map((resetLink) => reset(resetLink, 'olive tree both')))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
})

test('any change of the password ends all codes', async () => {
  const resetLink = await askForCode(app.client.username)
  await post('setPassword', { email: app.client.username, password: 'olive tree 9' }, app.admin)
  expect((await reset(resetLink, 'olive tree late')).statusCode).toBe(400)
})

test('reset requests from many places do not invalidate the code that the person has', async () => {
  const email = app.branchEmployee.username
  const ask = (address: string) =>
    app.call('POST', '/api/authenticate/forgotPassword', {
      as: null,
      payload: { email },
      headers: { 'x-forwarded-for': address },
    })
  const first = await askForCode(email)
  for (let at = 1; at <= 8; at++) expect((await ask(`198.51.100.${at}`)).statusCode).toBe(200)
  await until(() => hasMail(5))
  await untilLogged(app, 'too many tries', 4)
  expect(app.outbox).toHaveLength(5)
  const code = new URL(/http\S+/.exec(app.outbox[4]!.text)![0]).searchParams.get('code')!
  expect((await reset({ ...first, code }, 'olive tree mine')).statusCode).toBe(200)
  app.branchEmployee.token = await openSession(app.db, app.branchEmployee.accountId)
})

test('concurrent tries are limited like successive ones', async () => {
  const limits = limitsOfMailbox('many@example.com')
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => countTry(app.db, limits)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const { rows } = await sql`SELECT FROM "signInFailure" WHERE "key" = ${limits[0]!.key}`.execute(
    app.db,
  )
  expect(rows).toHaveLength(5)
})

test('an expired code is refused', async () => {
  const newer = await askForCode(app.client.username)
  await app.db.updateTable('resetCode').set({ expiresOn: instantNow() }).execute()
  expect((await reset(newer, 'olive tree new')).statusCode).toBe(400)
})

test('a code does not work for another person', async () => {
  const { code } = await askForCode(app.client.username)
  expect((await reset({ code, email: app.admin.username }, 'olive tree stolen')).statusCode).toBe(
    400,
  )
})

test('a wrong code is reported before the password is rated, and tries are limited', async () => {
  const resetLink = { email: app.client.username, code: 'made up' }
  const refused = (await reset(resetLink, 'short')).json()
  expect(refused.errors).toHaveProperty('code')
  const long = { ...resetLink, code: 'a'.repeat(100_000) }
  expect((await reset(long, 'short')).json()).toEqual(refused)
  await app.db
    .insertInto('signInFailure')
    .values(Array.from({ length: 60 }, () => ({ key: 'resetAt:127.0.0.1' })))
    .execute()
  expect((await reset(resetLink, 'short')).statusCode).toBe(429)
})

test('a password that is easy to guess is refused both when reset and when set', async () => {
  const resetLink = await askForCode(app.client.username)
  expect((await reset(resetLink, 'Klio1234')).json().errors).toEqual({
    password: [expect.stringContaining('belong to you')],
  })
  const set = { email: app.client.username, password: 'gfhjkm123' }
  expect((await post('setPassword', set, app.admin)).json().errors).toEqual({
    password: [expect.stringContaining('many people')],
  })
  expect((await reset(resetLink, 'olive tree klio')).statusCode).toBe(200)
})

test('a typed password is rated by the same rules, only for people who may set one', async () => {
  const judge = (more: object, as: Person | null, cookie = '') =>
    app.call('POST', '/api/authenticate/judgePassword', {
      payload: { email: app.client.username, password: 'Klio1234', ...more },
      as,
      headers: { cookie },
    })
  expect((await judge({}, null)).statusCode).toBe(401)
  expect((await judge({ code: 'made up' }, null)).json().errors).toHaveProperty('code')
  const { code } = await askForCode(app.client.username)
  const weak = { good: false, text: expect.stringContaining('belong to you') }
  expect((await judge({ code }, null)).json()).toEqual(weak)
  expect((await judge({}, app.admin)).json()).toEqual(weak)
  expect((await judge({}, app.client)).json()).toMatchObject({ good: false })
  expect((await judge({ password: 'μία καλή ελιά', code }, null, 'language=el')).json()).toEqual({
    good: true,
    text: 'Καλός κωδικός πρόσβασης.',
  })
})

test.each([
  [{ isEmploye: true, language: 'ru' }, ['employee', 'ru']],
  [{ isEmploye: false, language: 'fr' }, ['clientPayments', 'en-UK']],
  // No language was chosen: the phone's country decides.
  [{ isEmploye: false, phone: '+7 912 345 67 89' }, ['clientPayments', 'ru']],
])('the first password makes the account a user %#', async (account, [role, language]) => {
  const name = `${role}.${language}`
  const email = `${name}.new@example.com`
  await addAccount({ ...account, email: `Other@example.com;${name}.New@example.com` })
  const answer = await post('setPassword', { email, password: 'olive tree 1' }, app.admin)
  expect(answer.statusCode).toBe(200)
  const { token, userroles } = (
    await post('login', { username: email, password: 'olive tree 1' })
  ).json()
  expect(userroles).toEqual([role])
  const me = await app.call('GET', '/api/authenticate/me', { as: { ...app.client, token } })
  expect(me.json().language).toBe(language)
})

test('if several accounts have the e-mail, the employee gets the password', async () => {
  await addAccount({ email: 'shared@example.com' })
  const id = await addAccount({ email: 'shared@example.com', isEmploye: true })
  await post('setPassword', { email: 'shared@example.com', password: 'olive tree 2' }, app.admin)
  expect(
    await app.db
      .selectFrom('user')
      .select('accountId')
      .where('username', '=', 'shared@example.com')
      .execute(),
  ).toEqual([{ accountId: id }])
})

test('wildcards in an e-mail are taken literally', async () => {
  await addAccount({ email: 'axb@example.com' })
  const answer = await post(
    'setPassword',
    { email: 'a_b@example.com', password: 'olive tree 3' },
    app.admin,
  )
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.email).toEqual(answer.json().UserManager)
})

test('the e-mail of a deleted account is free for its next owner', async () => {
  const gone = await addAccount({ email: 'desk@example.com', isEmploye: true })
  await post('setPassword', { email: 'desk@example.com', password: 'olive tree 4' }, app.admin)
  await app.call('DELETE', `/api/account/${gone}`)
  await addAccount({ email: 'desk@example.com', isEmploye: true })
  expect(
    (await post('setPassword', { email: 'desk@example.com', password: 'olive tree 5' }, app.admin))
      .statusCode,
  ).toBe(200)
  expect(await login('desk@example.com', 'olive tree 4')).toBe(400)
  expect(await login('desk@example.com', 'olive tree 5')).toBe(200)
})

test("changing one's own password ends one's other sessions", async () => {
  const other = { ...app.employee, token: await openSession(app.db, app.employee.accountId) }
  const answer = await post(
    'setPassword',
    { email: app.employee.username, password: 'olive tree 6' },
    app.employee,
  )
  expect(answer.statusCode).toBe(200)
  expect(await isSignedIn(app.employee)).toBe(true)
  expect(await isSignedIn(other)).toBe(false)
})

test('setting a password as administrator ends all sessions of that person', async () => {
  const theirs = { ...app.client, token: await openSession(app.db, app.client.accountId) }
  await post('setPassword', { email: app.client.username, password: 'olive tree 7' }, app.admin)
  expect(await isSignedIn(theirs)).toBe(false)
  expect(await isSignedIn(app.admin)).toBe(true)
})

test('only an administrator may set the password of somebody else', async () => {
  for (const email of [app.admin.username, 'nobody@example.com']) {
    const answer = await post('setPassword', { email, password: 'olive tree 8' }, app.employee)
    expect([answer.statusCode, answer.json().title]).toEqual([403, 'Access denied'])
  }
})

test('passwords, codes and tokens are never stored in plain text', async () => {
  await post('setPassword', { email: app.employee.username, password: 'a secret olive' }, app.admin)
  const { code } = await askForCode(app.employee.username)
  const dump = JSON.stringify([
    await app.db.selectFrom('actionLog').selectAll().execute(),
    await app.db.selectFrom('user').selectAll().execute(),
    await app.db.selectFrom('resetCode').selectAll().execute(),
    await app.db.selectFrom('session').selectAll().execute(),
  ])
  expect(dump).toContain('setPassword')
  for (const secret of ['a secret olive', code, app.admin.token]) expect(dump).not.toContain(secret)
})
