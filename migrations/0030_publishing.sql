-- Objects on the agency's public site: what is there, what waits to be checked, what may be read there.

ALTER TABLE "object"
  -- When it last went on the site; kept when it is taken down, because such a page is gone, not unknown.
  ADD COLUMN "publishedOn" timestamptz,
  -- It is to be checked before it may (still) be on the site.
  ADD COLUMN "publishDue" boolean NOT NULL DEFAULT false;

UPDATE "object" SET
  "published" = "published" AND "publishRequested" AND "active" AND "deletedOn" IS NULL,
  "publishDue" = "publishRequested" AND "deletedOn" IS NULL,
  "publishedOn" = CASE WHEN "published" THEN now() END
WHERE "published" OR "publishRequested";

ALTER TABLE "object" ADD CONSTRAINT "publishedOnRequest"
  CHECK (NOT "published" OR ("publishRequested" AND "active" AND "deletedOn" IS NULL AND "publishedOn" IS NOT NULL));

CREATE INDEX "objectPublished" ON "object" ("featured" DESC, "publishedOn" DESC, "id" DESC)
  INCLUDE ("forSale", "forRent", "forShortRent", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "bedrooms", "locationId", "subTypeObjectTypeId", "objectSubTypeId")
  WHERE "published";
CREATE INDEX "objectPublishedPlace" ON "object" ("locationId") WHERE "published";
CREATE INDEX "objectPublishedMap" ON "object" ("id") INCLUDE ("referenceNumber", "modifiedOn") WHERE "published";
CREATE INDEX "objectPublishDue" ON "object" ("id") WHERE "publishDue";

-- Whoever changes an object, and however: what may not be shown is off the site in the same moment,
-- and each change of what is asked for is checked again.
CREATE FUNCTION "publicationFollowsObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW."publishRequested" OR NEW."deletedOn" IS NOT NULL THEN
    NEW."published" := false;
    NEW."publishError" := NULL;
    NEW."publishDue" := false;
  ELSIF TG_OP = 'INSERT' THEN
    NEW."publishDue" := NOT NEW."published" AND NEW."publishError" IS NULL;
  ELSIF NEW."version" > OLD."version" THEN
    NEW."publishDue" := true;
    NEW."publishError" := NULL;
  END IF;
  NEW."published" := NEW."published" AND NEW."active";
  IF NEW."published" AND (TG_OP = 'INSERT' OR NOT OLD."published") THEN
    NEW."publishedOn" := coalesce(CASE WHEN TG_OP = 'INSERT' THEN NEW."publishedOn" END, now());
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "publicationFollowsNewObject" BEFORE INSERT ON "object"
  FOR EACH ROW WHEN (NEW."published" OR NEW."publishRequested") EXECUTE FUNCTION "publicationFollowsObject"();
CREATE TRIGGER "publicationFollowsObject" BEFORE UPDATE ON "object"
  FOR EACH ROW WHEN (OLD."publishRequested" OR NEW."published" OR NEW."publishRequested")
  EXECUTE FUNCTION "publicationFollowsObject"();

-- An object without its pictures is checked again, too. One that is locked is just being saved.
CREATE FUNCTION "publicationFollowsPictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "publishDue" = true, "publishError" = NULL
  WHERE "id" = (
    SELECT "id" FROM "object" WHERE "id" = NEW."parentId" AND "publishRequested" AND NOT "publishDue"
    FOR UPDATE SKIP LOCKED
  );
  RETURN NULL;
END $$;
CREATE TRIGGER "publicationFollowsPictures" AFTER INSERT OR UPDATE OF "parentId", "deletedOn" ON "file"
  FOR EACH ROW WHEN (NEW."parentKind" = 'Object') EXECUTE FUNCTION "publicationFollowsPictures"();

-- All that the public site reads of an object. What is internal is not here, so that no page can show
-- it: no owner, notes, people or stamps, no exact position and no address unless they are displayed.
CREATE VIEW "publishedObject" AS SELECT
  "id", "referenceNumber", "publishedOn", "modifiedOn"::date AS "changedOn",
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
  CASE WHEN "displayCoordinates" THEN "latitude" ELSE round("mapCircleLatitude", 3) END AS "mapLatitude",
  CASE WHEN "displayCoordinates" THEN "longitude" ELSE round("mapCircleLongitude", 3) END AS "mapLongitude",
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
  "constructionYear", "renovationYear", "dateAvailable", "averageMonthlySharedExpenses"
FROM "object" WHERE "published";
