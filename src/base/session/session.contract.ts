// Signing in and out, the person's own settings, passwords.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { anyone, enrolling, signedIn } from '#base/permissions/permissions.contract.ts'

const username = z.string().trim().min(1).max(200)
const email = username
/** Never trimmed: a blank can be part of a password. */
const password = z.string().min(1).max(1000)

const person = {
  username: z.string(),
  userroles: z.array(z.string()),
  branchId: id.nullable(),
  /** There when a second factor has to be set up before anything else. */
  mustEnrol: z.literal(true).optional(),
}
const culture = z.enum(['en-UK', 'el', 'ru'])

/** What a browser keeps of a session. */
export const sessionUser = z.object({ token: z.string(), ...person })

/** By what a second step can be taken. */
export const stepWay = z.enum(['code', 'passkey', 'recoveryCode'])
export type StepWay = z.output<typeof stepWay>

/** The password was right, and something else is to be shown: no session yet. */
const stepAsked = z.object({
  secondStep: z.object({
    token: z.string(),
    ways: z.array(stepWay),
    /** Hosts of passkeys that are not good here. */
    passkeysAt: z.array(z.string()),
  }),
})
export type SecondStep = z.output<typeof stepAsked>['secondStep']

const ownSession = z.object({
  id,
  createdOn: instant,
  /** To within ten minutes. */
  lastUsedOn: instant,
  expiresOn: instant,
  /** Their names, Firefox and Windows for instance; null where they are not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network it began from, 203.0.113.* for instance. */
  address: z.string().nullable(),
  /** The session that asks. */
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

export const sessionApi = {
  login: post('/api/authenticate/login', {
    may: anyone,
    changes: [],
    body: z.strictObject({ username, password }),
    answer: z.union([sessionUser, stepAsked]),
  }),
  logout: post('/api/authenticate/logout', { may: anyone, changes: [], answer: nothing }),
  signOutEverywhere: post('/api/authenticate/signOutEverywhere', {
    may: enrolling,
    changes: [],
    answer: nothing,
  }),
  sessions: get('/api/authenticate/sessions', {
    may: signedIn,
    shows: ['ownSession'],
    answer: z.array(ownSession),
  }),
  endSession: del('/api/authenticate/sessions/{id}', {
    may: signedIn,
    changes: ['ownSession'],
    params: byId,
    answer: nothing,
  }),
  me: get('/api/authenticate/me', {
    may: enrolling,
    shows: ['account'],
    answer: z.object({
      ...person,
      accountId: id,
      name: z.string(),
      language: culture,
      /** Whether single keys do something. */
      shortcuts: z.boolean(),
    }),
  }),
  /** The key, 32 bytes in base64, that this person's unsaved drafts are kept with in a browser. */
  draftKey: get('/api/authenticate/draftKey', {
    may: signedIn,
    answer: z.object({ key: z.string() }),
  }),
  setLanguage: post('/api/UserSettings/Language', {
    may: anyone,
    changes: [],
    body: z.strictObject({ language: culture }),
    answer: nothing,
  }),
  setShortcuts: post('/api/UserSettings/Shortcuts', {
    may: signedIn,
    changes: [],
    body: z.strictObject({ on: z.boolean() }),
    answer: nothing,
  }),
  forgotPassword: post('/api/authenticate/forgotPassword', {
    may: anyone,
    changes: [],
    body: z.strictObject({ email }),
    answer: nothing,
  }),
  resetPassword: post('/api/authenticate/resetPassword', {
    may: anyone,
    changes: [],
    body: z.strictObject({
      email,
      password,
      confirmPassword: z.string().max(1000),
      code: z.string().min(1).max(200),
    }),
    answer: nothing,
  }),
  /** For the screens where a password is typed; `code` stands for a session where there is none. */
  judgePassword: post('/api/authenticate/judgePassword', {
    may: anyone,
    shows: [],
    body: z.strictObject({ email, password, code: z.string().max(200).optional() }),
    answer: z.object({ good: z.boolean(), text: z.string() }),
  }),
  /**
   * Administrators for anyone; everyone else for themselves, which the store checks. One's own asks for
   * the current one, unless one has signed in within ten minutes.
   */
  setPassword: post('/api/authenticate/setPassword', {
    may: signedIn,
    changes: ['ownSession', 'account', 'role'],
    body: z.strictObject({
      email,
      password,
      currentPassword: z.string().max(1000).optional(),
    }),
    answer: nothing,
  }),
}
