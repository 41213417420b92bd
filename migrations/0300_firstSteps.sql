-- First steps of a new agency that somebody has skipped. An agency that works already needs none of them.
CREATE TABLE "skippedStep" (
  "name" text NOT NULL CHECK (length("name") <= 40),
  "accountId" integer REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "skippedOn" timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT ("name", "accountId")
);
CREATE INDEX "skippedStepAccount" ON "skippedStep" ("accountId") WHERE "accountId" IS NOT NULL;

INSERT INTO "skippedStep" ("name")
SELECT unnest(ARRAY['agency', 'languages', 'mail', 'colleague', 'property', 'publish', 'portal', 'backup'])
WHERE EXISTS (SELECT FROM "object" WHERE "published");
INSERT INTO "skippedStep" ("name", "accountId")
SELECT 'secondFactor', a."id" FROM "account" a JOIN "user" u ON u."accountId" = a."id"
WHERE a."role" = 'admin' AND EXISTS (SELECT FROM "object" WHERE "published");
