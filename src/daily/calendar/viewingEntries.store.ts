import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { asSql, mayBe } from '#base/register/recordRules.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import type { CalendarEntry } from './calendar.contract.ts'

/** Calendar entries of viewings, in any order; viewings deleted meanwhile are left out. */
export async function viewingEntries(
  db: Db,
  ids: readonly number[],
  actor: Actor,
): Promise<Omit<CalendarEntry, 'clashes'>[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<CalendarEntry, 'clashes'>>`
    SELECT 'viewing' AS "kind", v."id", v."version", v."dateOfViewing" AS "at", 'viewing' AS "category",
      v."leadName" AS "title", false AS "done", false AS "isTask",
      (SELECT ${inLanguage('text', actor.language)} FROM "selectOption"
        WHERE "list" = 'viewingResult' AND "value" = v."result") AS "result",
      ${people} AS "people", ${objects} AS "objects",
      json_build_object('entity', 'Viewing', 'id', v."id") AS "opens",
      ${asSql(mayBe('change', 'Viewing', sql`v."id"`, actor))} AS "canEdit"
    FROM "viewing" v
    WHERE v."id" = ANY(${ids}::integer[]) AND v."deletedOn" IS NULL AND v."dateOfViewing" IS NOT NULL
  `.execute(db)
  return rows
}

const people = sql`coalesce((
  SELECT json_agg(json_build_object('id', p."id", 'name', p."name") ORDER BY p."name", p."id")
  FROM "assignment" s JOIN "account" p ON p."id" = s."accountId" AND p."deletedOn" IS NULL
  WHERE s."parentKind" = 'Viewing' AND s."parentId" = v."id"), '[]'::json)`

const objects = sql`coalesce((
  SELECT json_agg(json_build_object('id', o."id", 'referenceNumber', o."referenceNumber")
    ORDER BY r."position", o."id")
  FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
  WHERE r."viewingId" = v."id"), '[]'::json)`
