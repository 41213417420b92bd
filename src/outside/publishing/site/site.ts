// The context that every page of the public site is made with.
import type { MessageParams } from '#kit/i18n/messages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Agency } from '#base/backend/agencyFacts.ts'
import type { Backend } from '#base/backend/backend.ts'

export type Site = {
  language: Language
  t: (key: string, params?: MessageParams) => string
  /** Without a trailing slash. */
  origin: string
  agency: Agency
}

export function siteOf(
  { translate, publicUrl, agency }: Pick<Backend, 'translate' | 'publicUrl' | 'agency'>,
  language: Language,
): Site {
  const t: Site['t'] = (key, params) => translate(language, params ? [key, params] : key)
  return { language, t, origin: publicUrl, agency: agency.in(language) }
}
