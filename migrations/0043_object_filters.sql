-- What objects are filtered by beside what searches had, and their orders by price and size.

-- Where it stands with the website. Which features it has, a bit each, in the order of the fields (see featureBits.ts).
ALTER TABLE "object"
  ADD COLUMN "status" text COLLATE "C" NOT NULL GENERATED ALWAYS AS (
    CASE
      WHEN NOT "active" THEN 'inactive'
      WHEN "publishError" IS NOT NULL THEN 'refused'
      WHEN NOT "publishRequested" THEN 'internal'
      WHEN "published" THEN 'published' ELSE 'waiting' END
  ) STORED,
  ADD COLUMN "featureBits" bigint NOT NULL GENERATED ALWAYS AS (
    CASE WHEN "elevator" THEN 1 ELSE 0 END | CASE WHEN "internalStaircase" THEN 2 ELSE 0 END
    | CASE WHEN "storageSpace" THEN 4 ELSE 0 END | CASE WHEN "playroom" THEN 8 ELSE 0 END
    | CASE WHEN "luxurious" THEN 16 ELSE 0 END | CASE WHEN "penthouse" THEN 32 ELSE 0 END
    | CASE WHEN "neoclassical" THEN 64 ELSE 0 END | CASE WHEN "buildableLand" THEN 128 ELSE 0 END
    | CASE WHEN "garden" THEN 256 ELSE 0 END | CASE WHEN "swimmingPool" THEN 512 ELSE 0 END
    | CASE WHEN "awning" THEN 1024 ELSE 0 END | CASE WHEN "parking" THEN 2048 ELSE 0 END
    | CASE WHEN "underConstruction" THEN 4096 ELSE 0 END | CASE WHEN "renovated" THEN 8192 ELSE 0 END
    | CASE WHEN "newBuilding" THEN 16384 ELSE 0 END | CASE WHEN "requiredRenovation" THEN 32768 ELSE 0 END
    | CASE WHEN "newDevelopment" THEN 65536 ELSE 0 END | CASE WHEN "underFloorHeating" THEN 131072 ELSE 0 END
    | CASE WHEN "fireplace" THEN 262144 ELSE 0 END | CASE WHEN "solarWaterHeating" THEN 524288 ELSE 0 END
    | CASE WHEN "airCondition" THEN 1048576 ELSE 0 END | CASE WHEN "windowScreens" THEN 2097152 ELSE 0 END
    | CASE WHEN "doubleGlass" THEN 4194304 ELSE 0 END | CASE WHEN "alarm" THEN 8388608 ELSE 0 END
    | CASE WHEN "secureDoor" THEN 16777216 ELSE 0 END | CASE WHEN "nightPower" THEN 33554432 ELSE 0 END
    | CASE WHEN "balcony" THEN 67108864 ELSE 0 END | CASE WHEN "bright" THEN 134217728 ELSE 0 END
    | CASE WHEN "facade" THEN 268435456 ELSE 0 END | CASE WHEN "corner" THEN 536870912 ELSE 0 END
    | CASE WHEN "airy" THEN 1073741824 ELSE 0 END | CASE WHEN "painted" THEN 2147483648 ELSE 0 END
    | CASE WHEN "disabledAccess" THEN 4294967296 ELSE 0 END | CASE WHEN "attic" THEN 8589934592 ELSE 0 END
    | CASE WHEN "view" THEN 17179869184 ELSE 0 END | CASE WHEN "seaView" THEN 34359738368 ELSE 0 END
    | CASE WHEN "firstCoastLine" THEN 68719476736 ELSE 0 END | CASE WHEN "unfinished" THEN 137438953472 ELSE 0 END
    | CASE WHEN "preserved" THEN 274877906944 ELSE 0 END | CASE WHEN "furnished" THEN 549755813888 ELSE 0 END
    | CASE WHEN "student" THEN 1099511627776 ELSE 0 END | CASE WHEN "petsWelcome" THEN 2199023255552 ELSE 0 END
    | CASE WHEN "suitableForCommercialUse" THEN 4398046511104 ELSE 0 END
    | CASE WHEN "eligibleForGoldenVisa" THEN 8796093022208 ELSE 0 END
    | CASE WHEN "ourProject" THEN 17592186044416 ELSE 0 END | CASE WHEN "investment" THEN 35184372088832 ELSE 0 END
    | CASE WHEN "noAgentFeeForBuyer" THEN 70368744177664 ELSE 0 END
  ) STORED;

-- Read alone, whatever is asked: the opening order of lists, and the objects of a place. Each with all that is filtered by.
DROP INDEX "objectList";
CREATE INDEX "objectList" ON "object" ("createdOn" DESC, "id" DESC)
  INCLUDE ("forSale", "forRent", "forShortRent", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "locationId", "createdById", "latitude", "longitude", "subTypeObjectTypeId", "objectSubTypeId", "bedrooms",
    "status", "featureBits", "modifiedOn", "modifiedById")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
DROP INDEX "objectLocationList";
CREATE INDEX "objectLocationList" ON "object" (coalesce("locationId", 0), "id")
  INCLUDE ("locationId", "forSale", "forRent", "forShortRent", "salePriceNow", "rentPriceNow", "shortRentPrice", "area",
    "createdOn", "createdById", "latitude", "longitude", "subTypeObjectTypeId", "objectSubTypeId", "bedrooms",
    "status", "featureBits", "modifiedOn", "modifiedById")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";

-- What nobody has priced or measured comes as if it were 0. Of several offers the first one's price counts.
CREATE INDEX "objectPriceOrder" ON "object" (
    coalesce(CASE WHEN "forSale" THEN "salePriceNow" WHEN "forRent" THEN "rentPriceNow" WHEN "forShortRent" THEN "shortRentPrice" END, 0),
    "id")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectSaleOrder" ON "object" (coalesce("salePriceNow", 0), "id") INCLUDE ("salePriceNow")
  WHERE "forSale" AND "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectRentOrder" ON "object" (coalesce("rentPriceNow", 0), "id") INCLUDE ("rentPriceNow")
  WHERE "forRent" AND "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectShortRentOrder" ON "object" (coalesce("shortRentPrice", 0), "id") INCLUDE ("shortRentPrice")
  WHERE "forShortRent" AND "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectAreaOrder" ON "object" (coalesce("area", 0), "id") WHERE "deletedOn" IS NULL AND NOT "isBlank";
