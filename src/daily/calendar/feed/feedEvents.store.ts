// Entries of a person's calendar feed: assigned to them and open to them, from a month ago to a year ahead.
import { sql } from 'kysely'
import { agencyDay } from '#kit/clock.ts'
import { localTime, onDays } from '#kit/db/days.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { activitiesFor } from '#base/activities/activitiesFor.store.ts'
import type { ActivityCategory } from '#base/activities/activityFields.contract.ts'
import { openActivities } from '#base/activities/openActivities.store.ts'
import { activityText } from '#base/activities/activityText.store.ts'
import { titleOfParent } from '#base/register/recordTitles.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { ParentKind } from '#base/register/records.contract.ts'
import { isShown, takesPlace } from '#records/viewings/calledOff.store.ts'
import { openViewings } from '#records/viewings/viewingFilters.store.ts'
import type { Db } from '#base/backend/backend.ts'

const daysBefore = 30
const daysAhead = 365
const mostEvents = 5000

type Event = {
  id: number
  version: number
  createdOn: string
  modifiedOn: string
  /** Local time; `instant` is the same in UTC. */
  at: string
  instant: string
}
export type FeedViewing = Event & {
  cancelled: boolean
  client: string | null
  phone: string | null
  objects: { referenceNumber: string; address: string | null }[]
}
export type FeedActivity = Event & {
  category: ActivityCategory
  description: string | null
  done: boolean | null
  about: { entity: ParentKind; id: number; description: string }[]
}

const range = () => ({ from: agencyDay(-daysBefore), to: agencyDay(daysAhead) })

/** Lists the objects that are still shown; a viewing whose objects are all cancelled lists all of them. */
export async function feedViewings(db: Db, actor: Actor): Promise<FeedViewing[]> {
  const { rows } = await sql<FeedViewing>`
    SELECT ${event('v', 'dateOfViewing')}, client."name" AS "client", client."phone", NOT ${takesPlace('v')} AS "cancelled",
      coalesce((SELECT json_agg(json_build_object('referenceNumber', o."referenceNumber", 'address', o."address")
          ORDER BY r."position", o."id")
        FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
        WHERE r."viewingId" = v."id" AND (${isShown('r')} OR NOT ${takesPlace('v')})), '[]'::json) AS "objects"
    FROM "assignment" s JOIN "viewing" v ON v."id" = s."parentId" AND v."deletedOn" IS NULL
    LEFT JOIN "lead" l ON l."id" = v."demandId" AND l."deletedOn" IS NULL
    LEFT JOIN "account" client ON client."id" = l."accountId" AND client."deletedOn" IS NULL
    WHERE s."parentKind" = 'Viewing' AND s."accountId" = ${actor.accountId}
      AND ${sql.join([...onDays(sql`v."dateOfViewing"`, 'local', range()), ...openViewings(actor)], sql` AND `)}
    ORDER BY v."dateOfViewing", v."id" LIMIT ${mostEvents}
  `.execute(db)
  return rows
}

export async function feedActivities(db: Db, actor: Actor): Promise<FeedActivity[]> {
  const { rows } = await sql<FeedActivity>`
    SELECT ${event('a', 'date')}, a."category", left(${activityText('a', actor.language)}, 2000) AS "description", a."done",
      coalesce((SELECT json_agg(json_build_object('entity', l."entity", 'id', l."entityId", 'description', d."description")
          ORDER BY l."position", l."entity", l."entityId")
        FROM "activityLink" l CROSS JOIN LATERAL (${titleOfParent(
          sql`l."entity"`,
          sql`l."entityId"`,
          {
            language: actor.language,
            where: (kind) => asSql(allowed('open', kind, actor)),
          },
        )}) d WHERE l."activityId" = a."id"), '[]'::json) AS "about"
    FROM (${activitiesFor(actor.accountId)}) AS "mine"
    JOIN "activity" a ON a."id" = "mine"."activityId" AND a."deletedOn" IS NULL
    WHERE ${sql.join([...onDays(sql`a."date"`, 'local', range()), ...openActivities(sql`a."id"`, actor)], sql` AND `)}
    ORDER BY a."date", a."id" LIMIT ${mostEvents}
  `.execute(db)
  return rows
}

// A local time that the clock skips in spring becomes an hour later; of a repeated hour the second
// one counts.
const event = (of: string, at: string) => sql`
  ${sql.ref(`${of}.id`)}, ${sql.ref(`${of}.version`)}, ${sql.ref(`${of}.createdOn`)}, ${sql.ref(`${of}.modifiedOn`)},
  ${sql.ref(`${of}.${at}`)} AS "at", ${localTime(sql.ref(`${of}.${at}`))} AS "instant"`
