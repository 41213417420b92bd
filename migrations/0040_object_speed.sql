-- When an object's files last changed is told by the deleted ones, too.
CREATE INDEX "fileAnyParent" ON "file" ("parentKind", "parentId");

-- Searches within a place read, and count, its objects alone: all that they filter by is beside the place.
DROP INDEX "objectLocationList";
CREATE INDEX "objectLocationList" ON "object" (coalesce("locationId", 0), "id")
  INCLUDE ("locationId", "forSale", "forRent", "forShortRent", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "createdOn", "createdById", "latitude", "longitude")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
