import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeWithin } from '#kit/http/closeWithin.ts'
import { buildBackend } from '#app/buildBackend.ts'
import { limitsOfAll } from '#app/testing/limitsOfAll.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { password } from '#app/testing/seedPeople.ts'
import { keepPassword } from './users.store.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { openSession } from '../sessions.store.ts'
import { delayOf, limitsOfSignIn } from './tries.store.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('signInFailure').execute())

const login = (username: string, typed = password, headers = {}) =>
  app.call('POST', '/api/authenticate/login', {
    as: null,
    payload: { username, password: typed },
    headers,
  })
const me = (token: string) =>
  app.call('GET', '/api/authenticate/me', {
    as: null,
    headers: { authorization: `Bearer ${token}` },
  })

test('signing in returns a token for the following requests', async () => {
  const answer = await login(app.branchEmployee.username)
  expect(answer.statusCode).toBe(200)
  const { token, ...person } = answer.json()
  expect(person).toEqual({
    username: app.branchEmployee.username,
    userroles: ['employee'],
    branchId: 1,
  })
  expect((await me(token)).json()).toEqual({
    ...person,
    accountId: app.branchEmployee.accountId,
    name: 'Branch Boris',
    language: 'en-UK',
    shortcuts: true,
  })
})

test('the choice of single-key shortcuts applies to all browsers of the person', async () => {
  // A new session, as in another browser.
  const shortcutsOf = async () => {
    const token = await openSession(app.db, app.admin.accountId)
    return (await me(token)).json().shortcuts as boolean
  }
  const choose = (payload: object, as: TestApp['admin'] | null) =>
    app.call('POST', '/api/UserSettings/Shortcuts', { payload, as })
  expect(await shortcutsOf()).toBe(true)
  expect((await choose({ on: false }, app.client)).statusCode).toBe(200)
  expect(await shortcutsOf()).toBe(true)
  expect((await choose({ on: false }, app.admin)).statusCode).toBe(200)
  expect(await shortcutsOf()).toBe(false)
  expect((await choose({ on: 'no' }, app.admin)).json().errors).toHaveProperty('on')
  expect((await choose({ on: true }, null)).statusCode).toBe(401)
})

test('case and surrounding spaces of the user name do not matter', async () => {
  expect((await login(` ${app.employee.username.toUpperCase()} `)).statusCode).toBe(200)
})

test('composed and decomposed accents make the same password', async () => {
  const passwordHash = await hashPassword('μία καλή ελιά'.normalize('NFD'))
  await keepPassword(app.db, { ...app.client, passwordHash }, null)
  expect((await login(app.client.username, 'μία καλή ελιά'.normalize('NFC'))).statusCode).toBe(200)
})

test('a wrong password and an unknown user get the same response', async () => {
  const wrong = await login(app.employee.username, 'guess')
  const unknown = await login('nobody@example.com', 'guess')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toEqual(unknown.json())
  expect(wrong.json().detail).toBe('Incorrect email or password')
})

test('the error is in the language of the page', async () => {
  const answer = await login('nobody@example.com', 'guess', { cookie: 'language=el' })
  expect(answer.json().detail).toBe('Λανθασμένο e-mail ή κωδικός πρόσβασης')
})

test('after ten wrong passwords even the right one is refused for a while', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 14 }, () => login(app.employee.username, 'guess')),
  )
  expect(guesses.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(10)
  for (let at = 0; at < 10; at++) await login(app.employee.username, 'guess')
  const answer = await login(app.employee.username)
  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await login(app.admin.username)).statusCode).toBe(200)
})

const spend = (key: string, times: number) =>
  app.db
    .insertInto('signInFailure')
    .values(Array.from({ length: times }, () => ({ key })))
    .execute()
const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, cookie })

test('an address is refused after fifty tries for any users', async () => {
  await spend('address:127.0.0.1', 49)
  expect((await login(app.employee.username)).statusCode).toBe(200)
  await spend('address:127.0.0.1', 1)
  expect((await login(app.employee.username)).statusCode).toBe(429)
})

test('tries that were counted before the clock was put back lock nobody out', async () => {
  const failedOn = instantNow(3_600_000)
  await app.db
    .insertInto('signInFailure')
    .values(Array.from({ length: 60 }, () => ({ key: 'address:127.0.0.1', failedOn })))
    .execute()
  expect((await login(app.employee.username)).statusCode).toBe(200)
})

