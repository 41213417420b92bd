// Generates accounts, leads and objects, the same each time.
import type pg from 'pg'
import { accountNames } from './accountNames.ts'
import { inBulk } from './bulk.ts'
import { makeObjects, objectTables } from './fillObjects.ts'

type Sizes = { accounts: number; objects: number }

/** Does nothing if the accounts exist already. */
export async function fill(
  pool: pg.Pool,
  { accounts: rows, objects }: Sizes,
  say: (line: string) => void,
) {
  const { rows: counted } = await pool.query<{ count: number }>('SELECT count(*) FROM "account"')
  const there = counted[0]?.count ?? 0
  if (there >= rows) return
  if (there > 0)
    throw new Error(`The database holds ${there} accounts: remove BENCH_DIR to fill it anew`)
  const started = performance.now()
  say(`Making ${rows} accounts and ${objects} objects`)
  await inBulk(pool, ['account', 'lead', ...objectTables], async (client) => {
    await client.query(leads, [rows])
    await client.query(accounts, [rows, ...accountNames()])
    await client.query(namesOfLeads)
    await client.query(`SELECT setval(pg_get_serial_sequence('"account"', 'id'), $1)`, [rows])
    await makeObjects(client, { objects, accounts: rows })
    await client.query('SELECT "keepNameWordsOf"(ARRAY(SELECT "id" FROM "account"))')
  })
  say(`Made in ${Math.round((performance.now() - started) / 1000)} s`)
}

// Six of ten are Greek, three Russian, one from elsewhere; two in a hundred were deleted. An office of fifty,
// however many accounts it has.
const accounts = `
  INSERT INTO "account" (
    "id", "firstName", "lastName", "email", "phone", "taxNumber", "isOwner", "isClient", "isEmploye",
    "isProfessional", "isPlumber", "isElectrician", "isLawyer", "isCleaner", "isSource", "isPartnerRealEstate", "isPartnerTourism",
    "companyType", "purchaseBudgetRangeMin", "purchaseBudgetRangeMax", "country", "city", "address",
    "notes", "createdOn", "createdById", "modifiedOn", "modifiedById", "deletedOn", "hasNotClosedLead"
  )
  SELECT "i",
    CASE "origin" WHEN 0 THEN "greekFirst"[1 + a % cardinality("greekFirst")]
      WHEN 1 THEN "russianFirst"[1 + a % cardinality("russianFirst")] ELSE "foreignFirst"[1 + a % cardinality("foreignFirst")] END,
    CASE "origin" WHEN 0 THEN "greekLast"[1 + b % cardinality("greekLast")]
      WHEN 1 THEN "russianLast"[1 + b % cardinality("russianLast")] ELSE "foreignLast"[1 + b % cardinality("foreignLast")] END,
    (ARRAY['info', 'mail', 'home', 'a', 'george', 'maria', 'office', 'x'])[1 + b % 8] || a % 100000 || '@'
      || (ARRAY['gmail.com', 'yahoo.gr', 'mail.ru', 'otenet.gr'])[1 + c % 4]
      || CASE WHEN c % 5 = 0 THEN ';second' || b % 100000 || '@example.com' ELSE '' END,
    CASE WHEN "origin" = 1 THEN '+7 9' || lpad((b % 1000000000)::text, 9, '0')
      ELSE '+30 ' || (ARRAY['2310', '6944', '6977', '2102', '6932'])[1 + c % 5] || ' ' || lpad((a % 1000000)::text, 6, '0') END
      || CASE WHEN b % 4 = 0 THEN ';2310 ' || lpad((c % 1000000)::text, 6, '0') ELSE '' END,
    lpad((c % 1000000000)::text, 9, '0'),
    a % 100 < 35, b % 100 < 45, "i" % "employes" = 1, c % 50 = 0, c % 200 = 0, c % 250 = 50, c % 300 = 100, c % 350 = 150,
    "i" % "employes" = 2, c % 200 = 3, c % 200 = 5, CASE WHEN "i" % "employes" = 2 THEN 1 + a % 10 END,
    CASE WHEN b % 100 < 45 AND a % 3 = 0 THEN 20000 + c % 50 * 5000 END, CASE WHEN b % 100 < 45 AND a % 3 < 2 THEN 70000 + c % 50 * 5000 + b % 40 * 5000 END, (ARRAY['GR', 'RU', 'DE'])[1 + "origin"], 'Θεσσαλονίκη', 'Τσιμισκή ' || 1 + a % 200,
    CASE WHEN b % 3 = 0 THEN repeat('Θέλει διαμέρισμα με θέα στη θάλασσα. ', 1 + c % 8) END,
    '2016-01-01'::timestamptz + "i" * interval '5 min', 1 + "employes" * (a % 50),
    '2016-01-01'::timestamptz + "i" * interval '5 min' + (b % 1000) * interval '1 h', 1 + "employes" * (b % 50),
    CASE WHEN c % 50 = 1 THEN '2026-01-01'::timestamptz END,
    "i" IN (SELECT "accountId" FROM "lead" l JOIN "selectOption" s ON s."list" = 'leadStage' AND s."value" = l."stage" AND NOT s."closed")
  FROM (
    SELECT "i", hashint4("i") & 2147483647 AS a, hashint4("i" + 10000000) & 2147483647 AS b,
      hashint4("i" + 20000000) & 2147483647 AS c,
      CASE WHEN (hashint4("i" + 30000000) & 2147483647) % 10 < 6 THEN 0
        WHEN (hashint4("i" + 30000000) & 2147483647) % 10 < 9 THEN 1 ELSE 2 END AS "origin",
      greatest(3, $1 / 50) AS "employes"
    FROM generate_series(1, $1::integer) AS "i"
  ) AS "row",
  (SELECT $2::text[] AS "greekFirst", $3::text[] AS "greekLast", $4::text[] AS "russianFirst", $5::text[] AS "russianLast",
    $6::text[] AS "foreignFirst", $7::text[] AS "foreignLast") AS "names"`

