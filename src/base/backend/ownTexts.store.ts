// The texts that administrators have changed, and the number of changes.
import { sql } from 'kysely'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { TextsOf } from '#kit/i18n/translator.ts'
import type { Db } from './backend.ts'

/** SQL for the number of changes, to read along with another query. */
export const textRevision = sql<number>`(SELECT "revision" FROM "localizationRevision")`

export async function readRevision(db: Db): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    ${prepared('textRevision')} SELECT ${textRevision} AS "revision"
  `.execute(db)
  return rows[0]!.revision
}

/** Without a prototype, because people choose the keys: `constructor` must not be found in it. */
export const noTexts = (): Record<Language, Record<string, string>> => {
  const empty = () => Object.create(null) as Record<string, string>
  return { en: empty(), el: empty(), ru: empty() }
}

/** All changed texts, including those with unknown keys, which a server of another release may know. */
export async function readOwnTexts(db: Db): Promise<TextsOf> {
  const own = noTexts()
  const rows = await db
    .selectFrom('localization')
    .select(['key', 'localizationCulture', 'text'])
    .orderBy('key')
    .execute()
  for (const { key, localizationCulture, text } of rows) own[localizationCulture][key] = text
  return own
}
