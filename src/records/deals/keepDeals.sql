-- Derived columns for the list of deals to show, sort and search by: the object's number, the names of the parties, and the
-- people assigned to the deal or, without any, to its lead, else to its object, else its author.
-- Sources and deals are locked before they are read: when two transactions change one source each, the second sees both.
-- version: 7

-- Its earlier version returned fewer columns, which CREATE OR REPLACE cannot change.
DROP FUNCTION IF EXISTS "dealTexts"(integer[]);
-- Computes the values of these deals.
CREATE OR REPLACE FUNCTION "dealTexts"("ids" integer[]) RETURNS TABLE (
  "id" integer, "objectNumber" text, "sellerNames" text, "buyerNames" text, "lawerNames" text, "notaryNames" text,
  "civilEngeneerNames" text, "searchLastNames" text, "assignedNames" text, "assignedIds" integer[]
) LANGUAGE sql STABLE AS $$
  SELECT x."id", o."referenceNumber" AS "objectNumber", "part"."sellerNames", "part"."buyerNames", "part"."lawerNames",
    "part"."notaryNames", "part"."civilEngeneerNames", "part"."searchLastNames",
    coalesce("own"."names", "ofLead"."names", "ofObject"."names", c."name") AS "assignedNames",
    coalesce("own"."peopleIds", "ofLead"."peopleIds", "ofObject"."peopleIds", array_remove(ARRAY[c."id"], NULL))
      AS "assignedIds"
  FROM "deal" x
  LEFT JOIN "account" c ON c."id" = x."createdById" AND c."deletedOn" IS NULL
  LEFT JOIN "object" o ON o."id" = x."objectId" AND o."deletedOn" IS NULL
  LEFT JOIN (
    SELECT p."dealId",
      string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 1) AS "sellerNames",
      string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 2) AS "buyerNames",
      string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 3) AS "lawerNames",
      string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 4) AS "notaryNames",
      string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 5) AS "civilEngeneerNames",
      -- Folded names have no bar, so that no search matches across two names.
      string_agg(a."searchLastName", '|' ORDER BY p."position", p."id") AS "searchLastNames"
    FROM "dealAccount" p JOIN "account" a ON a."id" = p."accountId" AND a."deletedOn" IS NULL
    WHERE p."dealId" = ANY("ids") GROUP BY p."dealId"
  ) AS "part" ON "part"."dealId" = x."id"
  LEFT JOIN LATERAL (
    SELECT string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names", array_agg(a."id" ORDER BY a."id") AS "peopleIds"
    FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
    WHERE s."parentKind" = 'Deal' AND s."parentId" = x."id"
  ) AS "own" ON true
  LEFT JOIN LATERAL (
    SELECT string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names", array_agg(a."id" ORDER BY a."id") AS "peopleIds"
    FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
    WHERE s."parentKind" = 'Demand' AND s."parentId" = x."demandId"
  ) AS "ofLead" ON true
  LEFT JOIN LATERAL (
    SELECT string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names", array_agg(a."id" ORDER BY a."id") AS "peopleIds"
    FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
    WHERE s."parentKind" = 'Object' AND s."parentId" = x."objectId"
  ) AS "ofObject" ON true
  WHERE x."id" = ANY("ids")
$$;

CREATE OR REPLACE FUNCTION "keepDeals"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF cardinality("ids") = 0 THEN RETURN; END IF; -- most accounts and objects have no deal
  PERFORM FROM "deal" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "deal" d SET "objectNumber" = k."objectNumber", "sellerNames" = k."sellerNames",
    "buyerNames" = k."buyerNames", "lawerNames" = k."lawerNames", "notaryNames" = k."notaryNames",
    "civilEngeneerNames" = k."civilEngeneerNames", "assignedNames" = k."assignedNames",
    "assignedIds" = k."assignedIds", "searchLastNames" = k."searchLastNames"
  FROM "dealTexts"("ids") AS k
  WHERE d."id" = k."id" AND (d."objectNumber", d."sellerNames", d."buyerNames", d."lawerNames", d."notaryNames",
      d."civilEngeneerNames", d."assignedNames", d."assignedIds", d."searchLastNames")
    IS DISTINCT FROM (k."objectNumber", k."sellerNames", k."buyerNames", k."lawerNames", k."notaryNames",
      k."civilEngeneerNames", k."assignedNames", k."assignedIds", k."searchLastNames");
END $$;

