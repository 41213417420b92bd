// Generated texts of tasks and alerts, which the log stores in the language of the office.
import type { Translate } from '#kit/i18n/translator.ts'
import type { GeneratedTaskText } from '#base/activities/generatedTaskText.ts'
import { formatAlert, formatLines } from '#base/alerts/alertText.ts'
import type { AlertText } from '#base/alerts/alertText.ts'

type Values = Record<string, unknown>
type Translator = { translate: Translate; language: string }

/** The old or new values of an entry, with generated texts in the reader's language. */
export function withReadersTexts(values: Values, { translate, language }: Translator): Values {
  const said = values['said'] as AlertText | GeneratedTaskText | null | undefined
  if (!said) return values
  if ('source' in said) return { ...values, ...formatAlert(said, language, translate) }
  return { ...values, description: formatLines(said.lines, language, translate) }
}
