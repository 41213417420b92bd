import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { password } from '#app/testing/seedPeople.ts'
import { type TestApp, testApp } from '#app/testing/testApp.ts'
import { codeOf, factorsOf, host } from '#app/testing/secondFactors.ts'
import { epochMs, instantNow } from '#kit/clock.ts'

let app: TestApp
let { post, enrol, addPasskey, givePassword, me, anew, clear } = {} as ReturnType<typeof factorsOf>
beforeAll(async () => {
  app = await testApp()
  ;({ post, enrol, addPasskey, givePassword, me, anew, clear } = factorsOf(app))
})
afterAll(() => app.close())
beforeEach(() => clear())

describe('with an authenticator', () => {
  test('the password alone gives no access, and then the code opens the session', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const { secondStep, answer, headers } = await givePassword(app.employee.username)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      secondStep: { token: secondStep.token, ways: ['code', 'recoveryCode'], passkeysAt: [] },
    })
    expect(answer.cookies.map(({ name }) => name)).toEqual(['step'])
    expect((await me(secondStep.token)).statusCode).toBe(401)
    const body = { token: secondStep.token, code: codeOf(secret) }
    const right = await post('secondStep', body, null, headers)
    expect(right.json()).toMatchObject({
      username: app.employee.username,
      userroles: ['employee'],
      branchId: null,
    })
    expect((await me(right.json().token)).statusCode).toBe(200)
  })

  test.each([
    ['before', -1],
    ['now', 0],
    ['after', 1],
  ])('a code of the step %s is valid, and codes further off are not', async (_when, steps) => {
    const { secret } = await enrol(await anew(app.client))
    await app.db.updateTable('authenticator').set({ lastStep: 0 }).execute()
    const { secondStep, headers } = await givePassword(app.client.username)
    const take = (code: string) =>
      post('secondStep', { token: secondStep.token, code }, null, headers)
    for (const off of [-2, 2]) expect((await take(codeOf(secret, off))).statusCode).toBe(400)
    expect((await take(` ${codeOf(secret, steps).replace(/^.../, '$& ')} `)).statusCode).toBe(200)
  })

  test.each(['１２３４５６', '١٢٣٤٥٦', 'кодкод', '🔑🔑🔑', '12345é'])(
    'input that is not a code is refused like a wrong code: %s',
    async (code) => {
      const as = await anew(app.employee)
      await enrol(as)
      const { secondStep, headers } = await givePassword(app.employee.username)
      const answer = await post('secondStep', { token: secondStep.token, code }, null, headers)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['code']])
      const proof = await app.call('POST', '/api/authenticate/prove', { payload: { code }, as })
      expect([proof.statusCode, Object.keys(proof.json().errors)]).toEqual([400, ['code']])
    },
  )

  test('a code works once, and then no older code works', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const signIn = async (code: string) => {
      const { secondStep, headers } = await givePassword(app.employee.username)
      return post('secondStep', { token: secondStep.token, code }, null, headers)
    }
    expect((await signIn(codeOf(secret, -1))).statusCode).toBe(400)
    expect((await signIn(codeOf(secret, 1))).statusCode).toBe(200)
    for (const steps of [1, 0, -1])
      expect((await signIn(codeOf(secret, steps))).json().errors).toHaveProperty('code')
  })

  test('of two requests with the same code at once, one succeeds', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const halves = [
      await givePassword(app.employee.username),
      await givePassword(app.employee.username),
    ]
    const answers = await Promise.all(
      halves.map(({ secondStep, headers }) =>
        post('secondStep', { token: secondStep.token, code: codeOf(secret) }, null, headers),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  })

  test('a wrong password gets the same response as for an unknown user', async () => {
    await enrol(await anew(app.employee))
    const wrong = (username: string) => post('login', { username, password: 'guess' }, null)
    const [known, unknown] = [await wrong(app.employee.username), await wrong('no@example.com')]
    expect(known.json()).toEqual(unknown.json())
    expect(known.cookies).toEqual(unknown.cookies)
  })
})

