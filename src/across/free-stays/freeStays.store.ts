import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { searchPlaces, textIn } from '#base/places/places.store.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { freePerPage } from './freeStays.contract.ts'
import type { FreeStay, FreeStaysQuery } from './freeStays.contract.ts'
import { readWish } from './readWish.ts'

/**
 * Walks the index "objectStays" in the order of the usual price, and asks for each object whether it is free and what it costs,
 * until the page is full: however many objects there are, only those before the end of the page are looked at.
 */
export async function searchFreeStays(db: Db, query: FreeStaysQuery, language: string) {
  const { checkIn, duration, guests = null, locationId = null, priceMax = null, page = 1 } = query
  const { rows } = await sql<FreeStay>`
    SELECT o."id" AS "objectId", o."referenceNumber", ${objectTitle('o', language)} AS "title",
      ${textIn(language)} AS "place", o."sleeps", "stay"."total", "stay"."minNights"
    FROM "object" o
    LEFT JOIN "place" ON "place"."id" = o."locationId"
    CROSS JOIN LATERAL (
      SELECT CASE WHEN count(*) = count(n."price") THEN sum(n."nights" * n."price") END AS "total",
        (array_agg(n."minNights" ORDER BY n."from"))[1] AS "minNights"
      FROM "nightsOfStay"(o."id", ${checkIn}, ${duration}) AS n
    ) AS "stay"
    WHERE o."forShortRent" AND o."deletedOn" IS NULL AND NOT o."isBlank"
      AND (${guests}::integer IS NULL OR o."sleeps" IS NULL OR o."sleeps" >= ${guests})
      AND (${locationId}::integer IS NULL
        OR o."locationId" = ANY (ARRAY(SELECT p."id" FROM "place" p WHERE p."path" @> ARRAY[${locationId}::integer])))
      AND NOT EXISTS (
        SELECT FROM "occupancy" y WHERE y."objectId" = o."id"
          AND y."days" && daterange(${checkIn}::date, ${checkIn}::date + ${duration}::integer))
      AND (${priceMax}::numeric IS NULL OR "stay"."total" <= ${priceMax}::numeric * ${duration}::integer)
    ORDER BY o."shortRentPrice", o."id"
    LIMIT ${freePerPage + 1} OFFSET ${(page - 1) * freePerPage}
  `.execute(db)
  return { items: rows.slice(0, freePerPage), isMore: rows.length > freePerPage }
}

/** Without a place where no name of one is found in it. */
export async function readStayWish(db: Db, typed: string, language: string) {
  const { place, ...wish } = readWish(typed, agencyToday())
  const found = await placeNamed(db, place, language)
  return { ...wish, locationId: found?.id ?? null, location: found?.text ?? null }
}

/** The whole of it first, then its words; each also without its ending, which Greek and Russian bend. */
async function placeNamed(db: Db, typed: string, language: string) {
  const words = typed.split(' ').filter(({ length }) => length > 2)
  const shorter = (each: string) => [each.slice(0, -1), each.slice(0, -2)]
  const tried = [typed, ...words]
    .slice(0, 6)
    .flatMap((each) => [each, ...shorter(each).filter(({ length }) => length > 4)])
  for (const each of tried.filter(({ length }) => length > 2)) {
    const [first] = await searchPlaces(db, each, language)
    if (first) return first
  }
  return undefined
}
