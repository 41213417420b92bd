-- Maintains "leadWish": the wishes of open leads, a row per service, prepared for comparison with offers.
-- version: 7
-- requires: keepMatchPlaces.sql wishOfText.sql
-- kept in: leadWish

DROP FUNCTION IF EXISTS "placesInText"(text);
-- About how much, at least and at most, by a lead's fields; where both are empty, by its description.
CREATE OR REPLACE FUNCTION "wishRange"("least" numeric, "most" numeric, "saidAbout" numeric, "saidLeast" numeric, "saidMost" numeric, "ignored" boolean)
RETURNS numeric[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce("least", "most") IS NOT NULL THEN ARRAY[coalesce("least", "most"), "least", "most"]
    WHEN "ignored" THEN ARRAY[NULL, NULL, NULL]::numeric[] ELSE ARRAY["saidAbout", "saidLeast", "saidMost"] END
$$;

DROP FUNCTION IF EXISTS "wishesOf"(integer[]);
-- Computes the wishes of these leads. A field overrides the same part of the description; misread parts ("notFromText",
-- numbered as in the list wishPart) are ignored. Offers may exceed the budget by a tenth. A service without a budget or a place
-- is left out: it would match everything.
-- A database of the last release gets this before the migration that adds its columns.
SET LOCAL check_function_bodies = off;
CREATE FUNCTION "wishesOf"("ids" integer[]) RETURNS TABLE (
  "leadId" integer, "service" smallint, "priceMin" numeric, "priceMax" numeric, "priceFrom" numeric, "priceTo" numeric,
  "places" integer[], "near" integer[], "notPlaces" integer[], "facts" bigint, "mustFacts" bigint, "types" integer[], "subTypes" integer[],
  "bedrooms" integer, "bedroomsMin" integer, "bedroomsMax" integer, "area" integer, "areaMin" numeric, "areaMax" numeric,
  "lotArea" numeric, "lotAreaMin" numeric, "lotAreaMax" numeric,
  "floorMin" integer, "floorMax" integer, "yearMin" integer, "yearMax" integer
) LANGUAGE sql STABLE AS $$
  WITH "open" AS MATERIALIZED (
    SELECT l.* FROM "lead" l LEFT JOIN "selectOption" o ON o."list" = 'leadStage' AND o."value" = l."stage"
    WHERE l."id" = ANY("ids") AND l."deletedOn" IS NULL AND NOT coalesce(o."closed", false)
      AND (l."forPurchase" OR l."forRent" OR l."forShortRent")
  ), "read" AS MATERIALIZED (
    -- Reading takes milliseconds, so each text is read once.
    SELECT d."description", t.*, "price"."isSale", "rent"."min" AS "rentMin", "rent"."max" AS "rentMax"
    FROM (
      SELECT coalesce("description", '') AS "description", bool_or("forRent" OR "forShortRent") AS "rents" FROM "open" GROUP BY 1
    ) AS d
    CROSS JOIN LATERAL "wishOfText"(d."description") AS t
    -- A sale price is no rent, and the other way round.
    CROSS JOIN LATERAL (SELECT coalesce(t."priceMax", t."priceMin") >= 10000 AS "isSale") AS "price"
    LEFT JOIN LATERAL "rentOfText"(d."description") AS "rent" ON "price"."isSale" AND d."rents"
  ), "asked" AS MATERIALIZED (
    SELECT l."id" AS "leadId", b."service",
      CASE WHEN s."byText" THEN s."min" ELSE b."min" END AS "min", CASE WHEN s."byText" THEN s."max" ELSE b."max" END AS "max",
      CASE WHEN f."places" <> '{}' THEN f."places" WHEN 2 = ANY (n) THEN '{}' ELSE t."places" END AS "places",
      CASE WHEN l."notLocationId" IS NOT NULL THEN ARRAY[l."notLocationId"] WHEN 2 = ANY (n) THEN '{}' ELSE t."notPlaces" END AS "notPlaces",
      f."must" | f."nice" | CASE WHEN 9 = ANY (n) THEN 0 ELSE t."facts" END AS "facts",
      f."must" | CASE WHEN 9 = ANY (n) THEN 0 ELSE t."mustFacts" & ~f."nice" END AS "mustFacts",
      CASE WHEN l."wantedSubTypes" <> '{}' THEN f."types" WHEN 1 = ANY (n) THEN '{}' ELSE t."types" END AS "types",
      CASE WHEN l."wantedSubTypes" <> '{}' THEN l."wantedSubTypes" WHEN 1 = ANY (n) THEN '{}' ELSE t."subTypes" END AS "subTypes",
      r."bedrooms", r."area", r."lotArea", r."floor", r."year"
    FROM "open" l
    JOIN "read" t ON t."description" = coalesce(l."description", '')
    CROSS JOIN LATERAL (SELECT l."notFromText" AS n) AS "not"
    CROSS JOIN LATERAL (VALUES
      (1::smallint, l."forPurchase", l."purchaseBudgetRangeMin", l."purchaseBudgetRangeMax"),
      (2::smallint, l."forRent", l."rentBudgetRangeMin", l."rentBudgetRangeMax"),
      (3::smallint, l."forShortRent", l."shortRentBudgetRangeMin", l."shortRentBudgetRangeMax")
    ) AS b ("service", "asks", "min", "max")
    CROSS JOIN LATERAL (SELECT coalesce(b."min", b."max") IS NULL AND NOT 3 = ANY (n) AND (t."isSale" OR b."service" > 1) AS "byText",
      CASE WHEN t."isSale" AND b."service" > 1 THEN t."rentMin" ELSE t."priceMin" END AS "min",
      CASE WHEN t."isSale" AND b."service" > 1 THEN t."rentMax" ELSE t."priceMax" END AS "max") AS s
    CROSS JOIN LATERAL (SELECT
      array_remove(ARRAY[l."locationId", l."location2Id", l."location3Id"], NULL) AS "places",
      (SELECT coalesce(bit_or(1::bigint << (m - 1)), 0) FROM unnest(l."mustHave") AS m) AS "must",
      (SELECT coalesce(bit_or(1::bigint << (m - 1)), 0) FROM unnest(l."niceToHave") AS m) AS "nice",
      ARRAY(SELECT DISTINCT k."parent" FROM "selectOption" k
        WHERE k."list" = 'objectSubType' AND k."value" = ANY (l."wantedSubTypes") AND k."parent" IS NOT NULL ORDER BY 1) AS "types") AS f
    CROSS JOIN LATERAL (SELECT
      "wishRange"(l."bedroomsMin", l."bedroomsMax", t."bedrooms", t."bedroomsMin", t."bedroomsMax", 4 = ANY (n)) AS "bedrooms",
      "wishRange"(l."areaMin", l."areaMax", t."area", t."areaMin", t."areaMax", 5 = ANY (n)) AS "area",
      "wishRange"(l."lotAreaMin", l."lotAreaMax", t."lotArea", t."lotAreaMin", t."lotAreaMax", 6 = ANY (n)) AS "lotArea",
      "wishRange"(l."floorMin", l."floorMax", NULL, t."floorMin", t."floorMax", 7 = ANY (n)) AS "floor",
      "wishRange"(l."yearMin", l."yearMax", NULL, t."yearMin", t."yearMax", 8 = ANY (n)) AS "year") AS r
    WHERE b."asks"
  )
  SELECT "leadId", "service", nullif("min", 0)::numeric(14, 2), nullif("max", 0)::numeric(14, 2), coalesce("min" * 0.9, 0)::numeric(14, 2),
    coalesce(least(nullif("max", 0) * 1.1, 999999999999), 999999999999)::numeric(14, 2),
    "places", "nearPlaces"("places"), "notPlaces", "facts", "mustFacts", "types", "subTypes",
    "bedrooms"[1]::integer, "bedrooms"[2]::integer, "bedrooms"[3]::integer,
    "area"[1]::integer, "area"[2]::numeric(10, 2), "area"[3]::numeric(10, 2),
    "lotArea"[1]::numeric(10, 2), "lotArea"[2]::numeric(10, 2), "lotArea"[3]::numeric(10, 2),
    "floor"[2]::integer, "floor"[3]::integer, "year"[2]::integer, "year"[3]::integer
  FROM "asked" WHERE "min" > 0 OR "max" > 0 OR "places" <> '{}'
$$;
SET LOCAL check_function_bodies = on;

CREATE OR REPLACE FUNCTION "keepWishesOf"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF "ids" = '{}' THEN RETURN; END IF;
  WITH "wishes" AS MATERIALIZED (
    SELECT * FROM "wishesOf"("ids")
  ), "gone" AS (
    DELETE FROM "leadWish" w WHERE w."leadId" = ANY("ids")
      AND NOT EXISTS (SELECT FROM "wishes" t WHERE t."leadId" = w."leadId" AND t."service" = w."service")
  )
  INSERT INTO "leadWish" AS w ("leadId", "service", "priceMin", "priceMax", "priceFrom", "priceTo", "places", "near", "notPlaces", "facts",
    "mustFacts", "types", "subTypes", "bedrooms", "bedroomsMin", "bedroomsMax", "area", "areaMin", "areaMax",
    "lotArea", "lotAreaMin", "lotAreaMax", "floorMin", "floorMax", "yearMin", "yearMax")
  SELECT * FROM "wishes"
  ON CONFLICT ("leadId", "service") DO UPDATE SET
    "priceMin" = EXCLUDED."priceMin", "priceMax" = EXCLUDED."priceMax", "priceFrom" = EXCLUDED."priceFrom",
    "priceTo" = EXCLUDED."priceTo", "places" = EXCLUDED."places", "near" = EXCLUDED."near",
    "notPlaces" = EXCLUDED."notPlaces", "facts" = EXCLUDED."facts", "mustFacts" = EXCLUDED."mustFacts",
    "types" = EXCLUDED."types", "subTypes" = EXCLUDED."subTypes", "bedrooms" = EXCLUDED."bedrooms",
    "bedroomsMin" = EXCLUDED."bedroomsMin", "bedroomsMax" = EXCLUDED."bedroomsMax", "area" = EXCLUDED."area",
    "areaMin" = EXCLUDED."areaMin", "areaMax" = EXCLUDED."areaMax", "lotArea" = EXCLUDED."lotArea",
    "lotAreaMin" = EXCLUDED."lotAreaMin", "lotAreaMax" = EXCLUDED."lotAreaMax",
    "floorMin" = EXCLUDED."floorMin", "floorMax" = EXCLUDED."floorMax",
    "yearMin" = EXCLUDED."yearMin", "yearMax" = EXCLUDED."yearMax";
END $$;

CREATE OR REPLACE FUNCTION "keepWishes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepWishesOf"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

-- A statement trigger, so that loading many rows stays fast.
CREATE OR REPLACE FUNCTION "keepNewWishes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepWishesOf"(ARRAY(SELECT "id" FROM "moved" ORDER BY "id"));
  RETURN NULL;
END $$;
