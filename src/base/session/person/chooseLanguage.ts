import { call } from '#kit/http/call.ts'
import { setLanguage } from '#kit/i18n/browser.ts'
import { cultures } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { sessionApi } from '../session.contract.ts'

/** Switches the app to this language and stores the choice on the server; ignores a failed request. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  const body = { language: cultures[language] }
  await call(sessionApi.setLanguage, { body }, { quiet: true }).catch(() => undefined)
}
