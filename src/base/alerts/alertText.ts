// Texts of alerts and tasks, stored as message keys with parameters, so that they can be shown in every language.
import type { Message } from '#kit/i18n/messages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'

/** A name per language, such as the title of an object. */
type NameByLanguage = Record<Language, string>
type Param = string | number | NameByLanguage | TextLine
export type TextLine = readonly [key: string, params?: { readonly [name: string]: Param }]
export type AlertText = { source: TextLine; lines: readonly TextLine[] }
/** `language`: the language of the stored text. */
export type TextStorageOptions = { translate: Translate; language: string }

/** Text written by a person, shown as it is. */
export const literalText = (text: string): TextLine => ['alert.written', { text }]

/** Joins two texts on one line. */
export const twoTexts = (first: TextLine, second: TextLine): TextLine => [
  'alert.both',
  { first, second },
]

/** The text in a language. */
export const formatLine = (words: TextLine, language: string, translate: Translate): string =>
  translate(language, messageIn(words, language, translate))

/** One text per line. */
export const formatLines = (
  lines: readonly TextLine[],
  language: string,
  translate: Translate,
): string => lines.map((line) => formatLine(line, language, translate)).join('\n')

/** Source and content in a language. */
export const formatAlert = (
  { source, lines }: AlertText,
  language: string,
  translate: Translate,
) => ({
  source: formatLine(source, language, translate),
  content: formatLines(lines, language, translate),
})

function messageIn([key, params = {}]: TextLine, language: string, translate: Translate): Message {
  const inLanguage = (value: Param) => {
    if (typeof value !== 'object') return value
    if (isWords(value)) return formatLine(value, language, translate)
    return value[language as Language] ?? value.en
  }
  const translated = Object.entries(params).map(
    ([name, value]) => [name, inLanguage(value)] as const,
  )
  return [key, Object.fromEntries(translated)]
}

const isWords = (value: NameByLanguage | TextLine): value is TextLine => Array.isArray(value)
