// What an alert says, kept so that everybody reads it in their own language.
import type { Message } from '#kit/http/problem.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'

/** What has another name in each language, such as the title of an object. */
type Named = Record<Language, string>
export type Words = readonly [key: string, params?: Record<string, string | number | Named>]
export type Said = { source: Words; lines: readonly Words[] }

/** Its texts in a language. */
export function inWords({ source, lines }: Said, language: string, translate: Translate) {
  const say = (words: Words) => translate(language, messageIn(words, language))
  return { source: say(source), content: lines.map(say).join('\n') }
}

function messageIn([key, params = {}]: Words, language: string): Message {
  const said = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? (value[language as Language] ?? value.en) : value,
  ])
  return [key, Object.fromEntries(said) as Record<string, string | number>]
}
