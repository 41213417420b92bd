// Texts that are stored in each language: a column for each, such as "nameEn", "nameEl" and "nameRu".
import { sql } from 'kysely'
import { languageOf } from '../i18n/languages.ts'
import type { Language } from '../i18n/languages.ts'
import { prepared } from './preparedClient.ts'

const suffixes = { en: 'En', el: 'El', ru: 'Ru' } as const satisfies Record<Language, string>
/** What the columns of a language end with. */
export const suffixOf = (language: string) => suffixes[languageOf(language)]

/** The column of a language: `text` is "textEl" for Greek. */
export const inLanguage = (column: string, language: string) => sql.ref(column + suffixOf(language))

/** A query that reads such columns, planned once for each language. */
export const preparedIn = (language: string, name: string) => prepared(name + suffixOf(language))
