-- Maintains "objectOffer": the current offers of objects, a row per service, prepared for comparison with wishes.
-- version: 5
-- kept in: objectOffer

-- The area of the plot; of land without one, its whole area.
CREATE OR REPLACE FUNCTION "offeredLotArea"(o "object") RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN o."subTypeObjectTypeId" = 3 THEN coalesce(o."lotArea", o."area") ELSE o."lotArea" END
$$;
-- A studio has no bedroom unless one was entered.
CREATE OR REPLACE FUNCTION "offeredBedrooms"(o "object") RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN o."objectSubTypeId" = 5 THEN coalesce(o."bedrooms", 0) ELSE o."bedrooms" END
$$;

-- Computes the offers of these objects. Sold, let and reserved objects are not offered; short stays always are.
DROP FUNCTION IF EXISTS "offersOf"(integer[]);
CREATE FUNCTION "offersOf"("ids" integer[]) RETURNS TABLE (
  "objectId" integer, "service" smallint, "price" numeric, "placeId" integer, "path" integer[], "type" integer, "subType" integer,
  "bedrooms" integer, "area" numeric, "lotArea" numeric, "published" boolean, "since" timestamptz, "facts" bigint,
  "denied" bigint, "floor" integer, "year" integer
) LANGUAGE sql STABLE AS $$
  SELECT o."id", s."service", s."price", o."locationId", coalesce((SELECT p."path" FROM "place" p WHERE p."id" = o."locationId"), '{}'),
    o."subTypeObjectTypeId", o."objectSubTypeId",
    "offeredBedrooms"(o) AS "bedrooms", o."area", "offeredLotArea"(o) AS "lotArea", o."published", o."createdOn",
    k."facts", k."denied", o."floor", o."constructionYear"
  FROM "object" o
  CROSS JOIN LATERAL (VALUES
    (1::smallint, o."forSale" AND NOT o."soldRecently" AND NOT o."reserved", o."salePriceNow"),
    (2::smallint, o."forRent" AND NOT o."rented" AND NOT o."reserved", o."rentPriceNow"),
    (3::smallint, o."forShortRent", o."shortRentPrice")
  ) AS s ("service", "isOffered", "price")
  -- OFFSET 0: converted once per row, not once per fact.
  CROSS JOIN LATERAL (SELECT to_jsonb(o) AS "all" OFFSET 0) AS j
  -- Facts that the object is known to have, and facts that it is known to lack.
  CROSS JOIN LATERAL (
    SELECT coalesce(bit_or(1::bigint << f."bit") FILTER (WHERE h."has"), 0) AS "facts",
      coalesce(bit_or(1::bigint << f."bit") FILTER (WHERE NOT h."has"), 0) AS "denied"
    FROM "matchFact" f CROSS JOIN LATERAL (SELECT CASE f."fact"
      WHEN 'nearSea' THEN CASE WHEN o."firstCoastLine" THEN true ELSE o."distanceFromSea" <= 500 END
      WHEN 'parking' THEN coalesce(o."parking", o."parkingLots" > 0)
      WHEN 'balcony' THEN coalesce(o."balcony", o."sizeOfBalconies" > 0)
      WHEN 'view' THEN CASE WHEN o."seaView" THEN true ELSE coalesce(o."view", o."seaView") END
      ELSE (j."all" ->> f."fact")::boolean END AS "has") AS h
    OFFSET 0) AS k
  WHERE o."id" = ANY("ids") AND o."active" AND o."deletedOn" IS NULL AND NOT o."isBlank"
    AND s."isOffered" AND s."price" > 0
$$;

-- "tellOn": agents are told of new offers and of prices lower than ever, ten minutes after the last change, because a person
-- who types a price saves its first digits too.
CREATE OR REPLACE FUNCTION "keepOffersOf"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF "ids" = '{}' THEN RETURN; END IF;
  WITH "offered" AS MATERIALIZED (
    SELECT * FROM "offersOf"("ids")
  ), "gone" AS (
    DELETE FROM "objectOffer" f WHERE f."objectId" = ANY("ids")
      AND NOT EXISTS (SELECT FROM "offered" o WHERE o."objectId" = f."objectId" AND o."service" = f."service")
  )
  INSERT INTO "objectOffer" AS f ("objectId", "service", "price", "placeId", "path", "type", "subType", "bedrooms", "area",
    "lotArea", "facts", "denied", "floor", "year", "published", "since", "tellOn")
  SELECT "objectId", "service", "price", "placeId", "path", "type", "subType", "bedrooms", "area",
    "lotArea", "facts", "denied", "floor", "year", "published", "since",
    CASE WHEN NOT EXISTS (SELECT FROM "objectTold" t
      WHERE t."objectId" = o."objectId" AND t."service" = o."service" AND t."price" <= o."price")
    THEN now() + interval '10 minutes' END
  FROM "offered" o
  ON CONFLICT ("objectId", "service") DO UPDATE SET
    "price" = EXCLUDED."price", "placeId" = EXCLUDED."placeId", "path" = EXCLUDED."path", "type" = EXCLUDED."type", "subType" = EXCLUDED."subType",
    "bedrooms" = EXCLUDED."bedrooms", "area" = EXCLUDED."area", "lotArea" = EXCLUDED."lotArea", "facts" = EXCLUDED."facts",
    "denied" = EXCLUDED."denied", "floor" = EXCLUDED."floor", "year" = EXCLUDED."year",
    "published" = EXCLUDED."published", "since" = EXCLUDED."since", "tellOn" = EXCLUDED."tellOn";
END $$;

CREATE OR REPLACE FUNCTION "keepOffers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepOffersOf"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

-- A statement trigger, so that loading many rows stays fast.
CREATE OR REPLACE FUNCTION "keepNewOffers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepOffersOf"(ARRAY(SELECT "id" FROM "moved" ORDER BY "id"));
  RETURN NULL;
END $$;
