import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { softAuthenticator } from '#app/testing/softAuthenticator.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { factorsOf, host, origin } from '#app/testing/secondFactors.ts'

const payments = 'pay.estia.test'

let app: TestApp
let { post, addPasskey, enrol, givePassword, anew, clear } = {} as ReturnType<typeof factorsOf>
beforeAll(async () => {
  app = await testApp({ paymentsHost: payments })
  ;({ post, addPasskey, enrol, givePassword, anew, clear } = factorsOf(app))
})
afterAll(() => app.close())
beforeEach(() => clear())

const factors = async (as = app.employee) =>
  (await app.call('GET', '/api/authenticate/secondFactor', { as, headers: { host } })).json()

/** Gives the password and requests the passkey challenge of the second step. */
async function beginStep(username: string, at: Record<string, string> = {}) {
  const { secondStep, headers } = await givePassword(username, at)
  const { token } = secondStep
  const question = await post('secondStep/passkey', { token }, null, headers)
  return { token, ways: secondStep.ways, headers, question: question.json().options }
}

describe('a passkey', () => {
  test('is created with a name and completes the second step', async () => {
    const as = await anew(app.employee)
    const { passkey, answer } = await addPasskey(as)
    expect(answer.json().recoveryCodes).toHaveLength(10)
    expect((await factors(as)).passkeys).toMatchObject([
      { name: 'My phone', host, lastUsedOn: null },
    ])
    const { token, ways, headers, question } = await beginStep(app.employee.username)
    expect(ways).toEqual(['passkey', 'recoveryCode'])
    expect(question.allowCredentials).toMatchObject([{ id: passkey.id }])
    const body = { token, passkey: passkey.use(question, { verified: false }) }
    expect((await post('secondStep', body, null, headers)).json()).toHaveProperty('token')
  })

  test('can be renamed and removed by its person only', async () => {
    const as = await anew(app.employee)
    await addPasskey(as)
    const [{ id }] = (await factors(as)).passkeys
    const path = `/api/authenticate/passkeys/${id}`
    const other = await anew(app.admin)
    expect(
      (await app.call('POST', path, { as: other, payload: { name: 'Mine' } })).statusCode,
    ).toBe(404)
    expect((await app.call('DELETE', path, { as: other })).statusCode).toBe(404)
    expect((await app.call('POST', path, { as, payload: { name: ' Laptop ' } })).statusCode).toBe(
      200,
    )
    expect((await factors(as)).passkeys).toMatchObject([{ name: 'Laptop' }])
    expect((await app.call('DELETE', path, { as })).statusCode).toBe(200)
    expect(await factors(as)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  })

  test('works for its own challenge only, once and in its own step', async () => {
    const { passkey } = await addPasskey(await anew(app.employee))
    const { token, headers, question } = await beginStep(app.employee.username)
    const take = async (signed: unknown, at = { token, headers }) =>
      (await post('secondStep', { token: at.token, passkey: signed }, null, at.headers)).statusCode
    const ask = async () =>
      (await post('secondStep/passkey', { token }, null, headers)).json().options
    expect(await take(passkey.use({ challenge: 'bWFkZS11cA' }))).toBe(400)
    const stale = passkey.use(question)
    // The wrong response has used up the challenge.
    expect(await take(stale)).toBe(400)
    expect(await take(passkey.use(await ask(), { origin: 'http://evil.test' }))).toBe(400)
    expect(await take(passkey.use(await ask(), { host: 'evil.test' }))).toBe(400)
    const again = await beginStep(app.employee.username)
    const right = passkey.use(again.question)
    expect(await take(right, again)).toBe(200)
    const later = await beginStep(app.employee.username)
    expect(await take(right, later)).toBe(400)
  })

  test('of somebody else is refused, and so is a copy', async () => {
    const { passkey: mine } = await addPasskey(await anew(app.employee))
    const { passkey: foreign } = await addPasskey(await anew(app.admin))
    const step = await beginStep(app.employee.username)
    const take = async (passkey: unknown, { token, headers } = step) =>
      (await post('secondStep', { token, passkey }, null, headers)).statusCode
    expect(await take(foreign.use(step.question))).toBe(400)
    const next = await beginStep(app.employee.username)
    expect(await take(mine.use(next.question), next)).toBe(200)
    mine.setCounter(0)
    const last = await beginStep(app.employee.username)
    expect(await take(mine.use(last.question), last)).toBe(400)
  })

  test('is not added for another challenge, at another host, or twice', async () => {
    const as = await anew(app.employee)
    const begin = async () => (await post('passkeys/begin', {}, as)).json().options
    const add = async (passkey: unknown) =>
      (await post('passkeys', { name: 'Phone', passkey }, as)).statusCode
    const device = softAuthenticator(origin, host)
    expect(await add(device.make({ challenge: 'bWFkZS11cA' }))).toBe(400)
    expect(await add(device.make(await begin(), { origin: 'http://evil.test' }))).toBe(400)
    expect(await add(device.make(await begin(), { host: 'evil.test' }))).toBe(400)
    expect(await add(device.make(await begin()))).toBe(200)
    expect(await add(device.make(await begin()))).toBe(400)
    const elsewhere = await post('passkeys/begin', {}, as, { host: 'other.test' })
    expect(elsewhere.json().detail).toBe(
      'Passkeys do not work at this address. Please use an authenticator app.',
    )
  })

  test('works at the host where it was created, even the payments host', async () => {
    const at = { origin: `http://${payments}`, host: payments }
    const { passkey } = await addPasskey(await anew(app.client), at)
    const here = await beginStep(app.client.username, { host: payments })
    const body = { token: here.token, passkey: passkey.use(here.question) }
    expect((await post('secondStep', body, null, here.headers)).statusCode).toBe(200)
    const elsewhere = await givePassword(app.client.username)
    expect(elsewhere.answer.json().secondStep).toMatchObject({
      ways: ['recoveryCode'],
      passkeysAt: [payments],
    })
  })
})

describe('instead of a password', () => {
  async function question(headers = {}) {
    const begun = await post('passkey/begin', {}, null, headers)
    const cookie = `step=${begun.cookies.find(({ name }) => name === 'step')?.value}`
    return { options: begun.json().options, headers: { ...headers, cookie } }
  }

  test('a passkey signs its person in', async () => {
    const { passkey } = await addPasskey(await anew(app.employee))
    const { options, headers } = await question()
    const signed = { passkey: passkey.use(options) }
    const answer = await post('passkey', signed, null, headers)
    expect(answer.json()).toMatchObject({ username: app.employee.username })
    expect((await post('passkey', signed, null, headers)).statusCode).toBe(400)
  })

  test('works only if the device has verified its user, and in the same browser', async () => {
    const { passkey } = await addPasskey(await anew(app.employee))
    const first = await question()
    const unverified = { passkey: passkey.use(first.options, { verified: false }) }
    expect((await post('passkey', unverified, null, first.headers)).statusCode).toBe(400)
    const second = await question()
    const signed = { passkey: passkey.use(second.options) }
    expect((await post('passkey', signed, null)).statusCode).toBe(400)
  })

  test('an unknown passkey is refused, and so is an account that may not sign in', async () => {
    const { passkey } = await addPasskey(await anew(app.employee))
    const stranger = softAuthenticator(origin, host)
    const first = await question()
    const unknown = { passkey: stranger.use(first.options) }
    expect((await post('passkey', unknown, null, first.headers)).statusCode).toBe(400)
    const account = app.db.updateTable('account').where('id', '=', app.employee.accountId)
    await account.set({ endDate: '2020-01-01' }).execute()
    const second = await question()
    const signed = { passkey: passkey.use(second.options) }
    const left = await post('passkey', signed, null, second.headers)
    await account.set({ endDate: null }).execute()
    expect(left.statusCode).toBe(400)
  })
})

test('a person with an authenticator and a passkey may use either', async () => {
  const as = await anew(app.employee)
  await enrol(as)
  const { answer } = await addPasskey(as)
  expect(answer.json()).toEqual({ recoveryCodes: null })
  const { ways } = await beginStep(app.employee.username)
  expect(ways).toEqual(['code', 'passkey', 'recoveryCode'])
})
