import { call } from '#kit/http/call.ts'
import { loadLanguage, setLanguage } from '#kit/i18n/browser.ts'
import { cultures } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useText } from '#kit/i18n/useText.ts'
import { banner } from '#kit/ui/banner.ts'
import { NewVersion, reloadNewVersion } from '#kit/ui/loading/loadPart.ts'
import { sessionApi } from '../session.contract.ts'

/** Switches the language; shows a warning if its texts or the server cannot be reached. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const t = useText()
  return async (language) => {
    try {
      await loadLanguage(language)
      await call(
        sessionApi.setLanguage,
        { body: { language: cultures[language] } },
        { quiet: true },
      )
      await setLanguage(language)
    } catch (failure) {
      if (failure instanceof NewVersion && reloadNewVersion()) return
      banner.show('warning', t('shell.languageKept'))
    }
  }
}