// One lead for each fifth account, services, budgets and stages mixed.
const leads = `
  INSERT INTO "lead" ("accountId", "source", "forPurchase", "forRent", "forShortRent", "purchaseBudgetRangeMin",
    "purchaseBudgetRangeMax", "rentBudgetRangeMin", "rentBudgetRangeMax", "stage", "priority", "description", "startDate", "endDate")
  SELECT "i" * 5, CASE WHEN "i" % 10 > 0 THEN 2 + "employes" * ("i" % 50) END, "i" % 2 = 0, "i" % 2 = 1, "i" % 7 = 0,
    CASE WHEN "i" % 2 = 0 THEN 20000 + "i" % 90 * 5000 END, CASE WHEN "i" % 6 = 0 THEN 90000 + "i" % 90 * 6000 END,
    CASE WHEN "i" % 2 = 1 THEN 200 + "i" % 40 * 20 END, CASE WHEN "i" % 3 = 1 THEN 400 + "i" % 40 * 25 END,
    (SELECT array_agg("value" ORDER BY "value") FROM "selectOption" WHERE "list" = 'leadStage')[
      1 + ("i" % (SELECT count(*) FROM "selectOption" WHERE "list" = 'leadStage'))::integer],
    1 + "i" % 3, 'Two rooms by the sea', '2025-01-01'::date + "i" % 300, CASE WHEN "i" % 2 = 0 THEN '2025-06-01'::date + "i" % 700 END
  FROM generate_series(1, $1::integer / 5) AS "i", greatest(3, $1::integer / 50) AS "employes"`

// After the accounts, because triggers are off.
const namesOfLeads = `
  UPDATE "lead" l SET "accountName" = a."name", "searchLastName" = a."searchLastName",
    "createdOn" = a."createdOn" + interval '1 h', "createdById" = a."createdById",
    "modifiedOn" = a."modifiedOn" + interval '1 h', "modifiedById" = a."modifiedById"
  FROM "account" a WHERE a."id" = l."accountId"`
