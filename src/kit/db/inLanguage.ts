// Texts that are stored in every language, in columns such as "nameEn", "nameEl" and "nameRu".
import { sql } from 'kysely'
import { languageOf } from '../i18n/languages.ts'
import type { Language } from '../i18n/languages.ts'
import { prepared } from './preparedClient.ts'

const suffixes = { en: 'En', el: 'El', ru: 'Ru' } as const satisfies Record<Language, string>
/** The suffix of the columns of a language. */
export const suffixOf = (language: string) => suffixes[languageOf(language)]

/** The column of a language: `text` is "textEl" for Greek. */
export const inLanguage = (column: string, language: string) => sql.ref(column + suffixOf(language))

/** A query that reads such columns, prepared once per language. */
export const preparedIn = (language: string, name: string) => prepared(name + suffixOf(language))
