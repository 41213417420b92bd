// The account that stands for the public site as the source of leads.
// Trigger on "siteSource": refuseLate rejects people whose data was erased meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { addSourceOfSite } from '#records/accounts/accountOfVisitor.store.ts'

/** Adds it under this name where there is none. */
export async function sourceOfSite(tx: Db, name: string): Promise<number> {
  const known = await findSource(tx)
  if (known !== undefined) return known
  // Only callers that find no source wait for the one that is creating it.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('siteSource', 0))`.execute(tx)
  return (await findSource(tx)) ?? makeSource(tx, name)
}

async function findSource(tx: Db): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT a."id" FROM "siteSource" s JOIN "account" a ON a."id" = s."accountId"
    WHERE a."isSource" AND a."deletedOn" IS NULL
  `.execute(tx)
  return rows[0]?.id
}

async function makeSource(tx: Db, name: string): Promise<number> {
  const accountId = await addSourceOfSite(tx, name)
  await sql`
    INSERT INTO "siteSource" ("accountId") VALUES (${accountId})
    ON CONFLICT ("id") DO UPDATE SET "accountId" = EXCLUDED."accountId"
  `.execute(tx)
  return accountId
}
