// Two stays are never in one object at a time. The constraint "reservationOverlap" sees to it; here the
// object is held still first, so that who comes second is told which stay stands in the way.
import { sql } from 'kysely'
import { formatDate } from '#kit/fields/format.ts'
import { conflict } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { stages } from './reservationFields.contract.ts'
import type { StandingStay } from './reservations.contract.ts'

export type Stay = {
  /** Its own number, once it is stored. */
  id?: number
  objectId: number
  checkIn: string
  duration: number
}

/**
 * 409 that names the stay in the way. Until the transaction ends nobody else books the object.
 */
export async function mustBeFree(tx: Db, stay: Stay): Promise<void> {
  await sql`SELECT FROM "object" WHERE "id" = ${stay.objectId} FOR NO KEY UPDATE`.execute(tx)
  const { rows } = await sql<StandingStay>`
    SELECT "id", "reservationNumber", "checkIn", "checkOut" FROM "reservation"
    WHERE "objectId" = ${stay.objectId} AND "deletedOn" IS NULL AND "reservationStage" <> ${sql.lit(stages.cancelled)}
      AND daterange("checkIn", "checkOut", '[)') && daterange(${stay.checkIn}, ${stay.checkIn}::date + ${stay.duration}::integer, '[)')
      AND "id" IS DISTINCT FROM ${stay.id ?? null}
    ORDER BY "checkIn" LIMIT 1
  `.execute(tx)
  if (rows[0]) throw taken(rows[0])
}

function taken(reservation: StandingStay) {
  const { reservationNumber: number, checkIn, checkOut } = reservation
  const text = { number, from: formatDate(checkIn), till: formatDate(checkOut) }
  return conflict(['reservation.overlap', text], { reservation })
}
