// The language in which to write to a person who has not chosen one.
import { sql } from 'kysely'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'

/** The language that most employees with a sign-in have chosen: all of them read alerts and leads. */
export async function languageOfOffice(tx: Db): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    SELECT mode() WITHIN GROUP (ORDER BY u."language") AS "language"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId" AND a."isEmploye" AND a."deletedOn" IS NULL
  `.execute(tx)
  return rows[0]?.language ?? 'el'
}

/** A client's language: English if we do not support theirs, the office's if theirs is unknown. */
export const languageOfClient = async (tx: Db, known: string | null): Promise<Language> =>
  languageOf(known ?? (await languageOfOffice(tx)))
