// An administrator invites colleagues, sees who has not come yet, sends the link again, copies it and withdraws it.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { MailRefused } from '#kit/mail/mailRefused.ts'
import { invitingIn, newEmail } from './testing/inviting.ts'

let app: TestApp
let { invite, invited, open, accept, post, listed, actionsOf, codeIn } = {} as ReturnType<
  typeof invitingIn
>
beforeAll(async () => {
  app = await testApp()
  ;({ invite, invited, open, accept, post, listed, actionsOf, codeIn } = invitingIn(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "signInFailure", "mailQueue", "sentLetter"`.execute(app.db)
  app.mailEnvironment.smtpUrl = null
  app.outbox.length = 0
})

const addAccount = async (more: object) =>
  (await post('/api/account/add', { firstName: 'Maria', lastName: 'Old', ...more })).json()
    .id as number
const view = async (id: number) => (await app.call('GET', `/api/account/view/${id}`)).json()
const queuedFor = async (email: string) => {
  const { rows } = await sql`SELECT FROM "mailQueue" WHERE "to" = ${email}`.execute(app.db)
  return rows.length
}
const emailErrors = async (answer: Awaited<ReturnType<typeof invite>>) =>
  answer.json().errors?.email?.[0]

describe('inviting', () => {
  test('adds the account with its role, branch and language, and mails the link in that language', async () => {
    const { id, email, link } = (await invite({ branchId: 1, language: 'el' })).json()
    expect(await view(id)).toMatchObject({
      firstName: 'Nikos',
      lastName: 'Newman',
      email,
      isEmploye: true,
      role: 'employee',
      branchId: 1,
      language: 'el',
    })
    await app.sendMail()
    const [mail] = app.outbox
    expect(mail).toMatchObject({
      to: email,
      subject: 'Η πρόσβασή σας στο γραφείο Estia',
      sender: { name: 'Estia', replyTo: { address: app.admin.username } },
    })
    expect(mail!.text).toContain(link)
    for (const said of ['Nikos Newman', 'Anna Admin', 'Estia', 'Υπάλληλος υποκαταστήματος', email])
      expect(mail!.text).toContain(said)
    expect(mail!.html).toContain('<html lang="el">')
    expect(mail!.html).toContain('Επιλογή τρόπου σύνδεσης')
  })

  test('shows the link only if no mail server delivers it', async () => {
    expect((await invite()).json().link).toMatch(/^http:\/\/estia\.test\/Invitation#code=/)
    app.mailEnvironment.smtpUrl = 'smtp://127.0.0.1:1'
    expect((await invite()).json().link).toBeNull()
  })

  test('is for administrators', async () => {
    const { id } = await invited()
    for (const [as, status] of [
      [app.employee, 403],
      [app.branchEmployee, 403],
      [app.client, 403],
      [null, 401],
    ] as const)
      expect([
        status,
        (await invite({}, as)).statusCode,
        (await app.call('GET', '/api/invitation', { as })).statusCode,
        (await post(`/api/invitation/send/${id}`, {}, as)).statusCode,
        (await post(`/api/invitation/link/${id}`, {}, as)).statusCode,
        (await post(`/api/invitation/withdraw/${id}`, {}, as)).statusCode,
      ]).toEqual(Array.from({ length: 6 }, () => status))
  })

  test('names each field that is wrong', async () => {
    const wrong = { firstName: ' ', lastName: 'x'.repeat(81), email: '', role: 'clientPayments' }
    expect(Object.keys((await invite(wrong)).json().errors).toSorted()).toEqual(
      ['email', 'firstName', 'lastName', 'role'].toSorted(),
    )
    expect((await invite({ role: 'admin', branchId: 1 })).json().errors).toHaveProperty('branchId')
    expect((await invite({ branchId: 999 })).json().errors).toHaveProperty('branchId')
    expect((await invite({ language: 'de' })).json().errors).toHaveProperty('language')
    for (const email of ['nikos', 'a@b', 'a@example.com;b@example.com', `${'x'.repeat(99)}@e.com`])
      expect((await invite({ email })).json().errors).toHaveProperty('email')
  })

  test('is refused for an e-mail that signs in, and for one of an account in the trash', async () => {
    const taken = await invite({ email: app.client.username.toUpperCase() })
    expect(await emailErrors(taken)).toContain('signs in with this e-mail already')
    const email = newEmail()
    await app.call('DELETE', `/api/account/${await addAccount({ email })}`)
    expect(await emailErrors(await invite({ email }))).toContain('in the trash')
  })

  test('offers the existing account with the e-mail, and takes it if it is chosen', async () => {
    const email = newEmail()
    const id = await addAccount({ email: `first@example.com;${email}`, isClient: true })
    const offered = (await invite({ email })).json()
    expect(offered).toMatchObject({ status: 400, existing: { id, name: 'Old Maria' } })
    expect((await invite({ email, accountId: app.client.accountId })).statusCode).toBe(400)
    const { link } = (await invite({ email, accountId: id })).json()
    expect(await view(id)).toMatchObject({
      firstName: 'Maria',
      isClient: true,
      isEmploye: true,
      role: 'employee',
    })
    expect((await accept(codeIn(link))).json()).toMatchObject({ username: email })
  })

  test('brings back somebody who has left, whose old password stays dead', async () => {
    const email = newEmail()
    const id = await addAccount({ email, isEmploye: true, endDate: '2020-01-31' })
    await post('/api/authenticate/setPassword', { email, password: 'forty olive lanterns' })
    await invite({ email, accountId: id })
    expect(await view(id)).toMatchObject({ endDate: null })
    const old = { username: email, password: 'forty olive lanterns' }
    expect((await post('/api/authenticate/login', old, null)).statusCode).toBe(400)
  })

  test('pressed twice, and by two administrators at once, invites once', async () => {
    app.mailEnvironment.smtpUrl = 'smtp://127.0.0.1:1'
    const email = newEmail()
    const [one, two] = await Promise.all([invite({ email }), invite({ email })])
    expect([one.json().id, two.statusCode]).toEqual([two.json().id, 200])
    expect(await queuedFor(email)).toBe(1)

    await post(`/api/UserRole/${app.employee.accountId}`, { role: 'admin' })
    const other = newEmail()
    const both = await Promise.all([
      invite({ email: other }),
      invite({ email: other }, app.employee),
    ])
    await post(`/api/UserRole/${app.employee.accountId}`, { role: 'employee' })
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(await emailErrors(both.find(({ statusCode }) => statusCode === 400)!)).toContain(
      'was invited already',
    )
  })

  test('is limited', async () => {
    const { username: email } = app.client
    const answers = await Promise.all(Array.from({ length: 41 }, () => invite({ email })))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })

  test('writes hostile names as text', async () => {
    const firstName = '<img src=x onerror=alert(1)>'
    const lastName = '{{link}}https://evil.example/\r\nBcc: all@example.com'
    const { link } = (await invite({ firstName, lastName })).json()
    await app.sendMail()
    const [mail] = app.outbox
    expect(mail!.html).not.toContain('<img')
    expect(mail!.subject).not.toContain('\n')
    expect(mail!.text.split(link)).toHaveLength(2)
    expect((await open(codeIn(link))).json().name).toContain(firstName)
  })
})

describe('who has not come yet', () => {
  test('is listed with the invitation, until they come', async () => {
    const { id, email, code } = await invited({ branchId: 1 })
    expect(await listed(id)).toEqual({
      id,
      name: 'Newman Nikos',
      email,
      role: 'employee',
      branch: 'Kalamaria',
      invitedOn: expect.any(String),
      invitedBy: 'Admin Anna',
      expiresOn: expect.any(String),
      link: 'works',
      mail: 'byHand',
    })
    await accept(code)
    expect(await listed(id)).toBeUndefined()
  })

  test('is listed with the state of the mail', async () => {
    app.mailEnvironment.smtpUrl = 'smtp://127.0.0.1:1'
    const { id } = (await invite()).json()
    expect(await listed(id)).toMatchObject({ mail: 'waiting' })
    await app.sendMail()
    expect(await listed(id)).toMatchObject({ mail: 'sent' })
    const lost = (await invite()).json()
    await app.sendMail({
      send: () => Promise.reject(new MailRefused('550 no such user')),
    })
    expect(await listed(lost.id)).toMatchObject({ mail: 'undelivered' })
    await post(`/api/invitation/send/${lost.id}`, {})
    expect(await listed(lost.id)).toMatchObject({ mail: 'waiting' })
  })

  test('is listed with a link that has ended or does not fit any more', async () => {
    const [old, changed] = [await invited(), await invited()]
    await sql`UPDATE "invitation" SET "expiresOn" = now() WHERE "accountId" = ${old.id}`.execute(
      app.db,
    )
    await post(`/api/UserRole/${changed.id}`, { role: 'admin' })
    expect(await listed(old.id)).toMatchObject({ link: 'ended' })
    expect(await listed(changed.id)).toMatchObject({ link: 'changed', role: 'admin' })
  })

  test('gets a new link for the role and the e-mail that the account has now', async () => {
    const { id, code } = await invited()
    const email = newEmail()
    await post('/api/account/update', { id, email })
    await post(`/api/UserRole/${id}`, { role: 'admin' })
    const again = (await post(`/api/invitation/send/${id}`, {})).json()
    expect(again).toMatchObject({ id, email })
    expect((await open(code)).statusCode).toBe(400)
    expect((await accept(codeIn(again.link))).json()).toMatchObject({
      username: email,
      userroles: ['admin'],
    })
    expect((await post(`/api/invitation/send/${id}`, {})).statusCode).toBe(404)
  })

  test('gets one mail for two presses, and any number of links to copy', async () => {
    const { id, email } = await invited()
    app.mailEnvironment.smtpUrl = 'smtp://127.0.0.1:1'
    await sql`TRUNCATE "mailQueue"`.execute(app.db)
    await post(`/api/invitation/send/${id}`, {})
    await post(`/api/invitation/send/${id}`, {})
    expect(await queuedFor(email)).toBe(1)
    const [one, two] = [
      (await post(`/api/invitation/link/${id}`, {})).json().link,
      (await post(`/api/invitation/link/${id}`, {})).json().link,
    ]
    expect((await open(codeIn(one))).statusCode).toBe(400)
    expect((await open(codeIn(two))).statusCode).toBe(200)
    expect(await listed(id)).toMatchObject({ mail: 'byHand' })
  })
})

describe('withdrawing', () => {
  const withdraw = async (id: number) => (await post(`/api/invitation/withdraw/${id}`, {})).json()

  test('deletes the account that the invitation made, even if its mail came back', async () => {
    app.mailEnvironment.smtpUrl = 'smtp://127.0.0.1:1'
    const { id } = (await invite()).json()
    await app.sendMail({ send: () => Promise.reject(new MailRefused('550 no such user')) })
    expect(await withdraw(id)).toEqual({ isDeleted: true })
    expect((await app.call('GET', `/api/account/view/${id}`)).statusCode).toBe(404)
    expect(await actionsOf(id)).toEqual(expect.arrayContaining(['withdrawInvitation', 'delete']))
    expect((await post(`/api/invitation/withdraw/${id}`, {})).statusCode).toBe(404)
  })

  test('keeps an account with work or one that was there before, without a sign-in', async () => {
    const email = newEmail()
    const old = await addAccount({ email })
    await invite({ email, accountId: old })
    const { id } = await invited()
    const lead = (await post('/api/lead/add', {})).json().id
    await post('/api/assignment/lead/add', { demandId: lead, assignedTo: id })
    for (const each of [old, id]) {
      expect(await withdraw(each)).toEqual({ isDeleted: false })
      expect(
        await app.db.selectFrom('user').select('username').where('accountId', '=', each).execute(),
      ).toEqual([])
    }
    expect((await invite({ email, accountId: old })).statusCode).toBe(200)
  })
})
