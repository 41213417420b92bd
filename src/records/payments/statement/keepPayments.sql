-- Sums of an account's transactions: its balance, and sums by month and by the filters of statements. Transactions of one
-- account are serialized: each statement first locks the account's row of "paymentAccount", several in the order of their ids,
-- and adds its difference to the stored values.
-- version: 2

-- The rows of "paymentAccount" of these accounts, computed from their transactions.
CREATE OR REPLACE FUNCTION "paymentAccountsOf"("ids" integer[])
RETURNS TABLE ("accountId" integer, "isListed" boolean, "balance" numeric, "transactionModifiedOn" timestamptz) LANGUAGE sql STABLE AS $$
  SELECT a."id", a."hasTransactions" AND a."deletedOn" IS NULL, coalesce(t."balance", 0), t."modifiedOn"
  FROM "account" a LEFT JOIN (
    SELECT "accountId", sum(CASE WHEN "isDebit" THEN -"amount" ELSE "amount" END) FILTER (WHERE "deletedOn" IS NULL) AS "balance",
      max("modifiedOn") AS "modifiedOn"
    FROM "transaction" WHERE "accountId" = ANY("ids") GROUP BY 1
  ) AS t ON t."accountId" = a."id"
  WHERE a."id" = ANY("ids")
$$;

-- The rows of "transactionSum" of these accounts, computed from their transactions.
CREATE OR REPLACE FUNCTION "transactionSumsOf"("ids" integer[]) RETURNS TABLE (
  "accountId" integer, "month" date, "isDebit" boolean, "paymentMethod" integer, "categoryId" integer, "isUnpaid" boolean,
  "rows" integer, "amount" numeric
) LANGUAGE sql STABLE AS $$
  SELECT "accountId", date_trunc('month', "transactionDate")::date, "isDebit", "paymentMethod", "categoryId",
    coalesce("status", 1) = 0, count(*)::integer, sum("amount")
  FROM "transaction" WHERE "accountId" = ANY("ids") AND "deletedOn" IS NULL GROUP BY 1, 2, 3, 4, 5, 6
$$;

CREATE OR REPLACE FUNCTION "keepPaymentsAdded"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "paymentAccount" AS p ("accountId", "balance", "transactionModifiedOn")
  SELECT "accountId", coalesce(sum(CASE WHEN "isDebit" THEN -"amount" ELSE "amount" END) FILTER (WHERE "deletedOn" IS NULL), 0), max("modifiedOn")
  FROM "after" GROUP BY 1 ORDER BY 1
  ON CONFLICT ("accountId") DO UPDATE SET "balance" = p."balance" + excluded."balance",
    "transactionModifiedOn" = greatest(p."transactionModifiedOn", excluded."transactionModifiedOn");
  INSERT INTO "transactionSum" AS s ("accountId", "month", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount")
  SELECT "accountId", date_trunc('month', "transactionDate")::date, "isDebit", "paymentMethod", "categoryId",
    coalesce("status", 1) = 0, count(*), sum("amount")
  FROM "after" WHERE "deletedOn" IS NULL GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT ("accountId", "month", "isDebit", "paymentMethod", "categoryId", "isUnpaid")
    DO UPDATE SET "rows" = s."rows" + excluded."rows", "amount" = s."amount" + excluded."amount";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepPaymentsRemoved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "paymentAccount" AS p ("accountId", "balance")
  SELECT "accountId", coalesce(sum(CASE WHEN "isDebit" THEN "amount" ELSE -"amount" END) FILTER (WHERE "deletedOn" IS NULL), 0)
  FROM "before" GROUP BY 1 ORDER BY 1
  ON CONFLICT ("accountId") DO UPDATE SET "balance" = p."balance" + excluded."balance";
  INSERT INTO "transactionSum" AS s ("accountId", "month", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount")
  SELECT "accountId", date_trunc('month', "transactionDate")::date, "isDebit", "paymentMethod", "categoryId",
    coalesce("status", 1) = 0, -count(*), -sum("amount")
  FROM "before" WHERE "deletedOn" IS NULL GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT ("accountId", "month", "isDebit", "paymentMethod", "categoryId", "isUnpaid")
    DO UPDATE SET "rows" = s."rows" + excluded."rows", "amount" = s."amount" + excluded."amount";
  UPDATE "paymentAccount" p SET "transactionModifiedOn" = (
    SELECT max(t."modifiedOn") FROM "transaction" t WHERE t."accountId" = p."accountId")
  WHERE p."accountId" IN (SELECT "accountId" FROM "before");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepPaymentsChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "paymentAccount" AS p ("accountId", "balance", "transactionModifiedOn")
  SELECT "accountId", coalesce(sum("sign" * CASE WHEN "isDebit" THEN -"amount" ELSE "amount" END) FILTER (WHERE "deletedOn" IS NULL), 0),
    max("modifiedOn") FILTER (WHERE "sign" = 1)
  FROM (SELECT *, 1 AS "sign" FROM "after" UNION ALL SELECT *, -1 FROM "before") AS "each" GROUP BY 1 ORDER BY 1
  ON CONFLICT ("accountId") DO UPDATE SET "balance" = p."balance" + excluded."balance",
    "transactionModifiedOn" = greatest(p."transactionModifiedOn", excluded."transactionModifiedOn");
  INSERT INTO "transactionSum" AS s ("accountId", "month", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount")
  SELECT "accountId", date_trunc('month', "transactionDate")::date, "isDebit", "paymentMethod", "categoryId",
    coalesce("status", 1) = 0, sum("sign"), sum("sign" * "amount")
  FROM (SELECT *, 1 AS "sign" FROM "after" UNION ALL SELECT *, -1 FROM "before") AS "each"
  WHERE "deletedOn" IS NULL GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum("sign") <> 0 OR sum("sign" * "amount") <> 0 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT ("accountId", "month", "isDebit", "paymentMethod", "categoryId", "isUnpaid")
    DO UPDATE SET "rows" = s."rows" + excluded."rows", "amount" = s."amount" + excluded."amount";
  -- The transaction may have moved to another account, as in a merge of accounts.
  UPDATE "paymentAccount" p SET "transactionModifiedOn" = (
    SELECT max(t."modifiedOn") FROM "transaction" t WHERE t."accountId" = p."accountId")
  WHERE p."accountId" IN (SELECT b."accountId" FROM "before" b JOIN "after" a USING ("id") WHERE a."accountId" <> b."accountId" OR a."modifiedOn" < b."modifiedOn");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "listPaymentAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "paymentAccount" ("accountId", "isListed") VALUES (NEW."id", NEW."hasTransactions" AND NEW."deletedOn" IS NULL)
  ON CONFLICT ("accountId") DO UPDATE SET "isListed" = excluded."isListed";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "forgetPaymentAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "paymentAccount" WHERE "accountId" = OLD."id";
  RETURN NULL;
END $$;
