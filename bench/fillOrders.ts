// Generates signed orders and mandates, after accounts and objects.
import type pg from 'pg'
import { inBulk } from './bulk.ts'

/** For a million accounts 300,000: half of them viewing orders, half mandates. Does nothing if they exist already. */
export async function fillOrders(pool: pg.Pool, accounts: number, say: (line: string) => void) {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM "brokerOrder"')
  if ((rows[0]?.count ?? 0) > 0) return
  const wanted = Math.ceil(accounts * 0.3)
  say(`Making ${wanted} orders`)
  await inBulk(pool, ['brokerOrder', 'orderObject', 'orderParty'], async (client) => {
    await client.query(orders, [wanted])
    await client.query(objects)
    await client.query(parties)
    await client.query(names)
  })
}

// Of the last two years, so that a fifth of all mandates is in force; one in thirty ended early.
const orders = `
  INSERT INTO "brokerOrder" ("side", "service", "purpose", "isExclusive", "language", "feePercent", "validFrom", "validUntil",
    "endedOn", "endReason", "agentId", "number", "code", "content", "issuedOn", "signedOn", "paperOn", "createdById", "modifiedById")
  SELECT CASE WHEN "i" % 2 = 0 THEN 'mandate' ELSE 'viewing' END, 'mediation', 'sale', a % 3 = 0, 'el', 2, "from", "from" + 60 + a % 180,
    CASE WHEN a % 30 = 0 THEN "from" + 30 END, CASE WHEN a % 30 = 0 THEN 'Sold by the owner' END, 1, "i",
    lpad("i"::text, 16, '0'), '{}', "from", "from", "from", 1, 1
  FROM (
    SELECT "i", hashint4("i") & 2147483647 AS a, "agencyToday"() - (hashint4("i" + 10000000) & 2147483647) % 730 AS "from"
    FROM generate_series(1, $1::integer) AS "i"
  ) AS "row"`

const objects = `
  INSERT INTO "orderObject" ("orderId", "objectId", "position")
  SELECT b."id", 1 + (hashint4(b."id" + 20000000) & 2147483647) % "objects", 0
  FROM "brokerOrder" b, (SELECT max("id") AS "objects" FROM "object") AS "size"`

const parties = `
  INSERT INTO "orderParty" ("orderId", "accountId", "position", "name", "signedOn", "paperSentOn")
  SELECT b."id", a."id", 0, concat_ws(' ', a."firstName", a."lastName"), b."signedOn", b."signedOn"
  FROM "brokerOrder" b, (SELECT max("id") AS "accounts" FROM "account") AS "size",
    LATERAL (SELECT * FROM "account" a WHERE a."id" = 1 + (hashint4(b."id" + 30000000) & 2147483647) % "accounts") a`

const names = `
  UPDATE "brokerOrder" b SET "partyNames" = p."name", "objectNumbers" = o."referenceNumber"
  FROM "orderParty" p, "orderObject" k JOIN "object" o ON o."id" = k."objectId"
  WHERE p."orderId" = b."id" AND k."orderId" = b."id"`
