// The reason why a file was refused, with its name, because several may be chosen at once.
import { CallFailed } from '../http/call.ts'
import type { MessageKey, Text } from '../i18n/useText.ts'
import { failureText } from './failureText.ts'

const megabyte = 1024 * 1024

/** A file that will always be refused. The text `says` may contain its {{name}}. */
export class RefusedFile extends Error {
  readonly says: MessageKey
  readonly params: Record<string, string | number>

  constructor(says: MessageKey, params: Record<string, string | number> = {}) {
    super(says)
    this.says = says
    this.params = params
  }
}

/** Throws Refused before anything is sent. */
export function mustNotBeTooLarge(file: { size: number }, megabytes: number): void {
  if (file.size > megabytes * megabyte)
    throw new RefusedFile('kit.file.tooLarge', { max: megabytes })
}

const finalStatus = new Set([400, 413, 415])

/** Whether a retry is pointless, because the file itself is the problem. */
export const isFinal = (failure: unknown): boolean =>
  failure instanceof RefusedFile ||
  (failure instanceof CallFailed && finalStatus.has(failure.status))

export function fileFailureText(name: string, failure: unknown, t: Text): string {
  const reason =
    failure instanceof RefusedFile
      ? t(failure.says, { ...failure.params, name })
      : failureText(failure, t)
  return failure instanceof RefusedFile || reason.includes(name) ? reason : `${name}: ${reason}`
}
