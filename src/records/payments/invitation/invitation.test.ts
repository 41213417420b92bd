import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp({ paymentsHost: 'pay.example.com' })))
afterAll(() => app.close())
beforeEach(() => sql`DELETE FROM "signInFailure"`.execute(app.db))

let count = 0
const newEmail = () => `invited${++count}@example.com`
const addAccount = async (values: Record<string, unknown>): Promise<number> =>
  (
    await app.call('POST', '/api/account/add', {
      payload: { firstName: 'Anna', lastName: 'Pappa', ...values },
    })
  ).json().id
const invite = (id: number, as = app.admin) =>
  app.call('GET', `/api/transactions/sendInvitation/${id}`, { as })
async function mails() {
  app.outbox.length = 0
  await app.sendMail()
  return [...app.outbox]
}
const linkIn = (text: string) => new URL(/http\S+ResetPassword\S+/.exec(text)![0])
const roleOf = async (id: number) =>
  (await app.call('GET', `/api/UserRole/${id}`)).json<{ role: string | null }>().role
const login = (username: string, password: string) =>
  app.call('POST', '/api/authenticate/login', { as: null, payload: { username, password } })

test('a mailed link lets the client choose a password and see their payments alone', async () => {
  const email = newEmail()
  const id = await addAccount({ email: `${email};second@example.com`, language: 'ru' })
  const sent = await invite(id)
  expect([sent.statusCode, sent.json()]).toEqual([200, { sentTo: email }])
  expect(await roleOf(id)).toBe('clientPayments')
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: 'Ваши платежи в агентстве Estia' })
  expect(mail!.text).toContain('в течение недели')
  const link = linkIn(mail!.text)
  expect(link.origin).toBe('http://pay.example.com')
  expect(link.searchParams.get('language')).toBe('ru')

  const password = 'forty olive lanterns'
  expect((await login(email, password)).statusCode).toBe(400)
  const reset = await app.call('POST', '/api/authenticate/resetPassword', {
    as: null,
    payload: {
      email: link.searchParams.get('email'),
      code: link.searchParams.get('code'),
      password,
      confirmPassword: password,
    },
  })
  expect(reset.statusCode).toBe(200)
  expect((await login(email, password)).json()).toMatchObject({ userroles: ['clientPayments'] })
})

test('two clicks send one invitation, and a later invitation has a new link', async () => {
  const id = await addAccount({ email: newEmail() })
  await Promise.all([invite(id), invite(id)])
  expect(await mails()).toHaveLength(1)
  await sql`UPDATE "resetCode" SET "expiresOn" = "expiresOn" - interval '1 minute'`.execute(app.db)
  await invite(id)
  expect(await mails()).toHaveLength(1)
})

test('an account that cannot be invited is refused with the reason, and nothing changes', async () => {
  const email = newEmail()
  await invite(await addAccount({ email }))
  const staffMail = newEmail()
  await addAccount({ email: staffMail, isEmploye: true })
  await mails()
  const noMail = await addAccount({})
  const wrongMail = await addAccount({ email: 'by phone only' })
  const taken = await addAccount({ email })
  const ofStaff = await addAccount({ email: staffMail })
  for (const [id, errors] of [
    [
      noMail,
      {
        email: [
          'This account has no e-mail, so nobody can sign in with it. Please enter one in the account first.',
        ],
      },
    ],
    [
      wrongMail,
      {
        email: [
          'This account has no e-mail, so nobody can sign in with it. Please enter one in the account first.',
        ],
      },
    ],
    [taken, { email: [expect.stringContaining('Somebody else signs in')] }],
    [ofStaff, { email: [expect.stringContaining('Somebody else signs in')] }],
    [app.employee.accountId, { accountId: [expect.stringContaining('staff')] }],
  ] as const) {
    const role = await roleOf(id)
    const answer = await invite(id)
    expect([answer.statusCode, answer.json().errors]).toEqual([400, errors])
    expect(await roleOf(id)).toBe(role)
  }
  const deleted = await addAccount({ email: newEmail() })
  await app.call('DELETE', `/api/account/${deleted}`)
  expect((await invite(deleted)).statusCode).toBe(404)
  expect(await mails()).toEqual([])
})

test('a person who signs in with an e-mail that the account no longer has is not invited there', async () => {
  const id = await addAccount({ email: newEmail() })
  await invite(id)
  await mails()
  await app.call('POST', '/api/account/update', { payload: { id, email: newEmail() } })
  expect((await invite(id)).json().errors).toEqual({
    email: [expect.stringContaining('no longer has')],
  })
})

test('an invited person keeps their role', async () => {
  expect((await invite(app.client.accountId)).statusCode).toBe(200)
  expect(await roleOf(app.client.accountId)).toBe('clientPayments')
  expect(await mails()).toHaveLength(1)
})

test('the invitations to one mailbox are limited', async () => {
  const id = await addAccount({ email: newEmail() })
  const answers: number[] = []
  for (let time = 0; time < 12; time++) answers.push((await invite(id)).statusCode)
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
})

test('only administrators invite, and the action log contains no code', async () => {
  const id = await addAccount({ email: newEmail() })
  for (const person of [app.employee, app.branchEmployee, app.client])
    expect((await invite(id, person)).statusCode).toBe(403)
  await invite(id)
  const code = linkIn((await mails()).at(-1)!.text).searchParams.get('code')!
  const { rows } = await sql<{ action: string }>`
    SELECT * FROM "actionLog" WHERE "entity" = 'Account' AND "entityId" = ${id}`.execute(app.db)
  expect(rows.map(({ action }) => action)).toContain('invite')
  expect(JSON.stringify(rows)).not.toContain(code)
})

test("a link mailed to a client is invalid once the account is an employee's", async () => {
  const email = newEmail()
  const id = await addAccount({ email })
  await invite(id)
  const link = linkIn((await mails())[0]!.text)
  await app.call('POST', `/api/UserRole/${id}`, { payload: { role: 'admin' } })
  const password = 'forty olive lanterns'
  const reset = await app.call('POST', '/api/authenticate/resetPassword', {
    as: null,
    payload: { email, code: link.searchParams.get('code'), password, confirmPassword: password },
  })
  expect(reset.json()).toMatchObject({ status: 400, errors: { code: [expect.any(String)] } })
})
