-- Keeps "leadWish": what open leads ask for, a row per service, prepared for comparison with offers.
-- version: 3
-- requires: keepMatchPlaces.sql
-- kept in: leadWish

-- Reads a description: words of "matchWord", amounts, and names of places. Only the first 2000 characters are read, because
-- descriptions begin with what the client wants. Dropped first because its columns changed since version 1.
DROP FUNCTION IF EXISTS "wishOfText"(text);
CREATE FUNCTION "wishOfText"("said" text) RETURNS TABLE (
  "facts" bigint, "types" integer[], "subTypes" integer[], "places" integer[],
  "bedrooms" integer, "bedroomsMin" integer, "bedroomsMax" integer,
  "area" integer, "areaMin" numeric, "areaMax" numeric,
  "lotArea" numeric, "lotAreaMin" numeric, "lotAreaMax" numeric
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  "text" text := left("said", 2000);
  "folded" text := ' ' || coalesce(fold("text"), '') || ' ';
BEGIN
  "facts" := 0; "types" := '{}'; "subTypes" := '{}'; "places" := '{}';
  IF "folded" = '  ' THEN RETURN NEXT; RETURN; END IF;

  SELECT coalesce(bit_or(1::bigint << f."bit"), 0),
    coalesce(array_agg(DISTINCT w."value"::integer) FILTER (WHERE w."means" = 'subType'), '{}'),
    coalesce(array_agg(DISTINCT coalesce(s."parent", w."value"::integer)) FILTER (WHERE w."means" IN ('subType', 'type')), '{}')
  INTO "facts", "subTypes", "types"
  FROM "matchWord" w
  LEFT JOIN "matchFact" f ON w."means" = 'fact' AND f."fact" = w."value"
  LEFT JOIN "selectOption" s ON w."means" = 'subType' AND s."list" = 'objectSubType' AND s."value"::text = w."value"
  WHERE w."means" IN ('fact', 'subType', 'type')
    AND "folded" LIKE '% ' || w."word" || CASE WHEN w."whole" THEN ' %' ELSE '%' END;

  SELECT a.* INTO "bedrooms", "bedroomsMin", "bedroomsMax", "area", "areaMin", "areaMax", "lotArea", "lotAreaMin", "lotAreaMax"
  FROM "amountsOfText"("text") AS a;
  IF "bedrooms" IS NOT NULL AND NOT 1 = ANY("types") THEN "types" := "types" || 1; END IF;
  -- The area of a plot is that of its land.
  IF "types" = '{3}' AND "lotArea" IS NULL THEN
    "lotArea" := "area"; "lotAreaMin" := "areaMin"; "lotAreaMax" := "areaMax";
    "area" := NULL; "areaMin" := NULL; "areaMax" := NULL;
  END IF;
  "places" := "placesInText"("text");
  RETURN NEXT;
END $$;

-- The places that a text names with a capital letter, in any grammatical case: 'στην Καλαμαριά', 'в Каламарии'. The longest
-- of several names that match wins.
CREATE OR REPLACE FUNCTION "placesInText"("said" text) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (WITH "word" AS MATERIALIZED (
    SELECT "at", m[1] AS "word" FROM regexp_matches("said", '[[:alpha:]''’]+', 'g') WITH ORDINALITY AS r (m, "at")
  ), "begun" AS MATERIALIZED (
    -- The stems of each capitalised word and of the two words after it.
    SELECT w."at", string_to_array("matchStem"(concat_ws(' ', w."word", w2."word", w3."word")), ' ') AS "stems"
    FROM "word" w
    LEFT JOIN "word" w2 ON w2."at" = w."at" + 1
    LEFT JOIN "word" w3 ON w3."at" = w."at" + 2
    WHERE w."word" <> lower(w."word")
  ), "named" AS (
    SELECT DISTINCT ON (b."at") b."at", p."name"
    FROM "begun" b JOIN "matchPlace" p ON p."name" = ANY (ARRAY[
      b."stems"[1], b."stems"[1] || ' ' || b."stems"[2], b."stems"[1] || ' ' || b."stems"[2] || ' ' || b."stems"[3]])
    ORDER BY b."at", length(p."name") DESC
  )
  SELECT (coalesce(array_agg(DISTINCT p."placeId"), '{}'))[1:60] FROM "named" n JOIN "matchPlace" p ON p."name" = n."name");
END $$;

-- Computes the wishes of these leads. A chosen place overrides places in the description. Offers may exceed the budget by a
-- tenth. A service without a budget or a place is left out: it would match everything.
CREATE OR REPLACE FUNCTION "wishesOf"("ids" integer[]) RETURNS TABLE (
  "leadId" integer, "service" smallint, "priceMin" numeric, "priceMax" numeric, "priceFrom" numeric, "priceTo" numeric,
  "places" integer[], "near" integer[], "facts" bigint, "types" integer[], "subTypes" integer[],
  "bedrooms" integer, "bedroomsMin" integer, "bedroomsMax" integer, "area" integer, "areaMin" numeric, "areaMax" numeric,
  "lotArea" numeric, "lotAreaMin" numeric, "lotAreaMax" numeric
) LANGUAGE sql STABLE AS $$
  WITH "asked" AS MATERIALIZED (
    SELECT l."id" AS "leadId", b."service", b."min", b."max",
      CASE WHEN l."locationId" IS NULL THEN t."places" ELSE ARRAY[l."locationId"] END AS "places",
      t."facts", t."types", t."subTypes", t."bedrooms", t."bedroomsMin", t."bedroomsMax", t."area", t."areaMin", t."areaMax",
      t."lotArea", t."lotAreaMin", t."lotAreaMax"
    FROM "lead" l
    LEFT JOIN "selectOption" s ON s."list" = 'leadStage' AND s."value" = l."stage"
    CROSS JOIN LATERAL (VALUES
      (1::smallint, l."forPurchase", l."purchaseBudgetRangeMin", l."purchaseBudgetRangeMax"),
      (2::smallint, l."forRent", l."rentBudgetRangeMin", l."rentBudgetRangeMax"),
      (3::smallint, l."forShortRent", l."shortRentBudgetRangeMin", l."shortRentBudgetRangeMax")
    ) AS b ("service", "asks", "min", "max")
    CROSS JOIN LATERAL "wishOfText"(l."description") AS t
    WHERE l."id" = ANY("ids") AND l."deletedOn" IS NULL AND NOT coalesce(s."closed", false) AND b."asks"
  )
  SELECT "leadId", "service", nullif("min", 0), nullif("max", 0), coalesce("min" * 0.9, 0)::numeric(14, 2),
    coalesce(least(nullif("max", 0) * 1.1, 999999999999), 999999999999)::numeric(14, 2),
    "places", "nearPlaces"("places"), "facts", "types", "subTypes", "bedrooms", "bedroomsMin", "bedroomsMax",
    "area", "areaMin"::numeric(10, 2), "areaMax"::numeric(10, 2),
    "lotArea"::numeric(10, 2), "lotAreaMin"::numeric(10, 2), "lotAreaMax"::numeric(10, 2)
  FROM "asked" WHERE "min" > 0 OR "max" > 0 OR "places" <> '{}'
$$;

CREATE OR REPLACE FUNCTION "keepWishesOf"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF "ids" = '{}' THEN RETURN; END IF;
  WITH "wishes" AS MATERIALIZED (
    SELECT * FROM "wishesOf"("ids")
  ), "gone" AS (
    DELETE FROM "leadWish" w WHERE w."leadId" = ANY("ids")
      AND NOT EXISTS (SELECT FROM "wishes" t WHERE t."leadId" = w."leadId" AND t."service" = w."service")
  )
  INSERT INTO "leadWish" AS w ("leadId", "service", "priceMin", "priceMax", "priceFrom", "priceTo", "places", "near", "facts",
    "types", "subTypes", "bedrooms", "bedroomsMin", "bedroomsMax", "area", "areaMin", "areaMax",
    "lotArea", "lotAreaMin", "lotAreaMax")
  SELECT * FROM "wishes"
  ON CONFLICT ("leadId", "service") DO UPDATE SET
    "priceMin" = EXCLUDED."priceMin", "priceMax" = EXCLUDED."priceMax", "priceFrom" = EXCLUDED."priceFrom",
    "priceTo" = EXCLUDED."priceTo", "places" = EXCLUDED."places", "near" = EXCLUDED."near", "facts" = EXCLUDED."facts",
    "types" = EXCLUDED."types", "subTypes" = EXCLUDED."subTypes", "bedrooms" = EXCLUDED."bedrooms",
    "bedroomsMin" = EXCLUDED."bedroomsMin", "bedroomsMax" = EXCLUDED."bedroomsMax", "area" = EXCLUDED."area",
    "areaMin" = EXCLUDED."areaMin", "areaMax" = EXCLUDED."areaMax", "lotArea" = EXCLUDED."lotArea",
    "lotAreaMin" = EXCLUDED."lotAreaMin", "lotAreaMax" = EXCLUDED."lotAreaMax";
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
