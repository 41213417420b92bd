-- Adds the change of a month's sum to the account's sum over all months. keepPayments.sql has already locked the account.
-- version: 1

CREATE OR REPLACE FUNCTION "keepPaymentTotals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "transactionTotal" AS t ("accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid", "rows", "amount")
  VALUES (NEW."accountId", NEW."isDebit", NEW."paymentMethod", NEW."categoryId", NEW."isUnpaid",
    NEW."rows" - coalesce(OLD."rows", 0), NEW."amount" - coalesce(OLD."amount", 0))
  ON CONFLICT ("accountId", "isDebit", "paymentMethod", "categoryId", "isUnpaid")
    DO UPDATE SET "rows" = t."rows" + excluded."rows", "amount" = t."amount" + excluded."amount";
  RETURN NULL;
END $$;
