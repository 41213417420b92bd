// Route sheet of a guide's day: whom to meet where, how to reach the owners, and who has the key.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { onDays } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { notFound } from '#kit/http/problem.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import { openActivities } from '#base/activities/openActivities.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { activityText } from '#base/activities/activityText.store.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { isShown, takesPlace } from '#records/viewings/calledOff.store.ts'
import { openViewings } from '#records/viewings/viewingFilters.store.ts'
import { keyIsOut } from '#records/object-keys/keyIsOut.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { RouteStop } from '../calendar.contract.ts'

const mostStops = 100

/** Viewings that the actor may open, in chronological order. 404 if the person does not exist or cannot be a guide. */
export async function routeSheet(
  db: Db,
  { day, person }: { day: string; person: number },
  actor: Actor,
): Promise<{ person: string; stops: RouteStop[]; totalRows: number }> {
  const account = await db
    .selectFrom('account')
    .select('name')
    .where('id', '=', person)
    .where('deletedOn', 'is', null)
    .where((eb) => eb.or([eb('isEmploye', '=', true), eb('isProfessional', '=', true)]))
    .executeTakeFirst()
  if (!account?.name) throw notFound()
  const conditions = [
    sql`v."deletedOn" IS NULL`,
    takesPlace('v'),
    ...onDays(sql`v."dateOfViewing"`, 'local', { from: day, to: day }),
    ...openViewings(actor),
    sql`EXISTS (SELECT FROM "assignment" s
      WHERE s."parentKind" = 'Viewing' AND s."parentId" = v."id" AND s."accountId" = ${person} OFFSET 0)`,
  ]
  const { rows } = await sql<RouteStop & { totalRows: number }>`
    SELECT v."id", v."viewingNumber", v."dateOfViewing" AS "at", client."name" AS "client", client."phone",
      l."description" AS "wish", ${notes(actor)} AS "notes", ${objects(actor)} AS "objects",
      count(*) OVER () AS "totalRows"
    FROM "viewing" v
    LEFT JOIN "lead" l ON l."id" = v."demandId" AND l."deletedOn" IS NULL
    LEFT JOIN "account" client ON client."id" = l."accountId" AND client."deletedOn" IS NULL
    WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY v."dateOfViewing", v."id" LIMIT ${mostStops}
  `.execute(db)
  const totalRows = rows[0]?.totalRows ?? 0
  const stops = rows.map(({ totalRows: _total, ...stop }) => stop)
  return { person: account.name, stops, totalRows }
}

const notes = (actor: Actor) => sql`ARRAY(
  SELECT left(${activityText('a', actor.language)}, 500) FROM "activityLink" k JOIN "activity" a ON a."id" = k."activityId"
  WHERE k."entity" = 'Viewing' AND k."entityId" = v."id" AND ${sql.join(
    [
      sql`a."deletedOn" IS NULL`,
      sql`a."description" IS NOT NULL`,
      ...openActivities(sql`a."id"`, actor),
    ],
    sql` AND `,
  )}
  ORDER BY a."createdOn" DESC, a."id" DESC LIMIT 5)`

const objects = (actor: Actor) => sql`coalesce((
  SELECT json_agg(json_build_object(
    'id', o."id", 'referenceNumber', o."referenceNumber", 'title', ${objectTitle('o', actor.language)},
    'place', (SELECT ${inLanguage('text', actor.language)} FROM "place" WHERE "place"."id" = o."locationId"),
    'address', o."address", 'latitude', o."latitude", 'longitude', o."longitude",
    'owners', ${owners(actor)}, 'key', ${key}) ORDER BY r."position", o."id")
  FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
  WHERE r."viewingId" = v."id" AND ${isShown('r')}), '[]'::json)`

// Owners on the day of the viewing, without those whose account the actor may not open.
const owners = (actor: Actor) => sql`coalesce((
  SELECT json_agg(json_build_object('name', "Account"."name", 'phone', "Account"."phone") ORDER BY "Account"."name")
  FROM "objectAccount" link JOIN "account" "Account" ON "Account"."id" = link."accountId" AND "Account"."deletedOn" IS NULL
  WHERE link."objectId" = o."id" AND link."deletedOn" IS NULL AND link."relation" = ${sql.lit(relations.owner)}
    AND (link."endDate" IS NULL OR link."endDate" >= v."dateOfViewing"::date)
    AND ${asSql(allowed('open', 'Account', actor))}), '[]'::json)`

const whenOut = (value: RawBuilder<unknown>) => sql`CASE WHEN ${keyIsOut} THEN ${value} END`
const key = sql`CASE WHEN o."hasKey" THEN (
  SELECT json_build_object('holder', ${whenOut(sql`holder."name"`)}, 'since', ${whenOut(sql`k."givenAway"`)},
    'description', k."description")
  FROM (SELECT) AS "one" LEFT JOIN "objectKey" k ON k."id" = o."id"
  LEFT JOIN "account" holder ON holder."id" = k."accountId") END`
