// Conflicts of a viewing at a certain time. They are only reported: a conflicting viewing can be saved.
import { sql } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { keyIsOut } from '#records/object-keys/keyIsOut.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { isShown, takesPlace } from './calledOff.store.ts'
import type { Clash, ClashQuery } from './viewings.contract.ts'

/** Viewings that begin less than this apart are in conflict. */
const minGap = sql`interval '1 hour'`

/**
 * Conflicts that the actor may see: other viewings around that time of the same objects or with the same assigned
 * people or for the same client, and objects whose key is out with somebody who is not assigned. Empty for past viewings.
 */
export async function viewingClashes(db: Db, query: ClashQuery, actor: Actor): Promise<Clash[]> {
  const { id = null, dateOfViewing, objects, demandId = null, people = [] } = query
  if (dateOfViewing < agencyNow()) return []
  const around = sql`
    "Viewing"."deletedOn" IS NULL AND ${takesPlace('Viewing')} AND "Viewing"."id" IS DISTINCT FROM ${id}::integer
    AND "Viewing"."dateOfViewing" > ${dateOfViewing}::timestamp - ${minGap}
    AND "Viewing"."dateOfViewing" < ${dateOfViewing}::timestamp + ${minGap}
    AND ${asSql(allowed('open', 'Viewing', actor))}`
  const which = sql`"Viewing"."id" AS "viewingId", "Viewing"."viewingNumber", "Viewing"."dateOfViewing"`
  const { rows } = await sql<Clash>`
    WITH "mine" AS (
      SELECT "accountId" FROM "assignment" WHERE "parentKind" = 'Viewing' AND "parentId" = ${id}::integer
      UNION SELECT unnest(${people}::integer[])
    )
    SELECT * FROM (
      SELECT 'object' AS "by", o."referenceNumber" AS "what", ${which}
      FROM "viewing" "Viewing" JOIN "viewingResult" r ON r."viewingId" = "Viewing"."id"
      JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
      WHERE ${around} AND r."objectId" = ANY(${objects}::integer[]) AND ${isShown('r')}
      UNION ALL
      SELECT 'person', p."name", ${which}
      FROM "viewing" "Viewing"
      JOIN "assignment" s ON s."parentKind" = 'Viewing' AND s."parentId" = "Viewing"."id"
      JOIN "mine" ON "mine"."accountId" = s."accountId"
      JOIN "account" p ON p."id" = s."accountId" AND p."deletedOn" IS NULL
      WHERE ${around}
      UNION ALL
      SELECT 'client', c."name", ${which}
      FROM "lead" asked JOIN "account" c ON c."id" = asked."accountId" AND c."deletedOn" IS NULL
      JOIN "lead" other ON other."accountId" = c."id" AND other."deletedOn" IS NULL
      JOIN "viewing" "Viewing" ON "Viewing"."demandId" = other."id"
      WHERE asked."id" = ${demandId}::integer AND ${around}
      UNION ALL
      SELECT 'key', o."referenceNumber" || coalesce(' · ' || holder."name", ''), NULL, NULL, NULL
      FROM "object" o JOIN "objectKey" k ON k."id" = o."id"
      LEFT JOIN "account" holder ON holder."id" = k."accountId"
      WHERE o."id" = ANY(${objects}::integer[]) AND o."deletedOn" IS NULL AND o."hasKey"
        AND ${keyIsOut}
        AND NOT EXISTS (SELECT FROM "mine" WHERE "mine"."accountId" = k."accountId")
    ) AS "clash"
    ORDER BY "dateOfViewing" NULLS LAST, "by", "what" COLLATE "und-x-icu", "viewingId" LIMIT 20
  `.execute(db)
  return rows
}
