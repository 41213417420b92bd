// Generates entries of the action log, after the records that they are about.
import type pg from 'pg'
import type { Db } from '#base/backend/backend.ts'
import { countDaysOver } from '#base/action-log/countEntries.store.ts'
import { inBulk } from './bulk.ts'

/** At least two per account. Does nothing if they exist already. */
export async function fillLog(
  { pool, db }: { pool: pg.Pool; db: Db },
  accounts: number,
  say: (line: string) => void,
) {
  const { rows: counted } = await pool.query<{ count: number }>('SELECT count(*) FROM "actionLog"')
  const missing = accounts * 2 - (counted[0]?.count ?? 0)
  if (missing <= 0) return
  say(`Making ${missing} actions of the log`)
  await inBulk(pool, ['actionLog'], async (client) => {
    await client.query(actions, [missing, accounts])
    await client.query('TRUNCATE "actionLogTotal"')
    await client.query(`UPDATE "actionLogCounted" SET "totalsUntil" = '2000-01-01'`)
  })
  // The nightly job does the same.
  await countDaysOver(db)
}

// Three years up to yesterday, most of them changes of single fields, by the office.
const actions = `
  INSERT INTO "actionLog" ("date", "actionById", "action", "entity", "entityId", "version", "data")
  SELECT ("agencyToday"()::timestamp AT TIME ZONE 'Europe/Athens') - ($1::integer - "i") * (interval '1095 days' / $1::integer), 1 + "employes" * (a % 50),
    CASE WHEN b % 10 = 0 THEN 'add' ELSE 'update' END, "entity", 1 + b % "most", 1,
    CASE "entity"
      WHEN 'Account' THEN jsonb_build_object('attributes', jsonb_build_object('notes', 'Called, number ' || c % 5000, 'city', 'Θεσσαλονίκη'),
        'previous', jsonb_build_object('notes', 'Called, number ' || a % 5000, 'city', NULL))
      WHEN 'Object' THEN jsonb_build_object('attributes', jsonb_build_object('salePrice', 90000 + c % 900 * 500),
        'previous', jsonb_build_object('salePrice', 90000 + a % 900 * 500))
      WHEN 'Transaction' THEN jsonb_build_object('attributes', jsonb_build_object('amount', c % 9000 / 10.0),
        'previous', jsonb_build_object('amount', a % 9000 / 10.0))
      ELSE jsonb_build_object('attributes', jsonb_build_object('description', 'Said again, number ' || c % 5000),
        'previous', jsonb_build_object('description', NULL))
    END
  FROM (
    SELECT *, (ARRAY['Account', 'Account', 'Account', 'Account', 'Object', 'Object', 'Demand', 'Activity', 'Transaction', 'Account'])[1 + c % 10] AS "entity"
    FROM (
      SELECT "i", hashint4("i") & 2147483647 AS a, hashint4("i" + 10000000) & 2147483647 AS b,
        hashint4("i" + 20000000) & 2147483647 AS c
      FROM generate_series(1, $1::integer) AS "i"
    ) AS "row"
  ) AS "row"
  JOIN (
    SELECT 'Account' AS "entity", max("id") AS "most" FROM "account" UNION ALL SELECT 'Object', max("id") FROM "object"
    UNION ALL SELECT 'Demand', max("id") FROM "lead" UNION ALL SELECT 'Activity', max("id") FROM "activity"
    UNION ALL SELECT 'Transaction', max("id") FROM "transaction"
  ) AS "size" USING ("entity"),
  greatest(3, $2::integer / 50) AS "employes"
  ORDER BY "i"`
