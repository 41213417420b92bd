import { call } from '#kit/http/call.ts'
import { setLanguage } from '#kit/i18n/browser.ts'
import { cultures } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { sessionApi } from '../session.contract.ts'

/** Shows everything in this language from now on, and tells the server, which keeps it for the person. */
export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language)
  const body = { language: cultures[language] }
  await call(sessionApi.setLanguage, { body }, { quiet: true }).catch(() => undefined)
}
