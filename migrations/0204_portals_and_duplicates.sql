-- Alerts that administrators alone are shown.
ALTER TABLE "alert" ADD COLUMN "forAdministrators" boolean NOT NULL DEFAULT false;
CREATE INDEX "alertForAdministrators" ON "alert" ("id") INCLUDE ("readedOn") WHERE "forAdministrators" AND "deletedOn" IS NULL;
UPDATE "alert" SET "forAdministrators" = true WHERE "said"->'source'->>0 = 'portal.alert.source';

ALTER TABLE "agency" ADD COLUMN "gemiNumber" text CHECK (length("gemiNumber") <= 20); -- in the business registry

-- Decisions that follow a merge.
ALTER TABLE "duplicatePair" ADD COLUMN "carriedFromId" integer REFERENCES "duplicatePair" ("id") ON DELETE SET NULL;
CREATE INDEX "duplicatePairCarriedFrom" ON "duplicatePair" ("carriedFromId") WHERE "carriedFromId" IS NOT NULL;
