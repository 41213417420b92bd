// Limits for somebody who knows the password and guesses codes, without locking the person out.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf, factorsOf } from '#app/testing/secondFactors.ts'
import { password } from '#app/testing/seedPeople.ts'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
let { post, enrol, givePassword, anew, clear } = {} as ReturnType<typeof factorsOf>
beforeAll(async () => {
  app = await testApp()
  ;({ post, enrol, givePassword, anew, clear } = factorsOf(app))
})
afterAll(() => app.close())
beforeEach(async () => {
  await clear()
  for (const table of ['device', 'knownNetwork'] as const) await app.db.deleteFrom(table).execute()
})

type Origin = { from: string; device?: string | undefined }
/** Gives the password, and then this factor. */
async function take({ username }: Person, { from, device }: Origin, factor: object) {
  const address = { 'x-forwarded-for': from }
  const cookie = device ? `device=${device}; ` : ''
  const { secondStep, headers } = await givePassword(username, { ...address, cookie })
  const { cookie: step } = headers
  return post('secondStep', { token: secondStep.token, ...factor }, null, {
    ...address,
    cookie: `${cookie}${step}`,
  })
}
/** Signs in with the code of `steps`, and returns the token of the known device. */
async function signIn(person: Person, from: string, secret: string, steps: number) {
  const answer = await take(person, { from }, { code: codeOf(secret, steps) })
  expect(answer.statusCode).toBe(200)
  return answer.cookies.find(({ name }) => name === 'device')!.value
}
const wrong = { code: '000000' }
const strange = (at: number) => `198.${51 + Math.floor(at / 200)}.${at % 200}.7`
const addTries = (key: string, times: number, ago = 0) =>
  app.db
    .insertInto('signInFailure')
    .values(Array.from({ length: times }, () => ({ key, failedOn: instantNow(-ago) })))
    .execute()
const takeMails = async () => {
  await app.sendMail()
  return app.outbox.splice(0).map(({ text }) => text)
}
const hour = 3_600_000

test('guessing from ever new networks is limited, and the person gets in from known origins', async () => {
  const { secret, recoveryCodes } = await enrol(await anew(app.employee))
  const { accountId } = app.employee
  const device = await signIn(app.employee, '192.0.2.9', secret, 0)
  for (let at = 0; at < 20; at++)
    expect((await take(app.employee, { from: strange(at) }, wrong)).statusCode).toBe(400)
  // Further tries would be delayed more and more, so they are added directly.
  await addTries(`step:${accountId}`, 40)
  await addTries(`day:step:${accountId}`, 40)
  const later = (from: string) => take(app.employee, { from }, { code: codeOf(secret, 1) })
  expect((await later(strange(300))).statusCode).toBe(429)

  // A known device in another network, and an unknown device in the known network.
  const abroad = { from: '203.0.113.80', device }
  expect((await take(app.employee, abroad, { code: codeOf(secret, 1) })).statusCode).toBe(200)
  await app.db.updateTable('authenticator').set({ lastStep: 0 }).execute()
  expect((await later('192.0.2.200')).statusCode).toBe(200)
  // An unknown device in an unknown network, with a factor that cannot be guessed.
  const recoveryCode = recoveryCodes[0]
  const elsewhere = { from: strange(301) }
  expect((await take(app.employee, elsewhere, { recoveryCode })).statusCode).toBe(200)
})

test('all unknown networks together have two hundred tries a day', async () => {
  const { secret } = await enrol(await anew(app.employee))
  const device = await signIn(app.employee, '192.0.2.9', secret, 0)
  const key = `day:step:${app.employee.accountId}`
  await addTries(key, 199, 23 * hour)
  await takeMails()
  expect((await take(app.employee, { from: strange(1) }, wrong)).statusCode).toBe(400)
  expect((await takeMails()).join('\n')).toContain('has tried so many codes today')
  const spent = await take(app.employee, { from: strange(2) }, { code: codeOf(secret, 1) })
  expect([spent.statusCode, spent.json().detail]).toEqual([
    429,
    expect.stringContaining('Use a recovery code or a passkey'),
  ])
  // The person's own sign-in does not reset the count of strangers.
  const own = { from: '192.0.2.9', device }
  expect((await take(app.employee, own, { code: codeOf(secret, 1) })).statusCode).toBe(200)
  expect((await take(app.employee, { from: strange(3) }, wrong)).statusCode).toBe(429)
  // A day later there are new tries.
  await app.db.deleteFrom('signInFailure').where('key', '=', key).execute()
  await addTries(key, 200, 24.1 * hour)
  expect((await take(app.employee, { from: strange(4) }, wrong)).statusCode).toBe(400)
})

test('guessing in a known network blocks codes there, but not on the known device', async () => {
  const { secret } = await enrol(await anew(app.employee))
  const device = await signIn(app.employee, '192.0.2.9', secret, 0)
  const code = codeOf(secret, 1)
  await addTries(`day:stepInKnown:${app.employee.accountId}`, 100, hour)
  expect((await take(app.employee, { from: '192.0.2.77' }, { code })).statusCode).toBe(429)
  expect((await take(app.employee, { from: '192.0.2.9', device }, { code })).statusCode).toBe(200)
})

test('a device known by the password alone is unknown once there is a second factor', async () => {
  const { answer } = await givePassword(app.employee.username, { 'x-forwarded-for': '192.0.2.9' })
  const device = answer.cookies.find(({ name }) => name === 'device')!.value
  const { secret } = await enrol(await anew(app.employee))
  await addTries(`step:${app.employee.accountId}`, 60)
  const at = { from: '192.0.2.9', device }
  expect((await take(app.employee, at, { code: codeOf(secret) })).statusCode).toBe(429)
})

test('known networks are forgotten with a new password, and after ninety days', async () => {
  const { secret } = await enrol(await anew(app.employee))
  await signIn(app.employee, '192.0.2.9', secret, 0)
  await addTries(`step:${app.employee.accountId}`, 60)
  await app.db
    .updateTable('knownNetwork')
    .set({ lastUsedOn: instantNow(-91 * 24 * hour) })
    .execute()
  const body = { code: codeOf(secret, 1) }
  expect((await take(app.employee, { from: '192.0.2.9' }, body)).statusCode).toBe(429)
  await app.db.updateTable('knownNetwork').set({ lastUsedOn: instantNow() }).execute()
  const { username: email } = app.employee
  await post('setPassword', { email, password }, await anew(app.admin))
  expect(await app.db.selectFrom('knownNetwork').selectAll().execute()).toEqual([])
})

test('the person gets a mail at every fifth wrong code, even over several sign-ins', async () => {
  await enrol(await anew(app.client))
  await takeMails()
  for (let at = 0; at < 9; at++) await take(app.client, { from: strange(at) }, wrong)
  expect(await takeMails()).toEqual([expect.stringContaining('failed the second step')])
  await take(app.client, { from: strange(9) }, wrong)
  expect(await takeMails()).toHaveLength(1)
})
