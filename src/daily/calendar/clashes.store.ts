// Clashes: a person in two places, an object shown twice, a viewing whose key is out. They are only
// shown as warnings, as in the form of a viewing (viewingClashes.store.ts).
import { sql } from 'kysely'
import { agencyNow } from '#kit/clock.ts'
import { prepared } from '#kit/db/preparedClient.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { isShown, takesPlace } from '#records/viewings/calledOff.store.ts'
import { keyIsOut } from '#records/object-keys/keyIsOut.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { CalendarClash, CalendarEntry } from './calendar.contract.ts'

type EntryRef = Pick<CalendarEntry, 'kind' | 'id'>
type TimedEntry = EntryRef & { at: string }

/** Entries that begin within less than this clash. */
const apart = sql`interval '1 hour'`
const mostOfEntry = 10

/** 404 if the entry does not exist, 403 if the actor may not open it. */
export async function clashesOf(db: Db, { kind, id }: EntryRef, actor: Actor) {
  await mustOpen(db, { entity: kind === 'viewing' ? 'Viewing' : 'Activity', id }, actor)
  const { rows } = await sql<{ at: string | null }>`
    ${
      kind === 'viewing'
        ? sql`SELECT "dateOfViewing" AS "at" FROM "viewing"`
        : sql`SELECT "date" AS "at" FROM "activity"`
    } WHERE "id" = ${id}
  `.execute(db)
  const at = rows[0]?.at
  if (!at) return []
  return [...(await clashesOfEntries(db, [{ kind, id, at }], actor)).values()].flat()
}

/** Clashes by entry key, as in "viewing 5". Past entries have none. */
export async function clashesOfEntries(
  db: Db,
  entries: readonly TimedEntry[],
  actor: Actor,
): Promise<Map<string, CalendarClash[]>> {
  const now = agencyNow()
  const coming = entries.filter(({ at }) => at >= now)
  if (coming.length === 0) return new Map()
  const { rows } = await sql<{ of: string; clashes: CalendarClash[] }>`
    ${planOnce(actor)}
    WITH "shown" AS (
      SELECT * FROM unnest(
        ${coming.map(({ kind }) => kind)}::text[], ${coming.map(({ id }) => id)}::integer[],
        ${coming.map(({ at }) => at)}::timestamp[]) AS one ("kind", "id", "at")
      WHERE CASE "kind"
        WHEN 'viewing' THEN EXISTS (SELECT FROM "viewing" "Viewing" WHERE "Viewing"."id" = one."id" AND ${takesPlace('Viewing')} OFFSET 0)
        ELSE EXISTS (SELECT FROM "activity" "Activity" WHERE "Activity"."id" = one."id" AND ${isBusyActivity} OFFSET 0) END
    ), "mine" AS (${mine}), "near" AS (${near(actor)}),
    "clash" AS (${doubleBookings} UNION ALL ${missingKeys})
    SELECT "kind" || ' ' || "id" AS "of", json_agg(json_build_object('by', "by", 'what', "what",
        'kind', "otherKind", 'id', "otherId", 'at', to_char("otherAt", 'YYYY-MM-DD"T"HH24:MI:SS'))
      ORDER BY "by" DESC, "otherAt", "what" COLLATE "und-x-icu") AS "clashes"
    FROM (
      SELECT *, row_number() OVER (PARTITION BY "kind", "id" ORDER BY "by" DESC, "otherAt", "what" COLLATE "und-x-icu") AS "position"
      FROM "clash"
    ) AS "numbered"
    WHERE "position" <= ${mostOfEntry} GROUP BY "kind", "id"
  `.execute(db)
  return new Map(rows.map(({ of, clashes }) => [of, clashes]))
}

// Planning this query takes longer than running it for a week. Branch rules make a different query text.
const planOnce = (actor: Actor) =>
  (['Viewing', 'Activity'] as const).every((kind) => allowed('open', kind, actor) === true)
    ? prepared('clashesOfEntries')
    : sql``

// Calls can be made on the way; meetings cannot overlap. An activity for the whole day has no time.
const isBusyActivity = sql`"Activity"."category" IN ('meeting', 'viewing')
  AND "Activity"."done" IS NOT TRUE AND "Activity"."deletedOn" IS NULL AND "Activity"."date"::time > '00:00'`

