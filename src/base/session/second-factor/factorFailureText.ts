import { CallFailed } from '#kit/http/call.ts'
import { failureText } from '#kit/ui/failureText.ts'
import type { Text } from '#kit/i18n/useText.ts'
import { PasskeyCancelled, PasskeyKnown } from './passkeys/passkeysInBrowser.ts'

export function factorFailureText(failure: unknown, t: Text): string {
  if (failure instanceof PasskeyCancelled) return t('security.passkeyCancelled')
  if (failure instanceof PasskeyKnown) return t('security.passkeyKnown')
  return failureText(failure as Error, t)
}

/** Whether the server requires a fresh proof first. */
export const isProofNeeded = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.problem.errors?.['proof'] !== undefined
