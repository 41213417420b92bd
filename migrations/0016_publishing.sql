-- Objects on the agency's public site: what is there, and what waits to be checked.
-- requires: publicationFollows.sql

CREATE INDEX "objectPublished" ON "object" ("featured" DESC, "publishedOn" DESC, "id" DESC)
  INCLUDE ("forSale", "forRent", "forShortRent", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "bedrooms", "locationId", "subTypeObjectTypeId", "objectSubTypeId")
  WHERE "published";
CREATE INDEX "objectPublishedPlace" ON "object" ("locationId") WHERE "published";
CREATE INDEX "objectPublishedMap" ON "object" ("id") INCLUDE ("referenceNumber", "modifiedOn") WHERE "published";
-- What is not on the site yet is checked before what is there already and only changed.
CREATE INDEX "objectPublishDue" ON "object" ("published", "id") WHERE "publishDue";

-- Whoever changes an object or its pictures, and however: the site follows.
CREATE TRIGGER "publicationFollowsNewObject" BEFORE INSERT ON "object"
  FOR EACH ROW WHEN (NEW."published" OR NEW."publishRequested") EXECUTE FUNCTION "publicationFollowsObject"();
CREATE TRIGGER "publicationFollowsObject" BEFORE UPDATE ON "object"
  FOR EACH ROW WHEN (OLD."publishRequested" OR NEW."published" OR NEW."publishRequested")
  EXECUTE FUNCTION "publicationFollowsObject"();
CREATE TRIGGER "publicationFollowsPictures" AFTER INSERT OR UPDATE OF "parentId", "deletedOn" ON "file"
  FOR EACH ROW WHEN (NEW."parentKind" = 'Object') EXECUTE FUNCTION "publicationFollowsPictures"();
