// The factors with which a person proves their identity, and the JSON of passkeys.
import { z } from 'zod'

const base64url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+=*$/)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
// Results of extensions are not needed, so they are dropped.
const extensions = z.object({}).default({})

/** The browser's response after creating a passkey. */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: extensions,
})
export type MadePasskey = z.output<typeof madePasskey>

/** The browser's response after signing with a passkey. */
export const signedPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  clientExtensionResults: extensions,
})
export type SignedPasskey = z.output<typeof signedPasskey>

/** The options for the browser's WebAuthn call, in the format of the standard. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

/** Exactly one of these must be present. */
export const shownFactor = {
  /** Of the authenticator; may contain spaces. */
  code: z.string().max(40).optional(),
  recoveryCode: z.string().max(80).optional(),
  passkey: signedPasskey.optional(),
}
export type ShownFactor = {
  code?: string | undefined
  recoveryCode?: string | undefined
  passkey?: SignedPasskey | undefined
}
