// The calendar feed is handled like a session: creating it requires a fresh proof; it is listed and ended with them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf, factorsOf } from '#app/testing/secondFactors.ts'
import { password } from '#app/testing/seedPeople.ts'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { epochMs, instantNow } from '#kit/clock.ts'
import { addCode } from '../passwords/resetPassword.ts'

let app: TestApp
let { post, enrol, anew, clear, me } = {} as ReturnType<typeof factorsOf>
beforeAll(async () => {
  app = await testApp()
  ;({ post, enrol, anew, clear, me } = factorsOf(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  await clear()
  await app.db.deleteFrom('calendarFeed').execute()
  await app.db.deleteFrom('actionLog').execute()
})

const make = (as: Person) => app.call('POST', '/api/calendar/feed', { as })
const own = (as: Person, method: 'GET' | 'DELETE' = 'GET') =>
  app.call(method, '/api/authenticate/calendarFeed', { as })
const none = { createdOn: null, lastUsedOn: null }
/** Returns the path of the feed. */
async function subscribe(as: Person): Promise<string> {
  const answer = await make(as)
  expect(answer.statusCode).toBe(200)
  return new URL(answer.json().url).pathname
}
const read = async (path: string) =>
  (await app.http.inject({ method: 'GET', url: path })).statusCode
const begunLongAgo = () =>
  app.db
    .updateTable('session')
    .set({ createdOn: instantNow(-11 * 60_000), provenOn: null })
    .execute()
const takeMails = async () => {
  await app.sendMail()
  return app.outbox.splice(0)
}
const logged = (accountId: number) =>
  app.db
    .selectFrom('actionLog')
    .select(['action', 'actionById'])
    .where('entity', '=', 'Account')
    .where('entityId', '=', accountId)
    .where('action', 'like', '%CalendarFeed')
    .orderBy('id', 'desc')
    .execute()

describe('creating a feed', () => {
  test('or replacing it requires a proof ten minutes after signing in', async () => {
    const as = await anew(app.employee)
    const path = await subscribe(as)
    await begunLongAgo()
    const refused = await make(as)
    expect(refused.json()).toMatchObject({
      status: 400,
      errors: { proof: ['Please confirm first that it is you.'] },
    })
    expect(await read(path)).toBe(200)
    await post('prove', { password: 'guess' }, as)
    expect((await make(as)).statusCode).toBe(400)
    expect((await post('prove', { password }, as)).statusCode).toBe(200)
    const next = await subscribe(as)
    expect([await read(path), await read(next)]).toEqual([404, 200])
  })

  test('requires the proof in the same session, not in another of the person', async () => {
    const [as, other] = [await anew(app.employee), await anew(app.employee)]
    await begunLongAgo()
    await post('prove', { password }, other)
    expect((await make(as)).json().errors).toHaveProperty('proof')
    expect((await own(as)).json()).toEqual(none)
  })

  test('is only for staff; a client sees none and can end none', async () => {
    expect((await make(app.client)).statusCode).toBe(403)
    expect((await own(app.client)).json()).toEqual(none)
    expect((await own(app.client, 'DELETE')).statusCode).toBe(200)
    expect(await logged(app.client.accountId)).toEqual([])
    expect(await takeMails()).toEqual([])
  })
})

test('the feed is listed with the times of its creation and last use', async () => {
  const as = await anew(app.employee)
  const path = await subscribe(as)
  const made = (await own(as)).json()
  expect(made).toEqual({ createdOn: expect.stringMatching(/Z$/), lastUsedOn: null })
  await read(path)
  const { lastUsedOn } = (await own(as)).json()
  expect(Date.parse(lastUsedOn)).toBeGreaterThanOrEqual(Date.parse(made.createdOn))
  // The last use is not stored on each request, but again after a while.
  const feed = app.db.updateTable('calendarFeed')
  await read(path)
  expect((await own(as)).json().lastUsedOn).toBe(lastUsedOn)
  await feed.set({ lastUsedOn: instantNow(-3_600_000) }).execute()
  await read(path)
  expect(epochMs() - Date.parse((await own(as)).json().lastUsedOn)).toBeLessThan(600_000)
  await subscribe(as)
  expect((await own(as)).json().lastUsedOn).toBeNull()
})

test('changes of the feed are mailed in the language of the person, and logged without its address', async () => {
  const as = await anew(app.employee)
  const token = /calendar\/(.+)\.ics/.exec(await subscribe(as))![1]!
  await app.call('POST', '/api/UserSettings/Language', { payload: { language: 'el' }, as })
  const newer = /calendar\/(.+)\.ics/.exec(await subscribe(as))![1]!
  await app.call('POST', '/api/UserSettings/Language', { payload: { language: 'ru' }, as })
  await own(as, 'DELETE')
  const mails = await takeMails()
  expect(mails.map(({ to }) => to)).toEqual(mails.map(() => app.employee.username))
  const texts = mails.map(({ text }) => text)
  expect(texts).toEqual([
    expect.stringContaining('A private address was made for your calendar.'),
    expect.stringContaining('Δημιουργήθηκε νέα ιδιωτική διεύθυνση για το ημερολόγιό σας.'),
    expect.stringContaining('Личный адрес вашего календаря отключён.'),
  ])
  for (const text of texts) expect(text).toContain('http://estia.test/Security')
  expect(await logged(app.employee.accountId)).toEqual(
    ['endCalendarFeed', 'renewCalendarFeed', 'makeCalendarFeed'].map((action) => ({
      action,
      actionById: app.employee.accountId,
    })),
  )
  const written = await app.db.selectFrom('actionLog').selectAll().execute()
  for (const secret of [token, newer])
    expect(JSON.stringify([written, mails])).not.toContain(secret)
  await app.call('POST', '/api/UserSettings/Language', { payload: { language: 'en-UK' }, as })
  // There is no feed to end, so no mail.
  await own(as, 'DELETE')
  expect(await takeMails()).toEqual([])
})

describe('the feed ends', () => {
  const ends: [string, (as: Person) => Promise<unknown>, by?: 'admin'][] = [
    ['with a new password', (as) => post('setPassword', { email: as.username, password }, as)],
    [
      'with a reset of a forgotten password',
      async ({ username: email, accountId }) =>
        post(
          'resetPassword',
          {
            email,
            password,
            confirmPassword: password,
            code: await addCode(app.db, accountId, sql`interval '1 hour'`),
          },
          null,
        ),
    ],
    ['with signing out everywhere', (as) => post('signOutEverywhere', {}, as)],
    [
      'with a password that an administrator sets',
      async (as) => post('setPassword', { email: as.username, password }, await anew(app.admin)),
      'admin',
    ],
    ['with the sessions that began without a second factor', (as) => enrol(as)],
  ]
  test.each(ends)('%s', async (_with, end, by) => {
    const as = await anew(app.employee)
    const path = await subscribe(as)
    await takeMails()
    await end(as)
    expect(await read(path)).toBe(404)
    expect((await own(await anew(app.employee))).json()).toEqual(none)
    const [last] = await logged(as.accountId)
    expect(last).toEqual({
      action: 'endCalendarFeed',
      actionById: (by ? app[by] : app.employee).accountId,
    })
    expect((await takeMails()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(
        'Your sessions were ended, and the private address of your calendar with',
      ),
    )
  })

  test('when a second factor is removed or reset', async () => {
    const as = await anew(app.employee)
    await enrol(as)
    const first = await subscribe(as)
    await app.call('DELETE', '/api/authenticate/authenticator', { as })
    expect(await read(first)).toBe(404)
    await enrol(as)
    const second = await subscribe(as)
    const by = await anew(app.admin)
    const answer = await app.call('DELETE', `/api/SecondFactor/${as.accountId}`, { as: by })
    expect(answer.statusCode).toBe(200)
    expect(await read(second)).toBe(404)
  })

  test('with its account, even if that is restored', async () => {
    const as = await anew(app.branchEmployee)
    const path = await subscribe(as)
    const { accountId: id } = as
    await app.call('DELETE', `/api/account/${id}`)
    await app.db.updateTable('account').set({ deletedOn: null }).where('id', '=', id).execute()
    expect(await read(path)).toBe(404)
  })

  test('not with a single session', async () => {
    const [as, other] = [await anew(app.employee), await anew(app.employee)]
    const path = await subscribe(as)
    await post('logout', {}, as)
    expect((await me(as.token)).statusCode).toBe(401)
    const sessions = await app.call('GET', '/api/authenticate/sessions', { as: other })
    const { id } = sessions.json().find(({ current }: { current: boolean }) => current)
    await app.call('DELETE', `/api/authenticate/sessions/${id}`, { as: other })
    expect(await read(path)).toBe(200)
  })
})

test('the feed is unavailable while a required second factor is not set up', async () => {
  const as = await anew(app.employee)
  const path = await subscribe(as)
  await app.db.insertInto('secondFactorRule').values({ role: 'employee' }).execute()
  expect(await read(path)).toBe(404)
  expect((await make(as)).statusCode).toBe(403)
  await app.db.deleteFrom('secondFactorRule').execute()
  expect(await read(path)).toBe(200)
  // With a second factor the feed works, and the factor serves as proof.
  const { secret } = await enrol(as)
  await app.db.insertInto('secondFactorRule').values({ role: 'employee' }).execute()
  await begunLongAgo()
  expect((await post('prove', { code: codeOf(secret) }, as)).statusCode).toBe(200)
  expect(await read(await subscribe(as))).toBe(200)
})
