// Streams the addresses, so that a million accounts are never in memory at once.
import { sql } from 'kysely'
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Db } from '#base/backend/backend.ts'

export type Addressee = {
  email: string
  name: string
  language: string | null
  consent: 'given' | 'withdrawn' | 'none'
  /** Day on which consent was given or withdrawn, and how it was given. */
  since: string | null
  source: string | null
}

type AddresseeFilter = { language: string; except: boolean; consented: boolean }

/**
 * Each address once, ignoring case, however many accounts have it. Consent is decided by address: a consent withdrawn in one
 * account, after it was given, also holds for other accounts with the same address.
 */
export function streamAddressees(
  db: Db,
  { language, except, consented }: AddresseeFilter,
): AsyncIterable<Addressee> {
  const speaks = sql`a."language" IS ${except ? sql`DISTINCT` : sql`NOT DISTINCT`} FROM ${language}`
  const addressees = sql<Addressee>`(
    WITH "address" AS MATERIALIZED (
      SELECT e."email", a."id", a."name", a."language", a."consentOn", a."consentSource", a."consentWithdrawnOn"
      FROM "account" a CROSS JOIN LATERAL (
        SELECT btrim(part) AS "email" FROM regexp_split_to_table(a."email", ';') AS part
      ) AS e
      WHERE a."deletedOn" IS NULL AND e."email" <> ''
    ), "said" AS (
      SELECT lower("email") AS "email", max("consentOn") AS "given", max("consentWithdrawnOn") AS "withdrawn"
      FROM "address" WHERE "consentOn" IS NOT NULL OR "consentWithdrawnOn" IS NOT NULL GROUP BY 1
    )
    SELECT DISTINCT ON (lower(a."email")) a."email", a."name", a."language",
      CASE WHEN ${isGiven} THEN 'given' WHEN s."withdrawn" IS NOT NULL THEN 'withdrawn' ELSE 'none' END AS "consent",
      to_char(CASE WHEN ${isGiven} THEN s."given" ELSE s."withdrawn" END, 'YYYY-MM-DD') AS "since",
      CASE WHEN ${isGiven} THEN (
        SELECT "consentSource" FROM "address" o WHERE lower(o."email") = s."email" AND o."consentOn" = s."given" LIMIT 1
      ) END AS "source"
    FROM "address" a LEFT JOIN "said" s ON s."email" = lower(a."email")
    WHERE ${speaks} ${consented ? sql`AND ${isGiven}` : sql``}
    ORDER BY lower(a."email"), a."id"
  )`
  return db
    .selectFrom(addressees.as('addressee'))
    .select(['email', 'name', 'language', 'consent', 'since', 'source'])
    .stream(500)
}

const isGiven = sql`(s."given" IS NOT NULL AND (s."withdrawn" IS NULL OR s."withdrawn" < s."given"))`

/** Records in the action log who exported addresses. */
export const noteExport = (db: Db, actor: Actor, message: string): Promise<void> =>
  log(db, {
    of: { entity: 'Account' },
    id: actor.accountId,
    action: 'export',
    version: null,
    actor,
    message,
  })
