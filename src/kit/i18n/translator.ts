// Texts for a language, on the server: error texts, mails, names of select lists.
import { createInstance } from 'i18next'
import type { Message } from '../http/problem.ts'
import { languages } from './languages.ts'
import type { Language } from './languages.ts'
import type { Messages } from './messages.ts'

export type Translate = (language: string, message: Message) => string

/** How i18next is set up here and in the browser: flat keys, English where a text is missing. */
export const i18nOptions = {
  fallbackLng: 'en',
  supportedLngs: languages,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const

export function createTranslator(bundled: Record<Language, Messages>): Translate {
  const i18n = createInstance()
  void i18n.init({
    ...i18nOptions,
    initAsync: false,
    resources: Object.fromEntries(
      Object.entries(bundled).map(([language, translation]) => [language, { translation }]),
    ),
  })
  return (language, message) => {
    const [key, params] = typeof message === 'string' ? [message, {}] : message
    return i18n.t(key as never, { lng: language, ...params }) as string
  }
}
