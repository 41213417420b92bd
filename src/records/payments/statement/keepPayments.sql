-- What is kept of the transactions of an account: its balance, and its sums by month and by what statements are
-- filtered by. Two who change transactions of one account come one after the other: the row of the account in
-- "paymentAccount" is locked first, of several accounts in the order of their numbers. What is kept is what is
-- there now plus the difference, so that neither is lost.
-- version: 1

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
  -- Of an account that gave transactions to another one, as accounts do that become one.
  UPDATE "paymentAccount" p SET "transactionModifiedOn" = (
    SELECT max(t."modifiedOn") FROM "transaction" t WHERE t."accountId" = p."accountId")
  WHERE p."accountId" IN (SELECT b."accountId" FROM "before" b JOIN "after" a USING ("id") WHERE a."accountId" <> b."accountId");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "listPaymentAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "paymentAccount" ("accountId", "isListed") VALUES (NEW."id", NEW."hasTransactions" AND NEW."deletedOn" IS NULL)
  ON CONFLICT ("accountId") DO UPDATE SET "isListed" = excluded."isListed";
  RETURN NULL;
END $$;
