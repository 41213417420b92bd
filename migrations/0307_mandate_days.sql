-- The days on which a mandate covers a property, kept beside it for the list, and the number of all orders.
ALTER TABLE "object" ADD COLUMN "mandateDays" datemultirange NOT NULL DEFAULT '{}';
UPDATE "object" o SET "mandateDays" = m."days"
FROM (
  SELECT k."objectId", range_agg(daterange(b."validFrom", b."endsOn", '[]')) AS "days"
  FROM "brokerOrder" b JOIN "orderObject" k ON k."orderId" = b."id"
  WHERE b."side" = 'mandate' AND b."signedOn" IS NOT NULL AND b."extendsId" IS NULL AND b."endsOn" >= b."validFrom"
  GROUP BY 1
) m WHERE o."id" = m."objectId";

DROP INDEX "objectList";
CREATE INDEX "objectList" ON "object" ("createdOn" DESC, "id" DESC)
  INCLUDE ("forSale", "forRent", "forShortRent", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "locationId", "createdById", "latitude", "longitude", "subTypeObjectTypeId", "objectSubTypeId", "bedrooms",
    "status", "featureBits", "mandateDays", "modifiedOn", "modifiedById")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
DROP INDEX "objectLocationList";
CREATE INDEX "objectLocationList" ON "object" (coalesce("locationId", 0), "id")
  INCLUDE ("locationId", "forSale", "forRent", "forShortRent", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "createdOn", "createdById", "latitude", "longitude", "subTypeObjectTypeId", "objectSubTypeId", "bedrooms",
    "status", "featureBits", "mandateDays", "modifiedOn", "modifiedById")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";

INSERT INTO "keptList" ("list", "table", "condition") VALUES ('orders', 'brokerOrder', '"deletedOn" IS NULL');
