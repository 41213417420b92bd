import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#kit/testing/eventually.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { password } from '#app/testing/seedPeople.ts'
import { noteSignIns } from './signInLog.ts'
import type { SignInEvent } from './signInLog.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const post = (name: string, payload: object, as = app.employee) =>
  app.call('POST', `/api/authenticate/${name}`, {
    payload,
    as,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  })
const entries = async () =>
  (await app.db.selectFrom('actionLog').selectAll().orderBy('id').execute()).map(
    ({ action, entityId, actionById, message }) => ({ action, entityId, actionById, message }),
  )

test('the action log shows sign-ins, failures and ended sessions with their address', async () => {
  const { username, accountId } = app.employee
  await post('login', { username, password })
  await post('login', { username, password: 'a wrong olive' })
  await post('login', { username: 'my password in the wrong field', password: 'x' })
  const { token } = (await post('login', { username, password })).json()
  await post('logout', {}, { ...app.employee, token })
  await post('forgotPassword', { email: username })
  await post('forgotPassword', { email: 'nobody@example.com' })
  await post('signOutEverywhere', {})
  await until(async () => (await entries()).length >= 6)
  const line = { entityId: accountId, actionById: accountId, message: '203.0.113.9' }
  const written = await entries()
  expect(written).toHaveLength(6)
  expect(written).toEqual(
    expect.arrayContaining([
      { ...line, action: 'signIn' },
      { ...line, action: 'signInFailed', actionById: null, message: '203.0.113.9: refused' },
      { ...line, action: 'signOut' },
      { ...line, action: 'forgotPassword', actionById: null },
      { ...line, action: 'endSessions' },
    ]),
  )
  expect(JSON.stringify(written)).not.toContain('wrong')
})

test("the server's log has a line for each event, without an unknown user's name", () => {
  const lines: [level: string, line: object][] = []
  const log = {
    info: (line: object) => lines.push(['info', line]),
    warn: (line: object) => lines.push(['warn', line]),
  }
  const note = noteSignIns({ db: app.db, log } as never, () => {})
  const user = { accountId: 2, username: 'eleni@example.com', passwordHash: 'secret' }
  const event = { address: '203.0.113.9', user } satisfies Partial<SignInEvent>
  note({ ...event, action: 'signIn', outcome: 'done' })
  note({ ...event, action: 'setPassword', outcome: 'refused' })
  note({ action: 'signInFailed', outcome: 'refused', address: '203.0.113.9' })
  const known = { address: '203.0.113.9', user: 'eleni@example.com', account: 2 }
  expect(lines).toEqual([
    ['info', { ...known, action: 'signIn', outcome: 'done' }],
    ['warn', { ...known, action: 'setPassword', outcome: 'refused' }],
    ['warn', { action: 'signInFailed', outcome: 'refused', address: '203.0.113.9' }],
  ])
})
