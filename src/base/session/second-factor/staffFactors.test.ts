import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password } from '#app/testing/seedPeople.ts'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { anyone, enrolling } from '#base/permissions/permissions.contract.ts'
import { factorsOf } from '#app/testing/secondFactors.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
let { post, addPasskey, enrol, givePassword, me, anew, clear } = {} as ReturnType<typeof factorsOf>
beforeAll(async () => {
  app = await testApp()
  ;({ post, addPasskey, enrol, givePassword, me, anew, clear } = factorsOf(app))
})
afterAll(() => app.close())
beforeEach(() => clear())

const rule = (roles: string[], as: Person) =>
  app.call('POST', '/api/SecondFactor/rule', { as, payload: { roles } })

describe('if a role requires a second factor', () => {
  test('a person without one may only call the endpoints that set one up', async () => {
    const [employee, client] = [await anew(app.employee), await anew(app.client)]
    expect((await rule(['employee'], await anew(app.admin))).statusCode).toBe(200)
    const wrong: string[] = []
    for (const { method, path, may } of app.http.endpoints) {
      if (may === anyone || path.endsWith('signOutEverywhere')) continue
      const url = path.replace(/\{\w+\}/g, '2147483647')
      const payload = method === 'GET' ? undefined : {}
      const answer = await app.call(method, url, { as: employee, payload })
      const isRefused = answer.statusCode === 403
      if (isRefused === (may === enrolling)) wrong.push(`${method} ${path} ${answer.statusCode}`)
      if (isRefused)
        expect(answer.json()).toMatchObject({ title: 'Access denied', mustEnrol: true })
    }
    expect(wrong).toEqual([])
    expect((await app.call('GET', '/api/docs/', { as: employee })).statusCode).toBe(403)
    expect((await me(client.token)).json()).not.toHaveProperty('mustEnrol')
    expect((await app.call('GET', '/api/Localization', { as: employee })).statusCode).toBe(200)
  })

  test('signing in says so, and everything works once one is set up', async () => {
    await rule(['employee'], await anew(app.admin))
    const signedIn = await givePassword(app.branchEmployee.username)
    expect(signedIn.answer.json()).toMatchObject({ mustEnrol: true, userroles: ['employee'] })
    const as = { ...app.branchEmployee, token: signedIn.answer.json().token }
    expect((await me(as.token)).json()).toMatchObject({ mustEnrol: true })
    await addPasskey(as)
    expect((await me(as.token)).json()).not.toHaveProperty('mustEnrol')
    expect((await app.call('GET', '/api/owner', { as })).statusCode).toBe(200)
  })

  test('the last factor cannot be removed', async () => {
    await rule(['employee'], await anew(app.admin))
    const as = await anew(app.employee)
    await enrol(as)
    const remove = () => app.call('DELETE', '/api/authenticate/authenticator', { as })
    expect((await remove()).json().detail).toContain('add another way')
    await addPasskey(as)
    expect((await remove()).statusCode).toBe(200)
  })

  test('it applies to people who get the role later', async () => {
    const admin = await anew(app.admin)
    await rule(['admin'], admin)
    expect((await me(admin.token)).json()).toMatchObject({ mustEnrol: true })
    expect((await rule([], admin)).statusCode).toBe(403)
    await enrol(admin)
    const as = await anew(app.employee)
    const role = (next: string) =>
      app.call('POST', `/api/UserRole/${app.employee.accountId}`, {
        as: admin,
        payload: { role: next },
      })
    await role('admin')
    expect((await me(as.token)).json()).toMatchObject({ mustEnrol: true })
    await role('employee')
    expect((await me(as.token)).json()).not.toHaveProperty('mustEnrol')
  })

  test('changing the rule requires a fresh proof and is logged', async () => {
    const admin = await anew(app.admin)
    const past = instantNow(-11 * 60_000)
    await app.db.updateTable('session').set({ createdOn: past }).execute()
    expect((await rule(['employee'], admin)).json().errors).toHaveProperty('proof')
    await post('prove', { password }, admin)
    expect((await rule(['employee'], admin)).statusCode).toBe(200)
    const kept = await app.call('GET', '/api/SecondFactor/rule', { as: admin })
    expect(kept.json()).toEqual({ roles: ['employee'] })
    expect((await rule(['clientPayments'], admin)).statusCode).toBe(400)
    const lines = await app.db
      .selectFrom('actionLog')
      .select('message')
      .where('action', '=', 'requireSecondFactor')
      .orderBy('id', 'desc')
      .execute()
    expect(lines[0]!.message).toBe('– → employee')
  })
})

describe('an administrator', () => {
  test('sees all staff, and the clients who have a second factor', async () => {
    const list = async () =>
      (
        await app.call('GET', '/api/SecondFactor/people?sortBy=name', { as: await anew(app.admin) })
      ).json()
    expect((await list()).items.map(({ username }: { username: string }) => username)).toEqual(
      [app.admin, app.branchEmployee, app.employee].map(({ username }) => username),
    )
    await enrol(await anew(app.client))
    expect(await list()).toMatchObject({ totalRows: 4 })
    expect((await list()).items[2]).toMatchObject({
      username: app.client.username,
      authenticator: true,
      passkeys: 0,
      recoveryCodesLeft: 10,
      required: false,
    })
  })

  test('resets the factors: the person is signed out, gets a mail, and signs in with the password', async () => {
    const as = await anew(app.client)
    const { recoveryCodes } = await enrol(as)
    await addPasskey(as)
    const half = await givePassword(app.client.username)
    const admin = await anew(app.admin)
    const reset = () =>
      app.call('DELETE', `/api/SecondFactor/${app.client.accountId}`, { as: admin })
    expect((await reset()).statusCode).toBe(200)
    expect((await reset()).statusCode).toBe(404)
    expect((await me(as.token)).statusCode).toBe(401)
    const body = { token: half.secondStep.token, recoveryCode: recoveryCodes[0] }
    expect((await post('secondStep', body, null, half.headers)).statusCode).toBe(400)
    expect((await givePassword(app.client.username)).answer.json()).toHaveProperty('token')
    const mails = await app.db
      .selectFrom('mailQueue' as never)
      .selectAll()
      .execute()
    expect(JSON.stringify(mails)).toContain('An administrator has removed')
    const line = await app.db
      .selectFrom('actionLog')
      .select(['actionById', 'entityId'])
      .where('action', '=', 'resetSecondFactor')
      .executeTakeFirstOrThrow()
    expect(line).toEqual({ actionById: app.admin.accountId, entityId: app.client.accountId })
  })

  test('is the only one who may change the rule or reset factors', async () => {
    for (const kind of ['employee', 'branchEmployee', 'client'] as const) {
      const as = await anew(app[kind])
      expect((await rule([], as)).statusCode).toBe(403)
      expect((await app.call('DELETE', '/api/SecondFactor/1', { as })).statusCode).toBe(403)
    }
    expect(await app.db.selectFrom('secondFactorRule').selectAll().execute()).toEqual([])
  })
})
