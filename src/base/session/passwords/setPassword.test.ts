// Changing one's own password, and the user name that comes with a new password.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('signInFailure').execute())

const post = (name: string, payload: object, as: Person | null = null) =>
  app.call('POST', `/api/authenticate/${name}`, { payload, as })
const addAccount = async (email: string) =>
  (
    await app.db
      .insertInto('account')
      .values({ lastName: 'New', email })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

describe("changing one's own password", () => {
  const own = (more: object, as = app.employee) =>
    post('setPassword', { email: as.username, password: 'olive tree own', ...more }, as)
  const begunAgo = (minutes: number) =>
    app.db
      .updateTable('session')
      .set({ createdOn: instantNow(-minutes * 60_000) })
      .execute()

  test('requires the current one, unless the person has just signed in', async () => {
    await begunAgo(11)
    for (const as of [app.employee, app.admin, app.client])
      expect((await own({}, as)).json().errors).toHaveProperty('currentPassword')
    await begunAgo(9)
    expect((await own({})).statusCode).toBe(200)
  })

  test('checks a given current password, however fresh the session', async () => {
    for (const minutes of [0, 11]) {
      await begunAgo(minutes)
      const wrong = await own({ currentPassword: 'olive tree not' })
      expect(wrong.json()).toMatchObject({
        status: 400,
        errors: {
          currentPassword: [expect.stringContaining('This is not your current password.')],
        },
      })
      expect((await own({ currentPassword: 'olive tree own' })).statusCode).toBe(200)
    }
  })

  test('limits tries with a wrong current password', async () => {
    const wrong = () => own({ currentPassword: 'olive tree not' })
    for (let at = 0; at < 10; at++) expect((await wrong()).statusCode).toBe(400)
    expect((await own({ currentPassword: 'olive tree own' })).statusCode).toBe(429)
  })

  test('requires it from an administrator too, but not for the password of somebody else', async () => {
    await begunAgo(11)
    const { username: email } = app.client
    const set = await post('setPassword', { email, password: 'olive tree 10' }, app.admin)
    expect(set.statusCode).toBe(200)
    expect((await own({}, app.admin)).statusCode).toBe(400)
    await begunAgo(0)
  })
})

describe('a user name', () => {
  test('must be a single address', async () => {
    for (const email of ['a@example.com;b@example.com', 'a@example.com, b@example.com', 'nobody'])
      expect(
        (await post('setPassword', { email, password: 'olive tree 11' }, app.admin)).json().errors,
      ).toEqual({ email: ['Please give one e-mail address.'] })
  })

  test('is unique and in lower case in the database', async () => {
    const accountId = await addAccount('one@example.com')
    const add = (username: string) =>
      app.db.insertInto('user').values({ accountId, username, passwordHash: 'x' }).execute()
    for (const username of ['One@example.com', 'one@example.com;two@example.com', 'Ελένη@x.gr'])
      await expect(add(username)).rejects.toThrow('user_username_check')
    await expect(add(app.client.username)).rejects.toThrow('user_username_key')
  })

  test('is the last one set when an account has several e-mails', async () => {
    const accountId = await addAccount('first@example.com;second@example.com')
    for (const email of ['first@example.com', 'second@example.com'])
      await post('setPassword', { email, password: 'olive tree 12' }, app.admin)
    const users = app.db.selectFrom('user').select('username').where('accountId', '=', accountId)
    expect(await users.execute()).toEqual([{ username: 'second@example.com' }])
  })
})
