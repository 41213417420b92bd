// Generates incomes and expenses, after accounts.
import type pg from 'pg'
import { inBulk } from './bulk.ts'

/** As many as accounts, a twentieth of them of one account. Does nothing if they exist already. */
export async function fillPayments(pool: pg.Pool, rows: number, say: (line: string) => void) {
  const { rows: counted } = await pool.query<{ there: boolean }>(
    'SELECT EXISTS (SELECT FROM "transaction") AS "there"',
  )
  if (counted[0]?.there) return
  say(`Making ${rows} transactions`)
  await pool.query(paymentAccounts)
  await inBulk(
    pool,
    ['transaction', 'transactionSum', 'transactionTotal', 'paymentAccount', 'file'],
    async (client) => {
      await client.query(transactions, [rows])
      await client.query(sums)
      await client.query(totals)
      await client.query(balances)
      await client.query(attachments)
    },
  )
}

// With triggers on, which derive the list of accounts with payments.
const paymentAccounts = `
  UPDATE "account" SET "hasTransactions" = true WHERE "id" % 200 = 7 AND "deletedOn" IS NULL AND NOT "hasTransactions"`

// Ten years up to now, one after the other; three of five are expenses, few of them not paid.
const transactions = `
  INSERT INTO "transaction" ("accountId", "isDebit", "amount", "transactionDate", "paymentMethod", "categoryId", "status",
    "paymentDate", "expirationDate", "internalNotes", "approvalToken", "confirmedByClientDate", "createdOn", "createdById",
    "modifiedOn", "modifiedById")
  SELECT CASE WHEN "i" % 20 = 0 THEN "ids"[1] ELSE "ids"[2 + a % (cardinality("ids") - 1)] END, "isDebit",
    (100 + b % 150000) / 100.0, "at", 1 + c % 2, CASE WHEN "isDebit" THEN 8 + b % 15 ELSE 1 + b % 7 END,
    CASE WHEN "isDebit" THEN CASE WHEN "isUnpaid" THEN 0 ELSE 1 + c % 2 END END,
    CASE WHEN NOT "isUnpaid" THEN "at"::date + a % 20 END, CASE WHEN "isDebit" THEN "at"::date + 30 END,
    CASE WHEN b % 10 = 0 THEN 'Paid by hand, see the bill' END,
    CASE WHEN "isDebit" THEN replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') END,
    CASE WHEN "isDebit" AND c % 3 = 0 THEN "at" + interval '3 days' END,
    "at" + interval '1 h', 1 + "employes" * (a % 50), "at" + interval '1 h' * (1 + b % 300), 1 + "employes" * (b % 50)
  FROM (
    SELECT *, a % 5 < 3 AS "isDebit", a % 5 < 3 AND (c % 60 = 0 OR "at" > "agencyNow"() - interval '90 days' AND c % 3 = 0) AS "isUnpaid"
    FROM (
      SELECT "i", hashint4("i") & 2147483647 AS a, hashint4("i" + 10000000) & 2147483647 AS b,
        hashint4("i" + 20000000) & 2147483647 AS c,
        date_trunc('minute', "agencyNow"()) - ($1::integer - "i") * (interval '3650 days' / $1::integer) AS "at"
      FROM generate_series(1, $1::integer) AS "i"
    ) AS "row"
  ) AS "row",
  (SELECT array_agg("accountId" ORDER BY "accountId") AS "ids" FROM "paymentAccount" WHERE "isListed") AS "listed", greatest(3, $1::integer / 50) AS "employes"
  ORDER BY "i"`

// Writes the values that triggers would derive.
const sums = `
  INSERT INTO "transactionSum" ("accountId", "month", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount")
  SELECT "accountId", date_trunc('month', "transactionDate")::date, "isDebit", "paymentMethod", "categoryId",
    coalesce("status", 1) = 0, count(*), sum("amount")
  FROM "transaction" GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 2, 1`
const totals = `
  INSERT INTO "transactionTotal" ("accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount")
  SELECT "accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid", sum("rows"), sum("amount")
  FROM "transactionSum" GROUP BY 1, 2, 3, 4, 5 ORDER BY 1`
const balances = `
  UPDATE "paymentAccount" p SET "balance" = t."balance", "transactionModifiedOn" = t."modifiedOn"
  FROM (SELECT "accountId", sum(CASE WHEN "isDebit" THEN -"amount" ELSE "amount" END) AS "balance", max("modifiedOn") AS "modifiedOn"
    FROM "transaction" GROUP BY 1) t
  WHERE p."accountId" = t."accountId"`

const attachments = `
  INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId", "type", "position")
  SELECT 'benchbill' || lpad("id"::text, 12, '0') || '.pdf', 'bill-' || "id" || '.pdf', 'application/pdf', 40000 + "id" % 90000,
    'Transaction', "id", 'file', 0
  FROM "transaction" WHERE "id" % 10 = 1`
