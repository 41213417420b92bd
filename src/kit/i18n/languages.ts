export const languages = ['en', 'el', 'ru'] as const
export type Language = (typeof languages)[number]

/** What the language cookie holds. */
export const cultures = { en: 'en-UK', el: 'el', ru: 'ru' } as const satisfies Record<
  Language,
  string
>

/** Each language's own name, so that everybody finds theirs. */
export const languageNames = {
  en: 'English',
  el: 'Ελληνικά',
  ru: 'Русский',
} as const satisfies Record<Language, string>

export const languageCookie = 'language'

export const isLanguage = (value: unknown): value is Language =>
  languages.includes(value as Language)

/** The language of a culture such as en-UK or el; English for anything unknown. */
export const languageOf = (culture: string | undefined | null): Language =>
  languages.find((language) => culture?.toLowerCase().startsWith(language)) ?? 'en'

/** A text for each language. */
export const inEachLanguage = (textIn: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, textIn(language)])) as Record<
    Language,
    string
  >
