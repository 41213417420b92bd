import { useEffect } from 'react'
import { isLanguage, languageCookie } from '#kit/i18n/languages.ts'
import { readCookie } from '#kit/ui/cookies.ts'
import { chooseLanguage } from '../person/chooseLanguage.ts'

/** Whoever comes by a mailed link and has never chosen a language reads on in that of the mail. */
export function useLanguageOfLink(language: string | null | undefined): void {
  useEffect(() => {
    if (isLanguage(language) && readCookie(languageCookie) === undefined)
      void chooseLanguage(language)
  }, [language])
}
