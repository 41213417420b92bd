-- Derived columns for the list of viewings to show and sort by: the name of the lead, the people assigned, the numbers of the
-- objects, and the most important of the objects' results.
-- Sources and viewings are locked before they are read: when two transactions change one source each, the second sees both.
-- version: 6

-- Its earlier version returned fewer columns, which CREATE OR REPLACE cannot change.
DROP FUNCTION IF EXISTS "viewingTexts"(integer[]);
-- Computes the values of these viewings.
CREATE OR REPLACE FUNCTION "viewingTexts"("ids" integer[]) RETURNS TABLE (
  "id" integer, "leadName" text, "assignedNames" text, "assignedIds" integer[], "objectNumbers" text, "result" integer
) LANGUAGE sql STABLE AS $$
  SELECT x."id", l."accountName" AS "leadName", "people"."names" AS "assignedNames",
    coalesce("people"."peopleIds", '{}') AS "assignedIds", "objects"."numbers" AS "objectNumbers", coalesce("objects"."result", 0) AS "result"
  FROM "viewing" x
  LEFT JOIN "lead" l ON l."id" = x."demandId" AND l."deletedOn" IS NULL
  LEFT JOIN (
    SELECT s."parentId", string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names",
      array_agg(a."id" ORDER BY a."id") AS "peopleIds"
    FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
    WHERE s."parentKind" = 'Viewing' AND s."parentId" = ANY("ids") GROUP BY s."parentId"
  ) AS "people" ON "people"."parentId" = x."id"
  LEFT JOIN (
    SELECT r."viewingId", string_agg(o."referenceNumber", ' ' ORDER BY r."position", o."id") AS "numbers",
      (array_agg(r."result" ORDER BY c."position", c."value") FILTER (WHERE c."value" IS NOT NULL))[1] AS "result"
    FROM "viewingResult" r JOIN "object" o ON o."id" = r."objectId" AND o."deletedOn" IS NULL
    LEFT JOIN "selectOption" c ON c."list" = 'viewingResult' AND c."value" = r."result"
    WHERE r."viewingId" = ANY("ids") GROUP BY r."viewingId"
  ) AS "objects" ON "objects"."viewingId" = x."id"
  WHERE x."id" = ANY("ids")
$$;

CREATE OR REPLACE FUNCTION "keepViewings"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF cardinality("ids") = 0 THEN RETURN; END IF; -- most accounts and objects have no viewing
  PERFORM FROM "viewing" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "viewing" v SET "leadName" = k."leadName", "assignedNames" = k."assignedNames",
    "assignedIds" = k."assignedIds", "objectNumbers" = k."objectNumbers", "result" = k."result"
  FROM "viewingTexts"("ids") AS k
  WHERE v."id" = k."id" AND (v."leadName", v."assignedNames", v."assignedIds", v."objectNumbers", v."result")
    IS DISTINCT FROM (k."leadName", k."assignedNames", k."assignedIds", k."objectNumbers", k."result");
END $$;

CREATE OR REPLACE FUNCTION "keepViewing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "lead" WHERE "id" = NEW."demandId" FOR NO KEY UPDATE;
  PERFORM "keepViewings"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

-- For statements on any of the tables; "moved" has the rows. An object with a viewing is no longer blank.
CREATE OR REPLACE FUNCTION "keepMovedViewings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ids" integer[];
BEGIN
  IF TG_TABLE_NAME = 'viewing' THEN
    PERFORM FROM "lead" WHERE "id" IN (SELECT "demandId" FROM "moved") ORDER BY "id" FOR NO KEY UPDATE;
    PERFORM "keepViewings"(ARRAY(SELECT "id" FROM "moved" WHERE "demandId" IS NOT NULL));
  ELSIF TG_TABLE_NAME = 'assignment' THEN
    PERFORM FROM "account" WHERE "id" IN (SELECT "accountId" FROM "moved" WHERE "parentKind" = 'Viewing')
    ORDER BY "id" FOR NO KEY UPDATE;
    "ids" := ARRAY(SELECT DISTINCT "parentId" FROM "moved" WHERE "parentKind" = 'Viewing');
    IF TG_OP = 'UPDATE' THEN
      "ids" := "ids" || ARRAY(SELECT DISTINCT "parentId" FROM "before" WHERE "parentKind" = 'Viewing');
    END IF;
    PERFORM "keepViewings"("ids");
  ELSE
    IF TG_OP <> 'DELETE' THEN
      UPDATE "object" SET "isBlank" = false WHERE "id" IN (SELECT "objectId" FROM "moved") AND "isBlank";
    END IF;
    PERFORM FROM "object" WHERE "id" IN (SELECT "objectId" FROM "moved") ORDER BY "id" FOR NO KEY UPDATE;
    "ids" := ARRAY(SELECT DISTINCT "viewingId" FROM "moved");
    IF TG_OP = 'UPDATE' THEN "ids" := "ids" || ARRAY(SELECT DISTINCT "viewingId" FROM "before"); END IF;
    PERFORM "keepViewings"("ids");
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepViewingsOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepViewings"(ARRAY(
    SELECT "parentId" FROM "assignment" WHERE "accountId" = NEW."id" AND "parentKind" = 'Viewing'));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepViewingsOfLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepViewings"(ARRAY(SELECT "id" FROM "viewing" WHERE "demandId" = NEW."id"));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepViewingsOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepViewings"(ARRAY(SELECT "viewingId" FROM "viewingResult" WHERE "objectId" = NEW."id"));
  RETURN NULL;
END $$;

-- The result of a viewing with several is the one that comes first in the list of results.
CREATE OR REPLACE FUNCTION "keepViewingsOfResultOrder"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "moved" WHERE "list" = 'viewingResult') THEN
    PERFORM "keepViewings"(ARRAY(
      SELECT "viewingId" FROM "viewingResult" GROUP BY "viewingId" HAVING count(DISTINCT "result") > 1));
  END IF;
  RETURN NULL;
END $$;