test('guessing from one network does not lock the person out of another', async () => {
  const { username } = app.employee
  for (let at = 0; at < 10; at++) await login(username, 'guess', from('198.51.100.7'))
  expect((await login(username, password, from('198.51.100.7'))).statusCode).toBe(429)
  expect((await login(username, password, from('203.0.113.5'))).statusCode).toBe(200)
})

test('all addresses of an IPv6 network count as one', async () => {
  const { username } = app.employee
  for (let at = 0; at < 10; at++)
    await login(username, 'guess', from(`2001:db8:1:2:${at}:${at * 7}::${at}`))
  expect((await login(username, password, from('2001:db8:1:2::ffff'))).statusCode).toBe(429)
  expect((await login(username, password, from('2001:db8:1:3::1'))).statusCode).toBe(200)
})

test('many IPv6 networks of one customer together get four times the tries of one network', async () => {
  await spend('address:2001:db8:5:*', 200)
  expect((await login(app.employee.username, password, from('2001:db8:5:77::1'))).statusCode).toBe(
    429,
  )
  expect((await login(app.employee.username, password, from('2001:db8:6:77::1'))).statusCode).toBe(
    200,
  )
})

test('after a hundred tries from any networks, only a known device gets in', async () => {
  const { username } = app.employee
  const device = (await login(username)).cookies.find(({ name }) => name === 'device')!.value
  const perUser = limitsOfSignIn(username, '127.0.0.1', undefined).at(-1)!
  await spend(perUser.key, 100)
  expect((await login(username, password, from('2001:db8:9::1'))).statusCode).toBe(429)
  const own = { cookie: `device=${device}` }
  expect(
    await login(username, password, { ...own, 'x-forwarded-for': '198.51.100.9' }),
  ).toMatchObject({
    statusCode: 200,
  })
  expect((await login(app.admin.username)).statusCode).toBe(200)
})

describe('a delayed try', () => {
  test('does not block other requests, and only ten of a user wait at once', async () => {
    const { http: _http, translate: _translate, log: _log, ...parts } = app
    const workLimits = limitsOfAll({ atOnce: 1, waiting: 1000, patience: 120_000 })
    const { http } = await buildBackend({ ...parts, logger: false, workLimits })
    await http.ready()
    const { username } = app.employee
    await spend(limitsOfSignIn(username, '127.0.0.1', undefined).at(-1)!.key, 40)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const answers: number[] = []
      const tries = Array.from({ length: 14 }, async (_, at) => {
        const answer = await http.inject({
          method: 'POST',
          url: '/api/authenticate/login',
          headers: from(`2001:db8:${at + 20}::1`),
          payload: { username, password: 'guess' },
        })
        answers.push(answer.statusCode)
      })
      while (answers.length < 4) await nextTurn()
      expect(answers).toEqual([429, 429, 429, 429])
      const authorization = `Bearer ${app.admin.token}`
      const url = '/api/authenticate/me'
      expect((await http.inject({ url, headers: { authorization } })).statusCode).toBe(200)
      expect(answers).toHaveLength(4)
      vi.advanceTimersByTime(5000)
      await Promise.all(tries)
      expect(answers.slice(4)).toEqual(Array.from({ length: 10 }, () => 400))
    } finally {
      vi.useRealTimers()
      await closeWithin(http, 100)
    }
  })
})

test('a known device still gets in when its address is refused', async () => {
  const { username } = app.employee
  const { cookies } = await login(username)
  const device = cookies.find(({ name }) => name === 'device')!
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/authenticate' })
  await spend('address:127.0.0.1', 50)
  const cookie = `device=${device.value}`
  expect((await login(username, password, { cookie })).statusCode).toBe(200)
  expect((await login(username, password, { cookie: 'device=made-up' })).statusCode).toBe(429)
  expect((await login(app.admin.username, password, { cookie })).statusCode).toBe(429)
})

test('a known device is delayed more with each try, and refused after a hundred', async () => {
  expect([1, 10, 11, 12, 20, 90].map((tries) => delayOf(tries, 10))).toEqual([
    0, 0, 500, 1000, 5000, 5000,
  ])
  expect(delayOf(1000)).toBe(0)
  const { username } = app.employee
  const device = (await login(username)).cookies.find(({ name }) => name === 'device')!.value
  const [limit] = limitsOfSignIn(username, '127.0.0.1', device)
  await spend(limit!.key, 100)
  const cookie = `device=${device}`
  expect((await login(username, password, { cookie })).statusCode).toBe(429)
  expect((await login(username)).statusCode).toBe(200)
})

