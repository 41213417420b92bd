// Texts of alerts and tasks, stored as message keys with parameters, so that they can be shown in every language.
import type { Message } from '#kit/i18n/messages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'

/** A name per language, such as the title of an object. */
type NameByLanguage = Record<Language, string>
type Param = string | number | NameByLanguage | Words
export type Words = readonly [key: string, params?: { readonly [name: string]: Param }]
export type Said = { source: Words; lines: readonly Words[] }
/** `language`: the language of the stored text. */
export type TextOptions = { translate: Translate; language: string }

/** Text written by a person, shown as it is. */
export const written = (text: string): Words => ['alert.written', { text }]

/** Joins two texts on one line. */
export const both = (first: Words, second: Words): Words => ['alert.both', { first, second }]

/** The text in a language. */
export const say = (words: Words, language: string, translate: Translate): string =>
  translate(language, messageIn(words, language, translate))

/** One text per line. */
export const sayLines = (lines: readonly Words[], language: string, translate: Translate): string =>
  lines.map((line) => say(line, language, translate)).join('\n')

/** Source and content in a language. */
export const inWords = ({ source, lines }: Said, language: string, translate: Translate) => ({
  source: say(source, language, translate),
  content: sayLines(lines, language, translate),
})

function messageIn([key, params = {}]: Words, language: string, translate: Translate): Message {
  const inLanguage = (value: Param) => {
    if (typeof value !== 'object') return value
    if (isWords(value)) return say(value, language, translate)
    return value[language as Language] ?? value.en
  }
  const translated = Object.entries(params).map(
    ([name, value]) => [name, inLanguage(value)] as const,
  )
  return [key, Object.fromEntries(translated)]
}

const isWords = (value: NameByLanguage | Words): value is Words => Array.isArray(value)
