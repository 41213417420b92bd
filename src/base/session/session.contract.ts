// Signing in and out, the person's own settings, passwords.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { anyone, enrolling, signedIn } from '#base/permissions/permissions.contract.ts'

const username = z.string().trim().min(1).max(200)
const email = username

/** The code of a mailed link. None that was sent is longer: a longer one is answered like any other wrong one. */
export const linkCode = z
  .string()
  .min(1)
  .transform((code) => code.slice(0, 200))
/** Never trimmed: a password may begin or end with a space. */
const password = z.string().min(1).max(1000)

const person = {
  username: z.string(),
  userroles: z.array(z.string()),
  branchId: id.nullable(),
  /** Present when the person must set up a second factor before anything else. */
  mustEnrol: z.literal(true).optional(),
}
const culture = z.enum(['en-UK', 'el', 'ru'])

/** The session as the browser stores it. */
export const sessionUser = z.object({ token: z.string(), ...person })

/** The methods of the second sign-in step. */
export const stepWay = z.enum(['code', 'passkey', 'recoveryCode'])
export type StepWay = z.output<typeof stepWay>

/** The password was right, but a second factor is required: no session yet. */
const stepRequired = z.object({
  secondStep: z.object({
    token: z.string(),
    ways: z.array(stepWay),
    /** Hosts of the person's passkeys that do not work at this host. */
    passkeysAt: z.array(z.string()),
  }),
})
export type SecondStep = z.output<typeof stepRequired>['secondStep']

const ownSession = z.object({
  id,
  createdOn: instant,
  /** Accurate to ten minutes. */
  lastUsedOn: instant,
  expiresOn: instant,
  /** Names such as Firefox and Windows; null if unknown. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** The network where the session began, such as 203.0.113.*. */
  address: z.string().nullable(),
  /** Whether this is the session of the request itself. */
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

export const sessionApi = {
  login: post('/api/authenticate/login', {
    may: anyone,
    changes: [],
    body: z.strictObject({ username, password }),
    answer: z.union([sessionUser, stepRequired]),
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
    answer: z.object({
      ...person,
      accountId: id,
      name: z.string(),
      language: culture,
      /** Whether single-key shortcuts are on. */
      shortcuts: z.boolean(),
    }),
  }),
  /** The key (32 bytes, base64) that encrypts this person's unsaved drafts in a browser. */
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
      code: linkCode,
    }),
    answer: nothing,
  }),
  /** Rates a password while it is typed. Without a session, `code` from the mailed link is required. */
  judgePassword: post('/api/authenticate/judgePassword', {
    may: anyone,
    shows: [],
    body: z.strictObject({ email, password, code: linkCode.optional() }),
    answer: z.object({ good: z.boolean(), text: z.string() }),
  }),
  /**
   * Administrators may set anyone's password, others only their own (checked in `setPassword`). Setting
   * one's own requires the current password, unless the person signed in within the last ten minutes.
   */
  setPassword: post('/api/authenticate/setPassword', {
    may: signedIn,
    changes: ['ownSession', 'account', 'role', 'invitation'],
    body: z.strictObject({
      email,
      password,
      currentPassword: z.string().max(1000).optional(),
    }),
    answer: nothing,
  }),
}
