-- What a statement adds up to is read with each of its pages: of a long one, these few rows in place of thousands.
-- requires: keepPaymentTotals.sql

-- What is being written is waited for, so that it is counted.
LOCK TABLE "transaction" IN SHARE ROW EXCLUSIVE MODE;

-- The sums of each account over all months. Kept by a trigger alone, of "transactionSum".
CREATE TABLE "transactionTotal" (
  "accountId" integer,
  "isDebit" boolean,
  "paymentMethod" integer,
  "categoryId" integer,
  "isUnpaid" boolean,
  "rows" integer NOT NULL,
  "amount" numeric(18, 2) NOT NULL,
  PRIMARY KEY ("accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid")
);
INSERT INTO "transactionTotal" ("accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount")
SELECT "accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid", sum("rows"), sum("amount")
FROM "transactionSum" GROUP BY 1, 2, 3, 4, 5;

CREATE TRIGGER "keepPaymentTotals" AFTER INSERT OR UPDATE ON "transactionSum"
  FOR EACH ROW EXECUTE FUNCTION "keepPaymentTotals"();
ANALYZE "transactionTotal";
