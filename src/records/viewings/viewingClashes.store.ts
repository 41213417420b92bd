// Finds conflicts of a viewing at a time. They are only shown: a conflicting viewing can be stored.
import { sql } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { keyIsOut } from '#records/object-keys/keyIsOut.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { isShown, takesPlace } from './calledOff.store.ts'
import type { Clash, ClashQuery } from './viewings.contract.ts'

/** Two viewings conflict if they start within less than this. */
const apart = sql`interval '1 hour'`

/**
 * Other viewings around that time with the same objects or the same assigned people, if the person may open them; and objects whose
 * key is with somebody else. Nothing for past viewings.
 */
export async function viewingClashes(db: Db, asked: ClashQuery, actor: Actor): Promise<Clash[]> {
  const { id = null, dateOfViewing, objects } = asked
  if (dateOfViewing < agencyNow()) return []
  const around = sql`
    "Viewing"."deletedOn" IS NULL AND ${takesPlace('Viewing')} AND "Viewing"."id" IS DISTINCT FROM ${id}::integer
    AND "Viewing"."dateOfViewing" > ${dateOfViewing}::timestamp - ${apart}
    AND "Viewing"."dateOfViewing" < ${dateOfViewing}::timestamp + ${apart}
    AND ${asSql(allowed('open', 'Viewing', actor))}`
  const which = sql`"Viewing"."id" AS "viewingId", "Viewing"."viewingNumber", "Viewing"."dateOfViewing"`
  const { rows } = await sql<Clash>`
    SELECT * FROM (
      SELECT 'object' AS "by", o."referenceNumber" AS "what", ${which}
      FROM "viewing" "Viewing" JOIN "viewingResult" r ON r."viewingId" = "Viewing"."id"
      JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
      WHERE ${around} AND r."objectId" = ANY(${objects}::integer[]) AND ${isShown('r')}
      UNION ALL
      SELECT 'person', p."name", ${which}
      FROM "viewing" "Viewing"
      JOIN "assignment" s ON s."parentKind" = 'Viewing' AND s."parentId" = "Viewing"."id"
      JOIN "assignment" mine ON mine."parentKind" = 'Viewing' AND mine."parentId" = ${id}::integer AND mine."accountId" = s."accountId"
      JOIN "account" p ON p."id" = s."accountId" AND p."deletedOn" IS NULL
      WHERE ${around}
      UNION ALL
      SELECT 'key', o."referenceNumber" || coalesce(' · ' || holder."name", ''), NULL, NULL, NULL
      FROM "object" o JOIN "objectKey" k ON k."id" = o."id"
      LEFT JOIN "account" holder ON holder."id" = k."accountId"
      WHERE o."id" = ANY(${objects}::integer[]) AND o."deletedOn" IS NULL AND o."hasKey"
        AND ${keyIsOut}
        AND NOT EXISTS (SELECT FROM "assignment" mine
          WHERE mine."parentKind" = 'Viewing' AND mine."parentId" = ${id}::integer AND mine."accountId" = k."accountId")
    ) AS "clash"
    ORDER BY "dateOfViewing" NULLS LAST, "by", "what" COLLATE "und-x-icu", "viewingId" LIMIT 20
  `.execute(db)
  return rows
}
