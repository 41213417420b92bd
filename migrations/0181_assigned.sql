-- Lists of leads, viewings and deals are filtered by the people assigned, whose ids stand beside their names. Deals have people
-- of their own.
ALTER TABLE "lead" ADD COLUMN "assignedNames" text COLLATE "und-x-icu", ADD COLUMN "assignedIds" integer[] NOT NULL DEFAULT '{}';
ALTER TABLE "viewing" ADD COLUMN "assignedIds" integer[] NOT NULL DEFAULT '{}';
ALTER TABLE "deal" ADD COLUMN "assignedIds" integer[] NOT NULL DEFAULT '{}';

CREATE TEMPORARY TABLE "people" ON COMMIT DROP AS
  SELECT s."parentKind", s."parentId", string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names",
    array_agg(a."id" ORDER BY a."id") AS "ids"
  FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
  WHERE s."parentKind" IN ('Demand', 'Viewing', 'Object') GROUP BY s."parentKind", s."parentId";

UPDATE "lead" l SET "assignedNames" = p."names", "assignedIds" = p."ids"
FROM "people" p WHERE p."parentKind" = 'Demand' AND p."parentId" = l."id";
UPDATE "viewing" v SET "assignedIds" = p."ids"
FROM "people" p WHERE p."parentKind" = 'Viewing' AND p."parentId" = v."id";
UPDATE "deal" d SET "assignedIds" = p."ids"
FROM "people" p WHERE p."parentKind" = 'Object' AND p."parentId" = d."objectId";
UPDATE "deal" d SET "assignedIds" = p."ids"
FROM "people" p WHERE p."parentKind" = 'Demand' AND p."parentId" = d."demandId";
UPDATE "deal" d SET "assignedIds" = ARRAY[a."id"], "assignedNames" = a."name"
FROM "account" a WHERE a."id" = d."createdById" AND a."deletedOn" IS NULL AND d."assignedIds" = '{}';

DROP INDEX "leadList";
CREATE INDEX "leadList" ON "lead" ("createdOn" DESC, "id" DESC)
  INCLUDE ("accountId", "source", "forPurchase", "forRent", "forShortRent", "forSell", "forRentOut",
    "purchaseBudgetRangeMin", "purchaseBudgetRangeMax", "rentBudgetRangeMin", "rentBudgetRangeMax",
    "shortRentBudgetRangeMin", "shortRentBudgetRangeMax", "startDate", "endDate", "priority", "stage", "assignedIds")
  WHERE "deletedOn" IS NULL;
CREATE INDEX "leadAssignedNames" ON "lead" ("assignedNames", "id") WHERE "deletedOn" IS NULL;
CREATE INDEX "leadAssigned" ON "lead" USING gin ("assignedIds") WITH (gin_pending_list_limit = 128) WHERE "deletedOn" IS NULL;
CREATE INDEX "viewingAssigned" ON "viewing" USING gin ("assignedIds") WITH (gin_pending_list_limit = 128)
  WHERE "deletedOn" IS NULL;
CREATE INDEX "dealAssigned" ON "deal" USING gin ("assignedIds") WITH (gin_pending_list_limit = 128)
  WHERE "deletedOn" IS NULL;
DROP INDEX "dealOverview";
CREATE INDEX "dealOverview" ON "deal" ("endDate") INCLUDE ("dealStage", "price", "comission", "assignedIds") WHERE "deletedOn" IS NULL;
