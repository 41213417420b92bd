// The texts of the chosen language in the browser: bundled ones at once, the agency's own over them.
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readCookie, writeCookie } from '../ui/cookies.ts'
import type { Language } from './languages.ts'
import { cultures, languageCookie, languageOf } from './languages.ts'
import type { Messages } from './messages.ts'
import { i18nOptions } from './translator.ts'

type Sources = {
  /** The bundled messages of each language, each its own chunk. */
  messages: Record<Language, () => Promise<Messages>>
  /** What the agency worded differently, by key. A failure leaves the bundled texts. */
  overrides?: (language: Language) => Promise<Messages | undefined>
}

let sources: Sources | undefined

/** Call once before the first render. Resolves when the texts of the cookie's language are there. */
export async function startI18n(from: Sources): Promise<void> {
  sources = from
  const language = chosenLanguage()
  const messages = loadTexts(language)
  await i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { translation: await messages } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  document.documentElement.lang = language
  void overlay(language)
}

/** The language of the cookie, English at first. */
export const chosenLanguage = (): Language => languageOf(readCookie(languageCookie))

/** Changes the language at once and remembers it for 10 years. */
export async function setLanguage(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await loadTexts(language))
    void overlay(language)
  }
  writeCookie(languageCookie, cultures[language])
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

async function loadTexts(language: Language): Promise<Messages> {
  if (!sources) throw new Error('startI18n comes first')
  return sources.messages[language]()
}

async function overlay(language: Language): Promise<void> {
  const texts = await sources?.overrides?.(language).catch(() => undefined)
  if (texts) i18next.addResourceBundle(language, 'translation', texts, false, true)
}
