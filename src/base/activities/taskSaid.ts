// What the product says in a task, until a person writes something else.
import { textarea } from '#kit/fields/kinds.ts'
import { languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { sayLines } from '#base/alerts/alertWords.ts'
import type { Words } from '#base/alerts/alertWords.ts'

export type TaskSaid = {
  lines: readonly Words[]
  /** How they read in each language: SQL shows, sorts and searches these. Not there until the server has said them. */
  texts?: Record<Language, string>
}

export function saidInAll(lines: readonly Words[], translate: Translate) {
  const texts = languages.map((language) => [
    language,
    fitting(sayLines(lines, language, translate)),
  ])
  return { lines, texts: Object.fromEntries(texts) as Record<Language, string> }
}

/** As it would come back from a form. */
export const fitting = (text: string): string => text.trim().slice(0, textarea.maxLength).trimEnd()

/**
 * Whether this is what it says to a reader, so that nobody has rewritten it. Whoever read it before a line was added
 * (`readBefore`) has not rewritten what they read; from anybody else a text that lacks lines is one that was shortened.
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
