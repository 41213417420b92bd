// Creates and uses passkeys in this browser, which asks its user for a fingerprint or a PIN.
import {
  WebAuthnError,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { MadePasskey, SignedPasskey } from '../shown.contract.ts'

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']

export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

/** The contract leaves the options untyped; the server creates them with the same library. */
type Challenge = { options: unknown }

/** The person closed the browser's dialog, or it timed out. */
export class PasskeyCancelled extends Error {}
/** The device already has a passkey for this person. */
export class PasskeyKnown extends Error {}

// The contract strips the fields of these responses that it does not need.
export const makePasskey = ({ options }: Challenge) =>
  namingErrors<MadePasskey>(() => startRegistration({ optionsJSON: options as CreationOptions }))

export const signWithPasskey = ({ options }: Challenge) =>
  namingErrors<SignedPasskey>(() => startAuthentication({ optionsJSON: options as RequestOptions }))

async function namingErrors<Passkey>(ask: () => Promise<unknown>): Promise<Passkey> {
  try {
    return (await ask()) as Passkey
  } catch (error) {
    if (
      error instanceof WebAuthnError &&
      error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    )
      throw new PasskeyKnown('known', { cause: error })
    if (error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name))
      throw new PasskeyCancelled('cancelled', { cause: error })
    throw error
  }
}
