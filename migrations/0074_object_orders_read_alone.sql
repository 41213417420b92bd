-- Objects sorted by area or bedrooms: an expression is read from an index alone only where its column is in it
-- too. Without that the pages in the middle of the list fetched or sorted all objects.

DROP INDEX "objectAreaOrder";
CREATE INDEX "objectAreaOrder" ON "object" (coalesce("area", 0), "id") INCLUDE ("area")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
DROP INDEX "objectBedroomsList";
CREATE INDEX "objectBedroomsList" ON "object" (coalesce("bedrooms", 0), "id") INCLUDE ("bedrooms")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
