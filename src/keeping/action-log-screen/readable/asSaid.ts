// Generated texts of tasks and alerts, which the log stores in the language of the office.
import type { Translate } from '#kit/i18n/translator.ts'
import type { TaskSaid } from '#base/activities/taskSaid.ts'
import { inWords, sayLines } from '#base/alerts/alertWords.ts'
import type { Said } from '#base/alerts/alertWords.ts'

type Values = Record<string, unknown>
type Translator = { translate: Translate; language: string }

/** The old or new values of an entry, with generated texts in the reader's language. */
export function asSaid(values: Values, { translate, language }: Translator): Values {
  const said = values['said'] as Said | TaskSaid | null | undefined
  if (!said) return values
  if ('source' in said) return { ...values, ...inWords(said, language, translate) }
  return { ...values, description: sayLines(said.lines, language, translate) }
}
