// Texts for a language, on the server: error texts, mails, names of select lists.
import { createInstance } from 'i18next'
import { languages } from './languages.ts'
import type { Language } from './languages.ts'
import type { Messages, Message } from './messages.ts'

export type Translate = (language: string, message: Message) => string

export type TextsOf = Readonly<Record<Language, Messages>>

export type Texts = {
  translate: Translate
  /** The texts of the product. */
  readonly bundled: TextsOf
  /** Replaces the agency's own texts, which override the bundled ones. */
  show(own: TextsOf): void
}

/** Texts that any server of the same database may change. */
export type FollowedTexts = Texts & {
  /** Loads the texts if they changed; pass `revision` if it was read already. */
  follow(revision?: number): Promise<void>
}

/** How i18next is set up here and in the browser: flat keys, English where a text is missing. */
export const i18nOptions = {
  fallbackLng: 'en',
  supportedLngs: languages,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
} as const

export function createTexts(bundled: TextsOf): Texts {
  const i18n = createInstance()
  const resources = languages.map((language) => [
    language,
    { translation: { ...bundled[language] } },
  ])
  void i18n.init({ ...i18nOptions, initAsync: false, resources: Object.fromEntries(resources) })
  return {
    bundled,
    translate(language, message) {
      const [key, params] = typeof message === 'string' ? [message, {}] : message
      return i18n.t(key as never, { lng: language, ...params }) as string
    },
    show(own) {
      for (const language of languages)
        i18n.addResources(language, 'translation', { ...bundled[language], ...own[language] })
    },
  }
}
