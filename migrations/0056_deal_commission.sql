-- What the agency is paid for a deal, and the expenses that nobody has approved or paid yet.
ALTER TABLE "deal" ADD COLUMN "comission" numeric(14, 2);

DROP INDEX "dealOverview";
CREATE INDEX "dealOverview" ON "deal" ("endDate") INCLUDE ("dealStage", "price", "comission", "demandId", "objectId", "id") WHERE "deletedOn" IS NULL;

DROP INDEX "transactionToApprove";
CREATE INDEX "transactionToApprove" ON "transaction" ("transactionDate", "id") INCLUDE ("amount")
  WHERE "isDebit" AND "status" = 0 AND "confirmedByClientDate" IS NULL AND "deletedOn" IS NULL;
