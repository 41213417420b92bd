// Which language somebody is written to in who has not chosen one.
import { sql } from 'kysely'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'

/** The language that most who sign in have chosen: alerts and leads are read by all of them. */
export async function languageOfOffice(tx: Db): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    SELECT mode() WITHIN GROUP (ORDER BY u."language") AS "language"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId" AND a."isEmploye" AND a."deletedOn" IS NULL
  `.execute(tx)
  return rows[0]?.language ?? 'el'
}

/** That of a client: English where the product does not speak theirs, that of the office where nobody knows it. */
export const languageOfClient = async (tx: Db, known: string | null): Promise<Language> =>
  languageOf(known ?? (await languageOfOffice(tx)))
