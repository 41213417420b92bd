import type { MailSecurity } from '#kit/mail/mailServer.ts'
import type { MailFrom } from '#kit/mail/mailer.ts'

/** What the operator's settings say of mail; it wins over what administrators enter. */
export type MailEnvironment = {
  /** Null: the mail server that administrators enter. */
  smtpUrl: string | null
  /** Null: the sender that administrators enter. */
  from: MailFrom | null
  /** The sender where nobody says another one. */
  defaultFrom: MailFrom
  /** Whether all mail is written to the outbox. */
  isHeldBack: boolean
  /** Hosts of the own network that administrators may enter as mail server. */
  hostsInside: readonly string[]
  providers: MailProviders
}

/** A provider of mail that people consent at (OAuth2), with its mail server. */
export type MailProvider = {
  server: { host: string; port: number; security: MailSecurity }
  /** URL of the page where people consent, and of the call for tokens. */
  consent: (tenant: string | null) => string
  tokens: (tenant: string | null) => string
  scope: string
  /** Further parameters of the page. */
  more: Record<string, string>
}
export type MailProviders = Record<'google' | 'microsoft', MailProvider>
