// Generates alerts and activities.
import type pg from 'pg'
import { inBulk } from './bulk.ts'

/** `rows` of each. Does nothing if they exist already. */
export async function fillNews(pool: pg.Pool, rows: number, say: (line: string) => void) {
  const { rows: counted } = await pool.query<{ count: number }>('SELECT count(*) FROM "alert"')
  if ((counted[0]?.count ?? 0) >= rows) return
  say(`Making ${rows} alerts and as many activities`)
  await inBulk(pool, ['alert', 'activity', 'activityLink'], async (client) => {
    await client.query(alerts, [rows])
    await client.query(activities, [rows])
    await client.query(links, [rows])
    await client.query(`SELECT setval(pg_get_serial_sequence('"activity"', 'id'), $1)`, [rows])
  })
}

const alerts = `
  INSERT INTO "alert" ("source", "content", "date", "readedOn", "readedById")
  SELECT (ARRAY['rent', 'publishing', 'site'])[1 + "i" % 3], 'What the office is told, number ' || "i",
    '2016-01-01'::timestamptz + "i" % 3500 * interval '1 day',
    CASE WHEN "i" % 10 > 0 THEN '2026-01-01'::timestamptz + "i" % 999 * interval '1 h' END,
    CASE WHEN "i" % 10 > 0 THEN 1 + "i" % 50 END
  FROM generate_series(1, $1::integer) AS "i"`

const activities = `
  INSERT INTO "activity" (
    "id", "category", "description", "done", "date", "doneDate", "createdOn", "createdById", "modifiedOn", "modifiedById"
  )
  SELECT "i", (ARRAY['undefined', 'call', 'meeting', 'viewing'])[1 + "i" % 4], 'Call about the home number ' || a % 5000,
    CASE "i" % 4 WHEN 0 THEN NULL WHEN 1 THEN false ELSE true END, "made" + interval '2 days',
    CASE WHEN "i" % 4 > 1 THEN "made" + interval '3 days' END, "made", 1 + a % 50, "made" + a % 900 * interval '1 h', 1 + a % 50
  FROM (
    SELECT "i", hashint4("i") & 2147483647 AS a, '2016-01-01'::timestamp + "i" * interval '50 min' AS "made"
    FROM generate_series(1, $1::integer) AS "i"
  ) AS "row"`

const links = `
  INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position")
  SELECT "i", 'Account', "i", 0 FROM generate_series(1, $1::integer) AS "i"`
