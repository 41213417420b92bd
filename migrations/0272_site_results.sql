-- The results of the public site leave out what is sold or rented, and are filtered by features; similar objects are found by
-- place, type and price.
DROP VIEW IF EXISTS "publishedObject";
DROP VIEW IF EXISTS "shownObject";
DROP INDEX "objectPublished";
DROP INDEX "objectPublishedPlace";
CREATE INDEX "objectPublished" ON "object" ("featured" DESC, "publishedOn" DESC, "id" DESC)
  INCLUDE ("forSale", "forRent", "forShortRent", "rented", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "bedrooms", "locationId", "subTypeObjectTypeId", "objectSubTypeId", "featureBits")
  WHERE "published" AND NOT "soldRecently" AND (NOT "rented" OR "forSale" OR "forShortRent");
CREATE INDEX "objectPublishedPlace" ON "object" ("locationId", "typeKey",
    (CASE WHEN "forSale" THEN "salePriceNow" WHEN "forRent" THEN "rentPriceNow" ELSE "shortRentPrice" END))
  WHERE "published" AND NOT "soldRecently" AND (NOT "rented" OR "forSale" OR "forShortRent");
