// What to tell a person about a call that failed.
import { CallFailed, NoConnection } from '#kit/http/call.ts'
import type { Text } from '#kit/i18n/useText.ts'

/** The server's own words: its list of texts, else those of the fields, else the detail. */
export function failureText(failure: unknown, t: Text): string {
  if (failure instanceof NoConnection) return t('kit.failed.offline')
  if (!(failure instanceof CallFailed)) return t('session.somethingWrong')
  const { UserManager, errors, detail, title } = failure.problem
  const texts = UserManager ?? (errors && Object.values(errors).flat())
  return texts?.join('\n') || detail || title || t('session.somethingWrong')
}

/** A server that fails says so; too many tries say how long to wait; all else is the same. */
export function signInFailureText(failure: unknown, t: Text): string {
  if (failure instanceof NoConnection) return failureText(failure, t)
  if (!(failure instanceof CallFailed) || failure.status >= 500) return t('session.oops')
  return failure.status === 429 ? failureText(failure, t) : t('session.incorrect')
}
