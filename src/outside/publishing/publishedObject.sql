-- The columns of objects that the public site and the pages of selections read.
-- version: 4

-- Whether the centre of the map circle reveals the position: no centre was set, or it is closer than a quarter of the radius (in
-- metres).
CREATE OR REPLACE FUNCTION givesAway("latitude" numeric, "longitude" numeric, "ofCircle" numeric, "longitudeOfCircle" numeric, "radius" integer)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN "latitude" IS NOT NULL AND "longitude" IS NOT NULL
  AND ("ofCircle" IS NULL OR "longitudeOfCircle" IS NULL OR coalesce(
    sqrt((("ofCircle" - "latitude") * 111320) ^ 2 + (("longitudeOfCircle" - "longitude") * 111320 * cosd("latitude"::float)::numeric) ^ 2)
      < "radius" / 4.0, false));

-- A latitude or longitude rounded for display. The centre of a circle is rounded to metres. A position used as the centre is
-- moved to the nearest point of a grid, at most half the radius away.
CREATE OR REPLACE FUNCTION vagueDegrees("degrees" numeric, "isPosition" boolean, "radius" integer)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE
  WHEN "isPosition" THEN round(round("degrees" / ("radius" * 0.7 / 111320)) * ("radius" * 0.7 / 111320), 4)
  ELSE round("degrees", 4) END;

-- Leaves out everything internal, so that no page can show it: owner, notes, people and stamps; the address unless it is
-- displayed; the position unless it is displayed, with a circle that does not reveal it instead.
DROP VIEW IF EXISTS "publishedObject";
DROP VIEW IF EXISTS "shownObject";
CREATE VIEW "shownObject" AS SELECT
  "id", "referenceNumber", "publishedOn", ("modifiedOn" AT TIME ZONE 'Europe/Athens')::date AS "changedOn",
  "subTypeObjectTypeId", "objectSubTypeId", "typeKey", "locationId",
  "forSale", "forRent", "forShortRent",
  "salePrice", "salePriceWithDiscount", "dateOfSalePriceDiscount", "salePriceNow",
  "rentPrice", "rentPriceWithDiscount", "dateOfRentPriceDiscount", "rentPriceNow", "shortRentPrice",
  "title", "titleEl", "titleRu", "description", "descriptionEl", "descriptionRu", "videoURL",
  "area", "bedrooms", "bathrooms", "livingRooms", "kitchens", "wc", "floor", "levels",
  "lotArea", "buildableArea", "sizeOfBalconies", "parkingLots",
  CASE WHEN "displayAddress" THEN "address" END AS "address",
  CASE WHEN "displayAddress" THEN "zipCode" END AS "zipCode",
  "distanceFromSea", "distanceFromAirport", "accessFrom", "orientation", "zone",
  "displayCoordinates",
  CASE WHEN "displayCoordinates" THEN "latitude" ELSE vagueDegrees(
    CASE WHEN "isGivenAway" THEN "latitude" ELSE "mapCircleLatitude" END, "isGivenAway", "mapCircleRadius"
  ) END AS "mapLatitude",
  CASE WHEN "displayCoordinates" THEN "longitude" ELSE vagueDegrees(
    CASE WHEN "isGivenAway" THEN "longitude" ELSE "mapCircleLongitude" END, "isGivenAway", "mapCircleRadius"
  ) END AS "mapLongitude",
  CASE WHEN NOT "displayCoordinates" THEN "mapCircleRadius" END AS "mapRadius",
  "featured", "recommended", "soldRecently", "rented", "reserved",
  -- Whether it can still be had: not sold, nor rented out without another offer.
  NOT "soldRecently" AND (NOT "rented" OR "forSale" OR "forShortRent") AS "isOffered",
  -- The price of its first offer.
  CASE WHEN "forSale" THEN "salePriceNow" WHEN "forRent" THEN "rentPriceNow" ELSE "shortRentPrice" END AS "priceNow",
  "featureBits",
  "elevator", "internalStaircase", "storageSpace", "playroom", "luxurious", "penthouse", "neoclassical",
  "buildableLand", "garden", "swimmingPool", "awning", "parking", "underConstruction", "renovated",
  "newBuilding", "requiredRenovation", "newDevelopment", "underFloorHeating", "fireplace",
  "solarWaterHeating", "airCondition", "windowScreens", "doubleGlass", "alarm", "secureDoor",
  "nightPower", "balcony", "bright", "facade", "corner", "airy", "painted", "disabledAccess", "attic",
  "view", "seaView", "firstCoastLine", "unfinished", "preserved", "furnished", "student", "petsWelcome",
  "suitableForCommercialUse", "eligibleForGoldenVisa", "ourProject", "investment", "noAgentFeeForBuyer",
  "energyClass", "heating", "heatingMedium", "framesType", "floorsType",
  "constructionYear", "renovationYear", "dateAvailable", "averageMonthlySharedExpenses",
  "published", "active", "deletedOn"
FROM "object" CROSS JOIN LATERAL (
  SELECT givesAway("latitude", "longitude", "mapCircleLatitude", "mapCircleLongitude", "mapCircleRadius") AS "isGivenAway"
) AS "circle";

-- Objects on the site.
CREATE VIEW "publishedObject" AS SELECT * FROM "shownObject" WHERE "published";