// Entries that begin near the time of a shown entry and that the actor may open; found by the date indexes.
const near = (actor: Actor) => sql`
  SELECT s.*, 'viewing' AS "otherKind", x."id" AS "otherId", x."at" AS "otherAt" FROM "shown" s
  CROSS JOIN LATERAL (
    SELECT "Viewing"."id", "Viewing"."dateOfViewing" AS "at" FROM "viewing" "Viewing"
    WHERE "Viewing"."deletedOn" IS NULL AND ${around(sql`"Viewing"."dateOfViewing"`)} AND ${takesPlace('Viewing')}
      AND NOT (s."kind" = 'viewing' AND "Viewing"."id" = s."id")
      AND ${asSql(allowed('open', 'Viewing', actor))} OFFSET 0) x
  UNION ALL
  SELECT s.*, 'activity', x."id", x."at" FROM "shown" s
  CROSS JOIN LATERAL (
    SELECT "Activity"."id", "Activity"."date" AS "at" FROM "activity" "Activity"
    WHERE ${around(sql`"Activity"."date"`)} AND ${isBusyActivity}
      AND NOT (s."kind" = 'activity' AND "Activity"."id" = s."id")
      AND ${asSql(allowed('open', 'Activity', actor))} OFFSET 0) x`
const around = (date: ReturnType<typeof sql>) =>
  sql`${date} > s."at" - ${apart} AND ${date} < s."at" + ${apart}`

// Assignees of the shown entries.
const mine = sql`
  SELECT s."kind", s."id", m."accountId" FROM "shown" s
  JOIN "assignment" m ON m."parentKind" = 'Viewing' AND m."parentId" = s."id" WHERE s."kind" = 'viewing'
  UNION ALL
  SELECT s."kind", s."id", m."accountId" FROM "shown" s
  JOIN "activityAssigned" m ON m."activityId" = s."id" WHERE s."kind" = 'activity'`

// Looked up per entry: there are far more assignments than nearby entries.
const isAssignedToOther = sql`CASE n."otherKind"
  WHEN 'viewing' THEN EXISTS (SELECT FROM "assignment" t
    WHERE t."parentKind" = 'Viewing' AND t."parentId" = n."otherId" AND t."accountId" = m."accountId" OFFSET 0)
  ELSE EXISTS (SELECT FROM "activityAssigned" t
    WHERE t."activityId" = n."otherId" AND t."accountId" = m."accountId" OFFSET 0) END`

const doubleBookings = sql`
  SELECT n."kind", n."id", 'object' AS "by", o."referenceNumber" AS "what", n."otherKind", n."otherId", n."otherAt"
  FROM "near" n JOIN "viewingResult" mine ON mine."viewingId" = n."id"
  JOIN "viewingResult" other ON other."viewingId" = n."otherId" AND other."objectId" = mine."objectId"
  JOIN "object" o ON o."id" = mine."objectId" AND o."deletedOn" IS NULL
  WHERE n."kind" = 'viewing' AND n."otherKind" = 'viewing' AND ${isShown('mine')} AND ${isShown('other')}
  UNION ALL
  SELECT n."kind", n."id", 'person', p."name", n."otherKind", n."otherId", n."otherAt"
  FROM "near" n JOIN "mine" m ON m."kind" = n."kind" AND m."id" = n."id"
  JOIN "account" p ON p."id" = m."accountId" AND p."deletedOn" IS NULL
  WHERE ${isAssignedToOther}`

// A key held by an assignee of the viewing is not missing.
const missingKeys = sql`
  SELECT s."kind", s."id", 'key', o."referenceNumber" || coalesce(' · ' || holder."name", ''),
    NULL, NULL::integer, NULL::timestamp
  FROM "shown" s JOIN "viewingResult" r ON r."viewingId" = s."id"
  JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL AND o."hasKey"
  JOIN "objectKey" k ON k."id" = o."id"
  LEFT JOIN "account" holder ON holder."id" = k."accountId"
  WHERE s."kind" = 'viewing' AND ${isShown('r')} AND ${keyIsOut}
    AND NOT EXISTS (SELECT FROM "assignment" m
      WHERE m."parentKind" = 'Viewing' AND m."parentId" = s."id" AND m."accountId" = k."accountId")`
