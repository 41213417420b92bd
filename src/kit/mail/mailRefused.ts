/** The mail will never be taken, however often it is tried; `said` is what the mail server answered. */
export class MailRefused extends Error {
  readonly said: string | null

  constructor(said: string | null, cause?: unknown) {
    super(said ?? 'not an e-mail address', { cause })
    this.said = said
  }
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string }

/** What the server wants to know before it looks at any mail: mended in the settings, not in the mail. */
const aboutSignIn = new Set([530, 534, 535, 538])
const aboutMail = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

/** Whether a mail server has refused this mail for good: a 5xx after it had let us in. */
export const isForGood = ({ responseCode = 0, command = '' }: SmtpError): boolean =>
  responseCode >= 500 &&
  responseCode < 600 &&
  aboutMail.has(command) &&
  !aboutSignIn.has(responseCode)

/** In one line, as short as it is shown. */
export const saidBy = (error: unknown): string =>
  ((error as SmtpError).response ?? (error as Error).message ?? String(error))
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, 300)