describe('with a recovery code', () => {
  test('each code works once, however it is typed, and the person gets a mail', async () => {
    const { recoveryCodes } = await enrol(await anew(app.client))
    expect(new Set(recoveryCodes).size).toBe(10)
    const signIn = async (recoveryCode: string) => {
      const { secondStep, headers } = await givePassword(app.client.username)
      return post('secondStep', { token: secondStep.token, recoveryCode }, null, headers)
    }
    const typed = ` ${recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')}`
    expect((await signIn(typed)).statusCode).toBe(200)
    expect((await signIn(recoveryCodes[0]!)).statusCode).toBe(400)
    const mails = await app.db
      .selectFrom('mailQueue' as never)
      .selectAll()
      .execute()
    expect(JSON.stringify(mails)).toContain('Codes left: 9')
    expect(JSON.stringify(mails)).not.toContain(recoveryCodes[0])
  })

  test('of three requests with the same code at once, one succeeds', async () => {
    const { recoveryCodes } = await enrol(await anew(app.client))
    const halves = await Promise.all([0, 1, 2].map(() => givePassword(app.client.username)))
    const answers = await Promise.all(
      halves.map(({ secondStep, headers }) =>
        post(
          'secondStep',
          { token: secondStep.token, recoveryCode: recoveryCodes[4] },
          null,
          headers,
        ),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('a code of another person is refused', async () => {
    const { recoveryCodes } = await enrol(await anew(app.client))
    await enrol(await anew(app.employee))
    const { secondStep, headers } = await givePassword(app.employee.username)
    const body = { token: secondStep.token, recoveryCode: recoveryCodes[0] }
    expect((await post('secondStep', body, null, headers)).statusCode).toBe(400)
  })
})

describe('the second step', () => {
  test('works only in the browser that gave the password', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const mine = await givePassword(app.employee.username)
    const others = await givePassword(app.employee.username)
    const body = { token: mine.secondStep.token, code: codeOf(secret) }
    for (const headers of [{}, { cookie: 'step=made-up' }, others.headers]) {
      const stolen = await post('secondStep', body, null, headers)
      expect(stolen.json()).toMatchObject({ status: 400, secondStepOver: true })
    }
    expect((await post('secondStep', body, null, mine.headers)).statusCode).toBe(200)
  })

  test('does not give access to any other endpoint', async () => {
    await enrol(await anew(app.admin))
    const { secondStep, headers } = await givePassword(app.admin.username)
    const authorization = `Bearer ${secondStep.token}`
    const open: string[] = []
    for (const { may, method, path } of app.http.endpoints) {
      if (may.name === 'anyone') continue
      const { statusCode } = await app.call(method, path.replace(/\{\w+\}/g, '1'), {
        as: null,
        headers: { ...headers, authorization, cookie: `session=${secondStep.token}` },
      })
      if (statusCode !== 401) open.push(`${method} ${path}: ${statusCode}`)
    }
    expect(open).toEqual([])
  })

  test('ends after five wrong tries, and the person gets a mail', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const { secondStep, headers } = await givePassword(app.employee.username)
    const take = (code: string) =>
      post('secondStep', { token: secondStep.token, code }, null, headers)
    for (let at = 0; at < 4; at++)
      expect((await take('000000')).json()).not.toHaveProperty('secondStepOver')
    expect((await take('000000')).json()).toMatchObject({ status: 400, secondStepOver: true })
    expect((await take(codeOf(secret))).json()).toMatchObject({ secondStepOver: true })
    const mails = await app.db
      .selectFrom('mailQueue' as never)
      .selectAll()
      .execute()
    expect(JSON.stringify(mails)).toContain('failed the second step')
  })

  test('cannot be restarted again and again to keep guessing', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const guess = async (code: string) => {
      const { secondStep, headers } = await givePassword(app.employee.username)
      return (await post('secondStep', { token: secondStep.token, code }, null, headers)).statusCode
    }
    for (let at = 0; at < 10; at++) expect(await guess('000000')).toBe(400)
    expect(await guess(codeOf(secret))).toBe(429)
  })

  test('is refused only to the networks that guess', async () => {
    const { secret, recoveryCodes } = await enrol(await anew(app.employee))
    const take = async (address: string, factor: object) => {
      const at = { 'x-forwarded-for': address }
      const { secondStep, headers } = await givePassword(app.employee.username, at)
      return post('secondStep', { token: secondStep.token, ...factor }, null, headers)
    }
    for (const network of ['198.51.100', '2001:db8:7:']) {
      const address = (at: number) => network + (network.includes(':') ? `${at}::1` : `.${at}`)
      for (let at = 1; at <= 10; at++)
        expect((await take(address(at), { code: '000000' })).statusCode).toBe(400)
      expect((await take(address(11), { code: '000000' })).statusCode).toBe(429)
    }
    expect((await take('192.0.2.9', { code: codeOf(secret) })).statusCode).toBe(200)
    // Codes have a shared limit, but a recovery code, which cannot be guessed, still works.
    const key = `step:${app.employee.accountId}`
    await app.db
      .insertInto('signInFailure')
      .values(Array.from({ length: 60 }, () => ({ key })))
      .execute()
    expect((await take('203.0.113.10', { code: codeOf(secret, 1) })).statusCode).toBe(429)
    const recoveryCode = recoveryCodes[0]
    expect((await take('203.0.113.10', { recoveryCode })).statusCode).toBe(200)
  })

  test('can be guessed at without blocking proofs in the person’s own session', async () => {
    const own = await anew(app.employee)
    const { secret } = await enrol(own)
    const key = `step:${app.employee.accountId}`
    await app.db
      .insertInto('signInFailure')
      .values(Array.from({ length: 60 }, () => ({ key })))
      .execute()
    expect((await post('prove', { code: codeOf(secret) }, own)).statusCode).toBe(200)
  })

  test('counts concurrent guesses too', async () => {
    await enrol(await anew(app.employee))
    const { secondStep, headers } = await givePassword(app.employee.username)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        post('secondStep', { token: secondStep.token, code: `00000${at % 10}` }, null, headers),
      ),
    )
    const checked = answers.filter((answer) => answer.json().errors)
    expect(checked.length).toBeLessThanOrEqual(5)
  })

  test('ends after ten minutes, with a new password and when the account may not sign in', async () => {
    const { secret } = await enrol(await anew(app.employee))
    const over = async (end: () => Promise<unknown>) => {
      const { secondStep, headers } = await givePassword(app.employee.username)
      await end()
      const body = { token: secondStep.token, code: codeOf(secret, 1) }
      return (await post('secondStep', body, null, headers)).statusCode
    }
    const past = instantNow(-1000)
    expect(
      await over(() => app.db.updateTable('secondStep').set({ expiresOn: past }).execute()),
    ).toBe(400)
    expect(
      await over(async () =>
        post('setPassword', { email: app.employee.username, password }, await anew(app.admin)),
      ),
    ).toBe(400)
    const account = app.db.updateTable('account').where('id', '=', app.employee.accountId)
    expect(await over(() => account.set({ endDate: '2020-01-01' }).execute())).toBe(400)
    await account.set({ endDate: null }).execute()
  })

  test('takes exactly one factor', async () => {
    const { secret, recoveryCodes } = await enrol(await anew(app.employee))
    const { secondStep, headers } = await givePassword(app.employee.username)
    const both = { code: codeOf(secret), recoveryCode: recoveryCodes[0] }
    for (const factors of [{}, both]) {
      const body = { token: secondStep.token, ...factors }
      expect((await post('secondStep', body, null, headers)).statusCode).toBe(400)
    }
  })
})

