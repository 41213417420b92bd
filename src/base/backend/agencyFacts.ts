// What the rest of the product knows of the agency.
import type { Language } from '#kit/i18n/languages.ts'

/** What is shown where nothing was entered. */
export type AgencyDefaults = { name: string; email: string; phone: string | null }

/** As the readers of one language see it. */
export type Agency = AgencyDefaults & {
  address: string | null
  taxNumber: string | null
  /** The path of its picture. */
  logo: string | null
  /** Its colour, readable on white. */
  accent: string | null
  /** Those of the public site, at least one. */
  languages: readonly Language[]
}

export type LiveAgency = AgencyDefaults & {
  in: (language: string) => Agency
  /** Null while nobody has named it. */
  ownName: (language: Language) => string | null
  /** Reads it now: after a change, and before the first request. */
  refresh: () => Promise<void>
  defaults: AgencyDefaults
}

/** What a mail to somebody outside ends with. */
export const signatureOf = ({ name, phone, email }: AgencyDefaults): string =>
  [name, phone, email].filter(Boolean).join('\n')
