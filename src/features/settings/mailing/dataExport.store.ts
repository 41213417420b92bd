// Reads the addresses one by one: a million accounts pass through without being held.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '../../backend.ts'

export type Addressee = {
  email: string
  name: string
  language: string | null
  /** The day on which the address last agreed to be written to, with an enquiry. */
  consent: string | null
}

/** Each address once, whatever its case, however many accounts have it. */
export function streamAddressees(
  db: Db,
  { language, except }: { language: string; except: boolean },
): AsyncIterable<Addressee> {
  const speaks = sql`a."language" IS ${except ? sql`DISTINCT` : sql`NOT DISTINCT`} FROM ${language}`
  const addressees = sql<Addressee>`(
    SELECT DISTINCT ON (lower(e."email")) e."email", a."name", a."language",
      to_char(c."sentOn" AT TIME ZONE 'Europe/Athens', 'YYYY-MM-DD') AS "consent"
    FROM "account" a
    CROSS JOIN LATERAL (
      SELECT btrim(part) AS "email" FROM regexp_split_to_table(a."email", ';') AS part
    ) AS e
    LEFT JOIN (
      SELECT lower("email") AS "email", max("sentOn") AS "sentOn" FROM "enquiry" GROUP BY 1
    ) AS c ON c."email" = lower(e."email")
    WHERE a."deletedOn" IS NULL AND ${speaks} AND e."email" <> ''
    ORDER BY lower(e."email"), a."id"
  )`
  return db
    .selectFrom(addressees.as('addressee'))
    .select(['email', 'name', 'language', 'consent'])
    .stream(500)
}

/** Who takes addresses out of the product is written down. */
export const noteExport = (db: Db, actor: Actor, message: string): Promise<void> =>
  log(db, {
    of: { entity: 'Account' },
    id: actor.accountId,
    action: 'export',
    version: null,
    actor,
    message,
  })
