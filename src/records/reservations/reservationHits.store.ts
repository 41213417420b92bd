import { sql } from 'kysely'
import { mostHits } from '#base/register/find.contract.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Hits } from '#base/register/recordsOnServer.ts'

export const reservationHits: Hits = (searchStr, actor) => sql`
  SELECT "Reservation"."id", ${titleOf('Reservation', actor.language)} AS "description", 'Reservation' AS "entity",
    found."rank", found."sortedBy", CASE found."rank" WHEN 4 THEN 'otherNumber' END AS "by",
    CASE found."rank" WHEN 4 THEN "Reservation"."reservationNumberExternal" END AS "found"
  FROM searchReservations(${searchStr}, ${mostHits}) AS found
  JOIN "reservation" "Reservation" ON "Reservation"."id" = found."id"
  WHERE ${asSql(allowed('open', 'Reservation', actor))}`
