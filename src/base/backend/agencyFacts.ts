// The agency's details as other features use them.
import type { Language } from '#kit/i18n/languages.ts'

/** Used until the agency enters its own. */
export type AgencyDefaults = { name: string; email: string; phone: string | null }

/** The agency in one language. */
export type Agency = AgencyDefaults & {
  address: string | null
  taxNumber: string | null
  /** In the business registry. */
  gemiNumber: string | null
  /** The path of the logo image. */
  logo: string | null
  /** The accent colour, readable on white. */
  accent: string | null
  /** Replies to letters go to the agency, not to the agent who sent them. */
  repliesToAgency: boolean
  /** The languages of the public site, at least one. */
  languages: readonly Language[]
}

export type LiveAgency = AgencyDefaults & {
  in: (language: string) => Agency
  /** The entered name; null if there is none. */
  ownName: (language: Language) => string | null
  /** Reloads it from the database: call after a change and before the first request. */
  refresh: () => Promise<void>
  defaults: AgencyDefaults
}

/** The signature of mails to people outside the agency. */
export const signatureOf = ({ name, phone, email }: AgencyDefaults): string =>
  [name, phone, email].filter(Boolean).join('\n')
