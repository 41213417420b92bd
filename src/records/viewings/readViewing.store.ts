// Reads a complete viewing in one query.
import { sql } from 'kysely'
import { notFound } from '#kit/http/problem.ts'
import { assignedPeople } from '#base/assignments/assignedPeople.store.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { optionsOf } from '#base/settings/selectLists.store.ts'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import { stampJoins } from '#base/backend/stamps.ts'
import type { Viewing } from './viewings.contract.ts'

/** 404 when it does not exist or was deleted. Titles and options are in `language`. */
export async function readViewing(
  db: Db,
  id: number,
  { language, canEdit }: { language: string; canEdit: boolean },
): Promise<Viewing> {
  const { rows } = await sql<Omit<Viewing, 'canEdit'>>`
    ${preparedIn(language, 'readViewing')}
    SELECT v."id", v."viewingNumber", v."version", v."appointmentCreated", v."dateOfViewing", v."demandId",
      (SELECT ${titleOf('Demand', language)} FROM "lead" "Demand"
        WHERE "Demand"."id" = v."demandId" AND "Demand"."deletedOn" IS NULL) AS "demand",
      (SELECT l."accountName" FROM "lead" l WHERE l."id" = v."demandId" AND l."deletedOn" IS NULL) AS "client",
      ${results(language)} AS "results", ${assignedPeople(sql`v."assignedIds"`)} AS "assigned",
      ${optionsOf('viewingResult', language)} AS "resultOptions",
      v."createdOn", "creator"."name" AS "createdByAccountDisplayName",
      v."modifiedOn", "modifier"."name" AS "modifiedByAccountDisplayName"
    FROM "viewing" v
    ${stampJoins('v')}
    WHERE v."id" = ${id} AND v."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], canEdit }
}

const resultText = (language: string) => sql`(
  SELECT ${inLanguage('text', language)} FROM "selectOption" WHERE "list" = 'viewingResult' AND "value" = r."result")`
const results = (language: string) => sql`coalesce((
  SELECT json_agg(json_build_object('objectId', o."id", 'objectReferenceNumber', o."referenceNumber",
    'objectTitle', ${objectTitle('o', language)}, 'result', r."result",
    'offer', r."offer"::float8, 'offeredOn', r."offeredOn",
    'description', concat_ws(': ', '#' || o."referenceNumber", ${resultText(language)})) ORDER BY r."position", o."id")
  FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
  WHERE r."viewingId" = v."id"
), '[]'::json)`
