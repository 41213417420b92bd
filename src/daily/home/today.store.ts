// The reader's viewings of today, and the stays that begin or end today.
import { sql } from 'kysely'
import { agencyDay, agencyToday } from '#kit/clock.ts'
import { phoneLink } from '#base/people/phoneLink.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { inLanguage } from '#kit/db/inLanguage.ts'
import { office } from '#base/permissions/permissions.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { stages } from '#records/reservations/reservationFields.contract.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import { firstPicture } from '#records/objects/list/objectDetails.store.ts'
import { takesPlace } from '#records/viewings/calledOff.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { DiaryStay, DiaryViewing, Today } from './diary.contract.ts'

const mostOfToday = 30

export async function todayOf(db: Db, actor: Actor): Promise<Today> {
  const [viewings, stays] = await Promise.all([
    viewingsOf(db, actor),
    office.allows(actor) ? staysOf(db, actor.language) : [],
  ])
  return { viewings, stays }
}

type ViewingWithPhone = Omit<DiaryViewing, 'phoneLink'> & { phone: string | null }

async function viewingsOf(db: Db, actor: Actor): Promise<DiaryViewing[]> {
  const { rows } = await sql<ViewingWithPhone>`
    SELECT "Viewing"."id", "Viewing"."dateOfViewing" AS "at", "Account"."name" AS "client",
      CASE WHEN ${asSql(allowed('open', 'Account', actor))} THEN nullif(split_part("Account"."phone", ';', 1), '') END AS "phone",
      coalesce('#' || replace("Viewing"."objectNumbers", ' ', ' #'), '') AS "objects",
      "first"."title", "first"."address", "first"."picture",
      (SELECT ${inLanguage('text', actor.language)} FROM "selectOption"
        WHERE "list" = 'viewingResult' AND "value" = "Viewing"."result") AS "result"
    FROM "viewing" "Viewing"
    LEFT JOIN "lead" l ON l."id" = "Viewing"."demandId" AND l."deletedOn" IS NULL
    LEFT JOIN "account" "Account" ON "Account"."id" = l."accountId" AND "Account"."deletedOn" IS NULL
    LEFT JOIN LATERAL (
      SELECT ${objectTitle('o', actor.language)} AS "title", o."address", ${firstPicture} AS "picture"
      FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
      WHERE r."viewingId" = "Viewing"."id" ORDER BY r."position" LIMIT 1) AS "first" ON true
    WHERE "Viewing"."deletedOn" IS NULL AND ${takesPlace('Viewing')}
      AND "Viewing"."dateOfViewing" >= ${agencyToday()}::timestamp AND "Viewing"."dateOfViewing" < ${agencyDay(1)}::timestamp
      AND "Viewing"."assignedIds" && ${[actor.accountId]}::integer[]
      AND ${asSql(allowed('open', 'Viewing', actor))}
    ORDER BY "Viewing"."dateOfViewing", "Viewing"."id" LIMIT ${mostOfToday}
  `.execute(db)
  return rows.map(({ phone, ...viewing }) => ({
    ...viewing,
    phoneLink: (phone && phoneLink(phone)) ?? null,
  }))
}

async function staysOf(db: Db, language: string): Promise<DiaryStay[]> {
  const each = (kind: DiaryStay['kind'], day: 'checkIn' | 'checkOut') => sql`
    SELECT s."id", ${kind}::text AS "kind", coalesce(${objectTitle('o', language)}, '') AS "object", '#' || o."referenceNumber" AS "number", ${firstPicture} AS "picture",
      concat_ws(' ', s."clientLastName", s."clientFirstName") AS "client", s."checkOut" AS "till",
      ${kind === 'arrival' ? sql`nullif(s."arrivalTimePlanned", '')` : sql`NULL`} AS "time"
    FROM "reservation" s JOIN "object" o ON o."id" = s."objectId"
    WHERE s."deletedOn" IS NULL AND s."reservationStage" <> ${sql.lit(stages.cancelled)}
      AND s.${sql.ref(day)} = ${agencyToday()}::date`
  const { rows } = await sql<DiaryStay>`
    ${each('departure', 'checkOut')} UNION ALL ${each('arrival', 'checkIn')}
    ORDER BY "kind" DESC, "time" NULLS LAST, "id" LIMIT ${mostOfToday}
  `.execute(db)
  return rows
}
