import { sql } from 'kysely'
import { inLanguage } from '#features/settings/selectLists.store.ts'

/** SQL for the title of an object, whose row is `of`, in a language; in English where it has none. */
export const objectTitle = (of: string, language: string) =>
  language === 'el' || language === 'ru'
    ? sql<
        string | null
      >`coalesce(nullif(${inLanguage(`${of}.title`, language)}, ''), ${sql.ref(`${of}.title`)})`
    : sql<string | null>`${sql.ref(`${of}.title`)}`