describe('a trusted device', () => {
  const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
    `device=${answer.cookies.find(({ name }) => name === 'device')!.value}`
  const trust = async () => {
    const { secret } = await enrol(await anew(app.client))
    const { secondStep, headers } = await givePassword(app.client.username)
    const body = { token: secondStep.token, code: codeOf(secret), trustDevice: true }
    return cookieOf(await post('secondStep', body, null, headers))
  }

  test('requires only the password, for thirty days and for this person', async () => {
    const cookie = await trust()
    expect((await givePassword(app.client.username, { cookie })).answer.json()).toHaveProperty(
      'token',
    )
    expect((await givePassword(app.client.username)).answer.json()).toHaveProperty('secondStep')
    await enrol(await anew(app.employee))
    const other = await givePassword(app.employee.username, { cookie })
    expect(other.answer.json()).toHaveProperty('secondStep')
    const { trustedUntil } = await app.db
      .selectFrom('device')
      .select('trustedUntil')
      .where('trustedUntil', 'is not', null)
      .executeTakeFirstOrThrow()
    const days = (Date.parse(trustedUntil!) - epochMs()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const past = instantNow(-1000)
    await app.db.updateTable('device').set({ trustedUntil: past }).execute()
    const late = await givePassword(app.client.username, { cookie })
    expect(late.answer.json()).toHaveProperty('secondStep')
  })

  test('is no longer trusted after a factor was removed', async () => {
    const cookie = await trust()
    await addPasskey(await anew(app.client))
    await app.call('DELETE', '/api/authenticate/authenticator', { as: await anew(app.client) })
    const after = await givePassword(app.client.username, { cookie, host })
    expect(after.secondStep.ways).toEqual(['passkey', 'recoveryCode'])
  })
})
