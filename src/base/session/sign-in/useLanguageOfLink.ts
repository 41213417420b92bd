import { useEffect } from 'react'
import { isLanguage, languageCookie } from '#kit/i18n/languages.ts'
import { readCookie } from '#kit/cookies.ts'
import { chooseLanguage } from '../person/chooseLanguage.ts'

/**
 * Switches to the language of a mailed link if the visitor has never chosen one, or always if the link's language is known to be
 * that of its reader.
 */
export function useLanguageOfLink(
  language: string | null | undefined,
  { isKnown = false }: { isKnown?: boolean } = {},
): void {
  useEffect(() => {
    if (isLanguage(language) && (isKnown || readCookie(languageCookie) === undefined))
      void chooseLanguage(language)
  }, [language, isKnown])
}
