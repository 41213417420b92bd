-- What is offered now, one row for each service of an object, in the form in which leads are compared with it.
-- version: 2
-- kept in: objectOffer

-- The plot of a home, and the whole of what is land.
CREATE OR REPLACE FUNCTION "offeredLotArea"(o "object") RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN o."subTypeObjectTypeId" = 3 THEN coalesce(o."lotArea", o."area") ELSE o."lotArea" END
$$;
-- A studio has no bedroom unless somebody says so.
CREATE OR REPLACE FUNCTION "offeredBedrooms"(o "object") RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN o."objectSubTypeId" = 5 THEN coalesce(o."bedrooms", 0) ELSE o."bedrooms" END
$$;

-- What is sold, let or reserved is no longer offered; a short stay always is. Agents are told of what is new or
-- cheaper than it ever was, once it has been left as it is for ten minutes: who types a price saves its beginning, too.
CREATE OR REPLACE FUNCTION "keepOffersOf"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF "ids" = '{}' THEN RETURN; END IF;
  WITH "offered" AS MATERIALIZED (
    SELECT o."id" AS "objectId", s."service", s."price", o."locationId", o."subTypeObjectTypeId", o."objectSubTypeId",
      "offeredBedrooms"(o) AS "bedrooms", o."area", "offeredLotArea"(o) AS "lotArea", o."published", o."createdOn", (
        SELECT coalesce(bit_or(1::bigint << f."bit"), 0) FROM "matchFact" f WHERE CASE f."fact"
          WHEN 'nearSea' THEN coalesce(o."distanceFromSea" <= 500, false) OR coalesce(o."firstCoastLine", false)
          WHEN 'parking' THEN coalesce(o."parking", o."parkingLots" > 0, false)
          WHEN 'balcony' THEN coalesce(o."balcony", o."sizeOfBalconies" > 0, false)
          WHEN 'view' THEN coalesce(o."view", false) OR coalesce(o."seaView", false)
          ELSE coalesce((j."all" ->> f."fact")::boolean, false) END
      ) AS "facts"
    FROM "object" o
    CROSS JOIN LATERAL (VALUES
      (1::smallint, o."forSale" AND NOT o."soldRecently" AND NOT o."reserved", o."salePriceNow"),
      (2::smallint, o."forRent" AND NOT o."rented" AND NOT o."reserved", o."rentPriceNow"),
      (3::smallint, o."forShortRent", o."shortRentPrice")
    ) AS s ("service", "isOffered", "price")
    -- Made once for a row, not once for a fact.
    CROSS JOIN LATERAL (SELECT to_jsonb(o) AS "all" OFFSET 0) AS j
    WHERE o."id" = ANY("ids") AND o."active" AND o."deletedOn" IS NULL AND NOT o."isBlank"
      AND s."isOffered" AND s."price" > 0
  ), "gone" AS (
    DELETE FROM "objectOffer" f WHERE f."objectId" = ANY("ids")
      AND NOT EXISTS (SELECT FROM "offered" o WHERE o."objectId" = f."objectId" AND o."service" = f."service")
  )
  INSERT INTO "objectOffer" AS f ("objectId", "service", "price", "placeId", "type", "subType", "bedrooms", "area",
    "lotArea", "facts", "published", "since", "tellOn")
  SELECT "objectId", "service", "price", "locationId", "subTypeObjectTypeId", "objectSubTypeId", "bedrooms", "area",
    "lotArea", "facts", "published", "createdOn",
    CASE WHEN NOT EXISTS (SELECT FROM "objectTold" t
      WHERE t."objectId" = o."objectId" AND t."service" = o."service" AND t."price" <= o."price")
    THEN now() + interval '10 minutes' END
  FROM "offered" o
  ON CONFLICT ("objectId", "service") DO UPDATE SET
    "price" = EXCLUDED."price", "placeId" = EXCLUDED."placeId", "type" = EXCLUDED."type", "subType" = EXCLUDED."subType",
    "bedrooms" = EXCLUDED."bedrooms", "area" = EXCLUDED."area", "lotArea" = EXCLUDED."lotArea", "facts" = EXCLUDED."facts",
    "published" = EXCLUDED."published", "since" = EXCLUDED."since", "tellOn" = EXCLUDED."tellOn";
END $$;

CREATE OR REPLACE FUNCTION "keepOffers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepOffersOf"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;
