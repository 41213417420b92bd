// What a person shows to prove who they are, and what passkeys say over the wire.
import { z } from 'zod'

const base64url = z
  .string()
  .min(1)
  .max(20_000)
  .regex(/^[\w-]+=*$/)
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') }
// What extensions and newer browsers add is not asked for, and left out.
const extensions = z.object({}).default({})

/** What a browser answers when a passkey was made. */
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

/** What it answers when one has signed. */
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

/** What a browser is asked to do with a passkey, as the standard words it. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })

/** One of these. */
export const shownFactor = {
  /** Of the authenticator; blanks between its digits do not matter. */
  code: z.string().max(40).optional(),
  recoveryCode: z.string().max(80).optional(),
  passkey: signedPasskey.optional(),
}
export type ShownFactor = {
  code?: string | undefined
  recoveryCode?: string | undefined
  passkey?: SignedPasskey | undefined
}
