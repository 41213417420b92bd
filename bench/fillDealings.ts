// Generates viewings, deals and stays, after accounts, leads and objects.
import type pg from 'pg'
import { inBulk } from './bulk.ts'

/** For a million accounts 200,000 viewings, 50,000 deals and 100,000 stays. Does nothing if they exist already. */
export async function fillDealings(pool: pg.Pool, accounts: number, say: (line: string) => void) {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM "viewing"')
  if ((rows[0]?.count ?? 0) > 0) return spreadStays(pool, say)
  const [viewings, deals, stays] = [accounts / 5, accounts / 20, accounts / 10].map(Math.ceil)
  say(`Making ${viewings} viewings, ${deals} deals and ${stays} stays`)
  await inBulk(pool, ['viewing', 'viewingResult'], async (client) => {
    await client.query(viewingRows, [viewings])
    await client.query(viewingResults)
    await client.query(`SELECT "keepViewings"(ARRAY(SELECT "id" FROM "viewing"))`)
  })
  // After the indexes exist.
  await inBulk(pool, [], async (client) => {
    await client.query(
      `SELECT "keepLeadSteps"(ARRAY(SELECT DISTINCT "demandId" FROM "viewing" WHERE "demandId" IS NOT NULL))`,
    )
  })
  await inBulk(pool, ['deal', 'dealAccount'], async (client) => {
    await client.query(dealRows, [deals])
    await client.query(dealPeople)
    await client.query(`SELECT "keepDeals"(ARRAY(SELECT "id" FROM "deal"))`)
  })
  // With triggers on, which derive sums and occupied days.
  await pool.query(stayRows, [stays])
  await pool.query('VACUUM ANALYZE "reservation"')
}

/** Older bench databases have all stays in one month. */
async function spreadStays(pool: pg.Pool, say: (line: string) => void) {
  const { rows } = await pool.query<{ dense: boolean }>(
    `SELECT max("checkOut") < '2021-01-01' AS "dense" FROM "reservation" WHERE "createdById" = 1`,
  )
  if (!rows[0]?.dense) return
  say('Spreading stays over seven years')
  await pool.query(
    `UPDATE "reservation" SET "checkIn" = "checkIn" + ${daysOfObject('"objectId" - 1')}`,
  )
  await pool.query('VACUUM FULL ANALYZE "reservation"')
}

/** Days between the very first stay and the first stay of each object. */
const daysOfObject = (object: string) => `(${object}) * 37 % 2500`

const sizes = `(SELECT (SELECT max("id") FROM "lead") AS "leads", (SELECT max("id") FROM "object") AS "objects",
  (SELECT max("id") FROM "account") AS "accounts") AS "size"`

const viewingRows = `
  INSERT INTO "viewing" ("demandId", "appointmentCreated", "dateOfViewing", "result", "createdById", "modifiedById")
  SELECT 1 + a % "leads", "at" - interval '3 days', "at", CASE WHEN "at" < now() THEN "i" % 9 ELSE 0 END, 1, 1
  FROM (
    SELECT "i", hashint4("i") & 2147483647 AS a, '2018-01-01 09:00'::timestamp + "i" % 3400 * interval '1 day'
      + "i" % 20 * interval '30 min' AS "at"
    FROM generate_series(1, $1::integer) AS "i"
  ) AS "row", ${sizes}`

const viewingResults = `
  INSERT INTO "viewingResult" ("viewingId", "objectId", "position", "result")
  SELECT v."id", 1 + (hashint4(v."id" + "at" * 7000000) & 2147483647) % "objects", "at", nullif(v."result", 0)
  FROM "viewing" v CROSS JOIN generate_series(0, 1) AS "at", ${sizes} WHERE "at" = 0 OR v."id" % 3 = 0
  ON CONFLICT DO NOTHING`

const dealRows = `
  INSERT INTO "deal" ("dealType", "dealStage", "objectId", "demandId", "startDate", "endDate", "askingPrice", "price",
    "dateOfDeposit", "createdById", "modifiedById")
  SELECT 1 + "i" % 2, CASE WHEN "i" % 10 < 6 THEN 5 WHEN "i" % 10 < 8 THEN 6 ELSE 1 + "i" % 4 END, 1 + a % "objects",
    1 + a % "leads", '2018-01-01'::date + "i" % 3200, '2018-03-01'::date + "i" % 3200, 90000 + a % 900 * 500,
    CASE WHEN "i" % 3 > 0 THEN 85000 + a % 900 * 500 END, '2018-02-01'::date + "i" % 3200, 1, 1
  FROM (SELECT "i", hashint4("i") & 2147483647 AS a FROM generate_series(1, $1::integer) AS "i") AS "row", ${sizes}`

const dealPeople = `
  INSERT INTO "dealAccount" ("dealId", "accountId", "relation", "position")
  SELECT d."id", 1 + (hashint4(d."id" + "at" * 7000000) & 2147483647) % "accounts", "at", "at" - 1
  FROM "deal" d CROSS JOIN generate_series(1, 4) AS "at", ${sizes}`

// The stays of an object follow one another, so that none overlap.
const stayRows = `
  INSERT INTO "reservation" ("objectId", "checkIn", "duration", "reservationStage", "clientLastName", "clientFirstName",
    "demandId", "total", "paymentToOwner", "comission", "finalComission", "createdById", "modifiedById")
  SELECT 1 + "i" % "objects", '2020-01-01'::date + ("i" / "objects") * 15 + "i" % 7 + ${daysOfObject('"i" % "objects"')}, 2 + "i" % 6, 1 + "i" % 4,
    'Guest' || "i" % 5000, 'Anna', CASE WHEN "i" % 2 = 0 THEN 1 + "i" % "leads" END, 200 + "i" % 900, 150 + "i" % 700,
    20 + "i" % 90, 20 + "i" % 90, 1, 1
  FROM generate_series(1, $1::integer) AS "i", ${sizes}`
