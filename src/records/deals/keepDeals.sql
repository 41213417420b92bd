-- What the list of deals shows and sorts by: the object's number, who takes part as what, and who sees to it,
-- which are those assigned to its lead, else to its object; and what it finds who takes part by.
-- What they are made of, and the deals, are locked before they are looked at: of two who change one each, the
-- second sees both.
-- version: 3
CREATE OR REPLACE FUNCTION "keepDeals"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "deal" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "deal" d SET "objectNumber" = k."objectNumber", "sellerNames" = k."sellerNames",
    "buyerNames" = k."buyerNames", "lawerNames" = k."lawerNames", "notaryNames" = k."notaryNames",
    "civilEngeneerNames" = k."civilEngeneerNames", "assignedNames" = k."assignedNames",
    "searchLastNames" = k."searchLastNames"
  FROM (
    SELECT x."id", o."referenceNumber" AS "objectNumber", "part"."sellerNames", "part"."buyerNames", "part"."lawerNames",
      "part"."notaryNames", "part"."civilEngeneerNames", "part"."searchLastNames",
      coalesce("ofLead"."names", "ofObject"."names") AS "assignedNames"
    FROM "deal" x
    LEFT JOIN "object" o ON o."id" = x."objectId" AND o."deletedOn" IS NULL
    LEFT JOIN (
      SELECT p."dealId",
        string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 1) AS "sellerNames",
        string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 2) AS "buyerNames",
        string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 3) AS "lawerNames",
        string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 4) AS "notaryNames",
        string_agg(a."name", ', ' ORDER BY p."position", p."id") FILTER (WHERE p."relation" = 5) AS "civilEngeneerNames",
        -- A folded name has no bar: what is looked for is never found across two.
        string_agg(a."searchLastName", '|' ORDER BY p."position", p."id") AS "searchLastNames"
      FROM "dealAccount" p JOIN "account" a ON a."id" = p."accountId" AND a."deletedOn" IS NULL
      WHERE p."dealId" = ANY("ids") GROUP BY p."dealId"
    ) AS "part" ON "part"."dealId" = x."id"
    LEFT JOIN LATERAL (
      SELECT string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names"
      FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
      WHERE s."parentKind" = 'Demand' AND s."parentId" = x."demandId"
    ) AS "ofLead" ON true
    LEFT JOIN LATERAL (
      SELECT string_agg(a."name", ', ' ORDER BY a."name", a."id") AS "names"
      FROM "assignment" s JOIN "account" a ON a."id" = s."accountId" AND a."deletedOn" IS NULL
      WHERE s."parentKind" = 'Object' AND s."parentId" = x."objectId"
    ) AS "ofObject" ON true
    WHERE x."id" = ANY("ids")
  ) k
  WHERE d."id" = k."id" AND (d."objectNumber", d."sellerNames", d."buyerNames", d."lawerNames", d."notaryNames",
      d."civilEngeneerNames", d."assignedNames", d."searchLastNames")
    IS DISTINCT FROM (k."objectNumber", k."sellerNames", k."buyerNames", k."lawerNames", k."notaryNames",
      k."civilEngeneerNames", k."assignedNames", k."searchLastNames");
END $$;

-- The objects, the leads, and who is assigned to them. Nobody is assigned to them meanwhile, or renamed.
CREATE OR REPLACE FUNCTION "lockWhatDealsShow"("objects" integer[], "leads" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "object" WHERE "id" = ANY("objects") ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM FROM "lead" WHERE "id" = ANY("leads") ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM FROM "account" WHERE "id" IN (
    SELECT "accountId" FROM "assignment"
    WHERE ("parentKind" = 'Object' AND "parentId" = ANY("objects")) OR ("parentKind" = 'Demand' AND "parentId" = ANY("leads"))
  ) ORDER BY "id" FOR NO KEY UPDATE;
END $$;

CREATE OR REPLACE FUNCTION "keepDeal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "isBlank" = false WHERE "id" = NEW."objectId" AND "isBlank";
  PERFORM "lockWhatDealsShow"(ARRAY[NEW."objectId"], ARRAY[NEW."demandId"]);
  PERFORM "keepDeals"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

-- Of the rows in "moved", whichever table they are in. An object that is dealt in is no longer blank.
CREATE OR REPLACE FUNCTION "keepMovedDeals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'deal' THEN
    UPDATE "object" SET "isBlank" = false WHERE "id" IN (SELECT "objectId" FROM "moved") AND "isBlank";
    PERFORM "lockWhatDealsShow"(ARRAY(SELECT "objectId" FROM "moved"), ARRAY(SELECT "demandId" FROM "moved"));
    PERFORM "keepDeals"(ARRAY(SELECT "id" FROM "moved"));
  ELSIF TG_TABLE_NAME = 'assignment' THEN
    PERFORM "lockWhatDealsShow"(
      ARRAY(SELECT "parentId" FROM "moved" WHERE "parentKind" = 'Object'),
      ARRAY(SELECT "parentId" FROM "moved" WHERE "parentKind" = 'Demand'));
    PERFORM "keepDeals"(ARRAY(
      SELECT d."id" FROM "moved" m JOIN "deal" d ON d."demandId" = m."parentId" WHERE m."parentKind" = 'Demand'
      UNION
      SELECT d."id" FROM "moved" m JOIN "deal" d ON d."objectId" = m."parentId" WHERE m."parentKind" = 'Object'));
  ELSE
    PERFORM FROM "account" WHERE "id" IN (SELECT "accountId" FROM "moved") ORDER BY "id" FOR NO KEY UPDATE;
    PERFORM "keepDeals"(ARRAY(SELECT DISTINCT "dealId" FROM "moved"));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepDealsOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepDeals"(ARRAY(
    SELECT "dealId" FROM "dealAccount" WHERE "accountId" = NEW."id"
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
