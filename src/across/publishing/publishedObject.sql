-- All that the public site, and the pages of clients' selections, read of an object.
-- version: 3

-- Whether the middle of a circle is as good as the position itself: nobody has said where it is, or it
-- is within a quarter of the radius (in metres) of it.
CREATE OR REPLACE FUNCTION givesAway("latitude" numeric, "longitude" numeric, "ofCircle" numeric, "longitudeOfCircle" numeric, "radius" integer)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN "latitude" IS NOT NULL AND "longitude" IS NOT NULL
  AND ("ofCircle" IS NULL OR "longitudeOfCircle" IS NULL OR coalesce(
    sqrt((("ofCircle" - "latitude") * 111320) ^ 2 + (("longitudeOfCircle" - "longitude") * 111320 * cosd("latitude"::float)::numeric) ^ 2)
      < "radius" / 4.0, false));

-- A latitude or longitude as exactly as it is shown. Of the middle of a circle some metres are enough; a
-- position that stands for one is moved to the nearest point of a grid, so that it is at most half of
-- the radius away from there.
CREATE OR REPLACE FUNCTION vagueDegrees("degrees" numeric, "isPosition" boolean, "radius" integer)
RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE
  WHEN "isPosition" THEN round(round("degrees" / ("radius" * 0.7 / 111320)) * ("radius" * 0.7 / 111320), 4)
  ELSE round("degrees", 4) END;

-- What is internal is not here, so that no page can show it: no owner, notes, people or stamps, no address
-- unless it is displayed; and of a position that is not, a circle whose middle does not give it away.
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

-- What is on the site.
CREATE VIEW "publishedObject" AS SELECT * FROM "shownObject" WHERE "published";
