// Generated texts of tasks, which are shown until a person rewrites them.
import { cutText } from '#kit/fields/cutText.ts'
import { textarea } from '#kit/fields/kinds.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { formatLines } from '#base/alerts/alertText.ts'
import type { TextLine } from '#base/alerts/alertText.ts'

export type GeneratedTaskText = {
  lines: readonly TextLine[]
  /** The text in each language, which SQL shows, sorts and searches. Absent until the server has generated it. */
  texts?: Record<Language, string>
}

export function taskTextsInAllLanguages(lines: readonly TextLine[], translate: Translate) {
  const texts = languages.map((language) => [
    language,
    cutToDescription(formatLines(lines, language, translate)),
  ])
  return { lines, texts: Object.fromEntries(texts) as Record<Language, string> }
}

/** Trimmed and cut as a form would return it. */
export const cutToDescription = (text: string): string =>
  cutText(text.trim(), textarea.maxLength).trimEnd()

/**
 * Whether `description` is the generated text in some language, so that nobody has rewritten it. Whoever read the task
 * before a line was added (`readBefore`) sends a text without that line and has not rewritten it; from anybody else,
 * missing lines mean that the text was shortened.
 */
export const isGeneratedText = (
  said: GeneratedTaskText | null,
  description: string | null,
  readBefore: boolean,
): boolean =>
  description !== null &&
  Object.values(said?.texts ?? {}).some(
    (text) => text === description || (readBefore && text.startsWith(`${description}\n`)),
  )
