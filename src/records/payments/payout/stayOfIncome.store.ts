import { sql } from 'kysely'
import { objectTitle } from '#records/objects/objectTitle.store.ts'

/** SQL for the stay of transaction `t`; null without one. */
export const stayOfIncome = (language: string) => sql`
  CASE WHEN t."reservationId" IS NOT NULL THEN (
    SELECT json_build_object('id', r."id", 'number', r."reservationNumber", 'checkIn', r."checkIn", 'checkOut', r."checkOut",
      'objectNumber', o."referenceNumber", 'objectTitle', ${objectTitle('o', language)})
    FROM "reservation" r JOIN "object" o ON o."id" = r."objectId" WHERE r."id" = t."reservationId"
  ) END`
