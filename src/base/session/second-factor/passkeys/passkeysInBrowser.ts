// Passkeys as this browser has them. What asks its person for a finger or a PIN is the browser itself.
import {
  WebAuthnError,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import type { MadePasskey, SignedPasskey } from '../shown.contract.ts'

export const hasPasskeys = (): boolean => browserSupportsWebAuthn()

type Asked = { options: Record<string, unknown> }

/** The person has closed the window of the browser, or let it wait for too long. */
export class PasskeyCancelled extends Error {}
/** The device has one for this person already. */
export class PasskeyKnown extends Error {}

// The contract takes what it needs of their answers, which have more than that.
export const makePasskey = ({ options }: Asked) =>
  asking<MadePasskey>(() => startRegistration({ optionsJSON: options as never }))

export const signWithPasskey = ({ options }: Asked) =>
  asking<SignedPasskey>(() => startAuthentication({ optionsJSON: options as never }))

async function asking<Answer>(ask: () => Promise<unknown>): Promise<Answer> {
  try {
    return (await ask()) as Answer
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
