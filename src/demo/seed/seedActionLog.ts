// The action log of the demo agency: changes, sign-ins and refusals. Generated from the final rows, so that the last change
// gives the record's current values, and can be undone.
import { sql } from 'kysely'
import type { RawBuilder, Transaction } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'

type Sql = RawBuilder<unknown>
type Entry = { action: string; entity: string; of: Sql; attributes: Sql; previous: Sql }

const most = 60
const none = sql`'{}'::jsonb`
const said = (fields: Sql) => sql`jsonb_strip_nulls(jsonb_build_object(${fields}))`

const added: Entry[] = [
  {
    action: 'add',
    entity: 'Account',
    of: sql`"account" r`,
    attributes: said(
      sql`'lastName', r."lastName", 'firstName', r."firstName", 'isClient', r."isClient", 'isOwner', r."isOwner",
        'email', r."email", 'phone', r."phone", 'country', r."country", 'language', r."language"`,
    ),
    previous: none,
  },
  {
    action: 'add',
    entity: 'Demand',
    of: sql`"lead" r`,
    attributes: said(
      sql`'accountId', r."accountId", 'source', r."source", 'stage', r."stage", 'priority', r."priority",
        'forPurchase', r."forPurchase", 'purchaseBudgetRangeMax', r."purchaseBudgetRangeMax", 'startDate', r."startDate"`,
    ),
    previous: none,
  },
]

const changed: Entry[] = [
  {
    action: 'update',
    entity: 'Account',
    of: sql`"account" r`,
    attributes: sql`jsonb_build_object('phone', r."phone", 'hasTransactions', r."hasTransactions")`,
    previous: sql`jsonb_build_object('phone', nullif(split_part(r."phone", ';', 1), r."phone"), 'hasTransactions', r."hasTransactions")`,
  },
  {
    action: 'update',
    entity: 'Object',
    of: sql`(SELECT * FROM "object" WHERE "forSale" AND "salePrice" IS NOT NULL) r`,
    attributes: sql`jsonb_build_object('salePrice', r."salePrice")`,
    previous: sql`jsonb_build_object('salePrice', r."salePrice" + 5000 * (1 + r."id" % 4))`,
  },
  {
    action: 'update',
    entity: 'Demand',
    of: sql`(SELECT * FROM "lead" WHERE "stage" > 1) r`,
    attributes: sql`jsonb_build_object('stage', r."stage")`,
    previous: sql`jsonb_build_object('stage', r."stage" - 1)`,
  },
  {
    action: 'update',
    entity: 'Deal',
    of: sql`(SELECT * FROM "deal" WHERE "dealStage" > 1) r`,
    attributes: sql`jsonb_build_object('dealStage', r."dealStage", 'price', r."price")`,
    previous: sql`jsonb_build_object('dealStage', r."dealStage" - 1, 'price', r."askingPrice")`,
  },
  {
    action: 'update',
    entity: 'Viewing',
    of: sql`"viewing" r`,
    attributes: sql`jsonb_build_object('dateOfViewing', r."dateOfViewing")`,
    previous: sql`jsonb_build_object('dateOfViewing', r."dateOfViewing" - interval '1 day')`,
  },
  {
    action: 'update',
    entity: 'Reservation',
    of: sql`(SELECT * FROM "reservation" WHERE "reservationStage" > 1) r`,
    attributes: sql`jsonb_build_object('reservationStage', r."reservationStage", 'adults', r."adults")`,
    previous: sql`jsonb_build_object('reservationStage', 1, 'adults', r."adults")`,
  },
]

const entriesOf = (
  { action, entity, of, attributes, previous }: Entry,
  stamp: 'created' | 'modified',
) => {
  const [on, by] = [sql.ref(`r.${stamp}On`), sql.ref(`r.${stamp}ById`)]
  return sql`(SELECT ${on} AS "date", ${by} AS "by", ${sql.lit(action)} AS "action", ${sql.lit(entity)} AS "entity",
    r."id" AS "entityId", 1 AS "version", NULL AS "message",
    jsonb_build_object('attributes', ${attributes}, 'previous', ${previous}) AS "data"
    FROM ${of} WHERE r."deletedOn" IS NULL AND ${by} IS NOT NULL ORDER BY ${on} DESC, r."id" LIMIT ${sql.lit(most)})`
}

/** Sign-ins of the last weeks, an occasional refusal, and an external calendar that failed and recovered. */
const withoutFields = (today: string) => [
  sql`(SELECT (${today}::date - d + time '06:40' + (u."accountId" % 50) * interval '1 minute') AT TIME ZONE 'UTC', u."accountId",
      CASE WHEN (d + u."accountId") % 7 = 0 THEN 'signInFailed' ELSE 'signIn' END, 'Account', u."accountId", NULL,
      CASE WHEN (d + u."accountId") % 7 = 0 THEN '192.0.2.' || u."accountId" || ': refused' ELSE '192.0.2.' || u."accountId" END, NULL::jsonb
    FROM "user" u CROSS JOIN generate_series(1, 20) AS d WHERE (d + u."accountId") % 3 <> 0)`,
  sql`(SELECT (${today}::date - 3 + time '09:15') AT TIME ZONE 'UTC', a."id", 'refused', 'Account', a."id", NULL,
      '403 GET /api/employe', NULL::jsonb
    FROM "user" u JOIN "account" a ON a."id" = u."accountId" WHERE a."branchId" IS NOT NULL)`,
  sql`(SELECT (${today}::date - 2 + time '04:00' + n * interval '3 hours') AT TIME ZONE 'UTC', NULL,
      CASE n WHEN 0 THEN 'syncFailed' ELSE 'syncHealed' END, 'StayFeed', f."id", NULL,
      CASE n WHEN 0 THEN 'slow' END, NULL::jsonb
    FROM (SELECT "id" FROM "stayFeed" ORDER BY "id" LIMIT 2) f CROSS JOIN generate_series(0, 1) AS n)`,
  sql`(SELECT s."createdOn", s."createdById", 'assign', s."parentKind", s."parentId", NULL, NULL,
      jsonb_build_object('attributes', jsonb_build_object('assignedTo', s."accountId"), 'previous', jsonb_build_object('assignedTo', NULL))
    FROM "assignment" s ORDER BY s."createdOn" DESC, s."parentKind", s."parentId", s."accountId" LIMIT ${sql.lit(most)})`,
]

/** Sorted by time, as if written live. */
export async function seedActionLog(tx: Transaction<Tables>, today: string): Promise<void> {
  const all = [
    ...added.map((entry) => entriesOf(entry, 'created')),
    ...changed.map((entry) => entriesOf(entry, 'modified')),
    ...withoutFields(today),
  ]
  await sql`
    INSERT INTO "actionLog" ("date", "actionById", "action", "entity", "entityId", "version", "message", "data")
    SELECT "date", "by", "action", "entity", "entityId", "version"::integer, "message", "data"
    FROM (${sql.join(all, sql` UNION ALL `)}) e
    ORDER BY "date", "entity", "entityId", "action"
  `.execute(tx)
}
