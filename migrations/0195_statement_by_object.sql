-- What an income or expense is about: a property, so that its owner has a statement of it alone.
ALTER TABLE "transaction" ADD COLUMN "objectId" integer REFERENCES "object" ("id");
CREATE INDEX "transactionOfObject" ON "transaction" ("accountId", "objectId", "transactionDate", "id")
  INCLUDE ("isDebit", "amount") WHERE "objectId" IS NOT NULL AND "deletedOn" IS NULL;
CREATE INDEX "transactionObject" ON "transaction" ("objectId") WHERE "objectId" IS NOT NULL;
