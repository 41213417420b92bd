// An invited colleague comes through the link, which gives no other access than it was sent for.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { softAuthenticator } from '#app/testing/softAuthenticator.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { goodPassword, host, invitingIn } from '#records/accounts/invitations/testing/inviting.ts'

let app: TestApp
let { invite, invited, open, accept, post, signIn, actionsOf, codeIn } = {} as ReturnType<
  typeof invitingIn
>
beforeAll(async () => {
  app = await testApp()
  ;({ invite, invited, open, accept, post, signIn, actionsOf, codeIn } = invitingIn(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "signInFailure", "mailQueue", "sentLetter", "secondFactorRule"`.execute(app.db)
})

const over = { status: 400, invitationOver: true }
const me = async (token: string) =>
  app.call('GET', '/api/authenticate/me', {
    as: null,
    headers: { authorization: `Bearer ${token}` },
  })

describe('with a password', () => {
  test('an invited colleague is greeted, signed in at once, and signs in with it later', async () => {
    const { id, email, code } = await invited({ branchId: 1 })
    expect((await open(code)).json()).toEqual({
      name: 'Nikos Newman',
      username: email,
      role: 'employee',
      isOfBranch: true,
      passkeys: true,
    })
    const answer = await accept(code)
    expect(answer.json()).toMatchObject({ username: email, userroles: ['employee'], branchId: 1 })
    expect((await me(answer.json().token)).json()).toMatchObject({ accountId: id, language: 'ru' })
    expect(answer.cookies.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['session', 'device']),
    )
    expect((await signIn(email)).statusCode).toBe(200)
    expect(await actionsOf(id)).toEqual(
      expect.arrayContaining(['add', 'invite', 'acceptInvitation']),
    )
  })

  test('the link works once, even for two at the same time', async () => {
    const { code } = await invited()
    const answers = await Promise.all([accept(code), accept(code)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect((await accept(code)).json()).toMatchObject(over)
    expect((await open(code)).json()).toMatchObject(over)
  })

  test('a weak password is refused and uses nothing up', async () => {
    const { code, email } = await invited()
    expect((await accept(code, { password: 'newman' })).json().errors).toHaveProperty('password')
    const judged = await post(
      '/api/authenticate/judgePassword',
      { email, password: 'x1', code },
      null,
    )
    expect(judged.json()).toMatchObject({ good: false })
    expect((await accept(code)).statusCode).toBe(200)
  })

  test('somebody whose role demands a second factor has to set one up next', async () => {
    await sql`INSERT INTO "secondFactorRule" ("role") VALUES ('employee')`.execute(app.db)
    const { code } = await invited()
    expect((await accept(code)).json()).toMatchObject({ mustEnrol: true })
  })
})

describe('with a passkey', () => {
  const choose = async (code: string, verified = true) => {
    const begun = await post('/api/authenticate/invitation/passkey', { code }, null)
    const made = softAuthenticator(`http://${host}`, host).make(begun.json().options, { verified })
    return accept(code, { name: 'Phone', passkey: made })
  }

  test('a colleague is signed in, gets recovery codes, and needs no other second factor', async () => {
    await sql`INSERT INTO "secondFactorRule" ("role") VALUES ('employee')`.execute(app.db)
    const { code, id } = await invited()
    const answer = await choose(code)
    expect(answer.json().recoveryCodes).toHaveLength(10)
    expect(answer.json()).not.toHaveProperty('mustEnrol')
    expect(await actionsOf(id)).toContain('acceptInvitation')
    expect((await accept(code)).json()).toMatchObject(over)
  })

  test('one made for another link is refused, and so is one without a password beside it', async () => {
    const [one, other] = [await invited(), await invited()]
    const begun = await post('/api/authenticate/invitation/passkey', { code: one.code }, null)
    const made = softAuthenticator(`http://${host}`, host).make(begun.json().options)
    expect(
      (await accept(other.code, { name: 'Phone', passkey: made })).json().errors,
    ).toHaveProperty('passkey')
    expect((await accept(one.code, {})).statusCode).toBe(400)
    const both = { name: 'Phone', passkey: made, password: goodPassword }
    expect((await accept(one.code, both)).statusCode).toBe(400)
  })

  test('one whose device did not verify its user is refused, since it replaces the password', async () => {
    const { code } = await invited()
    expect((await choose(code, false)).json().errors).toHaveProperty('passkey')
  })
})

describe('a link ends', () => {
  const set = (id: number, values: object) =>
    app.db
      .updateTable('account')
      .set(values as never)
      .where('id', '=', id)
      .execute()

  test.each([
    ['a higher role', { role: 'admin' }],
    ['another branch', { branchId: 1 }],
    ['another e-mail', { email: 'corrected@example.com' }],
    ['the end of the employment', { endDate: '2020-01-01' }],
    ['the deletion of the account', { deletedOn: '2026-01-01T00:00:00Z' }],
    ['the loss of the role', { role: null }],
  ])('with %s', async (_what, values) => {
    const { code, id } = await invited()
    await set(id, values)
    expect((await open(code)).json()).toMatchObject(over)
    expect((await accept(code)).json()).toMatchObject(over)
  })

  test('after a week, when it is sent again, and when it is withdrawn', async () => {
    const [old, renewed, withdrawn] = [await invited(), await invited(), await invited()]
    await sql`UPDATE "invitation" SET "expiresOn" = now() WHERE "accountId" = ${old.id}`.execute(
      app.db,
    )
    const { link } = (await post(`/api/invitation/send/${renewed.id}`, {})).json()
    await post(`/api/invitation/withdraw/${withdrawn.id}`, {})
    for (const { code } of [old, renewed, withdrawn])
      expect((await accept(code)).json()).toMatchObject(over)
    expect((await accept(codeIn(link))).statusCode).toBe(200)
  })

  test('when an administrator sets a password, and the same error says nothing about an account', async () => {
    const { code, email } = await invited()
    await post('/api/authenticate/setPassword', { email, password: 'forty olive lanterns' })
    const ended = (await open(code)).json()
    expect(ended).toMatchObject(over)
    expect((await open('made-up')).json()).toEqual(ended)
    expect((await open('%00 ; DROP')).json()).toEqual(ended)
    expect((await open('a'.repeat(100_000))).json()).toEqual(ended)
  })
})

test('before they come, nobody gets in by a forgotten password, and they are not the last administrator', async () => {
  const { email } = await invited({ role: 'admin' })
  await post('/api/authenticate/forgotPassword', { email }, null)
  const demoted = await post(`/api/UserRole/${app.admin.accountId}`, { role: 'employee' })
  expect(demoted.json().errors).toHaveProperty('role')
  const { rows } = await sql`SELECT FROM "mailQueue" WHERE "to" = ${email}`.execute(app.db)
  expect(rows).toHaveLength(1)
})

test('made-up links are limited', async () => {
  for (let at = 0; at < 60; at++) await open(`guess-${at}`)
  expect((await open('guess-61')).statusCode).toBe(429)
  const { code } = await invited()
  expect((await open(code)).statusCode).toBe(200)
})

test('no code is stored in plain text, except in the mail that waits to be sent', async () => {
  const answer = await invite()
  const code = codeIn(answer.json().link)
  expect(code).toHaveLength(43)
  const dump = JSON.stringify([
    await app.db.selectFrom('invitation').selectAll().execute(),
    await app.db.selectFrom('actionLog').selectAll().execute(),
    await app.db.selectFrom('user').selectAll().execute(),
  ])
  expect(dump).not.toContain(code)
})