-- Locks the people assigned to deals, leads and objects, so that meanwhile nobody is assigned or renamed. People come first, as
-- in a transaction that renames one and then writes the leads; somebody assigned in between is locked at the end.
CREATE OR REPLACE FUNCTION "lockAssigned"("deals" integer[], "objects" integer[], "leads" integer[])
RETURNS void LANGUAGE sql AS $$
  SELECT FROM "account" WHERE "id" IN (
    SELECT "accountId" FROM "assignment"
    WHERE ("parentKind" = 'Object' AND "parentId" = ANY("objects")) OR ("parentKind" = 'Demand' AND "parentId" = ANY("leads"))
      OR ("parentKind" = 'Deal' AND "parentId" = ANY("deals"))
    UNION SELECT "createdById" FROM "deal" WHERE "id" = ANY("deals")
  ) ORDER BY "id" FOR NO KEY UPDATE
$$;

DROP FUNCTION IF EXISTS "lockWhatDealsShow"(integer[], integer[]);
CREATE OR REPLACE FUNCTION "lockWhatDealsShow"("deals" integer[], "objects" integer[], "leads" integer[])
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM "lockAssigned"("deals", "objects", "leads");
  PERFORM FROM "object" WHERE "id" = ANY("objects") ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM FROM "lead" WHERE "id" = ANY("leads") ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM "lockAssigned"("deals", "objects", "leads");
END $$;

CREATE OR REPLACE FUNCTION "keepDeal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "isBlank" = false WHERE "id" = NEW."objectId" AND "isBlank";
  PERFORM "lockWhatDealsShow"(ARRAY[NEW."id"], ARRAY[NEW."objectId"], ARRAY[NEW."demandId"]);
  PERFORM "keepDeals"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

-- For statements on any of the tables; "moved" has the rows. An object with a deal is no longer blank.
CREATE OR REPLACE FUNCTION "keepMovedDeals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ids" integer[];
  "objects" integer[];
  "leads" integer[];
BEGIN
  IF TG_TABLE_NAME = 'deal' THEN
    UPDATE "object" SET "isBlank" = false WHERE "id" IN (SELECT "objectId" FROM "moved") AND "isBlank";
    PERFORM "lockWhatDealsShow"(ARRAY(SELECT "id" FROM "moved"), ARRAY(SELECT "objectId" FROM "moved"), ARRAY(SELECT "demandId" FROM "moved"));
    PERFORM "keepDeals"(ARRAY(SELECT "id" FROM "moved"));
  ELSIF TG_TABLE_NAME = 'assignment' THEN
    "ids" := ARRAY(SELECT "parentId" FROM "moved" WHERE "parentKind" = 'Deal');
    "objects" := ARRAY(SELECT "parentId" FROM "moved" WHERE "parentKind" = 'Object');
    "leads" := ARRAY(SELECT "parentId" FROM "moved" WHERE "parentKind" = 'Demand');
    IF TG_OP = 'UPDATE' THEN
      "ids" := "ids" || ARRAY(SELECT "parentId" FROM "before" WHERE "parentKind" = 'Deal');
      "objects" := "objects" || ARRAY(SELECT "parentId" FROM "before" WHERE "parentKind" = 'Object');
      "leads" := "leads" || ARRAY(SELECT "parentId" FROM "before" WHERE "parentKind" = 'Demand');
    END IF;
    PERFORM "lockWhatDealsShow"("ids", "objects", "leads");
    PERFORM "keepDeals"(ARRAY(
      SELECT "id" FROM "deal" WHERE "demandId" = ANY("leads") UNION SELECT "id" FROM "deal" WHERE "objectId" = ANY("objects")
      UNION SELECT unnest("ids")));
  ELSE
    PERFORM FROM "account" WHERE "id" IN (SELECT "accountId" FROM "moved") ORDER BY "id" FOR NO KEY UPDATE;
    "ids" := ARRAY(SELECT DISTINCT "dealId" FROM "moved");
    IF TG_OP = 'UPDATE' THEN "ids" := "ids" || ARRAY(SELECT DISTINCT "dealId" FROM "before"); END IF;
    PERFORM "keepDeals"("ids");
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepDealsOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepDeals"(ARRAY(
    SELECT "dealId" FROM "dealAccount" WHERE "accountId" = NEW."id"
    UNION
    SELECT "parentId" FROM "assignment" WHERE "accountId" = NEW."id" AND "parentKind" = 'Deal'
    UNION
    SELECT "id" FROM "deal" WHERE "createdById" = NEW."id"
    UNION
    SELECT d."id" FROM "assignment" s JOIN "deal" d ON d."demandId" = s."parentId"
    WHERE s."accountId" = NEW."id" AND s."parentKind" = 'Demand'
    UNION
    SELECT d."id" FROM "assignment" s JOIN "deal" d ON d."objectId" = s."parentId"
    WHERE s."accountId" = NEW."id" AND s."parentKind" = 'Object'));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepDealsOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepDeals"(ARRAY(SELECT "id" FROM "deal" WHERE "objectId" = NEW."id"));
  RETURN NULL;
END $$;
