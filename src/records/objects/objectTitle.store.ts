// The title of an object in a language: its own, else one made of its type, size and place; never the title in
// another language. `of` is the alias of the object's row in the SQL.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isLanguage, languages } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'

type Text = RawBuilder<string | null>

/** SQL for the name of its sub-type, or of its type if it has none. */
export const objectType = (of: string, language: string): Text => sql`(
  SELECT ${inLanguage('text', language)} FROM "selectOption"
  WHERE "list" = CASE WHEN ${sql.ref(`${of}.typeKey`)} > 0 THEN 'objectSubType' ELSE 'objectType' END
    AND "value" = abs(${sql.ref(`${of}.typeKey`)}))`

/** SQL for its title in a language, or one made of its facts; null without any. */
export const objectTitle = (of: string, language: string): Text =>
  sql`coalesce(nullif(${titleIn(of, language)}, ''), ${composedTitle(of, language)})`

/** SQL for its number and title in each language, as JSON with the language as key. */
export const objectNames = (of: string): RawBuilder<Record<Language, string>> =>
  sql`json_build_object(${sql.join(
    languages.map((language) => sql`${sql.lit(language)}, ${objectName(of, language)}`),
  )})`

/** SQL for its number and title in a language, such as '#A12 Sea view'. */
export const objectName = (of: string, language: string): RawBuilder<string> =>
  sql`concat_ws(' ', '#' || ${sql.ref(`${of}.referenceNumber`)}, ${objectTitle(of, language)})`

const titleIn = (of: string, language: string) =>
  language === 'el' || language === 'ru'
    ? inLanguage(`${of}.title`, language)
    : sql.ref(`${of}.title`)

const composedTitle = (of: string, language: string): Text =>
  sql`nullif(concat_ws(', ', ${typeAndRooms[isLanguage(language) ? language : 'en'](of)},
    ${sizeOf(of, language)}, ${placeOf(of, language)}), '')`

const roomsOf = (of: string) => sql.ref(`${of}.bedrooms`)

/** Type and number of bedrooms. */
const typeAndRooms: Record<Language, (of: string) => RawBuilder<unknown>> = {
  en: (of) => sql`${objectType(of, 'en')},
    CASE WHEN ${roomsOf(of)} = 1 THEN '1 bedroom' WHEN ${roomsOf(of)} > 1 THEN ${roomsOf(of)} || ' bedrooms' END`,
  el: (of) => sql`nullif(concat_ws(' ', ${objectType(of, 'el')},
    CASE WHEN ${roomsOf(of)} > 0 THEN ${roomsOf(of)} || ' υ/δ' END), '')`,
  ru: (of) => sql`${objectType(of, 'ru')}, CASE WHEN ${roomsOf(of)} > 0 THEN ${roomsOf(of)} || CASE
    WHEN ${roomsOf(of)} % 10 = 1 AND ${roomsOf(of)} % 100 <> 11 THEN ' спальня'
    WHEN ${roomsOf(of)} % 10 BETWEEN 2 AND 4 AND ${roomsOf(of)} % 100 NOT BETWEEN 12 AND 14 THEN ' спальни'
    ELSE ' спален' END END`,
}

const squareMetres = { en: 'm²', el: 'τ.μ.', ru: 'м²' } as const satisfies Record<Language, string>

const space = sql.lit('\u00a0')
// Formatted as by formatArea; without an area, the size of the plot.
const sizeOf = (of: string, language: string) => sql`(
  SELECT regexp_replace(replace(replace(to_char("size", 'FM999,999,999,990.99'), ',', ${space}), '.', ','), ',$', '')
    || ${space} || ${sql.lit(squareMetres[isLanguage(language) ? language : 'en'])}
  FROM (VALUES (coalesce(nullif(${sql.ref(`${of}.area`)}, 0), nullif(${sql.ref(`${of}.lotArea`)}, 0)))) AS "sizes" ("size"))`

const placeOf = (of: string, language: string) =>
  sql`(SELECT ${inLanguage('name', language)} FROM "place" WHERE "place"."id" = ${sql.ref(`${of}.locationId`)})`
