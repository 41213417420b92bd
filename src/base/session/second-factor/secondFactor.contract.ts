// A person's own second factors. Each change requires a fresh proof, like a change of the password.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, del, get, nothing, post } from '#kit/http/endpoint.ts'
import { enrolling } from '#base/permissions/permissions.contract.ts'
import { madePasskey, passkeyOptions, shownFactor } from './shown.contract.ts'

export const passkeyName = z.string().trim().min(1).max(60)

const passkey = z.object({
  id,
  name: z.string(),
  createdOn: instant,
  lastUsedOn: instant.nullable(),
  /** The host where it works. */
  host: z.string(),
})
export type Passkey = z.output<typeof passkey>

const ownFactors = z.object({
  /** Whether the role requires a second factor. */
  required: z.boolean(),
  authenticator: z.object({ createdOn: instant, lastUsedOn: instant }).nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  /** The host where passkeys can be created; null if there is none. */
  passkeyHost: z.string().nullable(),
})
export type OwnFactors = z.output<typeof ownFactors>

/** Returned once, with the first factor; null if there are codes already. */
const madeCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

const changes = ['secondFactor', 'ownSession']

export const secondFactorApi = {
  getFactors: get('/api/authenticate/secondFactor', {
    may: enrolling,
    shows: ['secondFactor', 'account', 'secondFactorRule'],
    answer: ownFactors,
  }),
  /** Allows changes for ten minutes. */
  prove: post('/api/authenticate/prove', {
    may: enrolling,
    changes: [],
    body: z.strictObject({ password: z.string().min(1).max(1000).optional(), ...shownFactor }),
    answer: nothing,
  }),
  proveByPasskey: post('/api/authenticate/prove/passkey', {
    may: enrolling,
    changes: [],
    answer: passkeyOptions,
  }),
  beginAuthenticator: post('/api/authenticate/authenticator/begin', {
    may: enrolling,
    changes: [],
    answer: z.object({
      /** For typing, in groups of four characters. */
      secret: z.string(),
      /** The otpauth: address, which opens an authenticator app on this device. */
      address: z.string(),
      /** The QR code of the address: an SVG as a data: URL. */
      picture: z.string(),
    }),
  }),
  /** Confirms the new authenticator with its first code; it replaces an older one. */
  keepAuthenticator: post('/api/authenticate/authenticator', {
    may: enrolling,
    changes,
    body: z.strictObject({ code: z.string().max(40) }),
    answer: madeCodes,
  }),
  deleteAuthenticator: del('/api/authenticate/authenticator', {
    may: enrolling,
    changes,
    answer: nothing,
  }),
  beginPasskey: post('/api/authenticate/passkeys/begin', {
    may: enrolling,
    changes: [],
    answer: passkeyOptions,
  }),
  addPasskey: post('/api/authenticate/passkeys', {
    may: enrolling,
    changes,
    body: z.strictObject({ name: passkeyName, passkey: madePasskey }),
    answer: madeCodes,
  }),
  renamePasskey: post('/api/authenticate/passkeys/{id}', {
    may: enrolling,
    changes: ['secondFactor'],
    params: byId,
    body: z.strictObject({ name: passkeyName }),
    answer: nothing,
  }),
  deletePasskey: del('/api/authenticate/passkeys/{id}', {
    may: enrolling,
    changes,
    params: byId,
    answer: nothing,
  }),
  /** Creates ten codes, which replace the older ones. */
  newRecoveryCodes: post('/api/authenticate/recoveryCodes', {
    may: enrolling,
    changes,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
}
