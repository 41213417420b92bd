// The language in which to write to a person who has not chosen one.
import { sql } from 'kysely'
import { languageOf } from '#kit/i18n/languages.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Db } from '#base/backend/backend.ts'
import { languageOfName, languageOfPhone } from './languageOfPerson.ts'

/** The language chosen by most employees with a sign-in, all of whom read alerts and leads. */
export async function languageOfOffice(tx: Db): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    SELECT mode() WITHIN GROUP (ORDER BY u."language") AS "language"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId" AND a."isEmploye" AND a."deletedOn" IS NULL
  `.execute(tx)
  return rows[0]?.language ?? 'el'
}

type Client = { language: string | null; name: string | null; phone: string | null }

/**
 * A client's language: their own (English if we do not write in it), else that of the letters of their name, else that of
 * the country of their phone, else the office's.
 */
export async function languageOfClient(
  tx: Db,
  { language, name, phone }: Client,
): Promise<Language> {
  const known = knownLanguageOf({ language, name, phone })
  return languageOf(known ?? (await languageOfOffice(tx)))
}

/** The same without falling back to the office's language: undefined if nothing tells. */
export const knownLanguageOf = ({ language, name, phone }: Client): string | undefined =>
  language ?? languageOfName(name ?? '') ?? languageOfPhone(phone ?? '')
