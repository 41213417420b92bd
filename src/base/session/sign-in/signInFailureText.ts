import { CallFailed, NoConnection } from '#kit/http/call.ts'
import { failureText } from '#kit/ui/failureText.ts'
import type { Text } from '#kit/i18n/useText.ts'

/** Tells server failures, a lost connection and too many tries apart; any other failure reads the same. */
export function signInFailureText(failure: unknown, t: Text): string {
  if (failure instanceof NoConnection) return failureText(failure, t)
  if (!(failure instanceof CallFailed) || failure.status >= 500) return t('session.oops')
  return failure.status === 429 ? failureText(failure, t) : t('session.incorrect')
}