test('a browser shared by two people is a known device of both', async () => {
  const first = (await login(app.employee.username)).cookies.find(({ name }) => name === 'device')!
  const cookie = `device=${first.value}`
  const second = await login(app.admin.username, password, { cookie })
  expect(second.cookies).toContainEqual(expect.objectContaining({ value: first.value }))
  await spend('address:127.0.0.1', 50)
  for (const { username } of [app.employee, app.admin])
    expect((await login(username, password, { cookie })).statusCode).toBe(200)
})

test('a right password deletes the counted tries, so signing in often is never limited', async () => {
  for (let at = 0; at < 12; at++) expect((await login(app.employee.username)).statusCode).toBe(200)
  expect(await app.db.selectFrom('signInFailure').selectAll().execute()).toEqual([])
})

test('signing out ends this session and no other', async () => {
  const token = await openSession(app.db, app.employee.accountId)
  await app.call('POST', '/api/authenticate/logout', { as: { ...app.employee, token } })
  expect((await me(token)).statusCode).toBe(401)
  expect((await me(app.employee.token)).statusCode).toBe(200)
})

test('signing out everywhere ends all sessions of the person', async () => {
  const tokens = [
    await openSession(app.db, app.client.accountId),
    await openSession(app.db, app.client.accountId),
  ]
  await app.call('POST', '/api/authenticate/signOutEverywhere', {
    as: { ...app.client, token: tokens[0]! },
  })
  for (const token of tokens) expect((await me(token)).statusCode).toBe(401)
})

test('the session cookie works for reading, never for changes', async () => {
  const answer = await login(app.employee.username)
  const cookie = answer.cookies.find(({ name }) => name === 'session')!
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  const headers = { cookie: `session=${cookie.value}` }
  const reading = await app.call('GET', '/api/authenticate/me', { as: null, headers })
  expect(reading.statusCode).toBe(200)
  const changing = await app.call('POST', '/api/authenticate/signOutEverywhere', {
    as: null,
    headers,
  })
  expect(changing.statusCode).toBe(401)
})

test('an expired session has ended', async () => {
  const token = await openSession(app.db, app.employee.accountId)
  await app.db.updateTable('session').set({ expiresOn: instantNow() }).execute()
  expect((await me(token)).statusCode).toBe(401)
})

test('using a session extends it', async () => {
  const token = await openSession(app.db, app.employee.accountId)
  const past = instantNow(-3_600_000)
  const soon = instantNow(3_600_000)
  await app.db.updateTable('session').set({ lastUsedOn: past, expiresOn: soon }).execute()
  await me(token)
  const sessions = await app.db.selectFrom('session').select('expiresOn').execute()
  expect(sessions.filter(({ expiresOn }) => expiresOn > soon)).toHaveLength(1)
})

test.each([
  ['a person whose account was deleted', { deletedOn: '2026-01-01T00:00:00Z' }],
  ['a former employee', { endDate: '2020-12-31' }],
])('%s can neither sign in nor use a session', async (_person, change) => {
  const token = await openSession(app.db, app.employee.accountId)
  const account = app.db.updateTable('account').where('id', '=', app.employee.accountId)
  await account.set(change).execute()
  expect((await me(token)).statusCode).toBe(401)
  expect((await login(app.employee.username)).statusCode).toBe(400)
  await account.set({ deletedOn: null, endDate: null }).execute()
  expect((await me(token)).statusCode).toBe(200)
})

test('the chosen language is stored for the person and in the browser', async () => {
  const as = {
    ...app.branchEmployee,
    token: await openSession(app.db, app.branchEmployee.accountId),
  }
  const answer = await app.call('POST', '/api/UserSettings/Language', {
    as,
    payload: { language: 'ru' },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'language', value: 'ru' }))
  const refused = await app.call('GET', '/api/UserRole/1', {
    as,
    headers: { cookie: 'language=el' },
  })
  expect(refused.json().detail).toMatch(/[а-я]/)
  expect((await me(as.token)).json().language).toBe('ru')
})

test('a visitor may choose a language too, but only a supported one', async () => {
  const choose = (language: string) =>
    app.call('POST', '/api/UserSettings/Language', { as: null, payload: { language } })
  expect((await choose('el')).cookies).toContainEqual(expect.objectContaining({ value: 'el' }))
  expect((await choose('de')).statusCode).toBe(400)
})
