import { call } from '#kit/http/call.ts'
import { setLanguage } from '#kit/i18n/browser.ts'
import { cultures } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { sessionApi } from '../session.contract.ts'

let newest: Promise<Language | undefined> = Promise.resolve(undefined)

/** Switches the app to this language and stores the choice on the server; ignores a failed request. */
export async function chooseLanguage(language: Language): Promise<void> {
  const switched = setLanguage(language)
  newest = switched.then(
    () => language,
    () => undefined,
  )
  await switched
  const body = { language: cultures[language] }
  await call(sessionApi.setLanguage, { body }, { quiet: true }).catch(() => undefined)
}

/** The language that was chosen last, once its texts are loaded; undefined if they cannot be loaded. Another one for each choice. */
export const newestChoice = (): Promise<Language | undefined> => newest
