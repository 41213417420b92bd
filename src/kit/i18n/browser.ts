// The texts of the chosen language in the browser: bundled texts, texts of rarely opened screens, and the agency's own,
// which win.
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readCookie, writeCookie } from '../cookies.ts'
import type { Language } from './languages.ts'
import { cultures, languageCookie, languageOf } from './languages.ts'
import type { Messages } from './messages.ts'
import { i18nOptions } from './translator.ts'

type Sources = {
  messages: (language: Language) => Promise<Messages>
  /** Texts that the first screens do not need; loaded later, so that those appear sooner. */
  later?: (language: Language) => Promise<Messages>
  /** The agency's own texts, by key. A failure leaves the bundled texts. */
  overrides?: (language: Language) => Promise<Messages | undefined>
}

let sources: Sources
/** Texts of screens that were opened. */
const further = new Set<Sources['messages']>()
const loads = new Map<Language, Promise<void>>()

/** Call once before the first render. Resolves when the texts of the cookie's language are loaded. */
export async function startI18n(from: Sources): Promise<void> {
  sources = from
  const language = chosenLanguage()
  const started = i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: language,
    resources: { [language]: { translation: {} } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  document.documentElement.lang = language
  await Promise.all([started, load(language)])
}

/** The language of the cookie, English at first. */
export const chosenLanguage = (): Language => languageOf(readCookie(languageCookie))

/** Loads the texts of a language, so that it can be shown at once. */
export const loadLanguage = (language: Language): Promise<void> => load(language)

/** Loads the texts of a screen before it is rendered. From then on, loading a language includes them. */
export async function loadScreenTexts(texts: Sources['messages']): Promise<void> {
  if (further.has(texts)) return
  const there = new Set<Language>()
  // The user may choose another language meanwhile.
  const missing = () => [...loads.keys()].filter((language) => !there.has(language))
  while (missing().length > 0)
    await Promise.all(
      missing().map(async (language) => {
        bundle(language, await texts(language))
        there.add(language)
      }),
    )
  further.add(texts)
}

/** The same for the texts that the first screens do not need. */
export const loadLaterTexts = (): Promise<void> =>
  sources.later ? loadScreenTexts(sources.later) : Promise.resolve()

/**
 * Changes the language once its texts are loaded, and remembers it for 10 years. Rejects without a change if they
 * cannot be loaded.
 */
export async function setLanguage(language: Language): Promise<void> {
  await load(language)
  writeCookie(languageCookie, cultures[language])
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

function load(language: Language): Promise<void> {
  const begun = loads.get(language)
  if (begun) return begun
  void overlay(language)
  const loaded = Promise.all([sources.messages, ...further].map((from) => from(language))).then(
    (all) => all.forEach((messages) => bundle(language, messages)),
    (error: unknown) => {
      loads.delete(language)
      throw error
    },
  )
  loads.set(language, loaded)
  return loaded
}

/** Loads the texts again after this browser has changed them. Keeps the old ones if that fails. */
export async function renewTexts(): Promise<void> {
  for (const language of loads.keys()) {
    const all = await Promise.all([sources.messages, ...further].map((from) => from(language)))
    const own = await sources.overrides?.(language).catch(() => undefined)
    if (own) add(language, Object.assign({}, ...all, own), { overwrite: true, silent: false })
  }
}

// Adds texts without re-rendering. Does not replace texts of the agency that were loaded before.
const bundle = (language: Language, messages: Messages) =>
  add(language, messages, { overwrite: false, silent: true })

async function overlay(language: Language): Promise<void> {
  const texts = await sources.overrides?.(language).catch(() => undefined)
  if (texts) add(language, texts, { overwrite: true, silent: false })
}

type Adding = { overwrite: boolean; silent: boolean }
function add(language: Language, messages: Messages, { overwrite, silent }: Adding): void {
  i18next.addResourceBundle(language, 'translation', messages, true, overwrite, { silent })
}
