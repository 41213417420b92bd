import { cutText } from '../fields/cutText.ts'

/** A mail that no retry will get through. `said` is the mail server's answer; null if the address is invalid. */
export class MailRefused extends Error {
  readonly said: string | null

  constructor(said: string | null, cause?: unknown) {
    super(said ?? 'not an e-mail address', { cause })
    this.said = said
  }
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

/** Codes about signing in to the mail server. The settings are wrong then, not the mail. */
const aboutSignIn = new Set([530, 534, 535, 538])
const aboutMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Whether the mail server refused this mail permanently: a 5xx after sign-in. */
export const isPermanent = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 &&
  responseCode < 600 &&
  aboutMail.has(command) &&
  !aboutSignIn.has(responseCode)

/** The command that the mail server refused, such as RCPT TO; null if it was not asked. */
export const refusedCommand = (error: unknown): string | null =>
  ((error instanceof MailRefused ? error.cause : error) as SmtpError | undefined)?.command ?? null

/** The mail server's answer in one line, short enough to be shown. */
export const smtpAnswer = (error: unknown): string =>
  cutText(
    ((error as SmtpError).response ?? (error as Error).message ?? String(error))
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
    300,
  )
