// All texts of all features: those of screens and those that only the server uses.
import type { Language } from '#kit/i18n/languages.ts'
import type { Messages } from '#kit/i18n/messages.ts'

const bundled: Record<Language, Record<string, string>> = { en: {}, el: {}, ru: {} }

/** Called by `app` at startup. */
export function registerTexts(texts: Record<Language, Messages>): void {
  for (const language of ['en', 'el', 'ru'] as const)
    Object.assign(bundled[language], texts[language])
}

export const bundledTexts = (): Readonly<Record<Language, Messages>> => bundled
