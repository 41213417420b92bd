// Phone for an activity: of the person it is about, the lead's client, or the object's owner.
import { sql } from 'kysely'
import { phoneLink } from '#base/people/phoneLink.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Activity } from '#base/activities/activities.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { DueActivity } from './home.contract.ts'

type Phone = { entity: string; id: number; phone: string; accountId: number }

/** Adds the first phone among the activity's records that the reader may open. */
export async function withPhones(
  db: Db,
  activities: readonly Activity[],
  actor: Actor,
): Promise<DueActivity[]> {
  const links = activities.flatMap((activity) => activity.links)
  const { rows } = await sql<Phone>`
    SELECT asked."entity", asked."id", split_part("Account"."phone", ';', 1) AS "phone", "Account"."id" AS "accountId"
    FROM (
      SELECT DISTINCT * FROM unnest(
        ${links.map(({ entity }) => entity)}::text[], ${links.map(({ id }) => id)}::integer[]) AS link ("entity", "id")
    ) AS asked
    JOIN "account" "Account" ON "Account"."id" = CASE asked."entity"
      WHEN 'Account' THEN asked."id"
      WHEN 'Demand' THEN (SELECT "accountId" FROM "lead" WHERE "lead"."id" = asked."id")
      WHEN 'Object' THEN (SELECT "ownerId" FROM "object" WHERE "object"."id" = asked."id") END
    WHERE "Account"."deletedOn" IS NULL AND "Account"."phone" <> '' AND ${asSql(allowed('open', 'Account', actor))}
  `.execute(db)
  const phones = new Map(rows.map((row) => [`${row.entity}/${row.id}`, row]))
  return activities.map((activity) => {
    const [first] = activity.links.flatMap(({ entity, id }) => phones.get(`${entity}/${id}`) ?? [])
    const { phone = null, accountId: phoneOfId = null } = first ?? {}
    return { ...activity, phone, phoneOfId, phoneLink: (phone && phoneLink(phone)) ?? null }
  })
}
