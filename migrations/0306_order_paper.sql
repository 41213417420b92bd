-- The orders whose paper has yet to be made are found by a mark of their own, instead of by reading all acts each minute.
ALTER TABLE "brokerOrder" ADD COLUMN "paperOn" timestamptz;

ALTER TABLE "brokerOrder" DISABLE TRIGGER "orderIsFrozen";
UPDATE "brokerOrder" b SET "paperOn" = a."actedOn"
FROM (SELECT "orderId", min("actedOn") AS "actedOn" FROM "orderAct" WHERE "act" IN ('completed', 'signedOnPaper') GROUP BY 1) a
WHERE a."orderId" = b."id";
ALTER TABLE "brokerOrder" ENABLE TRIGGER "orderIsFrozen";

CREATE INDEX "brokerOrderWithoutPaper" ON "brokerOrder" ("id") WHERE "signedOn" IS NOT NULL AND "paperOn" IS NULL;
