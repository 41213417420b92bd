// An employee leaves the agency: the last day, and the end of the sign-in.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { invitingIn } from '#records/accounts/invitations/testing/inviting.ts'

let app: TestApp
let { invited, accept, open, post, signIn, actionsOf } = {} as ReturnType<typeof invitingIn>
beforeAll(async () => {
  app = await testApp()
  ;({ invited, accept, open, post, signIn, actionsOf } = invitingIn(app))
})
afterAll(() => app.close())

const leave = (id: number, lastDay: string, as: Person | null = app.admin) =>
  post(`/api/leave/${id}`, { lastDay }, as)
const look = async (id: number) => (await app.call('GET', `/api/leave/${id}`)).json()
const view = async (id: number) => (await app.call('GET', `/api/account/view/${id}`)).json()
const come = async (more: object = {}) => {
  const { id, code, email } = await invited(more)
  const { token } = (await accept(code)).json()
  return { id, email, token, as: { accountId: id, username: email, token } }
}
const me = async (as: Person) => (await app.call('GET', '/api/authenticate/me', { as })).statusCode

test('with today as the last day, sign-in, sessions and calendar address end at once; the role stays', async () => {
  const { id, email, as } = await come()
  await app.call('POST', '/api/calendar/feed', { payload: {}, as })
  expect(await look(id)).toMatchObject({
    canSignIn: true,
    isInvited: false,
    sessions: 1,
    hasCalendarFeed: true,
    hindrance: null,
  })
  expect((await leave(id, agencyDay())).json()).toEqual({
    canSignIn: true,
    isInvited: false,
    sessions: 1,
    hasCalendarFeed: true,
    lastDay: agencyDay(),
    endedNow: true,
  })
  expect(await me(as)).toBe(401)
  expect((await signIn(email)).statusCode).toBe(400)
  expect(await view(id)).toMatchObject({ role: 'employee', endDate: agencyDay(), isEmploye: true })
  expect(await actionsOf(id)).toContain('leave')
  const { rows } = await sql`SELECT FROM "calendarFeed" WHERE "accountId" = ${id}`.execute(app.db)
  expect(rows).toEqual([])
})

test('until a later last day the sign-in works, and then ends by itself', async () => {
  const { id, as, email } = await come()
  expect((await leave(id, agencyDay(7))).json()).toMatchObject({ endedNow: false })
  expect(await me(as)).toBe(200)
  await app.db
    .updateTable('account')
    .set({ endDate: agencyDay(-1) })
    .where('id', '=', id)
    .execute()
  expect(await me(as)).toBe(401)
  expect((await signIn(email)).statusCode).toBe(400)
})

test('an open invitation is withdrawn, whatever the last day', async () => {
  const { id, code } = await invited()
  expect((await leave(id, agencyDay(7))).json()).toMatchObject({ isInvited: true })
  expect((await open(code)).statusCode).toBe(400)
})

test('is for administrators, and not for oneself, the last administrator or a client', async () => {
  const { id } = await come()
  for (const as of [app.employee, app.branchEmployee, app.client])
    expect((await leave(id, agencyDay(), as)).statusCode).toBe(403)
  expect((await leave(id, agencyDay(), null)).statusCode).toBe(401)
  expect((await leave(999_999, agencyDay())).statusCode).toBe(404)
  expect((await leave(app.client.accountId, agencyDay())).statusCode).toBe(400)
  expect((await leave(app.admin.accountId, agencyDay())).statusCode).toBe(400)
  expect(await look(app.admin.accountId)).toMatchObject({ hindrance: 'oneself' })
  expect(await look(app.client.accountId)).toMatchObject({ hindrance: 'noEmploye' })
  for (const lastDay of ['yesterday', '2026-02-30', ''])
    expect((await leave(id, lastDay)).json().errors).toHaveProperty('lastDay')
})

// In a database of its own: either of the two may be the one who stays, so nobody could rely on
// an administrator after it.
test('of two administrators who let each other leave, one stays', async () => {
  const own = await testApp()
  const { invited: inviteHere, accept: acceptHere, post: postHere } = invitingIn(own)
  try {
    const { id, code, email } = await inviteHere({ role: 'admin' })
    const { token } = (await acceptHere(code)).json()
    const payload = { lastDay: agencyDay() }
    const answers = await Promise.all([
      postHere(`/api/leave/${id}`, payload),
      postHere(`/api/leave/${own.admin.accountId}`, payload, {
        accountId: id,
        username: email,
        token,
      }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).includes(200)).toBe(true)
    const { rows } = await sql`
      SELECT FROM "account" a JOIN "user" u ON u."accountId" = a."id"
      WHERE a."role" = 'admin' AND a."endDate" IS NULL`.execute(own.db)
    expect(rows).toHaveLength(1)
  } finally {
    await own.close()
  }
})

test('a leaver can be invited again, and hands work over before and after', async () => {
  const { id, email } = await come()
  const lead = (await post('/api/lead/add', {})).json().id
  await post('/api/assignment/lead/add', { demandId: lead, assignedTo: id })
  await leave(id, agencyDay())
  const given = { entity: 'Demand', ids: [lead], from: id, to: app.employee.accountId }
  expect((await post('/api/handOver', given)).json().items).toMatchObject([{ changed: true }])
  const again = await post('/api/invitation', {
    firstName: 'N',
    lastName: 'N',
    email,
    role: 'employee',
    branchId: null,
    language: 'en',
    accountId: id,
  })
  expect(again.statusCode).toBe(200)
  expect(await view(id)).toMatchObject({ endDate: null })
})
