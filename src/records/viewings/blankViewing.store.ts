// Initial values of a new viewing, which may be planned from a lead or an object.
import { sql } from 'kysely'
import { agencyDay, agencyNow, agencyToday } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { assignedPeople } from '#base/assignments/assignedPeople.store.ts'
import { leadMayBeNamed, objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import { optionsOf } from '#base/settings/selectLists.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { takesPlace } from './calledOff.store.ts'
import type { BlankViewingQuery, Viewing } from './viewings.contract.ts'

type PresetValues = Pick<Viewing, 'demand' | 'client' | 'results' | 'resultOptions' | 'assigned'>

/**
 * An appointment arranged now for tomorrow morning; nothing is stored. For a lead without given objects, it contains
 * the objects that the client has not viewed yet. The people are those of the lead, else the actor. 400 for an unknown
 * lead or object, 403 for a lead that the actor may not change.
 */
export async function blankViewing(
  db: Db,
  preset: BlankViewingQuery,
  actor: Actor,
): Promise<Viewing> {
  const { language } = actor
  const { objects } = preset
  const demandId = preset.demandId ?? null
  if (demandId !== null) await leadMayBeNamed(db, demandId, actor)
  await objectsMustExist(db, objects ?? [], 'objects')
  const chosen = objects ? sql`${objects}::integer[]` : notYetViewed(demandId)
  const { rows } = await sql<PresetValues>`
    SELECT ${optionsOf('viewingResult', language)} AS "resultOptions",
      (SELECT ${titleOf('Demand', language)} FROM "lead" "Demand" WHERE "Demand"."id" = ${demandId}::integer) AS "demand",
      (SELECT "accountName" FROM "lead" WHERE "id" = ${demandId}::integer) AS "client",
      coalesce((
        SELECT json_agg(json_build_object('objectId', o."id", 'objectReferenceNumber', o."referenceNumber",
          'objectTitle', ${objectTitle('o', language)}, 'result', NULL, 'offer', NULL, 'offeredOn', NULL,
          'description', '#' || o."referenceNumber") ORDER BY "chosen"."position")
        FROM unnest(${chosen}) WITH ORDINALITY AS "chosen" ("id", "position")
        JOIN "object" o ON o."id" = "chosen"."id" AND o."deletedOn" IS NULL
      ), '[]'::json) AS "results",
      ${peopleFor(preset.person, demandId, actor.accountId)} AS "assigned"
  `.execute(db)
  return {
    id: null,
    viewingNumber: null,
    version: 0,
    appointmentCreated: `${agencyNow().slice(0, 16)}:00`,
    dateOfViewing: `${agencyDay(1)}T10:00:00`,
    demandId,
    ...rows[0]!,
    canEdit: true,
    createdOn: null,
    createdByAccountDisplayName: null,
    modifiedOn: null,
    modifiedByAccountDisplayName: null,
  }
}

/**
 * SQL for the IDs of a lead's objects to view: those that the client marked as liked or, if nothing is liked, those
 * that are not marked; without objects of past or planned viewings.
 */
const notYetViewed = (demandId: number | null) => sql`ARRAY(
  WITH "marked" AS (
    SELECT k."objectId", k."position",
      (SELECT c."mark" FROM "selection" s JOIN "selectionObject" c ON c."selectionId" = s."id"
        WHERE s."leadId" = k."leadId" AND c."objectId" = k."objectId" AND c."mark" IS NOT NULL
        ORDER BY c."markedOn" DESC LIMIT 1) AS "mark"
    FROM "leadObject" k
    WHERE k."leadId" = ${demandId}::integer AND NOT EXISTS (
      SELECT FROM "viewing" v JOIN "viewingResult" r ON r."viewingId" = v."id"
      WHERE v."demandId" = k."leadId" AND r."objectId" = k."objectId" AND v."deletedOn" IS NULL AND ${takesPlace('v')})
  )
  SELECT "objectId" FROM "marked"
  WHERE "mark" = 'like' OR ("mark" IS NULL AND NOT EXISTS (SELECT FROM "marked" WHERE "mark" = 'like'))
  ORDER BY "position" LIMIT 20)`

/** SQL for the people of a new viewing: `person`, or those of the lead who still work here, or the actor. */
function peopleFor(person: number | undefined, demandId: number | null, actorId: number) {
  const ofLead = sql`(
    SELECT array_agg(e."id") FROM "account" e
    JOIN "lead" l ON l."id" = ${demandId}::integer AND e."id" = ANY (l."assignedIds")
    WHERE ${person ?? null}::integer IS NULL AND (e."endDate" IS NULL OR e."endDate" >= ${agencyToday()}::date))`
  const one = sql`ARRAY(
    SELECT e."id" FROM "account" e
    WHERE e."id" = ${person ?? actorId} AND e."deletedOn" IS NULL AND (e."isEmploye" OR e."isProfessional"))`
  return assignedPeople(sql`coalesce(${ofLead}, ${one})`)
}
