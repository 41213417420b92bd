-- What the overview counts: when a lead was first answered, and the days that its figures are of.
-- requires: keepLeadSteps.sql

-- Kept from its activities, see keepLeadSteps.sql.
ALTER TABLE "lead" ADD COLUMN "answeredOn" timestamptz;
UPDATE "lead" l SET "answeredOn" = k."answered"
FROM (
  SELECT k."entityId" AS "id", min(CASE WHEN a."done" THEN coalesce(a."doneDate" AT TIME ZONE 'Europe/Athens', a."modifiedOn") ELSE a."createdOn" END) AS "answered"
  FROM "activityLink" k JOIN "activity" a ON a."id" = k."activityId" AND a."deletedOn" IS NULL AND a."done" IS DISTINCT FROM false
  WHERE k."entity" = 'Demand' GROUP BY 1
) AS k WHERE l."id" = k."id";

CREATE INDEX "leadOverview" ON "lead" ("createdOn") INCLUDE ("stage", "source", "answeredOn") WHERE "deletedOn" IS NULL;
CREATE INDEX "dealOverview" ON "deal" ("endDate") INCLUDE ("dealStage", "price", "demandId", "objectId", "id") WHERE "deletedOn" IS NULL;
CREATE INDEX "objectForShortRent" ON "object" ("id") WHERE "forShortRent" AND "deletedOn" IS NULL AND NOT "isBlank";
