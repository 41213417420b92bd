// Signing in with a second step after the password, or with a passkey instead of it.
import { z } from 'zod'
import { post } from '#kit/http/endpoint.ts'
import { anyone } from '#base/permissions/permissions.contract.ts'
import { sessionUser } from '../session.contract.ts'
import { passkeyOptions, shownFactor, signedPasskey } from './shown.contract.ts'

const token = z.string().min(1).max(200)

export const secondStepApi = {
  /** `token`: from the login response, in the same browser. A 400 with `secondStepOver` sends back to the password. */
  takeSecondStep: post('/api/authenticate/secondStep', {
    may: anyone,
    changes: [],
    body: z.strictObject({
      token,
      ...shownFactor,
      /** Lets the password alone be enough on this device for thirty days. */
      trustDevice: z.boolean().optional(),
    }),
    answer: sessionUser,
  }),
  askForPasskey: post('/api/authenticate/secondStep/passkey', {
    may: anyone,
    changes: [],
    body: z.strictObject({ token }),
    answer: passkeyOptions,
  }),
  beginPasskeySignIn: post('/api/authenticate/passkey/begin', {
    may: anyone,
    changes: [],
    answer: passkeyOptions,
  }),
  signInWithPasskey: post('/api/authenticate/passkey', {
    may: anyone,
    changes: [],
    body: z.strictObject({ passkey: signedPasskey }),
    answer: sessionUser,
  }),
}
