import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import { mostInTheWay } from './seasons.contract.ts'
import type { Quote, QuoteQuery } from './seasons.contract.ts'

/** The price of a stay by the seasons of its object, and conflicting stays. 400 when the object does not exist. */
export async function quoteStay(db: Db, query: QuoteQuery): Promise<Quote> {
  const { objectId, checkIn, duration } = query
  const [found, parts, taken] = await Promise.all([
    db
      .selectFrom('object')
      .select('sleeps')
      .where('id', '=', objectId)
      .where('deletedOn', 'is', null)
      .executeTakeFirst(),
    sql<Quote['parts'][number] & { minNights: number | null }>`
      SELECT "from", "till", "nights", "price", "seasonId" IS NOT NULL AS "isSeason", "minNights"
      FROM "nightsOfStay"(${objectId}, ${checkIn}, ${duration})`.execute(db),
    inTheWay(db, query),
  ])
  if (!found) throw badInput({ objectId: ['record.unknownObject'] })
  const { rows } = parts
  const cents = rows.reduce((sum, { nights, price }) => sum + nights * cent(price), 0)
  return {
    parts: rows.map(({ minNights: _fewest, ...part }) => part),
    total: rows.some(({ price }) => price === null) ? null : cents / 100,
    minNights: rows[0]?.minNights ?? null,
    sleeps: found.sleeps,
    taken,
  }
}

const cent = (price: number | null) => Math.round((price ?? 0) * 100)

async function inTheWay(db: Db, { objectId, checkIn, duration, exceptId = -1 }: QuoteQuery) {
  const { rows } = await sql<Quote['taken'][number]>`
    SELECT lower(o."days") AS "from", upper(o."days") AS "till",
      CASE WHEN r."id" IS NOT NULL THEN json_build_object('id', r."id", 'reservationNumber', r."reservationNumber",
        'clientDisplayName', r."clientDisplayName") END AS "reservation",
      CASE WHEN b."id" IS NOT NULL THEN json_build_object('name', coalesce(f."name", b."summary")) END AS "block"
    FROM "occupancy" o
    LEFT JOIN "reservation" r ON r."id" = o."reservationId"
    LEFT JOIN "stayBlock" b ON b."id" = o."blockId"
    LEFT JOIN "stayFeed" f ON f."id" = b."feedId"
    WHERE o."objectId" = ${objectId} AND o."party" <> ${exceptId}
      AND o."days" && daterange(${checkIn}, ${checkIn}::date + ${duration}::integer)
    ORDER BY lower(o."days"), o."party" DESC LIMIT ${mostInTheWay}
  `.execute(db)
  return rows
}
