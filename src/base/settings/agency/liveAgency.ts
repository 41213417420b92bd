// The agency's details from memory, since every page and mail needs them. A change made on another server shows up
// within seconds.
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'
import { readAgency } from './agency.store.ts'
import type { AgencyRow } from './agency.store.ts'
import type { Agency, AgencyDefaults, LiveAgency } from '#base/backend/agencyFacts.ts'

/** Milliseconds before the next read. */
const freshFor = 3_000

export const logoPath = (systemName: string) => `/site/logo/${systemName}`

export function liveAgency(db: Db, defaults: AgencyDefaults): LiveAgency {
  let row: AgencyRow | undefined
  let readAt = -Infinity
  const refresh = async () => {
    readAt = performance.now()
    row = await readAgency(db)
  }
  const latest = (): AgencyRow | undefined => {
    // If this fails, the last known details stay and the next read tries again.
    if (performance.now() - readAt > freshFor) refresh().catch(() => undefined)
    return row
  }
  const ownName = (language: Language) => inLanguage(latest(), 'name', language)
  const inLanguageOrDefault = (language: string): Agency => {
    const now = latest()
    const knownLanguage = languages.find((one) => one === language) ?? 'en'
    const offered = languages.filter((one) => now?.[offers[one]] ?? true)
    return {
      name: inLanguage(now, 'name', knownLanguage) ?? defaults.name,
      email: now?.email ?? defaults.email,
      phone: now?.phone ?? defaults.phone,
      address: inLanguage(now, 'address', knownLanguage),
      taxNumber: now?.taxNumber ?? null,
      gemiNumber: now?.gemiNumber ?? null,
      logo: now?.logo ? logoPath(now.logo) : null,
      accent: now?.accent ?? null,
      repliesToAgency: now?.repliesToAgency ?? false,
      languages: offered.length > 0 ? offered : languages,
    }
  }
  return {
    in: inLanguageOrDefault,
    ownName,
    refresh,
    defaults,
    get name() {
      return inLanguageOrDefault('en').name
    },
    get email() {
      return inLanguageOrDefault('en').email
    },
    get phone() {
      return inLanguageOrDefault('en').phone
    },
  }
}

const offers = { en: 'siteEn', el: 'siteEl', ru: 'siteRu' } as const

function inLanguage(
  row: AgencyRow | undefined,
  what: 'name' | 'address',
  language: Language,
): string | null {
  const own = { en: row?.[what], el: row?.[`${what}El`], ru: row?.[`${what}Ru`] }
  return own[language] ?? row?.[what] ?? own.el ?? own.ru ?? null
}
