// Initial values of a new reservation, which may be created from a lead or an object.
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { leadMayBeNamed } from '#base/register/chosenRecords.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { choicesIn, objectJson } from './readReservation.store.ts'
import { clientNames, ownFields, stages } from './reservationFields.contract.ts'
import type {
  BlankReservation,
  BlankReservationQuery,
  Reservation,
} from './reservations.contract.ts'

/**
 * A reservation booked today; nothing is stored. 400 for an unknown object or lead, 403 for a lead that the actor may
 * not change.
 */
export async function blankReservation(
  db: Db,
  { objectId, checkIn, duration, adults, demandId }: BlankReservationQuery,
  actor: Actor,
): Promise<BlankReservation> {
  const { language } = actor
  const [object, lead, choices] = await Promise.all([
    objectId === undefined ? null : bookedObject(db, objectId, language),
    demandId === undefined ? null : guestOf(db, demandId, actor),
    choicesIn(db, language),
  ])
  const empty = Object.fromEntries(
    Object.entries(ownFields).map(([name, { kind }]) => [name, kind === 'flag' ? false : null]),
  ) as Pick<BlankReservation, keyof typeof ownFields>
  const nobody = Object.fromEntries(
    clientNames.map((name) => [name, null]),
  ) as Reservation['client']
  const stamps = { createdOn: null, createdBy: null, modifiedOn: null, modifiedBy: null }
  return {
    ...empty,
    id: null,
    reservationNumber: null,
    version: null,
    ...stamps,
    reservationStage: stages.new,
    bookingDate: agencyToday(),
    demandId: demandId ?? null,
    demand: lead?.demand ?? null,
    accountId: lead?.accountId ?? null,
    account: lead?.account ?? null,
    sourceId: lead?.sourceId ?? null,
    source: lead?.source ?? null,
    checkIn: checkIn ?? null,
    duration: duration ?? null,
    adults: adults ?? null,
    object: object ?? lead?.object ?? null,
    checkOut: null,
    client: { ...nobody, ...lead?.client },
    ...choices,
  }
}

async function bookedObject(db: Db, id: number, language: string) {
  const { rows } = await sql<{ object: Reservation['object'] }>`
    SELECT ${objectJson(language)} AS "object" FROM "object" o
    WHERE o."id" = ${id} AND o."deletedOn" IS NULL
  `.execute(db)
  if (!rows[0]) throw badInput({ objectId: ['record.unknownObject'] })
  return rows[0].object
}

type Guest = Pick<Reservation, 'demand' | 'accountId' | 'account' | 'sourceId' | 'source'> & {
  object: Reservation['object']
  client: Partial<Reservation['client']>
}

/** The client of a lead, and its only object for short rent. A lead's dates are not the dates of a stay. */
async function guestOf(db: Db, demandId: number, actor: Actor): Promise<Guest> {
  await leadMayBeNamed(db, demandId, actor)
  const { rows } = await sql<Guest>`
    SELECT ${titleOf('Demand', actor.language)} AS "demand", "source"."id" AS "sourceId", "source"."name" AS "source",
      a."id" AS "accountId", a."name" AS "account",
      (SELECT ${objectJson(actor.language)} FROM "object" o WHERE o."id" = (
        SELECT min(x."id") FROM "leadObject" k JOIN "object" x ON x."id" = k."objectId" AND x."deletedOn" IS NULL
        WHERE k."leadId" = "Demand"."id" AND x."forShortRent" HAVING count(*) = 1)) AS "object",
      CASE WHEN a."id" IS NOT NULL THEN json_build_object('lastName', left(coalesce(nullif(a."lastName", ''), a."name"), 80),
        'firstName', left(a."firstName", 80), 'email', a."email", 'phone', a."phone") END AS "client"
    FROM "lead" "Demand"
    LEFT JOIN "account" a ON a."id" = "Demand"."accountId" AND a."deletedOn" IS NULL
    LEFT JOIN "account" "source" ON "source"."id" = "Demand"."source" AND "source"."deletedOn" IS NULL
    WHERE "Demand"."id" = ${demandId}
  `.execute(db)
  return rows[0]!
}
