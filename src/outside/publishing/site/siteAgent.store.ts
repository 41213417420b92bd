// The person of the office whom the public page of an object names.
import { sql } from 'kysely'
import { splitTexts } from '#kit/fields/kinds.ts'
import type { Db } from '#base/backend/backend.ts'

/** Nothing else of them is public. */
export type SiteAgent = { name: string; phone: string | null }

/** The first colleague assigned to the object who works here; undefined if there is none. */
export async function agentOfObject(
  db: Db,
  objectId: number,
  language: string,
): Promise<SiteAgent | undefined> {
  const { rows } = await sql<SiteAgent>`
    SELECT a."phone", coalesce(
      ${language === 'en' ? sql`nullif(concat_ws(' ', a."firstNameEng", a."lastNameEng"), '')` : sql`NULL`},
      nullif(concat_ws(' ', a."firstName", a."lastName"), '')) AS "name"
    FROM "assignment" s JOIN "account" a ON a."id" = s."accountId"
    WHERE s."parentKind" = 'Object' AND s."parentId" = ${objectId} AND (a."isEmploye" OR a."role" IN ('admin', 'employee'))
      AND "maySignIn"(a."deletedOn", a."isEmploye", a."endDate")
      AND coalesce(a."firstName", a."lastName") IS NOT NULL
    ORDER BY s."createdOn", a."id" LIMIT 1
  `.execute(db)
  const [found] = rows
  return found && { name: found.name, phone: splitTexts(found.phone)[0] ?? null }
}
