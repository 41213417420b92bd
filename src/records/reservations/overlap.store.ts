// Stays of an object never overlap, nor do they include blocked days. The constraint
// "occupancyOverlap" ensures it; here the object is locked first, so that the second of two bookings gets an error
// that names the first.
import { sql } from 'kysely'
import { formatDate } from '#kit/fields/format.ts'
import { conflict } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { OverlappedStay } from './reservations.contract.ts'

export type Stay = {
  /** The stay's own id, once it is stored. */
  id?: number
  objectId: number
  checkIn: string
  duration: number
}

type StandingBlock = { id: number; from: string; till: string; name: string | null }
type Conflict = { reservation: OverlappedStay | null; block: StandingBlock | null }

/**
 * 409 that names the conflicting stay or block. Until the transaction ends nobody else can book the object,
 * or the one that the stay moves from.
 */
export async function mustBeFree(tx: Db, stay: Stay, leaves = stay.objectId): Promise<void> {
  await holdObjects(tx, [stay.objectId, leaves])
  const { rows } = await sql<Conflict>`
    SELECT
      CASE WHEN r."id" IS NOT NULL THEN json_build_object('id', r."id", 'reservationNumber', r."reservationNumber",
        'checkIn', r."checkIn", 'checkOut', r."checkOut") END AS "reservation",
      CASE WHEN b."id" IS NOT NULL THEN json_build_object('id', b."id", 'from', b."from", 'till', b."till",
        'name', coalesce(f."name", b."summary")) END AS "block"
    FROM "occupancy" o
    LEFT JOIN "reservation" r ON r."id" = o."reservationId"
    LEFT JOIN "stayBlock" b ON b."id" = o."blockId"
    LEFT JOIN "stayFeed" f ON f."id" = b."feedId"
    WHERE o."objectId" = ${stay.objectId} AND o."party" <> ${stay.id ?? -1}
      AND o."days" && daterange(${stay.checkIn}, ${stay.checkIn}::date + ${stay.duration}::integer)
    ORDER BY lower(o."days"), o."party" DESC LIMIT 1
  `.execute(tx)
  if (rows[0]) throw taken(rows[0])
}

/** Always in the same order, so that two moves between the same objects cannot deadlock. */
export async function holdObjects(tx: Db, ids: readonly number[]): Promise<void> {
  await sql`SELECT FROM "object" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR NO KEY UPDATE`.execute(
    tx,
  )
}

function taken({ reservation, block }: Conflict) {
  if (reservation) {
    const { reservationNumber: number, checkIn, checkOut } = reservation
    const text = { number, from: formatDate(checkIn), till: formatDate(checkOut) }
    return conflict(['reservation.overlap', text], { reservation })
  }
  const { from, till, name } = block!
  const text = { from: formatDate(from), till: formatDate(till), name: name ?? '' }
  return conflict([name ? 'occupancy.overlapNamed' : 'occupancy.overlap', text], { block })
}
