// The message for a failed call.
import { CallFailed, NoConnection } from '../http/call.ts'
import type { Text } from '../i18n/useText.ts'

/** The server's message: its list of texts, else those of fields, else the detail. */
export function failureText(failure: unknown, t: Text): string {
  if (failure instanceof NoConnection) return t('kit.failed.offline')
  if (!(failure instanceof CallFailed)) return t('kit.failed.somethingWrong')
  const { UserManager, errors, detail, title } = failure.problem
  const texts = UserManager ?? (errors && Object.values(errors).flat())
  return texts?.join('\n') || detail || title || t('kit.failed.somethingWrong')
}
