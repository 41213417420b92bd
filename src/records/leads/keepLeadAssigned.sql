-- The people assigned to each lead, for lists to show, sort and filter by.
-- The people are locked before they are read: when two transactions change one source each, the second sees both.
-- version: 2

-- Computes the values of these leads.
CREATE OR REPLACE FUNCTION "leadAssigned"("ids" integer[]) RETURNS TABLE (
  "id" integer, "assignedNames" text, "assignedIds" integer[]
) LANGUAGE sql STABLE AS $$
  SELECT l."id", "people"."names" AS "assignedNames", coalesce("people"."peopleIds", '{}') AS "assignedIds"
  FROM "lead" l
  LEFT JOIN (
    SELECT s."parentId", string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names", array_agg(a."id" ORDER BY a."id") AS "peopleIds"
    FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
    WHERE s."parentKind" = 'Demand' AND s."parentId" = ANY("ids") GROUP BY s."parentId"
  ) AS "people" ON "people"."parentId" = l."id"
  WHERE l."id" = ANY("ids")
$$;

CREATE OR REPLACE FUNCTION "keepLeadAssigned"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM FROM "lead" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "lead" l SET "assignedNames" = k."assignedNames", "assignedIds" = k."assignedIds"
  FROM "leadAssigned"("ids") AS k
  WHERE l."id" = k."id" AND (l."assignedNames", l."assignedIds") IS DISTINCT FROM (k."assignedNames", k."assignedIds");
END $$;

-- For statements on "assignment"; "moved" has the rows.
CREATE OR REPLACE FUNCTION "keepMovedLeadAssigned"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ids" integer[] := ARRAY(SELECT DISTINCT "parentId" FROM "moved" WHERE "parentKind" = 'Demand');
BEGIN
  IF TG_OP = 'UPDATE' THEN
    "ids" := "ids" || ARRAY(SELECT DISTINCT "parentId" FROM "before" WHERE "parentKind" = 'Demand');
  END IF;
  IF cardinality("ids") = 0 THEN RETURN NULL; END IF;
  PERFORM FROM "account" WHERE "id" IN (SELECT "accountId" FROM "moved" WHERE "parentKind" = 'Demand')
  ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM "keepLeadAssigned"("ids");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepLeadAssignedOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepLeadAssigned"(ARRAY(
    SELECT "parentId" FROM "assignment" WHERE "accountId" = NEW."id" AND "parentKind" = 'Demand'));
  RETURN NULL;
END $$;
