// The reason why a file was refused, with its name, because several may be chosen at once.
import { CallFailed } from '../http/call.ts'
import type { MessageKey, Text } from '../i18n/useText.ts'
import { failureText } from './failureText.ts'

const megabyte = 1024 * 1024

/** A file that will always be refused. The text `says` may contain its {{name}}. */
export class Refused extends Error {
  readonly says: MessageKey
  readonly params: Record<string, string | number>

  constructor(says: MessageKey, params: Record<string, string | number> = {}) {
    super(says)
    this.says = says
    this.params = params
  }
}

/** Throws Refused before anything is sent. */
export function mustFit(file: { size: number }, megabytes: number): void {
  if (file.size > megabytes * megabyte) throw new Refused('kit.file.tooLarge', { max: megabytes })
}

const finalStatus = new Set([400, 413, 415])

/** Whether a retry is pointless, because the file itself is the problem. */
export const isFinal = (failure: unknown): boolean =>
  failure instanceof Refused || (failure instanceof CallFailed && finalStatus.has(failure.status))

export function fileFailureText(name: string, failure: unknown, t: Text): string {
  const reason =
    failure instanceof Refused
      ? t(failure.says, { ...failure.params, name })
      : failureText(failure, t)
  return failure instanceof Refused || reason.includes(name) ? reason : `${name}: ${reason}`
}
