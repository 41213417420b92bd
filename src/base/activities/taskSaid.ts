// The generated text of a task, until a person rewrites it.
import { textarea } from '#kit/fields/kinds.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { sayLines } from '#base/alerts/alertWords.ts'
import type { Words } from '#base/alerts/alertWords.ts'

export type TaskSaid = {
  lines: readonly Words[]
  /** The texts in each language, for display, sorting and search in SQL. Missing until the server has generated them. */
  texts?: Record<Language, string>
}

export function saidInAll(lines: readonly Words[], translate: Translate) {
  const texts = languages.map((language) => [
    language,
    fitting(sayLines(lines, language, translate)),
  ])
  return { lines, texts: Object.fromEntries(texts) as Record<Language, string> }
}

/** The text as a form would send it back. */
export const fitting = (text: string): string => text.trim().slice(0, textarea.maxLength).trimEnd()

/**
 * Whether a text is the generated one, so that it was not rewritten. A person who read it before a line was added (`readBefore`)
 * may send the older text; otherwise a text with missing lines counts as shortened.
 */
export const isAsSaid = (
  said: TaskSaid | null,
  description: string | null,
  readBefore: boolean,
): boolean =>
  description !== null &&
  Object.values(said?.texts ?? {}).some(
    (text) => text === description || (readBefore && text.startsWith(`${description}\n`)),
  )
