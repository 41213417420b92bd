-- Deals: what was paid as a deposit; a commission that is a percentage never differs from its amount. Professionals are found
-- by their specialities.
-- requires: keepNameWords.sql
ALTER TABLE "deal" ADD COLUMN "deposit" numeric(14, 2) CHECK ("deposit" >= 0);
UPDATE "deal" SET "comission" = round(coalesce("price", "askingPrice") * "comissionPercent" / 100, 2)
WHERE "comissionPercent" IS NOT NULL
  AND "comission" IS DISTINCT FROM round(coalesce("price", "askingPrice") * "comissionPercent" / 100, 2);
ALTER TABLE "deal" ADD CONSTRAINT "dealComission" CHECK ("comissionPercent" IS NULL
  OR "comission" IS NOT DISTINCT FROM round(coalesce("price", "askingPrice") * "comissionPercent" / 100, 2));
CREATE INDEX "dealDepositAmount" ON "deal" ("deposit", "id") WHERE "deletedOn" IS NULL;
CREATE INDEX "dealComissionAmount" ON "deal" ("comission", "id") WHERE "deletedOn" IS NULL;
SELECT "keepNameWordsOf"(ARRAY(
  SELECT "id" FROM "account" WHERE "isProfessional" AND "deletedOn" IS NULL ORDER BY "id"));
