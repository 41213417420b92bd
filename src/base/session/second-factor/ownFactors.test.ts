// Changing one's second factors requires a fresh proof, is mailed, and leaves no secret in any log.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password } from '#app/testing/seedPeople.ts'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { newSecret, hashOf } from '../sign-in/secrets.ts'
import { codeOf, factorsOf, host } from '#app/testing/secondFactors.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
let { post, addPasskey, enrol, givePassword, me, anew, clear } = {} as ReturnType<typeof factorsOf>
beforeAll(async () => {
  app = await testApp()
  ;({ post, addPasskey, enrol, givePassword, me, anew, clear } = factorsOf(app))
})
afterAll(() => app.close())
beforeEach(() => clear())

const remove = (as: Person) => app.call('DELETE', '/api/authenticate/authenticator', { as })
const own = async (as: Person) =>
  (await app.call('GET', '/api/authenticate/secondFactor', { as, headers: { host } })).json()
const begunLongAgo = () =>
  app.db
    .updateTable('session')
    .set({ createdOn: instantNow(-11 * 60_000), provenOn: null })
    .execute()
const mails = async () =>
  JSON.stringify(
    await app.db
      .selectFrom('mailQueue' as never)
      .selectAll()
      .execute(),
  )

test.each(['admin', 'employee', 'branchEmployee', 'client'] as const)(
  'everyone can set up a second factor: %s',
  async (kind) => {
    const as = await anew(app[kind])
    expect(await own(as)).toEqual({
      required: false,
      authenticator: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      passkeyHost: host,
    })
    await enrol(as)
    const { authenticator, recoveryCodesLeft } = await own(as)
    expect(authenticator).toMatchObject({ createdOn: expect.any(String) })
    expect(recoveryCodesLeft).toBe(10)
  },
)

describe('an authenticator', () => {
  test('has no effect before its first code', async () => {
    const as = await anew(app.employee)
    const begun = (await post('authenticator/begin', {}, as)).json()
    expect(begun.address).toContain('otpauth://totp/Estia:employee%40example.com?')
    expect(begun.picture).toMatch(/^data:image\/svg\+xml/)
    expect((await post('authenticator', { code: '000000' }, as)).json().errors).toHaveProperty(
      'code',
    )
    expect((await givePassword(app.employee.username)).answer.json()).toHaveProperty('token')
    const code = codeOf(begun.secret)
    expect((await post('authenticator', { code }, as)).statusCode).toBe(200)
    // The first code is used up.
    const { secondStep, headers } = await givePassword(app.employee.username)
    const again = await post('secondStep', { token: secondStep.token, code }, null, headers)
    expect(again.statusCode).toBe(400)
  })

  test('that replaces another keeps the recovery codes, and the codes of the old one end', async () => {
    const as = await anew(app.employee)
    const older = await enrol(as)
    const { secret } = (await post('authenticator/begin', {}, as)).json()
    const kept = await post('authenticator', { code: codeOf(secret, -1) }, as)
    expect(kept.json()).toEqual({ recoveryCodes: null })
    const { secondStep, headers } = await givePassword(app.employee.username)
    const take = (code: string) =>
      post('secondStep', { token: secondStep.token, code }, null, headers)
    expect((await take(codeOf(older.secret))).statusCode).toBe(400)
    expect((await take(codeOf(secret))).statusCode).toBe(200)
  })

  test('is encrypted in the database, and useless without the key', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const { secret: sealed } = await app.db
      .selectFrom('authenticator')
      .select('secret')
      .executeTakeFirstOrThrow()
    const plain = Buffer.from(codeOf(secret))
    expect(sealed.includes(plain)).toBe(false)
    await app.db
      .updateTable('serverKey')
      .set({ key: Buffer.alloc(32, 7) })
      .execute()
    const { secondStep, headers } = await givePassword(app.employee.username)
    const body = { token: secondStep.token, code: codeOf(secret) }
    expect((await post('secondStep', body, null, headers)).statusCode).toBe(400)
  })
})

