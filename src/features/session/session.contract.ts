// Signing in and out, the person's own settings, passwords.
import { z } from 'zod'
import { id } from '#kit/fields/schema.ts'
import { get, nothing, post } from '#kit/http/endpoint.ts'
import { anyone, signedIn } from './permissions.contract.ts'

const username = z.string().trim().min(1).max(200)
const email = username
/** Never trimmed: a blank can be part of a password. */
const password = z.string().min(1).max(1000)

const person = {
  username: z.string(),
  userroles: z.array(z.string()),
  branchId: id.nullable(),
}
const culture = z.enum(['en-UK', 'el', 'ru'])

/** What a browser keeps of a session. */
export const sessionUser = z.object({ token: z.string(), ...person })

export const sessionApi = {
  login: post('/api/authenticate/login', {
    may: anyone,
    body: z.strictObject({ username, password }),
    answer: sessionUser,
  }),
  logout: post('/api/authenticate/logout', { may: anyone, answer: nothing }),
  signOutEverywhere: post('/api/authenticate/signOutEverywhere', {
    may: signedIn,
    answer: nothing,
  }),
  me: get('/api/authenticate/me', {
    may: signedIn,
    answer: z.object({ ...person, accountId: id, name: z.string(), language: culture }),
  }),
  setLanguage: post('/api/UserSettings/Language', {
    may: anyone,
    body: z.strictObject({ language: culture }),
    answer: nothing,
  }),
  forgotPassword: post('/api/authenticate/forgotPassword', {
    may: anyone,
    body: z.strictObject({ email }),
    answer: nothing,
  }),
  resetPassword: post('/api/authenticate/resetPassword', {
    may: anyone,
    body: z.strictObject({
      email,
      password,
      confirmPassword: z.string().max(1000),
      code: z.string().min(1).max(200),
    }),
    answer: nothing,
  }),
  /** Administrators for anyone; everyone else for themselves, which the store checks. */
  setPassword: post('/api/authenticate/setPassword', {
    may: signedIn,
    body: z.strictObject({ email, password }),
    answer: nothing,
  }),
}
