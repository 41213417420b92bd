// Helpers for tests of second factors: set one up, sign in with it.
import { TOTP } from 'otpauth'
import { vi } from 'vitest'
import { password } from './seedPeople.ts'
import { softAuthenticator } from './softAuthenticator.ts'
import { openSession } from '#base/session/sessions.store.ts'
import type { Person, TestApp } from './testApp.ts'
import { epochMs } from '#kit/clock.ts'

export const host = 'estia.test'
export const origin = `http://${host}`

/** The code that is valid `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({
    timestamp: epochMs() + steps * 30_000,
  })

/** Stops the clock for the rest of the file, so that no code expires before it is sent. */
export function factorsOf(app: TestApp) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const post = (path: string, payload: object, as: Person | null, headers = {}) =>
    app.call('POST', `/api/authenticate/${path}`, { payload, as, headers: { host, ...headers } })

  const anew = async (person: Person): Promise<Person> => ({
    ...person,
    token: await openSession(app.db, person.accountId),
  })

  return {
    post,
    /** In a new session. */
    anew,
    /** With an authenticator; returns its secret and the recovery codes. */
    async enrol(as: Person) {
      const { secret } = (await post('authenticator/begin', {}, as)).json() as { secret: string }
      // Uses the previous code, so that the current one is left for signing in.
      const kept = await post('authenticator', { code: codeOf(secret, -1) }, as)
      return { secret, ...(kept.json() as { recoveryCodes: string[] }) }
    },
    async addPasskey(as: Person, at = { origin, host }, name = 'My phone') {
      const headers = { host: new URL(at.origin).host }
      const begun = await post('passkeys/begin', {}, as, headers)
      const passkey = softAuthenticator(at.origin, at.host)
      const made = passkey.make(begun.json().options)
      return { passkey, answer: await post('passkeys', { name, passkey: made }, as, headers) }
    },
    /** The first step of signing in, with the password. */
    async givePassword(username: string, headers: Record<string, string> = {}) {
      const answer = await post('login', { username, password }, null, headers)
      const step = answer.cookies.find(({ name }) => name === 'step')?.value
      const { secondStep } = answer.json() as { secondStep: { token: string; ways: string[] } }
      return { answer, secondStep, headers: { ...headers, cookie: `step=${step}` } }
    },
    me: (token: string) =>
      app.call('GET', '/api/authenticate/me', {
        as: null,
        headers: { authorization: `Bearer ${token}` },
      }),
    async clear() {
      for (const table of ['authenticator', 'passkey', 'recoveryCode', 'secondStep'] as const)
        await app.db.deleteFrom(table).execute()
      for (const table of ['signInFailure', 'secondFactorRule', 'mailQueue'] as const)
        await app.db.deleteFrom(table as 'signInFailure').execute()
    },
  }
}