describe('a change', () => {
  const changes: [string, (as: Person) => Promise<{ statusCode: number; json(): unknown }>][] = [
    ['beginning an authenticator', (as) => post('authenticator/begin', {}, as)],
    ['confirming it', (as) => post('authenticator', { code: '123456' }, as)],
    ['removing it', remove],
    ['beginning a passkey', (as) => post('passkeys/begin', {}, as)],
    ['creating recovery codes', (as) => post('recoveryCodes', {}, as)],
  ]
  test.each(changes)('%s requires a proof ten minutes after signing in', async (_what, make) => {
    const as = await anew(app.admin)
    await enrol(as)
    await begunLongAgo()
    expect((await make(as)).json()).toMatchObject({
      status: 400,
      errors: { proof: ['Please confirm first that it is you.'] },
    })
    expect((await post('prove', { password }, as)).statusCode).toBe(200)
    expect((await make(as)).json() ?? {}).not.toHaveProperty('errors.proof')
  })

  test('can be proven by a code, a recovery code or a passkey too, each once', async () => {
    const as = await anew(app.employee)
    const { secret, recoveryCodes } = await enrol(as)
    const { passkey } = await addPasskey(as)
    await begunLongAgo()
    const proofs = [
      async () => ({ code: codeOf(secret, 1) }),
      async () => ({ recoveryCode: recoveryCodes[3] }),
      async () => ({
        passkey: passkey.use((await post('prove/passkey', {}, as)).json().options),
      }),
    ]
    for (const proof of proofs) {
      await begunLongAgo()
      const factor = await proof()
      expect((await post('prove', factor, as)).statusCode).toBe(200)
      expect((await post('authenticator/begin', {}, as)).statusCode).toBe(200)
      expect((await post('prove', factor, as)).statusCode).toBe(400)
    }
  })

  test('limits guesses at the proof', async () => {
    const as = await anew(app.employee)
    await enrol(as)
    await begunLongAgo()
    const guesses = Array.from({ length: 10 }, () => post('prove', { code: '000000' }, as))
    await Promise.all(guesses)
    expect((await post('prove', { code: '000000' }, as)).statusCode).toBe(429)
    for (let at = 0; at < 10; at++) await post('prove', { password: 'guess' }, as)
    expect((await post('prove', { password }, as)).statusCode).toBe(429)
    expect((await remove(as)).json().errors).toHaveProperty('proof')
  })

  test('requires a proof in the same session', async () => {
    const [as, other] = [await anew(app.employee), await anew(app.employee)]
    await begunLongAgo()
    await post('prove', { password }, as)
    expect((await post('authenticator/begin', {}, other)).json().errors).toHaveProperty('proof')
  })

  test('ends the other sessions when the first factor is added and when one is removed', async () => {
    const [as, other] = [await anew(app.client), await anew(app.client)]
    await enrol(as)
    expect((await me(other.token)).statusCode).toBe(401)
    const third = await anew(app.client)
    await remove(as)
    expect((await me(third.token)).statusCode).toBe(401)
    expect((await me(as.token)).statusCode).toBe(200)
    expect((await givePassword(app.client.username)).answer.json()).toHaveProperty('token')
  })

  test('is mailed in the name of the agency', async () => {
    const as = await anew(app.admin)
    const named = (name: string) =>
      app.call('POST', '/api/Agency/update', { payload: { name }, as })
    await named('Blue Door')
    await enrol(await anew(app.employee))
    await named('')
    expect(await mails()).toContain('sign-in at Blue Door')
    expect(await mails()).not.toContain('Estia')
  })

  test('is mailed and logged, without secrets', async () => {
    const as = await anew(app.employee)
    const { secret, recoveryCodes } = await enrol(as)
    await addPasskey(as)
    const { recoveryCodes: newer } = (await post('recoveryCodes', {}, as)).json()
    await remove(as)
    const mailText = await mails()
    for (const news of [
      'authenticator app was set up',
      'The passkey “My phone” was added',
      'New recovery codes were made',
      'authenticator app was removed',
    ])
      expect(mailText).toContain(news)
    const log = await app.db
      .selectFrom('actionLog')
      .selectAll()
      .where('entityId', '=', app.employee.accountId)
      .execute()
    const actions = log.map(({ action }) => action)
    for (const action of [
      'addAuthenticator',
      'addPasskey',
      'newRecoveryCodes',
      'deleteAuthenticator',
    ])
      expect(actions).toContain(action)
    const written = mailText + JSON.stringify(log)
    for (const hidden of [secret, secret.replaceAll(' ', ''), ...recoveryCodes, ...newer])
      expect(written).not.toContain(hidden)
  })

  test('that adds two first factors at once creates ten codes, not twenty', async () => {
    const as = await anew(app.employee)
    const begun = (await post('authenticator/begin', {}, as)).json()
    const made = await Promise.all([
      post('authenticator', { code: codeOf(begun.secret) }, as),
      addPasskey(as).then(({ answer }) => answer),
    ])
    const withCodes = made.filter((answer) => answer.json().recoveryCodes !== null)
    expect(withCodes).toHaveLength(1)
    expect((await own(as)).recoveryCodesLeft).toBe(10)
  })
})

test('new recovery codes end the older ones', async () => {
  const as = await anew(app.employee)
  expect((await post('recoveryCodes', {}, as)).statusCode).toBe(400)
  const { recoveryCodes } = await enrol(as)
  const { recoveryCodes: newer } = (await post('recoveryCodes', {}, as)).json()
  const { secondStep, headers } = await givePassword(app.employee.username)
  const take = (recoveryCode: string) =>
    post('secondStep', { token: secondStep.token, recoveryCode }, null, headers)
  expect((await take(recoveryCodes[0]!)).statusCode).toBe(400)
  expect((await take(newer[0])).statusCode).toBe(200)
})

test('resetting a forgotten password does not skip the second step', async () => {
  await enrol(await anew(app.client))
  const code = newSecret()
  await app.db
    .insertInto('resetCode')
    .values({
      accountId: app.client.accountId,
      codeHash: hashOf(code),
      expiresOn: instantNow(60_000),
    })
    .execute()
  const next = 'olive tree 1822'
  const reset = { email: app.client.username, password: next, confirmPassword: next, code }
  expect((await post('resetPassword', reset, null)).json()).toBeNull()
  const answer = await post('login', { username: app.client.username, password: next }, null)
  expect(answer.json()).toMatchObject({ secondStep: { ways: ['code', 'recoveryCode'] } })
  expect(answer.cookies.map(({ name }) => name)).toEqual(['step'])
})
