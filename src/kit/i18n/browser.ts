// The texts of the chosen language in the browser: the bundled ones, those that come with screens that not
// every visit opens, and the agency's own over them.
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readCookie, writeCookie } from '../cookies.ts'
import type { Language } from './languages.ts'
import { cultures, languageCookie, languageOf } from './languages.ts'
import type { Messages } from './messages.ts'
import { i18nOptions } from './translator.ts'

type Sources = {
  messages: (language: Language) => Promise<Messages>
  /** What all screens may say but the first ones, which are there sooner without it. */
  later?: (language: Language) => Promise<Messages>
  /** What the agency worded differently, by key. A failure leaves the bundled texts. */
  overrides?: (language: Language) => Promise<Messages | undefined>
}

let sources: Sources
/** Texts of screens that were opened. */
const further = new Set<Sources['messages']>()
const loads = new Map<Language, Promise<void>>()

/** Call once before the first render. Resolves when the texts of the cookie's language are there. */
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

/** Fetches the texts of a language, so that it can be shown at once. */
export const needLanguage = (language: Language): Promise<void> => load(language)

/** Fetches the texts of a screen before it is drawn; they come along with each language from then on. */
export async function needTexts(texts: Sources['messages']): Promise<void> {
  if (further.has(texts)) return
  const there = new Set<Language>()
  // Somebody may choose another language while these are on their way.
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

/** The same for what all screens say but the first ones. */
export const needLaterTexts = (): Promise<void> =>
  sources.later ? needTexts(sources.later) : Promise.resolve()

/**
 * Changes the language once its texts are there, and remembers it for 10 years. Where they cannot be
 * fetched it rejects, and the language stays.
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

/** The texts as they are by now, after this browser has changed them. Where they cannot be fetched they stay. */
export async function renewTexts(): Promise<void> {
  for (const language of loads.keys()) {
    const all = await Promise.all([sources.messages, ...further].map((from) => from(language)))
    const own = await sources.overrides?.(language).catch(() => undefined)
    if (own) add(language, Object.assign({}, ...all, own), { overwrite: true, silent: false })
  }
}

// Nothing shows them yet, and the agency's own texts, if they came first, stay.
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
