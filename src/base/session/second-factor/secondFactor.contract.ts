// One's own second factors. Each change asks for a fresh proof, as a change of the password does.
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
  /** Where it is good. */
  host: z.string(),
})
export type Passkey = z.output<typeof passkey>

const ownFactors = z.object({
  /** The role asks for one. */
  required: z.boolean(),
  authenticator: z.object({ createdOn: instant, lastUsedOn: instant }).nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  /** Where passkeys can be made; null: here they cannot, nor anywhere else. */
  passkeyHost: z.string().nullable(),
})
export type OwnFactors = z.output<typeof ownFactors>

/** Given with the first factor, and shown this once; null where there are some already. */
const madeCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

const changes = ['secondFactor', 'ownSession']

export const secondFactorApi = {
  getFactors: get('/api/authenticate/secondFactor', {
    may: enrolling,
    shows: ['secondFactor', 'account', 'secondFactorRule'],
    answer: ownFactors,
  }),
  /** For the ten minutes after it, changes are taken. */
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
      /** For typing in, in groups of four. */
      secret: z.string(),
      /** Opens an authenticator on this device. */
      address: z.string(),
      /** The address as a picture: an SVG as a data: address. */
      picture: z.string(),
    }),
  }),
  /** Takes the one that was begun in the place of an older one. */
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
  /** Ten new ones; the older ones end. */
  newRecoveryCodes: post('/api/authenticate/recoveryCodes', {
    may: enrolling,
    changes,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
}
