import { useEffect } from 'react'
import { isLanguage, languageCookie } from '#kit/i18n/languages.ts'
import { readCookie } from '#kit/cookies.ts'
import { chooseLanguage } from '../person/chooseLanguage.ts'

/** Switches to the language of a mailed link if the visitor has never chosen one. */
export function useLanguageOfLink(language: string | null | undefined): void {
  useEffect(() => {
    if (isLanguage(language) && readCookie(languageCookie) === undefined)
      void chooseLanguage(language)
  }, [language])
}
