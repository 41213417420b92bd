// The texts of all languages, for journeys in Greek and Russian.

import { globSync } from 'node:fs'
import type { en as files } from '#base/files/messages/server/en.ts'
import type { en as workbooks } from '#base/settings/localization/messages/server/en.ts'
import type { MessageKey } from '#kit/i18n/useText.ts'

/** The texts of screens, and the texts of the server that journeys check. */
export type Key = MessageKey | keyof typeof files | keyof typeof workbooks
const root = new URL('../', import.meta.url)
/** All texts of a language. */
async function textsIn(language: 'en' | 'el' | 'ru'): Promise<Record<string, string>> {
  const files = globSync(`src/**/messages/**/${language}.ts`, { cwd: root.pathname })
  const found = await Promise.all(
    files.map(
      (file): Promise<Record<string, Record<string, string>>> => import(new URL(file, root).href),
    ),
  )
  return Object.assign({}, ...found.flatMap((exported) => Object.values(exported)))
}
export const texts = { en: await textsIn('en'), el: await textsIn('el'), ru: await textsIn('ru') }
export const textOf = (language: 'en' | 'el' | 'ru', key: Key): string => texts[language][key]!
export type Say = (key: Key, params?: Record<string, string | number>) => string
/** The texts of one language, with their values. */
export const sayer =
  (language: 'en' | 'el' | 'ru'): Say =>
  (key, params = {}) =>
    Object.entries(params).reduce(
      (text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)),
      textOf(language, key),
    )
/** The title of the start page, at any hour. */
export const greetingIn = (language: 'en' | 'el' | 'ru'): RegExp =>
  new RegExp(
    (['home.morning', 'home.afternoon', 'home.evening'] as const)
      .map((key) => textOf(language, key))
      .join('|'),
  )

/** A pattern for keys shown instead of missing texts. File names may look alike. */
const prefixes = [...new Set(Object.keys(texts.en).map((key) => key.split('.')[0]))].join('|')
const rawKey = new RegExp(`(?<![\\w@./-])(${prefixes})(\\.[A-Za-z]\\w*)+(?![\\w@-])`)
const fileName = /\.(pdf|docx?|xlsx?|txt|jpe?g|png|webp|csv|zip|com|org|net|gr)$/
export const rawKeysIn = (shown: readonly string[]): string[] =>
  shown.filter((text) => {
    const found = rawKey.exec(text)?.[0]
    return found !== undefined && !fileName.test(found)
  })

/** Names that are the same in every language. */
const names = new Set(['English', 'Estia', 'Estia Payments'])

/** Texts that the server stores in records, in the language of the office. */
const isStored = (key: string) => key.startsWith('enquiry.')

/** The shown texts that are English although the language has a translation. */
export function englishIn(shown: readonly string[], language: 'el' | 'ru'): string[] {
  const { known, whole, patterns } = (english[language] ??= englishBut(language))
  return shown.filter((text) => {
    const isEnglish =
      known.get(text) ?? (whole.has(text) || patterns.some((pattern) => pattern.test(text)))
    known.set(text, isEnglish)
    return isEnglish
  })
}

/** Cached, because thousands of patterns are slow and most texts are on many screens. */
type English = { known: Map<string, boolean>; whole: Set<string>; patterns: RegExp[] }
const english: Partial<Record<'el' | 'ru', English>> = {}

function englishBut(language: 'el' | 'ru'): English {
  const translated = new Set(Object.values(texts[language]))
  const found = Object.entries(texts.en).filter(
    ([key, text]) =>
      !names.has(text) && !isStored(key) && !translated.has(text) && texts[language][key] !== text,
  )
  return {
    known: new Map(),
    whole: new Set(found.map(([, text]) => text)),
    patterns: found.flatMap(([, text]) => patternOf(text)),
  }
}

/** A pattern for a text with placeholders; none if it has hardly any letters besides them. */
function patternOf(text: string): RegExp[] {
  const gaps = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!)
  const parts = text.split(/\{\{\w+\}\}/)
  if (gaps.length === 0 || parts.join('').replace(/[^a-z]/gi, '').length < 4) return []
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // A number is one word with a digit; other values may be several words.
  const filled = gaps.map((name) => (/^(number|count)$/.test(name) ? '\\S*\\d\\S*' : '.+'))
  return [new RegExp(`^${literal.map((part, at) => part + (filled[at] ?? '')).join('')}$`)]
}

/** The labels of the menu. */
export const languageNames = { el: 'Ελληνικά', ru: 'Русский' } as const
