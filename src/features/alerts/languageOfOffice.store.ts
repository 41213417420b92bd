import { sql } from 'kysely'
import type { Db } from '../backend.ts'

/** The language that most who sign in have chosen: alerts and leads are read by all of them. */
export async function languageOfOffice(tx: Db): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    SELECT mode() WITHIN GROUP (ORDER BY u."language") AS "language"
    FROM "user" u JOIN "account" a ON a."id" = u."accountId" AND a."isEmploye" AND a."deletedOn" IS NULL
  `.execute(tx)
  return rows[0]?.language ?? 'el'
}
