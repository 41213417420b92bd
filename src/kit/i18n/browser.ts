// The texts of the chosen language in the browser: bundled ones part by part, as screens need them, and
// the agency's own over them.
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readCookie, writeCookie } from '../ui/cookies.ts'
import type { Language } from './languages.ts'
import { cultures, languageCookie, languageOf } from './languages.ts'
import type { Messages } from './messages.ts'
import { i18nOptions } from './translator.ts'

type Sources = {
  /** The bundled messages of a part of the application, in one language. */
  messages: (part: string, language: Language) => Promise<Messages>
  /** What the agency worded differently, by key. A failure leaves the bundled texts. */
  overrides?: (language: Language) => Promise<Messages | undefined>
}

let sources: Sources
/** The language that is shown. */
let shown: Language
/** The parts that screens have asked for; a language is shown once it has them all. */
const needed = new Set<string>()
const loads = new Map<string, Promise<void>>()
const overlaid = new Set<Language>()

/** Call once before the first render. Resolves when these parts are there in the cookie's language. */
export async function startI18n(from: Sources, parts: readonly string[]): Promise<void> {
  sources = from
  shown = chosenLanguage()
  const started = i18next.use(initReactI18next).init({
    ...i18nOptions,
    lng: shown,
    resources: { [shown]: { translation: {} } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  })
  document.documentElement.lang = shown
  void overlay(shown)
  await Promise.all([started, needTexts(parts)])
}

/** The language of the cookie, English at first. */
export const chosenLanguage = (): Language => languageOf(readCookie(languageCookie))

/** Resolves when these parts are there in the language that is shown, even if that changes meanwhile. */
export async function needTexts(parts: readonly string[]): Promise<void> {
  for (const part of parts) needed.add(part)
  let language: Language
  do {
    language = shown
    await complete(language)
  } while (language !== shown)
}

/** Changes the language once its texts are there, and remembers it for 10 years. */
export async function setLanguage(language: Language): Promise<void> {
  await complete(language)
  void overlay(language)
  shown = language
  writeCookie(languageCookie, cultures[language])
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}

/** Loads what is needed in the language, also what becomes so in the meantime. */
async function complete(language: Language): Promise<void> {
  let count: number
  do {
    count = needed.size
    await Promise.all([...needed].map((part) => load(part, language)))
  } while (needed.size > count)
}

function load(part: string, language: Language): Promise<void> {
  const key = `${part}/${language}`
  const begun = loads.get(key)
  if (begun) return begun
  const loaded = sources.messages(part, language).then(
    // Nothing shows them yet, and the agency's own texts, if they came first, stay.
    (messages) => add(language, messages, { overwrite: false, silent: true }),
    (error: unknown) => {
      loads.delete(key)
      throw error
    },
  )
  loads.set(key, loaded)
  return loaded
}

async function overlay(language: Language): Promise<void> {
  if (overlaid.has(language)) return
  overlaid.add(language)
  const texts = await sources.overrides?.(language).catch(() => undefined)
  if (texts) add(language, texts, { overwrite: true, silent: false })
}

type Adding = { overwrite: boolean; silent: boolean }
function add(language: Language, messages: Messages, { overwrite, silent }: Adding): void {
  i18next.addResourceBundle(language, 'translation', messages, true, overwrite, { silent })
}
