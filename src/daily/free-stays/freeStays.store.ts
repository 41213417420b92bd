import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { searchPlaces, textIn } from '#base/places/places.store.ts'
import { objectTitle } from '#records/objects/objectTitle.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { freePerPage } from './freeStays.contract.ts'
import type { FreeStay, FreeStaysQuery } from './freeStays.contract.ts'
import { readWish } from './readWish.ts'

/** Free objects sorted by total, those without a price last. Computes prices for all, titles only for the page. */
export async function searchFreeStays(db: Db, query: FreeStaysQuery, language: string) {
  const { checkIn, duration, guests = null, locationId = null, priceMax = null, page = 1 } = query
  const nights = sql`daterange(${checkIn}::date, ${checkIn}::date + ${duration}::integer)`
  const { rows } = await sql<{ items: FreeStay[]; totalRows: number }>`
    WITH "season" AS MATERIALIZED (
      SELECT "objectId", sum("nights")::integer AS "nights", sum("nights" * "price") AS "amount"
      FROM (
        SELECT s."objectId", s."price",
          least(s."till" + 1, ${checkIn}::date + ${duration}::integer) - greatest(s."from", ${checkIn}::date) AS "nights"
        FROM "staySeason" s
        WHERE s."deletedOn" IS NULL AND daterange(s."from", s."till", '[]') && ${nights}
      ) AS "part"
      GROUP BY "objectId"
    ), "free" AS (
      SELECT o."id", CASE WHEN s."nights" = ${duration}::integer THEN s."amount"
        ELSE coalesce(s."amount", 0) + (${duration}::integer - coalesce(s."nights", 0)) * o."shortRentPrice" END AS "total"
      FROM "object" o
      LEFT JOIN "season" s ON s."objectId" = o."id"
      WHERE o."forShortRent" AND o."deletedOn" IS NULL AND NOT o."isBlank"
        AND (${guests}::integer IS NULL OR o."sleeps" IS NULL OR o."sleeps" >= ${guests})
        AND (${locationId}::integer IS NULL
          OR o."locationId" = ANY (ARRAY(SELECT p."id" FROM "place" p WHERE p."path" @> ARRAY[${locationId}::integer])))
        AND NOT EXISTS (SELECT FROM "occupancy" y WHERE y."objectId" = o."id" AND y."days" && ${nights})
    ), "found" AS MATERIALIZED (
      SELECT "id", "total" FROM "free"
      WHERE ${priceMax}::numeric IS NULL OR "total" <= ${priceMax}::numeric * ${duration}::integer
    ), "shown" AS (
      SELECT f."id" AS "objectId", o."referenceNumber", ${objectTitle('o', language)} AS "title",
        ${textIn(language)} AS "place", o."sleeps", f."total",
        coalesce((
          SELECT s."minNights" FROM "staySeason" s
          WHERE s."objectId" = f."id" AND s."deletedOn" IS NULL AND ${checkIn}::date BETWEEN s."from" AND s."till"
        ), o."minNights") AS "minNights"
      FROM (
        SELECT "id", "total" FROM "found" ORDER BY "total", "id"
        LIMIT ${freePerPage} OFFSET ${(page - 1) * freePerPage}
      ) f
      JOIN "object" o ON o."id" = f."id"
      LEFT JOIN "place" ON "place"."id" = o."locationId"
      ORDER BY f."total", f."id"
    )
    SELECT (SELECT count(*) FROM "found")::integer AS "totalRows",
      coalesce((SELECT json_agg("shown") FROM "shown"), '[]') AS "items"
  `.execute(db)
  return rows[0]!
}

/** The place is undefined if the text names none. */
export async function readStayWish(db: Db, typed: string, language: string) {
  const { place, ...wish } = readWish(typed, agencyToday())
  const found = await placeNamed(db, place, language)
  return { ...wish, locationId: found?.id ?? null, location: found?.text ?? null }
}

/** Tries the whole text first, then its words; each also without its ending, because Greek and Russian inflect names. */
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
