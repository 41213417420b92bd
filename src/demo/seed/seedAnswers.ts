// Response times of leads: minutes or days, or no response. Generated from the leads.

import { type Kysely, sql } from 'kysely'
import { startOf } from '#kit/db/days.ts'
import type { Tables } from '#base/backend/tables.ts'

/** By the author of the lead, in their language; the last ones yesterday. */
export async function seedAnswers(db: Kysely<Tables>, today: string): Promise<void> {
  await sql`
    WITH "answer" AS MATERIALIZED (
      SELECT l."id" AS "leadId", l."createdById" AS "byId",
        l."createdOn" + (ARRAY[0.4, 1.2, 2, 3.5, 5, 18, 26, 49, 97])[1 + l."id" * 7 % 9] * interval '1 hour' AS "at",
        (ARRAY[
          'Τηλεφωνική επικοινωνία: στείλαμε προτάσεις με e-mail.', 'Позвонили, уточнили пожелания и бюджет.',
          'Called back: wants to see two or three next week.', 'Ζήτησε φωτογραφίες και κάτοψη, του στάλθηκαν.',
          'Отправили подборку вариантов, ждём ответа.'])[1 + l."id" % 5] AS "text"
      FROM "lead" l WHERE l."deletedOn" IS NULL AND l."id" % 9 <> 4
    ),
    "numbered" AS MATERIALIZED (
      SELECT *, nextval(pg_get_serial_sequence('"activity"', 'id'))::integer AS "id" FROM "answer" WHERE "at" < ${startOf(sql`${today}::date`)}
    ),
    "stored" AS (
      INSERT INTO "activity" ("id", "description", "createdOn", "createdById", "modifiedOn", "modifiedById")
      SELECT "id", "text", "at", "byId", "at", "byId" FROM "numbered" ORDER BY "id" RETURNING "id"
    )
    INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position")
    SELECT n."id", 'Demand', n."leadId", 0 FROM "numbered" n JOIN "stored" USING ("id")
  `.execute(db)
}
